"""For people with the box on the table: the final score from what they have counted (K18).

Whoever asks knows what everybody has, not how it came about: a record holds as much of a game as the question says.
"""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace

import numpy as np

from regalia.games.council.rules.check import check_seats
from regalia.games.council.rules.check_components import check_queens_tiles
from regalia.games.council.rules.contract import places
from regalia.games.council.rules.record import MOST_PLAYERS, Permit
from regalia.games.council.rules.scoring import SOURCES
from regalia.games.council.telling.aids import scores
from regalia.games.council.telling.endings import scoring
from regalia.schema import Array, Json
from regalia.sentences import Sentence


def permits(counted: Sequence[int]) -> list[list[str]]:
    """Of permits that were only counted each seat has others: which they are does not matter."""
    names = iter([permit.name.lower() for permit in Permit])
    return [[next(names) for _ in range(count)] for count in stock(counted)]


def stock(counted: Sequence[int]) -> list[int]:
    """By seat, with nothing for those who do not play."""
    return [*counted, *[0] * (MOST_PLAYERS - len(counted))]


def problems(view: Array) -> Iterator[Sentence]:
    """K16: rewards lie with players, and queen's tiles come with them, from the top."""
    record = view[0]
    s = SimpleNamespace(**{name: record[name].tolist() for name in view.dtype.names or ()})
    yield from check_seats(s)
    yield from check_queens_tiles(s)


def sheet(view: Array) -> dict[str, Json]:
    """K18: points by source, places, and the end in sentences."""
    placed = np.zeros(view["players"][0], np.int32)
    places(view[0], placed)
    score = scores(view)["score"]
    return {
        "sources": score,
        "points": np.sum([score[source] for source in SOURCES], axis=0).tolist(),
        "places": placed.tolist(),
        "sentences": [each.to_json() for each in scoring(view)],
    }
