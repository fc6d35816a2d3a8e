"""What a position from outside must fulfil before any compiled rule sees it."""

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from regalia.games.council.rules.board import (
    COUNCILLORS_OF_COLOUR,
    JOKER_PRICE,
    MERCHANTS,
    METAL_CITIES,
    PERMIT_BONUS,
    PERMIT_REGION,
    PRICE_BY_CARDS,
    REGION_CITIES,
    ROAD_PRICE,
    ROADS_BETWEEN,
    ROYAL,
    SQUARE_BONUS,
    TOKEN_BONUS,
    Gain,
)
from regalia.games.council.rules.cards import cards_of_kind
from regalia.games.council.rules.record import (
    JOKER,
    MOST_PLAYERS,
    NOBODY,
    NONE,
    PERMITS,
    QUEENS_COUNCIL,
    QUEUE,
    SEATS_IN_COUNCIL,
    TOKENS,
    Bonus,
    Colour,
    Metal,
    Phase,
    Region,
    Step,
)

_PAYING = (Step.PAY_FOR_PERMIT, Step.PAY_FOR_QUEEN)
_OWED = {
    Step.REPEAT_TOKEN: Gain.REPEAT_TOKENS,
    Step.FREE_PERMIT: Gain.FREE_PERMIT,
    Step.REPEAT_PERMIT: Gain.REPEAT_PERMIT,
}
_MOST_STEPS = 2  # on the nobility track at once: by a permit, or by the two tokens that bring one


def check(record: Any) -> Iterator[str]:
    """What is wrong with a position from outside, beyond the range of each field; each check trusts those before."""
    s = SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})  # plain numbers: read faster
    yield from _check_seats(s)
    yield from _check_cards(s)
    yield from _check_councillors(s)
    yield from _check_permits(s)
    yield from _check_board(s)
    yield from _check_rewards(s)
    yield from _check_payment(s)
    yield from _check_choice(s)
    yield from _check_turn(s)
    yield from _check_end(s)


def _members(mask: int) -> list[int]:
    return [member for member in range(mask.bit_length()) if mask >> member & 1]


def _check_seats(s: Any) -> Iterator[str]:
    owners = (*s.metal_rewards, *s.region_rewards, *s.queens_rewards)
    if max(s.first, s.seat, *owners) >= s.players:
        yield "A seat that does not play cannot hold anything or have the turn."
    stocks = (s.hand_sizes, s.drawn_sizes, s.permits, s.used_permits, s.merchants, s.merchants_left)
    for stock in (*stocks, s.coins, s.servants, s.nobility, s.points):
        if any(stock[s.players : MOST_PLAYERS]):
            yield "A seat that does not play has nothing."


def _check_cards(s: Any) -> Iterator[str]:
    """K2: 13 cards of each colour and 12 jokers, wherever they are. K5: what left the deck was drawn by somebody."""
    for kind in range(JOKER + 1):
        owned, in_all = sum(hand[kind] for hand in s.hands), cards_of_kind(kind)
        if s.deck[kind] + s.discards[kind] + s.laid[kind] + owned != in_all:
            yield "There are 13 politics cards of each colour and 12 jokers in all."
        if s.deck[kind] + sum(drawn[kind] for drawn in s.drawn) != s.full_deck[kind] or s.full_deck[kind] > in_all:
            yield "The deck, and what was drawn from it, are not what it was made of."
    sizes = [sum(cards) for cards in (s.deck, *s.hands, *s.drawn)]
    if sizes != [s.deck_size, *s.hand_sizes, *s.drawn_sizes]:
        yield "The numbers of cards do not add up."


def _check_councillors(s: Any) -> Iterator[str]:
    """K2: 4 councillors of each of 6 colours."""
    seated = Counter(colour for council in s.councils for colour in council)
    if any(seated[colour] + s.reserve[colour] != COUNCILLORS_OF_COLOUR for colour in Colour):
        yield "There are 4 councillors of each colour in all."


def _check_permits(s: Any) -> Iterator[str]:
    """K2: 45 permits, each in its region's deck, on offer there or with a player. K7: one space at most is empty."""
    places: Counter[int] = Counter()
    empty = 0
    for region, deck in enumerate(s.permit_decks):
        count = s.permit_counts[region]
        lying = [permit for permit in (*deck[:count], *s.face_up[region]) if permit != NONE]
        if NONE in deck[:count] or set(deck[count:]) - {NONE} or s.permits_under[region] > count:
            yield "The permits face down do not fit their number."
        if any(PERMIT_REGION[permit] != region for permit in lying):
            yield "A permit lies in a region that is not its own."
        places.update(lying)
        empty += s.face_up[region].count(NONE) if count else 0
    for mask in (*s.permits, *s.used_permits):
        places.update(_members(mask))
    if any(places[permit] != 1 for permit in range(PERMITS)):
        yield "Each of the 45 permits is in one place."
    if empty > (1 if s.step in _OWED else 0):
        yield "Empty spaces are refilled while there are permits."


