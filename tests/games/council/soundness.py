"""What must hold after every action of a game, as compiled rules (see `tests.games.soaking`)."""

from functools import cache

from regalia.compiler import rule
from regalia.game import load_game
from regalia.games.council.rules.record import (
    COLOURS,
    COUNCILS,
    JOKER,
    KINDS,
    NONE,
    PERMITS,
    QUEENS_TILES,
    REGIONS,
    SEATS_IN_COUNCIL,
    SPACES,
    State,
    Step,
)
from regalia.kernel import count_bits
from tests.games.soaking import SOUND, PlaySoundly, soaking

CARDS, COUNCILLORS, PERMIT_TILES, MERCHANTS, STOCK, SPACES_FILLED, TURN = range(2, 9)  # what else can be wrong


@cache
def soak() -> PlaySoundly:
    """The compiled loop that looks after every action whether all is sound."""
    return soaking(load_game("council"), unsound)


@rule
def unsound(s: State) -> int:
    """K2, K3, K13: nothing is lost, made or below nothing."""
    if not are_cards_whole(s):
        return CARDS
    if not are_councillors_whole(s):
        return COUNCILLORS
    if not are_permits_whole(s):
        return PERMIT_TILES
    if not are_merchants_whole(s):
        return MERCHANTS
    if not is_stock_sound(s):
        return STOCK
    if not are_spaces_filled(s):
        return SPACES_FILLED
    return SOUND if is_turn_sound(s) else TURN


@rule
def are_cards_whole(s: State) -> bool:
    """K2: 90 cards, 13 of each colour and 12 jokers; no pile is below nothing."""
    deck, total = 0, 0
    for card in range(KINDS):
        of_kind = s.deck[card] + s.discards[card] + s.laid[card]
        if s.deck[card] < 0 or s.discards[card] < 0 or s.laid[card] < 0:
            return False
        for seat in range(s.players):
            if s.hands[seat, card] < 0:
                return False
            of_kind += s.hands[seat, card]
        if of_kind != (12 if card == JOKER else 13):
            return False
        deck += s.deck[card]
        total += of_kind
    for seat in range(s.players):
        size = 0
        for card in range(KINDS):
            size += s.hands[seat, card]
        if size != s.hand_sizes[seat]:
            return False
    return deck == s.deck_size and total == 90 and are_draws_whole(s)


@rule
def are_draws_whole(s: State) -> bool:
    """K5: what has left the deck was drawn by somebody."""
    for card in range(KINDS):
        drawn = 0
        for seat in range(s.players):
            drawn += s.drawn[seat, card]
        if s.deck[card] + drawn != s.full_deck[card]:
            return False
    for seat in range(s.players):
        size = 0
        for card in range(KINDS):
            size += s.drawn[seat, card]
        if size != s.drawn_sizes[seat]:
            return False
    return True


@rule
def are_councillors_whole(s: State) -> bool:
    """K2: 24 councillors, 4 of each colour, 8 of them in reserve."""
    in_reserve = 0
    for colour in range(COLOURS):
        of_colour = s.reserve[colour]
        if of_colour < 0:
            return False
        in_reserve += of_colour
        for council in range(COUNCILS):
            for place in range(SEATS_IN_COUNCIL):
                if s.councils[council, place] == colour:
                    of_colour += 1
        if of_colour != 4:
            return False
    return in_reserve == 8


@rule
def are_permits_whole(s: State) -> bool:
    """K2: each of the 45 permits is in one place."""
    seen, count = 0, 0
    for region in range(REGIONS):
        if s.permits_under[region] > s.permit_counts[region]:
            return False
        for place in range(s.permit_counts[region]):
            seen |= 1 << s.permit_decks[region, place]
            count += 1
        for space in range(SPACES):
            if s.face_up[region, space] != NONE:
                seen |= 1 << s.face_up[region, space]
                count += 1
    for seat in range(s.players):
        if s.permits[seat] & s.used_permits[seat] != 0:
            return False
        seen |= s.permits[seat] | s.used_permits[seat]
        count += count_bits(s.permits[seat] | s.used_permits[seat])
    return count == PERMITS and seen == (1 << PERMITS) - 1


@rule
def are_merchants_whole(s: State) -> bool:
    """K3, K10: 10 merchants each, and none in a city twice."""
    for seat in range(s.players):
        if s.merchants_left[seat] < 0 or count_bits(s.merchants[seat]) + s.merchants_left[seat] != 10:
            return False
    return True


@rule
def is_stock_sound(s: State) -> bool:
    """K13, K14, K16."""
    for seat in range(s.players):
        if s.coins[seat] < 0 or (s.coin_cap > 0 and s.coins[seat] > s.coin_cap):
            return False
        if s.servants[seat] < 0 or s.points[seat] < 0 or s.nobility[seat] < 0 or s.nobility[seat] > 20:
            return False
    for tile in range(1, QUEENS_TILES):
        if s.queens_rewards[tile] >= 0 and s.queens_rewards[tile - 1] < 0:
            return False
    return True


@rule
def are_spaces_filled(s: State) -> bool:
    """K7: a space is empty only while a choice is owed. K13: or while the deck is."""
    empty = 0
    for region in range(REGIONS):
        for space in range(SPACES):
            if s.face_up[region, space] == NONE and s.permit_counts[region] > 0:
                empty += 1
    owed = s.step in (Step.REPEAT_TOKEN, Step.FREE_PERMIT, Step.REPEAT_PERMIT)
    return empty <= (1 if owed else 0)


@rule
def is_turn_sound(s: State) -> bool:
    """K5, K15, K17."""
    if s.main_actions < 0 or s.quick_actions < 0 or (s.queued > 0 and s.step != Step.REPEAT_TOKEN):
        return False
    if s.barred != NONE and s.step != Step.REPEAT_PERMIT:
        return False
    finished = False
    for seat in range(s.players):
        finished = finished or s.merchants_left[seat] == 0
    return finished == (s.last_turns >= 0)
