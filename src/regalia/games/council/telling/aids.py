"""What follows from a view by the rules and is worth showing beside it."""

from operator import itemgetter

import numpy as np

from regalia.games.council.rules.board import BOARDS, METAL, NEIGHBOURS, ROADS_BETWEEN
from regalia.games.council.rules.prices import COINS, PAYMENT_COLUMNS, PAYMENT_ROWS, payments_at
from regalia.games.council.rules.record import CITIES, COUNCILS, NONE, City, Council, Metal, Step
from regalia.games.council.rules.scoring import SOURCES, Source, score_at
from regalia.games.council.telling.facts import Ledger
from regalia.games.council.telling.shapes import Derived, Facts, ForAll, ForOne, Scores, Way
from regalia.schema import Array

_WON = [Source.PLAY, Source.COLOURS, Source.REGIONS, Source.QUEEN]  # the other sources change hands until the end
_PAYING = (Step.PAY_FOR_PERMIT, Step.PAY_FOR_QUEEN)
_NAMES = [city.name.lower() for city in City]
_COUNCILS = [council.name.lower() for council in Council]
_COINS_OF = itemgetter(COINS)


def _metals(board: int) -> list[str | None]:
    metals = [int(METAL[board, city]) for city in range(CITIES)]
    return [None if metal == NONE else Metal(metal).name.lower() for metal in metals]


def _roads(board: int) -> list[list[str]]:
    """Every road once."""
    pairs = [(one, other) for one in range(CITIES) for other in range(one) if NEIGHBOURS[board, one] >> other & 1]
    return [[_NAMES[other], _NAMES[one]] for one, other in pairs]


def _walk(board: int, start: int) -> list[str | None]:
    """K9: the shortest ways from a city to all others: for each the city before it, none for the start itself."""

    def is_before(city: int, end: int) -> bool:
        is_near = ROADS_BETWEEN[board, city, end] == 1
        return bool(is_near and ROADS_BETWEEN[board, start, city] + 1 == ROADS_BETWEEN[board, start, end])

    return [next((_NAMES[city] for city in range(CITIES) if is_before(city, end)), None) for end in range(CITIES)]


_MAPS = [(_metals(board), _roads(board)) for board in range(len(BOARDS))]
_WALKS = [[_walk(board, start) for start in range(CITIES)] for board in range(len(BOARDS))]


def derived(view: Array) -> Derived:
    return {**derived_for_all(view), **derived_for_one(view)}


def derived_for_all(view: Array) -> ForAll:
    """Scores, the map and the queen's ways on it: the same lists for all who ask, as long as they stay so."""
    board = int(view["board"][0])
    metals, roads = _MAPS[board]
    return {
        **scores(view),
        "metals": metals,
        "roads": roads,
        "walk": _WALKS[board][view["queen"][0]],
        "coming": _coming(view),
    }


def _coming(view: Array) -> list[int]:
    """K17: who has the next turns, seat by seat; once the end has begun, only as many as are left."""
    players, seat, last = view["players"].item(), view["seat"].item(), view["last_turns"].item()
    return [(seat + turns) % players for turns in range(1, (players if last == -1 else last) + 1)]


def derived_for_one(view: Array) -> ForOne:
    """To whoever has the turn, the ways to pay and the payment under way."""
    return {"payments": payments(view), "payment": _payment(view)}


def scores(view: Array) -> Scores:
    """K18: the score by sources as if the game ended now, and the points of it that nobody can lose any more."""
    points = np.zeros((view["players"][0], len(SOURCES)), np.int32)
    score_at(view, 0, points)
    by_source: list[list[int]] = points.T.tolist()
    won = [by_source[source] for source in _WON]
    return {
        "score": dict(zip(SOURCES, by_source, strict=True)),
        "points_won": [sum(points) for points in zip(*won, strict=True)],
    }


def payments(view: Array) -> dict[str, list[Way]]:
    """K7, K7b: by council, all that whoever has the turn can pay with, the cheapest first; empty to others.

    Cards by kind and then coins, before roads: with those the queen's help must still be within one's coins.
    """
    out, ends = np.empty((PAYMENT_ROWS, PAYMENT_COLUMNS), np.int32), np.zeros(COUNCILS, np.int32)
    if not payments_at(view, 0, out, ends):
        return {}
    *_, last = stretches = ends.tolist()
    ways: list[Way] = out[:last].tolist()
    return {
        name: sorted(ways[first:end], key=_COINS_OF)
        for name, first, end in zip(_COUNCILS, [0, *stretches], stretches, strict=False)
    }


def _payment(view: Array) -> Facts | None:
    return Ledger(view, view["seat"].item()).payment() if view["step"].item() in _PAYING else None
