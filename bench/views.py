"""What a server asks for after every entry: what changed in the view of each seat."""

import random
from collections.abc import Callable, Iterator

import regalia
from bench.figures import Effort, Figure, sampled, scaled
from regalia.game import Game
from regalia.views import View

_SECTION = "views"
_MOVES = 400
_WATCHER = 0

_Step = tuple[regalia.Match, View, View]  # a match after an entry, and a seat's view before and after it


def measure(game: Game, effort: Effort) -> Iterator[Figure]:
    steps = list(_steps(game))
    yield _figure("look", effort, steps, lambda match, earlier, view: match.look(_WATCHER))
    yield _figure("whole view", effort, steps, lambda match, earlier, view: view.to_json())
    yield _figure("difference", effort, steps, lambda match, earlier, view: view.difference(earlier))
    yield _figure("look and difference", effort, steps, _look_and_compare)
    yield _figure("copy of a match", effort, steps, lambda match, earlier, view: match.copy())


def _look_and_compare(match: regalia.Match, earlier: View, view: View) -> object:
    return match.look(_WATCHER).difference(earlier)


def _steps(game: Game) -> Iterator[_Step]:
    """A match between as many as can play, as it stands after each of some random moves."""
    match, chooser = regalia.new(game.name, players=game.players[1], seed=1), random.Random(1)
    earlier = match.look(_WATCHER)
    for _ in range(_MOVES):
        if match.over:
            return
        seat = match.actors[0]
        match.play(seat, chooser.choice(match.legal(seat)))
        view = match.look(_WATCHER)
        yield match.copy(), earlier, view
        earlier = view


def _figure(
    name: str, effort: Effort, steps: list[_Step], call: Callable[[regalia.Match, View, View], object]
) -> Figure:
    def work(steps: list[_Step]) -> int:
        for step in steps:
            call(*step)
        return len(steps)

    return Figure(_SECTION, name, "µs", scaled(sampled(effort, lambda: steps, work), 1e6))
