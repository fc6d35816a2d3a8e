"""For people with the box on the table: what the rules make of what they have counted (T8, T10, T11).

Whoever asks knows goods and tiles, not where they lay: a record holds as much of a round as the question says.
"""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Annotated

import numpy as np
from pydantic import BaseModel, Field, model_validator

from regalia.games.tumult.rules.check import check_seats
from regalia.games.tumult.rules.components import COMPONENTS, FAR_FACTOR, MAY_BE_FAR, STATUES_ON, SUPPORTERS
from regalia.games.tumult.rules.contract import PLAYERS
from regalia.games.tumult.rules.counting import COUNTED, judge_at, punish_at
from regalia.games.tumult.rules.payment import castle_goods, printed_cost
from regalia.games.tumult.rules.record import GOODS, MOST_PLAYERS, NOBODY, TILES, VALUES, Good, Terrain
from regalia.games.tumult.rules.tumults import PUNISHMENT
from regalia.games.tumult.telling.aids import values, ways, worth
from regalia.games.tumult.telling.refusals import amounts
from regalia.questions import Counted, Question
from regalia.schema import Array, Json
from regalia.sentences import Argument, Seat, Sentence, sentence
from regalia.shapes import SentenceJson

_GOODS = [good.name.lower() for good in Good]
_STAND_INS = COMPONENTS["stand_in"]
_FEWEST_PLAYERS = PLAYERS[0]

