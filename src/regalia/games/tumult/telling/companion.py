"""For people with the box on the table: what the rules make of what they have counted (T8, T10, T11).

Whoever asks knows goods and tiles, not where they lay: a record holds as much of a round as the question says.
"""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace

import numpy as np

from regalia.games.tumult.rules.check import check_seats
from regalia.games.tumult.rules.components import COMPONENTS, FAR_FACTOR, MAY_BE_FAR, STATUES_ON, SUPPORTERS
from regalia.games.tumult.rules.counting import COUNTED, judge_at, punish_at
from regalia.games.tumult.rules.payment import castle_goods, printed_cost
from regalia.games.tumult.rules.record import GOODS, MOST_PLAYERS, NOBODY, VALUES, Good, Terrain
from regalia.games.tumult.rules.tumults import PUNISHMENT
from regalia.games.tumult.telling.aids import values, ways, worth
from regalia.games.tumult.telling.refusals import amounts
from regalia.schema import Array, Json
from regalia.sentences import Argument, Seat, Sentence, sentence

_GOODS = [good.name.lower() for good in Good]
_STAND_INS = COMPONENTS["stand_in"]


def castles(counted: Sequence[Sequence[int]]) -> list[list[list[int]]]:
    """By seat, good and value: of goods that were only counted each lies there as a tile of one."""
    absent = [[0] * GOODS] * (MOST_PLAYERS - len(counted))
    return [[[0, goods] + [0] * (VALUES - 1) for goods in seat] for seat in (*counted, *absent)]


def castle(tiles: Sequence[Sequence[int]]) -> list[list[list[int]]]:
    """By seat, good and value: the tiles of one castle by good, the other castles empty."""
    mine = [[owned.count(value) for value in range(VALUES + 1)] for owned in tiles]
    return [mine, *castles([])[1:]]


def followers(counted: Sequence[int]) -> dict[str, Json]:
    """T2: the supporters of each seat; all others are in the supply."""
    return {"supporters": [*counted, *[0] * (MOST_PLAYERS - len(counted))], "supply": SUPPORTERS - sum(counted)}


def problems(view: Array) -> Iterator[Sentence]:
    """T1, T15: every player has a rank, and not everybody mercy."""
    record = view[0]
    return check_seats(SimpleNamespace(**{name: record[name].tolist() for name in view.dtype.names or ()}))


def verdicts(view: Array, *, are_followers_known: bool = False) -> list[dict[str, Json]]:
    """T8: kind by kind what everybody counts, who is greediest where there is a tumult, and what that costs.

    Where it is known who has how many supporters, T16 too: what becomes of them.
    """
    judged, found = view.copy(), np.zeros((GOODS, COUNTED + MOST_PLAYERS), np.int32)
    judge_at(judged, 0, found)
    punished, changes = view.copy(), np.zeros((GOODS, MOST_PLAYERS), np.int32)
    if are_followers_known:
        punish_at(punished, 0, changes)
    players = int(view["players"][0])
    return [
        _verdict(view, good, row[0], row[COUNTED : COUNTED + players], changes[good, :players].tolist())
        for good, row in enumerate(found.tolist())
    ]


def _verdict(view: Array, good: int, greediest: int, counted: list[int], changes: list[int]) -> dict[str, Json]:
    is_calm = greediest == NOBODY
    said = _calm(view, good) if is_calm else _greediest(view, good, greediest, counted)
    if any(change and change != -PUNISHMENT for change in changes):
        said = [*said, _relief(greediest, changes)]
    return {
        "good": _GOODS[good],
        "counted": counted,
        "greediest": None if is_calm else greediest,
        "supporters": 0 if is_calm else PUNISHMENT,
        "changes": changes,
        "sentences": [each.to_json() for each in said],
    }


def _calm(view: Array, good: int) -> list[Sentence]:
    left, demand = int(view["left"][0, good]), int(view["demand"][0, good])
    return [
        sentence("companion-calm", good=_GOODS[good]),
        sentence("companion-enough", left=left, demand=demand),
    ]


def _greediest(view: Array, good: int, seat: int, counted: list[int]) -> list[Sentence]:
    """Who it is; by what, ties told; and what goes back."""
    player, name = Seat(seat), _GOODS[good]
    equals: list[Argument] = [
        Seat(other) for other, count in enumerate(counted) if count == counted[seat] and other != seat
    ]
    why = "king" if counted[seat] == 0 else "rank" if equals else "most"
    mercy = "yes" if int(view["mercy"][0]) >> seat & 1 else "no"
    has_tiles = "yes" if castle_goods(view[0], seat, good) else "no"
    return [
        sentence("companion-greediest", seat=player, good=name),
        sentence("companion-counts", seat=player, count=counted[seat], why=why, mercy=mercy, others=equals),
        sentence("companion-gives-back", seat=player, good=name, supporters=PUNISHMENT, tiles=has_tiles),
    ]


def _relief(seat: int, changes: list[int]) -> Sentence:
    """T16: first all take from the supply, and only then he pays; what that comes to for each."""
    each: list[Argument] = [
        sentence("companion-change", seat=Seat(other), way="gains" if change > 0 else "loses", number=abs(change))
        for other, change in enumerate(changes)
        if change
    ]
    return sentence("companion-relief", seat=Seat(seat), changes=each)


def payable(view: Array) -> list[dict[str, Json]]:
    """T10, T11: every kind of field, also out of reach of one's own, with all ways in which the first seat can pay."""
    factors = [(terrain, factor) for terrain in Terrain for factor in (1, FAR_FACTOR)]
    return [_field(view, terrain, factor) for terrain, factor in factors if factor == 1 or MAY_BE_FAR[terrain]]


def _field(view: Array, terrain: Terrain, factor: int) -> dict[str, Json]:
    owned, name = view["castles"][0, 0].tolist(), terrain.name.lower()
    price = [factor * int(printed_cost(view[0], terrain, good)) for good in Good]
    paid = {_GOODS[good]: list(_ways(owned[good][1:], price[good])) for good in Good}
    missing = [max(0, cost - worth(owned[good][1:])) for good, cost in enumerate(price)]
    return {
        "terrain": name,
        "factor": factor,
        "statues": int(STATUES_ON[terrain]),
        "price": price,
        "stand_in": f"{name}_price" in _STAND_INS,
        "ways": paid,
        "sentence": _offer(name, factor, missing, paid).to_json(),
    }


def _ways(owned: list[int], cost: int) -> Iterator[dict[str, Json]]:
    """T11: the tiles of one good, those first that bring most supporters."""
    for tiles in sorted(ways(owned, cost), key=worth, reverse=True):
        yield {"tiles": values(tiles), "supporters": worth(tiles) - cost}


def _offer(terrain: str, factor: int, missing: list[int], paid: dict[str, list[dict[str, Json]]]) -> Sentence:
    if any(missing):
        return sentence("companion-lacking", terrain=terrain, factor=factor, missing=amounts(missing))
    most = sum(found[0]["supporters"] for found in paid.values())
    return sentence("companion-payable", terrain=terrain, factor=factor, supporters=most)
