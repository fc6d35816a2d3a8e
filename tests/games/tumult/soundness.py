"""What must hold after every action of a game, as compiled rules (see `tests.games.soaking`)."""

from regalia.compiler import rule
from regalia.games.tumult.rules.components import CHRONICLE_STATUES, SET_ASIDE_EACH, STATUES_ON, TILES_IN_USE
from regalia.games.tumult.rules.payment import terrain_of
from regalia.games.tumult.rules.record import (
    CELLS,
    FIELDS,
    GOODS,
    NOBODY,
    NONE,
    PLACES,
    SET_ASIDE,
    SLOTS,
    STATUES,
    VALUES,
    Lies,
    Phase,
    Spot,
    State,
    Taxes,
)
from regalia.kernel import bit, has
from tests.games.soaking import SOUND

SUPPORTERS, RANKS, STATUES_WHOLE, TILES, HANDS, CASTLES, REALM, TURN = range(2, 10)  # what else can be wrong


@rule
def unsound(s: State) -> int:
    """T2, T5, T6: nothing is lost, made or below nothing."""
    if not are_supporters_whole(s):
        return SUPPORTERS
    if not are_ranks_whole(s):
        return RANKS
    if not are_statues_whole(s):
        return STATUES_WHOLE
    if not are_tiles_whole(s):
        return TILES
    if not are_hands_sound(s):
        return HANDS
    if not are_castles_sound(s):
        return CASTLES
    if not is_realm_sound(s):
        return REALM
    return SOUND if is_turn_sound(s) else TURN


@rule
def are_supporters_whole(s: State) -> bool:
    """T2: 105 in all."""
    total = s.supply
    for seat in range(s.players):
        if s.supporters[seat] < 0:
            return False
        total += s.supporters[seat]
    return s.supply >= 0 and total == 105


@rule
def are_ranks_whole(s: State) -> bool:
    """T1: everybody has one."""
    seen = 0
    for rank in range(s.players):
        seen |= bit(s.ranks[rank])
    return seen == bit(s.players) - 1


@rule
def statues_on_fields(s: State, seat: int) -> int:
    total = 0
    for cell in range(CELLS):
        if s.owners[cell] == seat:
            total += STATUES_ON[terrain_of(s, cell)]
    return total


@rule
def statues_in_chronicle(s: State, seat: int) -> int:
    total = 0
    for space in range(1, s.chronicle + 1):
        if s.crowned[space] == seat:
            total += CHRONICLE_STATUES[space]
    return total


@rule
def are_statues_whole(s: State) -> bool:
    """T2: 25 each, on the castle board, on fields and in the chronicle. T18: its last space may lack one."""
    for seat in range(s.players):
        if s.statues[seat] < 0 or (s.statues[seat] == 0 and s.phase != Phase.OVER):
            return False
        beyond = s.statues[seat] + statues_on_fields(s, seat) + statues_in_chronicle(s, seat) - STATUES
        lacking = int(s.statues[seat] == 0 and s.crowned[s.chronicle] == seat and s.chronicle > 5)
        if beyond < 0 or beyond > lacking:
            return False
    return True


@rule
def are_tiles_whole(s: State) -> bool:
    """T5: each tile in use lies in one place; none before the first taxes."""
    seen, count = 0, 0
    for place in range(PLACES):
        if s.tiles[place] != NONE:
            seen |= bit(s.tiles[place])
            count += 1
    for place in range(SET_ASIDE):
        if s.set_aside[place] != NONE:
            seen |= bit(s.set_aside[place])
            count += 1
    in_use = 0 if s.phase == Phase.FIRST_STATUES else TILES_IN_USE[s.players]
    return count == in_use and seen == bit(in_use) - 1


@rule
def are_hands_sound(s: State) -> bool:
    """T6: one tile in a hand at most, and in one hand only."""
    held = 0
    for place in range(PLACES):
        if s.spots[place] == Spot.HAND:
            held += 1
            if s.holders[place] == NOBODY or s.hands[s.holders[place]] != place:
                return False
        if s.spots[place] == Spot.MIDDLE and s.holders[place] != NOBODY:
            return False
    for seat in range(s.players):
        if s.hands[seat] != NONE:
            held -= 1
            if has(s.done, seat):
                return False
    return held == 0


@rule
def are_castles_sound(s: State) -> bool:
    """T8, T11: a castle has no more of a kind than was kept there."""
    for seat in range(s.players):
        for good in range(GOODS):
            for value in range(VALUES + 1):
                kept = kept_there(s, seat, good, value)
                if s.castles[seat, good, value] < 0 or s.castles[seat, good, value] > kept:
                    return False
    return True


@rule
def kept_there(s: State, seat: int, good: int, value: int) -> int:
    kept = 0
    for place in range(PLACES):
        if s.spots[place] == Spot.CASTLE and s.holders[place] == seat:
            tile = s.tiles[place]
            kept += int(s.tile_goods[tile] == good and s.tile_values[tile] == value)
    return kept


@rule
def is_realm_sound(s: State) -> bool:
    """T10: statues stand only in open regions. T14: regions lie face down until their space of the chronicle."""
    down = 0
    for slot in range(SLOTS):
        down += int(s.lies[slot] == Lies.DOWN)
        for field in range(FIELDS):
            if s.owners[slot * FIELDS + field] != NOBODY and s.lies[slot] != Lies.OPEN:
                return False
    if s.chronicle < 3:
        return down == s.players
    if s.chronicle < 5 or s.phase == Phase.OVER:
        return down < s.players or s.phase in (Phase.REVEALING, Phase.OVER)
    return down == 0


@rule
def is_turn_sound(s: State) -> bool:
    """T6, T7, T9."""
    if s.taxes != Taxes.HOURGLASS and s.phase in (Phase.READY, Phase.HANDS):
        return False
    middle = TILES_IN_USE[s.players] - SET_ASIDE_EACH * s.players
    for place in range(middle, PLACES):
        if s.spots[place] != Spot.GONE:
            return False
    if s.placed & ~s.able != 0:
        return False
    return (s.phase == Phase.OVER) == (s.winner != NOBODY) and s.rounds <= 10