Goods = Annotated[list[int], Field(min_length=GOODS, max_length=GOODS)]  # bread, marble, tools
Tiles = Annotated[
    list[Annotated[int, Field(ge=1, le=VALUES)]], Field(max_length=TILES // GOODS)
]  # of one good, by value


class Robber(Counted):
    """What somebody robbed, good by good, and whether the people have mercy with him."""

    robbed: Goods
    mercy: bool = False


class Verdict(BaseModel):
    """Of one good: what everybody counts, and whoever is greediest, with the supporters that go back.

    `changes` is what that comes to for everybody, where it is known how many each has.
    """

    good: str
    counted: list[int]
    greediest: int | None
    supporters: int
    changes: list[int]
    sentences: list[SentenceJson]


class Verdicts(BaseModel):
    verdicts: list[Verdict]


class Robbery(Question[Verdicts]):
    """Taxes as they were collected. `ranks` are the robbers by rank, the king first."""

    robbers: Annotated[list[Robber], Field(min_length=_FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    ranks: Annotated[list[int], Field(max_length=MOST_PLAYERS)]
    demand: Goods
    left: Goods
    supporters: list[Annotated[int, Field(ge=0)]] | None = None  # of each, where that is known

    @model_validator(mode="after")
    def _has_supporters_of_one_box(self) -> "Robbery":
        given = self.supporters
        if given is not None and (len(given) != len(self.robbers) or sum(given) > SUPPORTERS):
            raise ValueError(f"there are {SUPPORTERS} supporters, and each robber has some or none")
        return self

    @property
    def players(self) -> int:
        return len(self.robbers)

    def values(self) -> dict[str, Json]:
        return {
            "castles": _castles([robber.robbed for robber in self.robbers]),
            "mercy": [seat for seat, robber in enumerate(self.robbers) if robber.mercy],
            "ranks": [*self.ranks, *[NOBODY] * (MOST_PLAYERS - len(self.ranks))],
            "demand": self.demand,
            "left": self.left,
            **({} if self.supporters is None else _followers(self.supporters)),
        }

    def problems(self, view: Array) -> Iterator[Sentence]:
        """T1, T15: every player has a rank, and not everybody mercy."""
        return _problems(view)

    def answer(self, view: Array) -> Verdicts:
        """T8: who is greediest, kind by kind, and what each loses."""
        return Verdicts(verdicts=_verdicts(view, are_followers_known=self.supporters is not None))


class Way(BaseModel):
    """Tiles of one good that pay what a field costs of it, and the supporters that goods beyond it bring."""

    tiles: list[int]
    supporters: int


class PayableField(BaseModel):
    """A kind of field: its price, whether that is a figure of our own, and all ways to pay in each good."""

    terrain: str
    factor: int
    statues: int
    price: list[int]
    stand_in: bool
    ways: dict[str, list[Way]]
    sentence: SentenceJson


class PayableFields(BaseModel):
    fields: list[PayableField]


class Castle(Question[PayableFields]):
    """The tiles that somebody has, by value."""

    bread: Tiles
    marble: Tiles
    tools: Tiles

    @property
    def players(self) -> int:
        return _FEWEST_PLAYERS

    def values(self) -> dict[str, Json]:
        """By seat, good and value: one castle, the others empty."""
        tiles = (self.bread, self.marble, self.tools)
        mine = [[owned.count(value) for value in range(VALUES + 1)] for owned in tiles]
        return {"castles": [mine, *_castles([])[1:]]}

    def problems(self, view: Array) -> Iterator[Sentence]:
        return _problems(view)

    def answer(self, view: Array) -> PayableFields:
        """T10, T11: every kind of field, also out of reach of one's own, with all ways to pay for it."""
        factors = [(terrain, factor) for terrain in Terrain for factor in (1, FAR_FACTOR)]
        fields = [_field(view, terrain, factor) for terrain, factor in factors if factor == 1 or MAY_BE_FAR[terrain]]
        return PayableFields(fields=fields)


QUESTIONS = {"tumults": Robbery, "payments": Castle}


def _castles(counted: Sequence[Sequence[int]]) -> list[list[list[int]]]:
    """By seat, good and value: of goods that were only counted each lies there as a tile of one."""
    absent = [[0] * GOODS] * (MOST_PLAYERS - len(counted))
    return [[[0, goods] + [0] * (VALUES - 1) for goods in seat] for seat in (*counted, *absent)]


def _followers(counted: Sequence[int]) -> dict[str, Json]:
    """T2: the supporters of each seat; all others are in the supply."""
    return {"supporters": [*counted, *[0] * (MOST_PLAYERS - len(counted))], "supply": SUPPORTERS - sum(counted)}


def _problems(view: Array) -> Iterator[Sentence]:
    record = view[0]
    return check_seats(SimpleNamespace(**{name: record[name].tolist() for name in view.dtype.names or ()}))


def _verdicts(view: Array, *, are_followers_known: bool) -> list[Verdict]:
    """Kind by kind what everybody counts, who is greediest where there is a tumult, and what that costs.

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


def _verdict(view: Array, good: int, greediest: int, counted: list[int], changes: list[int]) -> Verdict:
    is_calm = greediest == NOBODY
    said = _calm(view, good) if is_calm else _greediest(view, good, greediest, counted)
    if any(change and change != -PUNISHMENT for change in changes):
        said = [*said, _relief(greediest, changes)]
    return Verdict(
        good=_GOODS[good],
        counted=counted,
        greediest=None if is_calm else greediest,
        supporters=0 if is_calm else PUNISHMENT,
        changes=changes,
        sentences=[each.to_json() for each in said],
    )


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


def _field(view: Array, terrain: Terrain, factor: int) -> PayableField:
    owned, name = view["castles"][0, 0].tolist(), terrain.name.lower()
    price = [factor * int(printed_cost(view[0], terrain, good)) for good in Good]
    paid = {_GOODS[good]: list(_ways(owned[good][1:], price[good])) for good in Good}
    missing = [max(0, cost - worth(owned[good][1:])) for good, cost in enumerate(price)]
    return PayableField(
        terrain=name,
        factor=factor,
        statues=int(STATUES_ON[terrain]),
        price=price,
        stand_in=f"{name}_price" in _STAND_INS,
        ways=paid,
        sentence=_offer(name, factor, missing, paid).to_json(),
    )


def _ways(owned: list[int], cost: int) -> Iterator[Way]:
    """T11: the tiles of one good, those first that bring most supporters."""
    for tiles in sorted(ways(owned, cost), key=worth, reverse=True):
        yield Way(tiles=values(tiles), supporters=worth(tiles) - cost)


def _offer(terrain: str, factor: int, missing: list[int], paid: dict[str, list[Way]]) -> Sentence:
    if any(missing):
        return sentence("companion-lacking", terrain=terrain, factor=factor, missing=amounts(missing))
    most = sum(found[0].supporters for found in paid.values())
    return sentence("companion-payable", terrain=terrain, factor=factor, supporters=most)
