"""For people with the box on the table: the final score from what they have counted (K18).

Whoever asks knows what everybody has, not how it came about: a record holds as much of a game as the question says.
"""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Annotated

import numpy as np
from pydantic import BaseModel, Field, model_validator

from regalia.games.council.rules.check import check_seats
from regalia.games.council.rules.check_components import check_queens_tiles
from regalia.games.council.rules.contract import PLAYERS, places
from regalia.games.council.rules.options import OPTIONS
from regalia.games.council.rules.record import METALS, MOST_PLAYERS, NOBODY, PERMITS, QUEENS_TILES, REGIONS, Permit
from regalia.games.council.rules.scoring import SOURCES
from regalia.games.council.telling.aids import scores
from regalia.games.council.telling.endings import scoring
from regalia.questions import Counted, Question
from regalia.schema import Array, Json
from regalia.sentences import Sentence
from regalia.shapes import SentenceJson

Owner = int | None


class Courtier(Counted):
    """What somebody has at the end of Council of 4. `points` are those of the track."""

    points: int
    nobility: int
    permits: Annotated[int, Field(ge=0, le=PERMITS)]
    servants: int
    cards: int


class ScoreSheet(BaseModel):
    """Points by source and in all, places, and the end in sentences: the score of each, the best first; who won."""

    sources: dict[str, list[int]]
    points: list[int]
    places: list[int]
    sentences: list[SentenceJson]


class FinalCount(Question[ScoreSheet]):
    """All that counts at the end; who has each reward tile and each queen's tile, the top one first."""

    courtiers: Annotated[list[Courtier], Field(min_length=PLAYERS[0], max_length=MOST_PLAYERS)]
    colours: Annotated[list[Owner], Field(min_length=METALS, max_length=METALS)]
    regions: Annotated[list[Owner], Field(min_length=REGIONS, max_length=REGIONS)]
    queens: Annotated[list[Owner], Field(min_length=QUEENS_TILES, max_length=QUEENS_TILES)]
    tied_permits_score: bool = True

    @model_validator(mode="after")
    def _has_permits_of_one_box(self) -> "FinalCount":
        if sum(courtier.permits for courtier in self.courtiers) > PERMITS:
            raise ValueError(f"there are {PERMITS} permits")
        return self

    @property
    def players(self) -> int:
        return len(self.courtiers)

    def values(self) -> dict[str, Json]:
        courtiers = self.courtiers
        return {
            "points": _stock([each.points for each in courtiers]),
            "nobility": _stock([each.nobility for each in courtiers]),
            "servants": _stock([each.servants for each in courtiers]),
            "hand_sizes": _stock([each.cards for each in courtiers]),
            "permits": _permits([each.permits for each in courtiers]),
            "metal_rewards": _owners(self.colours),
            "region_rewards": _owners(self.regions),
            "queens_rewards": _owners(self.queens),
            "permit_tie": OPTIONS.read({"permit_tie": "all" if self.tied_permits_score else "none"})["permit_tie"],
        }

    def problems(self, view: Array) -> Iterator[Sentence]:
        """K16: rewards lie with players, and queen's tiles come with them, from the top."""
        record = view[0]
        s = SimpleNamespace(**{name: record[name].tolist() for name in view.dtype.names or ()})
        yield from check_seats(s)
        yield from check_queens_tiles(s)

    def answer(self, view: Array) -> ScoreSheet:
        """K18: the final score, all sources and ties."""
        placed = np.zeros(self.players, np.int32)
        places(view[0], placed)
        score = scores(view)["score"]
        return ScoreSheet(
            sources=score,
            points=np.sum([score[source] for source in SOURCES], axis=0).tolist(),
            places=placed.tolist(),
            sentences=[each.to_json() for each in scoring(view)],
        )


QUESTIONS = {"scores": FinalCount}


def _stock(counted: Sequence[int]) -> list[int]:
    """By seat, with nothing for those who do not play."""
    return [*counted, *[0] * (MOST_PLAYERS - len(counted))]


def _permits(counted: Sequence[int]) -> list[list[str]]:
    """Of permits that were only counted each seat has others: which they are does not matter."""
    names = iter([permit.name.lower() for permit in Permit])
    return [[next(names) for _ in range(count)] for count in _stock(counted)]


def _owners(seats: Sequence[Owner]) -> list[int]:
    return [NOBODY if seat is None else seat for seat in seats]
