"""What a position from outside must fulfil before any compiled rule sees it.

The words are in `en.ftl` and `de.ftl`, as `position-...`.
"""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from regalia.games.council.rules.board import (
    JOKER_PRICE,
    PERMIT_BONUS,
    PRICE_BY_CARDS,
    ROAD_PRICE,
    ROADS_BETWEEN,
    SQUARE_BONUS,
    TOKEN_BONUS,
    Gain,
)
from regalia.games.council.rules.check_components import check_components, members, named, permit_named
from regalia.games.council.rules.record import (
    JOKER,
    MOST_PLAYERS,
    NONE,
    QUEENS_COUNCIL,
    QUEUE,
    SEATS_IN_COUNCIL,
    Bonus,
    City,
    Colour,
    Phase,
    Step,
)
from regalia.sentences import Seat, Sentence, sentence

_PAYING = (Step.PAY_FOR_PERMIT, Step.PAY_FOR_QUEEN)
_OWED = {
    Step.REPEAT_TOKEN: Gain.REPEAT_TOKENS,
    Step.FREE_PERMIT: Gain.FREE_PERMIT,
    Step.REPEAT_PERMIT: Gain.REPEAT_PERMIT,
}
_MOST_STEPS = 2  # on the nobility track at once: by a permit, or by the two tokens that bring one


def check(record: Any) -> Iterator[Sentence]:
    """What is wrong with a position from outside, beyond the range of each field; each check trusts those before."""
    s = SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})  # plain numbers: read faster
    yield from check_seats(s)
    yield from check_components(s)
    yield from _check_payment(s)
    yield from _check_choice(s)
    yield from _check_turn(s)
    yield from _check_end(s)


def check_seats(s: Any) -> Iterator[Sentence]:
    owners = (*s.metal_rewards, *s.region_rewards, *s.queens_rewards)
    absent = max(s.first, s.seat, *owners)
    if absent >= s.players:
        yield sentence("position-seat-absent", seat=Seat(absent))
    stocks = (s.hand_sizes, s.drawn_sizes, s.permits, s.used_permits, s.merchants, s.merchants_left)
    for stock in (*stocks, s.coins, s.servants, s.nobility, s.points):
        for seat in range(s.players, MOST_PLAYERS):
            if stock[seat]:
                yield sentence("position-owns-absent", seat=Seat(seat))


def _check_payment(s: Any) -> Iterator[Sentence]:
    """K7, K7b, K9: a payment under way has a target and can be finished; otherwise there is nothing of one."""
    if any(s.laid) and s.step not in _PAYING:
        yield sentence("position-laid-early")
    if (s.pay_region or s.pay_space) and s.step != Step.PAY_FOR_PERMIT:
        yield sentence("position-no-permit-paid")
    if s.pay_city and s.step != Step.PAY_FOR_QUEEN:
        yield sentence("position-no-queen-paid")
    if s.step in _PAYING and s.main_actions == 0:
        yield sentence("position-paying-is-main")
    if s.step == Step.PAY_FOR_PERMIT:
        if s.face_up[s.pay_region][s.pay_space] == NONE:
            yield sentence("position-permit-to-pay")
        if not _can_pay(s, s.councils[s.pay_region], 0):
            yield sentence("position-unpayable")
    if s.step == Step.PAY_FOR_QUEEN:
        roads = int(ROADS_BETWEEN[s.board, s.queen, s.pay_city])
        if not _can_place(s, s.pay_city):
            yield sentence("position-queen-stops", city=named(City(s.pay_city)))
        if not _can_pay(s, s.councils[QUEENS_COUNCIL], ROAD_PRICE * roads):
            yield sentence("position-unpayable")


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


