"""Setting aside: all tiles in use are shuffled face down, and some of them leave the round (T5)."""

from regalia.games.tumult.rules.components import SET_ASIDE_EACH, TILES_IN_USE
from regalia.games.tumult.rules.events import LAID_OUT
from regalia.games.tumult.rules.record import (
    GOODS,
    MOST_PLAYERS,
    NOBODY,
    NONE,
    PLACES,
    SET_ASIDE,
    VALUES,
    Spot,
    State,
)
from regalia.kernel import EVERYONE, below, rule, tell


@rule
def lay_out_tiles(s: State) -> None:
    """T5: all tiles in use are shuffled face down; 3 a player leave the round, the rest lie in the middle."""
    tiles = TILES_IN_USE[s.players]
    aside = SET_ASIDE_EACH * s.players
    clear_tiles(s)
    for tile in range(tiles):
        put_face_down(s, tile, tile, aside)
    for last in range(tiles - 1, 0, -1):
        swap_tiles(s, below(s, last + 1), last, aside)
    tell(s, LAID_OUT, EVERYONE, tiles - aside, aside)


@rule
def clear_tiles(s: State) -> None:
    for place in range(PLACES):
        s.tiles[place] = NONE
        s.spots[place] = Spot.GONE
        s.holders[place] = NOBODY
    for place in range(SET_ASIDE):
        s.set_aside[place] = NONE
    for seat in range(MOST_PLAYERS):
        s.hands[seat] = NONE
        s.seen[seat] = 0
        s.moves[seat] = 0
    s.ready = 0
    s.done = 0
    clear_goods(s)


@rule
def clear_goods(s: State) -> None:
    for good in range(GOODS):
        s.left[good] = 0
        for value in range(VALUES + 1):
            for seat in range(MOST_PLAYERS):
                s.castles[seat, good, value] = 0


@rule
def put_face_down(s: State, position: int, tile: int, aside: int) -> None:
    """The first positions are those set aside, the others the places in the middle."""
    if position < aside:
        s.set_aside[position] = tile
    else:
        s.tiles[position - aside] = tile
        s.spots[position - aside] = Spot.MIDDLE


@rule
def tile_at(s: State, position: int, aside: int) -> int:
    return s.set_aside[position] if position < aside else s.tiles[position - aside]


@rule
def swap_tiles(s: State, one: int, other: int, aside: int) -> None:
    held = tile_at(s, one, aside)
    put_face_down(s, one, tile_at(s, other, aside), aside)
    put_face_down(s, other, held, aside)
