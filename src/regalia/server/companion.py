"""The addresses under `/api/companion`: questions of people who have the box on the table.

Here, and nowhere else in the server, a question is a game's own. Its shape is checked here, the game's rules answer,
and nothing is kept of it. They are imported when somebody first asks: a server that begins need not wait for them.
"""

from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field, StrictBool, StrictInt, model_validator

from regalia.errors import MalformedInput
from regalia.game import Game
from regalia.schema import Array, Json
from regalia.sentences import Sentence
from regalia.server.here import TheHall
from regalia.server.routes import Body
from regalia.server.wire.shapes import SentenceJson

router = APIRouter(prefix="/api/companion")

_NO_SEED = 0  # nothing in an answer comes by chance

# What is in the boxes; a test compares them with the rules.
GOODS, TILES, VALUES, SUPPORTERS = 3, 39, 6, 105
METALS, REGIONS, PERMITS, QUEENS_TILES = 4, 3, 45, 5

Goods = Annotated[list[StrictInt], Field(min_length=GOODS, max_length=GOODS)]  # bread, marble, tools
Tiles = Annotated[
    list[Annotated[StrictInt, Field(ge=1, le=VALUES)]], Field(max_length=TILES // GOODS)
]  # of one good, by value
Owner = StrictInt | None


class Robber(Body):
    """What somebody robbed, good by good, and whether the people have mercy with him."""

    robbed: Goods
    mercy: StrictBool = False


class Robbery(Body):
    """Taxes as they were collected. `ranks` are the robbers by rank, the king first."""

    robbers: Annotated[list[Robber], Field(min_length=2, max_length=4)]
    ranks: Annotated[list[StrictInt], Field(max_length=4)]
    demand: Goods
    left: Goods
    supporters: list[Annotated[StrictInt, Field(ge=0)]] | None = None  # of each, where that is known

    @model_validator(mode="after")
    def _has_supporters_of_one_box(self) -> "Robbery":
        given = self.supporters
        if given is not None and (len(given) != len(self.robbers) or sum(given) > SUPPORTERS):
            raise ValueError(f"there are {SUPPORTERS} supporters, and each robber has some or none")
        return self


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


class Castle(Body):
    """The tiles that somebody has, by value."""

    bread: Tiles
    marble: Tiles
    tools: Tiles


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


class Courtier(Body):
    """What somebody has at the end of Council of 4. `points` are those of the track."""

    points: StrictInt
    nobility: StrictInt
    permits: Annotated[StrictInt, Field(ge=0, le=PERMITS)]
    servants: StrictInt
    cards: StrictInt


class FinalCount(Body):
    """All that counts at the end; who has each reward tile and each queen's tile, the top one first."""

    courtiers: Annotated[list[Courtier], Field(min_length=2, max_length=4)]
    colours: Annotated[list[Owner], Field(min_length=METALS, max_length=METALS)]
    regions: Annotated[list[Owner], Field(min_length=REGIONS, max_length=REGIONS)]
    queens: Annotated[list[Owner], Field(min_length=QUEENS_TILES, max_length=QUEENS_TILES)]
    tied_permits_score: StrictBool = True

    @model_validator(mode="after")
    def _has_permits_of_one_box(self) -> "FinalCount":
        if sum(courtier.permits for courtier in self.courtiers) > PERMITS:
            raise ValueError(f"there are {PERMITS} permits")
        return self


class ScoreSheet(BaseModel):
    """Points by source and in all, places, and the end in sentences: the score of each, the best first; who won."""

    sources: dict[str, list[int]]
    points: list[int]
    places: list[int]
    sentences: list[SentenceJson]


@router.post("/tumults")
async def tumults(body: Robbery, hall: TheHall) -> Verdicts:
    """T8: who is greediest, kind by kind, and what each loses."""
    from regalia.games.tumult.telling import companion as tumult  # noqa: PLC0415 - rules load slowly

    values = {
        "castles": tumult.castles([robber.robbed for robber in body.robbers]),
        "mercy": [seat for seat, robber in enumerate(body.robbers) if robber.mercy],
        "ranks": [*body.ranks, *[-1] * (4 - len(body.ranks))],
        "demand": body.demand,
        "left": body.left,
        **({} if body.supporters is None else tumult.followers(body.supporters)),
    }
    records = _laid_out(await hall.games.game("tumult"), len(body.robbers), values, tumult.problems)
    return Verdicts.model_validate(
        {"verdicts": tumult.verdicts(records, are_followers_known=body.supporters is not None)}
    )


@router.post("/payments")
async def payments(body: Castle, hall: TheHall) -> PayableFields:
    """T11: which tiles pay for which field, and the supporters gained."""
    from regalia.games.tumult.telling import companion as tumult  # noqa: PLC0415 - rules load slowly

    values = {"castles": tumult.castle([body.bread, body.marble, body.tools])}
    records = _laid_out(await hall.games.game("tumult"), 2, values, tumult.problems)
    return PayableFields.model_validate({"fields": tumult.payable(records)})


@router.post("/scores")
async def scores(body: FinalCount, hall: TheHall) -> ScoreSheet:
    """K18: the final score of Council of 4, all sources and ties."""
    from regalia.games.council.telling import companion as council  # noqa: PLC0415 - rules load slowly

    courtiers = body.courtiers
    values = {
        "points": council.stock([each.points for each in courtiers]),
        "nobility": council.stock([each.nobility for each in courtiers]),
        "servants": council.stock([each.servants for each in courtiers]),
        "hand_sizes": council.stock([each.cards for each in courtiers]),
        "permits": council.permits([each.permits for each in courtiers]),
        "metal_rewards": _owners(body.colours),
        "region_rewards": _owners(body.regions),
        "queens_rewards": _owners(body.queens),
        "permit_tie": 0 if body.tied_permits_score else 1,
    }
    records = _laid_out(await hall.games.game("council"), len(courtiers), values, council.problems)
    return ScoreSheet.model_validate(council.sheet(records))


def _owners(seats: list[Owner]) -> list[int]:
    return [-1 if seat is None else seat for seat in seats]


def _laid_out(game: Game, players: int, values: dict[str, Json], problems: Any) -> Array:
    """A record of which only what was asked about means something; what cannot be is refused with its sentence."""
    records = game.deal(players, _NO_SEED, {}, game.edition)
    game.layout.read_into(records[0], values)
    found: Iterable[Sentence] = problems(records)
    for problem in found:
        raise MalformedInput("impossible-position", "impossible-position", game=game.name, problem=problem)
    return records
