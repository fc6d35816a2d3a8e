"""Games that are known before they are played: the same seed and the same actions lead to the same dice."""

from functools import cache
from typing import Any, NamedTuple

import regalia
from regalia.bots.greedy import Greedy
from regalia.game import load_game

Json = dict[str, Any]


class Step(NamedTuple):
    """What a seat does, out of what it may do."""

    seat: int
    action: Json
    legal: list[Json]


class Script(NamedTuple):
    seed: int
    players: int
    steps: list[Step]
    positions: list[Json]  # before each step
    winners: list[int]

    def until(self, is_so: Any) -> int:
        """How many steps come before the first that fulfils something."""
        return next(at for at, step in enumerate(self.steps) if is_so(step, self.positions[at]))


@cache
def script(players: int, seed: int, name: str = "court", **options: str) -> Script:
    """A game as the greedy player plays it."""
    game, match = load_game(name), regalia.new(name, players=players, seed=seed, options=options)
    steps, positions = list[Step](), list[Json]()
    while not match.over:
        (seat,) = match.actors
        action = game.actions.write(Greedy(game).choose(match.hidden(seat), seat))
        steps.append(Step(seat, action, match.legal(seat)))
        positions.append(match.position())
        match.play(seat, action)
    assert match.result is not None
    return Script(seed, players, steps, positions, match.result["winners"])
