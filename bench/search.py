"""The search: nodes that it expands and values, what it remembers them in, and how it keeps to its time."""

from collections.abc import Iterator
from time import perf_counter

from bench.figures import Effort, Figure, rates, sampled
from bench.setting import positions, scratch
from regalia.bots import Budget
from regalia.bots.search import Search
from regalia.game import Game
from regalia.schema import Array

_SECTION = "search"
_ITERATIONS = 1000
_SECONDS = 0.05
_SEED = 1

_View = tuple[Array, int]  # what a seat with a choice sees


def measure(game: Game, effort: Effort) -> Iterator[Figure]:
    least = game.players[0]
    views = _views(game, effort, least)
    yield Figure(_SECTION, "nodes", "per CPU-s", rates(_node_times(game, effort, views)), f"{least} players")
    yield Figure(_SECTION, "memory at most", "MB", [Search(game, _SEED, Budget(iterations=1)).bytes / 1e6])
    used = [_used(game, view) for view in views]
    yield Figure(_SECTION, "budget used", "%", used, f"{_SECONDS * 1000:.0f} ms")


def _views(game: Game, effort: Effort, players: int) -> list[_View]:
    found = []
    records = positions(game, players, effort.games)
    for index in range(0, len(records), max(1, len(records) // effort.games)):
        seat = int(game.entry_points.actors_at(records, index)).bit_length() - 1
        view = records[index : index + 1].copy()
        game.entry_points.hide_at(view, 0, seat)
        if game.entry_points.legal_at(view, 0, seat, scratch(game)) > 1:
            found.append((view, seat))
    return found


def _node_times(game: Game, effort: Effort, views: list[_View]) -> list[float]:
    def work(thinking: Search) -> int:
        for view, seat in views:
            thinking.choose(view, seat)
        return thinking.iterations

    return sampled(effort, lambda: Search(game, _SEED, Budget(iterations=_ITERATIONS)), work)


def _used(game: Game, view: _View) -> float:
    """By the wall clock: what somebody waits."""
    thinking = Search(game, _SEED, Budget(seconds=_SECONDS))
    begun = perf_counter()
    thinking.choose(*view)
    return 100 * (perf_counter() - begun) / _SECONDS
