"""What fields need, and what they are worth to a player who builds on them."""

from regalia.games.tumult.rules.components import COST, FAR_FACTOR, NEIGHBOURS, STATUES_ON
from regalia.games.tumult.rules.payment import cost_of, is_beside_own, is_free, terrain_of
from regalia.games.tumult.rules.record import CELLS, FIELDS, GOODS, NONE, State, Terrain
from regalia.kernel import rule

STATUE = 100  # statues win the game: a palace before a village before all else
SPENT = 8  # a good spent: of like fields the cheaper, so beside own ones rather than far at twice the price
OPENED = 40  # a statue of a village or palace that comes into reach: not half a statue, others may be there first
ROOM = 3  # a free field beside: room to grow, which decides between equals


@rule
def needed(s: State, seat: int, good: int) -> int:
    """Goods of a kind for all free fields beside own ones; at least those for a far pasture."""
    total = 0
    for cell in range(CELLS):
        if is_free(s, cell) and is_beside_own(s, seat, cell):
            total += cost_of(s, seat, cell, good)
    return max(total, FAR_FACTOR * COST[Terrain.PASTURE, good])


@rule
def spent(s: State, seat: int, cell: int) -> int:
    total = 0
    for good in range(GOODS):
        total += cost_of(s, seat, cell, good)
    return total


@rule
def opened(s: State, seat: int, cell: int) -> int:
    """The worth of what a statue there brings into reach: all that a first statue (T3) is for."""
    worth = 0
    for side in range(4):
        beside = NEIGHBOURS[s.players, cell, side]
        if beside != NONE and is_free(s, beside):
            worth += ROOM
            statues = STATUES_ON[terrain_of(s, beside)]
            if statues > 1 and not is_beside_own(s, seat, beside):
                worth += OPENED * statues
    return worth


@rule
def worth_of_field(s: State, seat: int, cell: int) -> int:
    return STATUE * STATUES_ON[terrain_of(s, cell)] - SPENT * spent(s, seat, cell) + opened(s, seat, cell)


@rule
def own_borders(s: State, seat: int, slot: int) -> int:
    """Fields of a region that touch own ones."""
    borders = 0
    for field in range(FIELDS):
        if is_beside_own(s, seat, slot * FIELDS + field):
            borders += 1
    return borders
