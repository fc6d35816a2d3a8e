"""What a field costs and which tiles may pay for it (T10, T11)."""

from regalia.games.tumult.rules.components import COST, FAR_FACTOR, MAY_BE_FAR, NEIGHBOURS, STATUES_ON, TURNED
from regalia.games.tumult.rules.reasons import (
    COVERED,
    FIELD_TAKEN,
    GOODS_MISSING,
    NEEDLESS_TILE,
    NO_SUCH_REGION,
    NOT_IN_CASTLE,
    NOT_IN_PRICE,
    OUT_OF_REACH,
    REGION_CLOSED,
    REGION_FACE_DOWN,
    TOO_FEW_STATUES,
)
from regalia.games.tumult.rules.record import FIELDS, GOODS, NOBODY, NONE, VALUES, Lies, State, Terrain
from regalia.kernel import rule
from regalia.schema import ALLOWED

SUMS = 1 << 40  # sums that matter, as bits


@rule
def terrain_of(s: State, cell: int) -> int:
    """The terrain of a field that lies face up."""
    slot = cell // FIELDS
    return s.terrains[s.slots[slot], TURNED[s.turned[slot], cell % FIELDS]]


@rule
def is_free(s: State, cell: int) -> bool:
    """T10: face-down and just revealed regions are closed."""
    return s.lies[cell // FIELDS] == Lies.OPEN and s.owners[cell] == NOBODY


@rule
def is_beside_own(s: State, seat: int, cell: int) -> bool:
    """T10: it touches an own field by a side, across tile borders too."""
    for side in range(4):
        beside = NEIGHBOURS[s.players, cell, side]
        if beside != NONE and s.owners[beside] == seat:
            return True
    return False


@rule
def factor_of(s: State, seat: int, cell: int) -> int:
    """T10: an adjacent field costs the single price, far pasture and forest twice; 0: cannot be taken."""
    if is_beside_own(s, seat, cell):
        return 1
    return FAR_FACTOR if MAY_BE_FAR[terrain_of(s, cell)] == 1 else 0


@rule
def printed_cost(s: State, terrain: int, good: int) -> int:
    return s.village_price[good] if terrain == Terrain.VILLAGE else COST[terrain, good]


@rule
def cost_of(s: State, seat: int, cell: int, good: int) -> int:
    return printed_cost(s, terrain_of(s, cell), good) * factor_of(s, seat, cell)


@rule
def castle_goods(s: State, seat: int, good: int) -> int:
    """Goods of a kind on a castle."""
    total = 0
    for value in range(1, VALUES + 1):
        total += value * s.castles[seat, good, value]
    return total


@rule
def laid_sum(s: State, good: int) -> int:
    total = 0
    for value in range(1, VALUES + 1):
        total += value * s.laid[good, value]
    return total


@rule
def reachable_sums(s: State, seat: int, good: int, least: int, without: int) -> int:
    """The sums that tiles of at least a value in the castle can make, as bits; one tile of a value left out."""
    sums = 1
    for value in range(least, VALUES + 1):
        tiles = s.castles[seat, good, value] - (1 if value == without else 0)
        for _ in range(tiles):
            sums |= (sums << value) % SUMS
    return sums


@rule
def can_complete(s: State, seat: int, good: int, cost: int, added: int) -> bool:
    """T11: whether the tiles laid, and one more of the value `added`, can grow into a payment.

    A payment whose smallest tile is worth v covers the cost and exceeds it by less than v.
    """
    paid, smallest = laid_sum(s, good) + added, added
    for value in range(1, added):
        if s.laid[good, value] > 0:
            smallest = min(smallest, value)
    for least in range(1, smallest + 1):
        sums = reachable_sums(s, seat, good, least, added)
        for total in range(max(0, cost - paid), cost + least - paid):
            if (sums >> total) & 1 == 1:
                return True
    return False


@rule
def is_covered(s: State, good: int, cost: int) -> bool:
    return laid_sum(s, good) >= cost


@rule
def refuse_field(s: State, seat: int, cell: int) -> int:
    """T9, T10: a free field in reach. T18: for which he has statues left. T11: with goods that can pay for it.

    Whatever covers a cost can be brought down to a payment: leave the smallest tiles out while the rest covers it.
    """
    reason = refuse_region(s, cell // FIELDS)
    if reason != ALLOWED:
        return reason
    if s.owners[cell] != NOBODY:
        return FIELD_TAKEN
    factor, terrain = factor_of(s, seat, cell), terrain_of(s, cell)
    if factor == 0:
        return OUT_OF_REACH
    if STATUES_ON[terrain] > s.statues[seat]:
        return TOO_FEW_STATUES
    for good in range(GOODS):
        if castle_goods(s, seat, good) < factor * printed_cost(s, terrain, good):
            return GOODS_MISSING
    return ALLOWED


@rule
def refuse_region(s: State, slot: int) -> int:
    """T10: face-down and just revealed regions are closed."""
    lies = s.lies[slot]
    if lies == Lies.OPEN:
        return ALLOWED
    if lies == Lies.NOWHERE:
        return NO_SUCH_REGION
    return REGION_FACE_DOWN if lies == Lies.DOWN else REGION_CLOSED


@rule
def refuse_pay(s: State, seat: int, good: int, value: int) -> int:
    """T11: no needless tile, and no other kind than the cost asks for."""
    if s.castles[seat, good, value] == 0:
        return NOT_IN_CASTLE
    if s.target == NONE:
        return ALLOWED
    cost = cost_of(s, seat, s.target, good)
    if cost == 0:
        return NOT_IN_PRICE
    if is_covered(s, good, cost):
        return COVERED
    return ALLOWED if can_complete(s, seat, good, cost, value) else NEEDLESS_TILE


@rule
def is_paid(s: State, seat: int) -> bool:
    for good in range(GOODS):
        if not is_covered(s, good, cost_of(s, seat, s.target, good)):
            return False
    return True


@rule
def excess(s: State, seat: int) -> int:
    """T11: goods beyond the cost."""
    beyond = 0
    for good in range(GOODS):
        beyond += laid_sum(s, good) - cost_of(s, seat, s.target, good)
    return beyond