def _check_choice(s: Any) -> Iterator[Sentence]:
    """K14, K15: a choice owed belongs to a square just reached, and can be made."""
    if s.barred != NONE and not _can_be_barred(s):
        yield sentence("position-barred", permit=permit_named(s.barred))
    if s.step not in _OWED:
        if s.queued or s.owed or s.repeated or any(map(any, s.queue)):
            yield sentence("position-queue-early")
        return
    square = _square_just_reached(s)
    if s.acted == 0:
        yield sentence("position-choice-early")
    if square == 0:
        yield sentence("position-choice-square", seat=Seat(s.seat))
    if s.step == Step.FREE_PERMIT and all(permit == NONE for spaces in s.face_up for permit in spaces):
        yield sentence("position-no-free-permit")
    if s.step == Step.REPEAT_PERMIT and not _permits_to_repeat(s):
        yield sentence("position-no-own-permit", seat=Seat(s.seat))
    targets = _tokens_to_repeat(s) if s.step == Step.REPEAT_TOKEN else []
    chosen = members(s.repeated)
    due = min(int(SQUARE_BONUS[square, Gain.REPEAT_TOKENS]), len(targets))
    if set(chosen) - set(targets) or s.owed != due - len(chosen) or (s.owed > 0) != (s.step == Step.REPEAT_TOKEN):
        yield sentence("position-tokens-owed", seat=Seat(s.seat))
    # no square that pays lies so close behind one that owes a choice that it could wait with it
    waiting = [[int(Bonus.TOKEN), s.tokens[city]] for city in chosen]
    if s.queued != len(waiting) or s.queue != waiting + [[0, 0]] * (QUEUE - len(waiting)):
        yield sentence("position-queue")


def _can_be_barred(s: Any) -> bool:
    """K15: it was just gained, and its steps lead from below the square to where the marker stands."""
    if s.step != Step.REPEAT_PERMIT or s.barred not in members(s.permits[s.seat]):
        return False
    beyond = s.nobility[s.seat] - _square_just_reached(s)
    return bool(PERMIT_BONUS[s.barred, Gain.NOBILITY] > beyond)


def _permits_to_repeat(s: Any) -> set[int]:
    """K14, K15: own permits but for the one barred."""
    return {*members(s.permits[s.seat] | s.used_permits[s.seat])} - {s.barred}


def _square_just_reached(s: Any) -> int:
    """The square of the choice owed, among those reached last; 0 if there is none."""
    nobility = s.nobility[s.seat]
    squares = range(nobility, max(nobility - _MOST_STEPS, 0), -1)
    return next((square for square in squares if SQUARE_BONUS[square, _OWED[s.step]]), 0)


def _tokens_to_repeat(s: Any) -> list[int]:
    """K14: own cities whose tokens bring no nobility steps."""
    tokens = {city: s.tokens[city] for city in members(s.merchants[s.seat]) if s.tokens[city] != NONE}
    return [city for city, token in tokens.items() if not TOKEN_BONUS[token, Gain.NOBILITY]]


def _check_turn(s: Any) -> Iterator[Sentence]:
    """K5, K12, K14, K19."""
    if s.turn < 1:
        yield sentence("position-no-turn")
    if 0 < s.turn_limit < s.turn:
        yield sentence("position-turn-limit", limit=s.turn_limit)
    if s.phase == Phase.PLAY and s.acted == 0 and s.main_actions == 0:
        yield sentence("position-main-action-due")
    if s.main_actions + s.acted > 1 + _additional_actions(s):
        yield sentence("position-main-actions", seat=Seat(s.seat))


def _additional_actions(s: Any) -> int:
    """The most main actions that the player can have gained in this turn beyond the mandatory one."""
    owned = members(s.permits[s.seat] | s.used_permits[s.seat])
    gained = sum(PERMIT_BONUS[permit, Gain.MAIN_ACTIONS] for permit in owned)
    for square in range(s.nobility[s.seat] + 1):
        gained += SQUARE_BONUS[square, Gain.MAIN_ACTIONS]
        if s.step != Step.REPEAT_PERMIT:
            gained += SQUARE_BONUS[square, Gain.REPEAT_PERMIT]
    return gained + 1 - int(s.quick_actions)


def _check_end(s: Any) -> Iterator[Sentence]:
    """K17, K19."""
    finished = {seat for seat in range(s.players) if s.merchants_left[seat] == 0}
    if s.last_turns >= s.players or (s.last_turns >= 0) != bool(finished):
        yield sentence("position-last-turns")
    if s.phase == Phase.OVER:
        if s.step != Step.ACTIONS or s.main_actions or s.quick_actions or not s.acted:
            yield sentence("position-over-acting")
        if s.last_turns != 0 and s.turn != s.turn_limit:
            yield sentence("position-over-early")
    elif finished:
        since = [(s.seat - turns) % s.players for turns in range(s.players - s.last_turns)]
        if since[-1] not in finished or finished - set(since):
            yield sentence("position-last-order")
