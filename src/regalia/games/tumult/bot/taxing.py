"""How a sensible player robs: what the fields in reach need, and never so much that he is the greediest.

He knows what he has seen; of tiles that he has not seen he expects the average.
"""

from regalia.games.tumult.bot.sites import needed
from regalia.games.tumult.rules.components import SET_ASIDE_EACH, TILES_IN_USE
from regalia.games.tumult.rules.record import GOODS, NONE, PLACES, Spot, State, Taxes
from regalia.kernel import bit, has, rule

OVERSHOOT = 1  # goods beyond the need that a last tile may bring: they become supporters, but more would be greed
FEARED_DEMAND = 4  # of a king who spins only after the reveal: seldom exceeded
MARGIN = 2  # goods above the demand that others are expected to take still: about a tile
SECONDS_A_LIFT = 2  # a tile lifted and put down, at a person's pace
STRIDE = 7  # from one unknown place to the next, so that hands meet seldom
SEAT_STRIDE = 5  # where each seat begins


@rule
def shows(s: State, tile: int, good: int) -> int:
    """The goods of a kind on a tile; none on a tile not known."""
    return s.tile_values[tile] if tile != NONE and s.tile_goods[tile] == good else 0


@rule
def known_tiles(s: State) -> int:
    """The tiles whose place is known, as a mask."""
    known = 0
    for place in range(PLACES):
        if s.tiles[place] != NONE:
            known |= bit(s.tiles[place])
    return known


@rule
def average(s: State, good: int, tiles: int) -> int:
    """The goods of a kind that so many tiles hold which are not known."""
    if tiles == 0:
        return 0
    known, unknown, goods = known_tiles(s), 0, 0
    for tile in range(TILES_IN_USE[s.players]):
        if not has(known, tile):
            unknown += 1
            goods += shows(s, tile, good)
    return (goods * tiles + unknown // 2) // unknown


@rule
def left_over(s: State, good: int) -> int:
    """The goods of a kind expected in the middle."""
    goods, unknown = 0, 0
    for place in range(PLACES):
        if s.spots[place] == Spot.MIDDLE:
            goods += shows(s, s.tiles[place], good)
            unknown += 1 if s.tiles[place] == NONE else 0
    return goods + average(s, good, unknown)


@rule
def loot(s: State, seat: int, good: int) -> int:
    """The goods of a kind expected in a castle."""
    goods, unknown = 0, 0
    for place in range(PLACES):
        if s.spots[place] == Spot.CASTLE and s.holders[place] == seat:
            goods += shows(s, s.tiles[place], good)
            unknown += 1 if s.tiles[place] == NONE else 0
    return goods + average(s, good, unknown)


@rule
def demanded(s: State, good: int) -> int:
    """T4; T22: not known yet."""
    return FEARED_DEMAND if s.gamble == 1 else s.demand[good]


@rule
def fair_share(s: State, good: int) -> int:
    """What each may take of a kind if the people keep what they demand."""
    tiles = TILES_IN_USE[s.players]
    total = 0
    for tile in range(tiles):
        total += shows(s, tile, good)
    laid_out = total * (tiles - SET_ASIDE_EACH * s.players) // tiles
    return max(1, (laid_out - demanded(s, good)) // s.players)


@rule
def forgiven(s: State, seat: int) -> int:
    """T8: mercy forgives one good of every kind."""
    return 1 if has(s.mercy, seat) else 0


@rule
def lacking(s: State, seat: int, good: int) -> int:
    """Goods of a kind that he has use for and may still take."""
    limit = min(needed(s, seat, good), fair_share(s, good) + forgiven(s, seat))
    return limit - loot(s, seat, good)


@rule
def is_greediest(s: State, seat: int, good: int, counted: int) -> bool:
    """T8: whether nobody is expected to count more, nor as many in a higher rank."""
    enough = counted
    for rank in range(s.players):
        other = s.ranks[rank]
        if other == seat:
            enough += 1
        elif loot(s, other, good) - forgiven(s, other) >= enough:
            return False
    return True


@rule
def is_risky(s: State, seat: int, good: int, value: int, left: int) -> bool:
    """T8: with so many left the people may fall short, and with so many more he would be the greediest."""
    if left >= demanded(s, good) + MARGIN:
        return False
    return is_greediest(s, seat, good, loot(s, seat, good) + value - forgiven(s, seat))


@rule
def is_wanted(s: State, seat: int, good: int, value: int, lack: int, left: int) -> bool:
    """Whether a tile serves him who lacks so many of its kind, and is safe to take when so many are left then."""
    return lack > 0 and value <= lack + OVERSHOOT and not is_risky(s, seat, good, value, left)


@rule
def is_worth_keeping(s: State, seat: int, tile: int) -> bool:
    """The tile in his hand."""
    good, value = s.tile_goods[tile], s.tile_values[tile]
    return is_wanted(s, seat, good, value, lacking(s, seat, good), left_over(s, good))


@rule
def known_place(s: State, seat: int, good: int, lack: int) -> int:
    """Where a tile of a kind lies that he saw, and now wants; NONE if there is none."""
    left = left_over(s, good)
    for place in range(PLACES):
        value = shows(s, s.tiles[place], good)
        is_there = s.spots[place] == Spot.MIDDLE and value > 0
        if is_there and is_wanted(s, seat, good, value, lack, left - value):
            return place
    return NONE


@rule
def unseen_place(s: State, seat: int) -> int:
    """The next place that he has not looked at, by a walk of his own; NONE if there is none."""
    places = TILES_IN_USE[s.players] - SET_ASIDE_EACH * s.players
    begin = seat * SEAT_STRIDE + s.moves[seat] * STRIDE + s.rounds
    for step in range(places):
        place = (begin + step) % places
        if s.spots[place] == Spot.MIDDLE and not has(s.seen[seat], place):
            return place
    return NONE


@rule
def is_out_of_time(s: State, seat: int) -> bool:
    """T6: against the hourglass; in turns and on a budget (T7) the rules count."""
    return s.taxes == Taxes.HOURGLASS and s.moves[seat] * SECONDS_A_LIFT >= s.seconds


@rule
def place_to_lift(s: State, seat: int) -> int:
    """What he knows to be good, else what he does not know; NONE: he has enough, or has looked long enough."""
    if is_out_of_time(s, seat):
        return NONE
    lacks_any = False
    for good in range(GOODS):
        lack = lacking(s, seat, good)
        lacks_any = lacks_any or lack > 0
        known = known_place(s, seat, good, lack) if lack > 0 else NONE
        if known != NONE:
            return known
    return unseen_place(s, seat) if lacks_any else NONE
