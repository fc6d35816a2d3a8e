"""What a seat may not know, and how it may be: tiles face down, regions face down (T6)."""

from regalia.games.tumult.rules.components import REGIONS_IN_USE, SET_ASIDE_EACH, TILES_IN_USE
from regalia.games.tumult.rules.options import OWN
from regalia.games.tumult.rules.record import NONE, PLACES, SET_ASIDE, SLOTS, Lies, Phase, Spot, State
from regalia.games.tumult.rules.set_up import REGION_TILES, draw_other
from regalia.kernel import bit, has, rule


@rule
def are_tiles_face_down(s: State) -> bool:
    return s.phase in (Phase.READY, Phase.TAXES, Phase.HANDS)


@rule
def knows(s: State, seat: int, place: int) -> bool:
    """T6: a seat sees the tile in its own hand, and by option what it has seen this round."""
    if not are_tiles_face_down(s):
        return True
    if seat < 0:
        return False
    in_hand = s.spots[place] == Spot.HAND and s.holders[place] == seat
    return in_hand or (s.memory == OWN and has(s.seen[seat], place))


@rule
def forget_unseen_tiles(s: State) -> None:
    """T6: blank the tiles that nobody has seen this round, and those set aside: nothing known becomes untrue."""
    seen = 0
    for seat in range(s.players):
        seen |= s.seen[seat]
    for place in range(PLACES):
        if not has(seen, place):
            s.tiles[place] = NONE
    for place in range(SET_ASIDE):
        s.set_aside[place] = NONE


@rule
def hide_tiles(s: State, seat: int) -> None:
    for place in range(PLACES):
        if not knows(s, seat, place):
            s.tiles[place] = NONE
    for place in range(SET_ASIDE):
        s.set_aside[place] = NONE


@rule
def hide_regions(s: State) -> None:
    for slot in range(SLOTS):
        if s.lies[slot] == Lies.DOWN:
            s.slots[slot] = NONE


@rule
def imagine_tiles(s: State) -> None:
    """All tiles not known, in any order: in the places that are blank, then among those set aside."""
    known = 0
    for place in range(PLACES):
        if s.tiles[place] != NONE:
            known |= bit(s.tiles[place])
    left = TILES_IN_USE[s.players]
    for tile in range(TILES_IN_USE[s.players]):
        if has(known, tile):
            left -= 1
    for place in range(TILES_IN_USE[s.players] - SET_ASIDE_EACH * s.players):
        if s.tiles[place] == NONE:
            s.tiles[place] = draw_other(s, known, left)
            known |= bit(s.tiles[place])
            left -= 1
    for place in range(left):
        s.set_aside[place] = draw_other(s, known, left - place)
        known |= bit(s.set_aside[place])


@rule
def imagine_regions(s: State) -> None:
    """Regions face down may be any that do not lie open."""
    taken = 0
    left = REGION_TILES
    for slot in range(SLOTS):
        if s.slots[slot] != NONE:
            taken |= bit(s.slots[slot])
            left -= 1
    for slot in range(REGIONS_IN_USE[s.players]):
        if s.slots[slot] == NONE:
            s.slots[slot] = draw_other(s, taken, left)
            taken |= bit(s.slots[slot])
            left -= 1
