"""How the tumults of the round were counted, for whoever shows it (T8): judged once more, by the rules themselves.

The functions `..._at` are for Python: they take an array of records and an index, and change what they are given.
"""

from regalia.games.tumult.rules.record import GOODS, NOBODY, PLACES, Spot, State
from regalia.games.tumult.rules.setting_aside import clear_goods
from regalia.games.tumult.rules.tumults import counted, greediest, punish, reveal_tile, take_back
from regalia.kernel import rule
from regalia.schema import Array, Values

GREEDIEST, COUNTED = range(2)  # the columns of a good; what each seat counts is the rest


@rule
def turn_up_again(s: State, middle: Values) -> None:
    """T6: as everything lay when the tiles had been turned up, before anybody gave something back or paid."""
    clear_goods(s)
    for place in range(PLACES):
        tile = s.tiles[place]
        if s.spots[place] != Spot.GONE:
            reveal_tile(s, place, tile)
        if s.spots[place] == Spot.MIDDLE:
            middle[s.tile_goods[tile], s.tile_values[tile]] += 1


@rule
def turn_up_again_at(records: Array, index: int, middle: Values) -> None:
    """`middle` is for the tiles left, by good and value."""
    turn_up_again(records[index], middle)


@rule
def judge_at(records: Array, index: int, out: Values) -> None:
    """T8: what everybody counts, and whoever is greediest where there is a tumult, whose tiles then go back."""
    s = records[index]
    for good in range(GOODS):
        for seat in range(s.players):
            out[good, COUNTED + seat] = counted(s, seat, good)
        out[good, GREEDIEST] = NOBODY
        if s.left[good] < s.demand[good]:
            seat = greediest(s, good)
            out[good, GREEDIEST] = seat
            take_back(s, seat, good)


@rule
def punish_at(records: Array, index: int, out: Values) -> None:
    """T8, T16: by good and seat, how many supporters each has more when its tumult is over."""
    s = records[index]
    for good in range(GOODS):
        if s.left[good] < s.demand[good]:
            for seat in range(s.players):
                out[good, seat] = -s.supporters[seat]
            punish(s, greediest(s, good), good)
            for seat in range(s.players):
                out[good, seat] += s.supporters[seat]