def _check_board(s: Any) -> Iterator[str]:
    """K2, K3, K4, K13."""
    if s.tokens[ROYAL[s.board]] != NONE or sorted(s.tokens) != [NONE, *range(TOKENS)]:
        yield "Every city but the royal one has one of the 14 tokens."
    for seat in range(s.players):
        if len(_members(s.merchants[seat])) + s.merchants_left[seat] != MERCHANTS:
            yield "Every player has 10 merchants in all."
    if s.neutrals and s.players > 2:
        yield "There are neutral merchants only between two players."
    if s.coin_cap and max(s.coins) > s.coin_cap:
        yield f"Nobody has more than {s.coin_cap} coins."


def _check_rewards(s: Any) -> Iterator[str]:
    """K16: a reward tile lies with somebody who has all its cities; the queen's tiles come with them, from the top."""
    sets = [METAL_CITIES[s.board, metal] for metal in Metal] + [REGION_CITIES[region] for region in Region]
    rewards = (*s.metal_rewards, *s.region_rewards)
    for cities, owner in zip(sets, rewards, strict=True):
        owners = {seat for seat in range(s.players) if s.merchants[seat] & cities == cities}
        if owner not in (owners or {NOBODY}):
            yield "A reward tile lies with a player who has merchants in all its cities."
    given, tiles = Counter(rewards), [seat for seat in s.queens_rewards if seat != NOBODY]
    most = len(rewards) - given.pop(NOBODY, 0)
    if tiles != s.queens_rewards[: len(tiles)] or len(tiles) != min(most, len(s.queens_rewards)):
        yield "A queen's tile comes with each reward tile, from the top, while they last."
    if Counter(tiles) - given:
        yield "A queen's tile lies with the owner of a reward tile."


def _check_payment(s: Any) -> Iterator[str]:
    """K7, K7b, K9: a payment under way has a target and can be finished; otherwise there is nothing of one."""
    if any(s.laid) and s.step not in _PAYING:
        yield "Cards are laid only for a payment under way."
    if (s.pay_region or s.pay_space) and s.step != Step.PAY_FOR_PERMIT:
        yield "No permit is being paid for."
    if s.pay_city and s.step != Step.PAY_FOR_QUEEN:
        yield "The queen is not being paid."
    if s.step in _PAYING and s.main_actions == 0:
        yield "Paying is a main action."
    if s.step == Step.PAY_FOR_PERMIT:
        if s.face_up[s.pay_region][s.pay_space] == NONE:
            yield "There is no permit to pay for."
        if not _can_pay(s, s.councils[s.pay_region], 0):
            yield "The payment under way cannot be finished."
    if s.step == Step.PAY_FOR_QUEEN:
        roads = int(ROADS_BETWEEN[s.board, s.queen, s.pay_city])
        if not _can_place(s, s.pay_city) or not _can_pay(s, s.councils[QUEENS_COUNCIL], ROAD_PRICE * roads):
            yield "The queen's help cannot be paid or used."


def _can_pay(s: Any, council: list[int], extra: int) -> bool:
    """K7b: the cards laid fit, and with all that can still be laid the coins suffice."""
    seated, hand = [council.count(colour) for colour in Colour], s.hands[s.seat]
    if sum(s.laid) > SEATS_IN_COUNCIL or any(s.laid[colour] > seated[colour] for colour in Colour):
        return False
    matching = sum(s.laid) + sum(min(hand[colour], seated[colour] - s.laid[colour]) for colour in Colour)
    cards = min(matching + hand[JOKER], SEATS_IN_COUNCIL)
    jokers = s.laid[JOKER] + max(cards - matching, 0)
    return bool(cards > 0 and PRICE_BY_CARDS[cards] + JOKER_PRICE * jokers + extra <= s.coins[s.seat])


def _can_place(s: Any, city: int) -> bool:
    """K10: a merchant is left, none is there, and there are servants for the others'."""
    own = s.merchants[s.seat] >> city & 1
    others = sum(mask >> city & 1 for mask in (*s.merchants, s.neutrals)) - own
    return bool(s.merchants_left[s.seat] > 0 and not own and s.servants[s.seat] >= others)


