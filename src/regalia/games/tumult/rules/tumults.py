"""The people's demand, the reveal and the tumults (T4, T8, T22)."""

from regalia.games.tumult.rules.components import LEAST_DEMAND
from regalia.games.tumult.rules.events import CALM, DEMANDED, LEFT_OVER, ROBBED, TUMULT
from regalia.games.tumult.rules.payment import castle_goods
from regalia.games.tumult.rules.ranks import king
from regalia.games.tumult.rules.record import GOODS, PLACES, VALUES, Good, Spot, State
from regalia.games.tumult.rules.supporters import lose
from regalia.kernel import EVERYONE, below, bit, has, rule, tell

PUNISHMENT = 3


@rule
def spin(s: State) -> int:
    """T4: 2 to 5, by the shares of the spinner."""
    shares = 0
    for number in range(len(s.spinner_shares)):
        shares += s.spinner_shares[number]
    pointer = below(s, shares)
    number = 0
    while pointer >= s.spinner_shares[number]:
        pointer -= s.spinner_shares[number]
        number += 1
    return LEAST_DEMAND + number


@rule
def gauge(s: State) -> None:
    """T4: that many of each good must remain. T22: the gambling king spins later, once for each."""
    demand = spin(s)
    for good in range(GOODS):
        s.demand[good] = demand if s.gamble == 0 or good == 0 else spin(s)
    tell(s, DEMANDED, EVERYONE, s.demand[Good.BREAD], s.demand[Good.MARBLE], s.demand[Good.TOOLS])


@rule
def reveal_goods(s: State) -> None:
    """T6: the tiles in the middle and on the castles are revealed."""
    s.revealed += 1
    for place in range(PLACES):
        if s.spots[place] != Spot.GONE:
            reveal_tile(s, place, s.tiles[place])
    tell(s, LEFT_OVER, EVERYONE, s.left[Good.BREAD], s.left[Good.MARBLE], s.left[Good.TOOLS])
    for rank in range(s.players):
        seat = s.ranks[rank]
        tell(
            s,
            ROBBED,
            EVERYONE,
            seat,
            castle_goods(s, seat, Good.BREAD),
            castle_goods(s, seat, Good.MARBLE),
            castle_goods(s, seat, Good.TOOLS),
        )


@rule
def reveal_tile(s: State, place: int, tile: int) -> None:
    good, value = s.tile_goods[tile], s.tile_values[tile]
    if s.spots[place] == Spot.MIDDLE:
        s.left[good] += value
    else:
        s.castles[s.holders[place], good, value] += 1


@rule
def counted(s: State, seat: int, good: int) -> int:
    """T8: less 1 with mercy, not below 0."""
    mercy = 1 if has(s.mercy, seat) else 0
    return max(0, castle_goods(s, seat, good) - mercy)


@rule
def greediest(s: State, good: int) -> int:
    """T8: most goods of the kind; ties: the higher rank; if all count 0, the king. T20 and T21 are examples."""
    worst = king(s)
    for rank in range(1, s.players):
        seat = s.ranks[rank]
        if counted(s, seat, good) > counted(s, worst, good):
            worst = seat
    return worst


@rule
def resolve_tumults(s: State) -> None:
    """T8: bread, then marble, then tools, each judged on what was left after the robbery."""
    s.greedy = 0
    for good in range(GOODS):
        if s.left[good] < s.demand[good]:
            punish(s, greediest(s, good), good)
        else:
            tell(s, CALM, EVERYONE, good)


@rule
def punish(s: State, seat: int, good: int) -> None:
    """T8: he returns 3 supporters and keeps only one tile of the kind, the lowest in value."""
    s.greedy |= bit(seat)
    count = counted(s, seat, good)
    tell(s, TUMULT, EVERYONE, seat, good, count, take_back(s, seat, good))
    lose(s, seat, PUNISHMENT)


@rule
def take_back(s: State, seat: int, good: int) -> int:
    """T8: all tiles of a kind but the lowest go back to the middle; returns how many."""
    kept, returned = 0, 0
    for value in range(1, VALUES + 1):
        tiles = s.castles[seat, good, value]
        keeps = 1 if kept == 0 and tiles > 0 else 0
        kept += keeps
        returned += tiles - keeps
        s.castles[seat, good, value] = keeps
    return returned