def _check_choice(s: Any) -> Iterator[str]:
    """K14, K15: a choice owed belongs to a square just reached, and can be made."""
    if s.barred != NONE and not _can_be_barred(s):
        yield "A permit is barred only if it has just led to the square that repeats one."
    if s.step not in _OWED:
        if s.queued or s.owed or s.repeated or any(map(any, s.queue)):
            yield "Bonuses wait only while a choice is owed."
        return
    square = _square_just_reached(s)
    if square == 0 or s.acted == 0:
        yield "A choice is owed only on the way to where the marker stands on the nobility track."
    if s.step == Step.FREE_PERMIT and all(permit == NONE for spaces in s.face_up for permit in spaces):
        yield "There is no permit to choose."
    if s.step == Step.REPEAT_PERMIT and not _permits_to_repeat(s):
        yield "There is no own permit to choose."
    targets = _tokens_to_repeat(s) if s.step == Step.REPEAT_TOKEN else []
    chosen = _members(s.repeated)
    due = min(int(SQUARE_BONUS[square, Gain.REPEAT_TOKENS]), len(targets))
    if set(chosen) - set(targets) or s.owed != due - len(chosen) or (s.owed > 0) != (s.step == Step.REPEAT_TOKEN):
        yield "The tokens owed are not those that can be chosen."
    # no square that pays lies so close behind one that owes a choice that it could wait with it
    waiting = [[int(Bonus.TOKEN), s.tokens[city]] for city in chosen]
    if s.queued != len(waiting) or s.queue != waiting + [[0, 0]] * (QUEUE - len(waiting)):
        yield "Only a token already chosen waits while a choice is owed."


def _can_be_barred(s: Any) -> bool:
    """K15: it was just gained, and its steps lead from below the square to where the marker stands."""
    if s.step != Step.REPEAT_PERMIT or s.barred not in _members(s.permits[s.seat]):
        return False
    beyond = s.nobility[s.seat] - _square_just_reached(s)
    return bool(PERMIT_BONUS[s.barred, Gain.NOBILITY] > beyond)


def _permits_to_repeat(s: Any) -> set[int]:
    """K14, K15: own permits but for the one barred."""
    return {*_members(s.permits[s.seat] | s.used_permits[s.seat])} - {s.barred}


def _square_just_reached(s: Any) -> int:
    """The square of the choice owed, among those reached last; 0 if there is none."""
    nobility = s.nobility[s.seat]
    squares = range(nobility, max(nobility - _MOST_STEPS, 0), -1)
    return next((square for square in squares if SQUARE_BONUS[square, _OWED[s.step]]), 0)


def _tokens_to_repeat(s: Any) -> list[int]:
    """K14: own cities whose tokens bring no nobility steps."""
    tokens = {city: s.tokens[city] for city in _members(s.merchants[s.seat]) if s.tokens[city] != NONE}
    return [city for city, token in tokens.items() if not TOKEN_BONUS[token, Gain.NOBILITY]]


def _check_turn(s: Any) -> Iterator[str]:
    """K5, K12, K14, K19."""
    if s.turn < 1 or 0 < s.turn_limit < s.turn:
        yield "At least one turn has begun, and no more than the turn limit."
    if s.phase == Phase.PLAY and s.acted == 0 and s.main_actions == 0:
        yield "The mandatory main action is still to come."
    if s.main_actions + s.acted > 1 + _additional_actions(s):
        yield "Nobody can have earned so many main actions."


def _additional_actions(s: Any) -> int:
    """The most main actions that the player can have gained in this turn beyond the mandatory one."""
    owned = _members(s.permits[s.seat] | s.used_permits[s.seat])
    gained = sum(PERMIT_BONUS[permit, Gain.MAIN_ACTIONS] for permit in owned)
    for square in range(s.nobility[s.seat] + 1):
        gained += SQUARE_BONUS[square, Gain.MAIN_ACTIONS]
        if s.step != Step.REPEAT_PERMIT:
            gained += SQUARE_BONUS[square, Gain.REPEAT_PERMIT]
    return gained + 1 - int(s.quick_actions)


def _check_end(s: Any) -> Iterator[str]:
    """K17, K19."""
    finished = {seat for seat in range(s.players) if s.merchants_left[seat] == 0}
    if s.last_turns >= s.players or (s.last_turns >= 0) != bool(finished):
        yield "The last turns begin with a tenth merchant; each of the others has one."
    if s.phase == Phase.OVER:
        if s.step != Step.ACTIONS or s.main_actions or s.quick_actions or not s.acted:
            yield "Nothing is left to do when the game is over."
        if s.last_turns != 0 and s.turn != s.turn_limit:
            yield "The game ends after the last turns or at the turn limit."
    elif finished:
        since = [(s.seat - turns) % s.players for turns in range(s.players - s.last_turns)]
        if since[-1] not in finished or finished - set(since):
            yield "The last turns begin with the first to place a tenth merchant."
