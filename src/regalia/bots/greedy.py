"""The game's own sensible player (`games/<id>/bot/greedy.py`): the yardstick."""

import numpy as np

from regalia.game import Game
from regalia.schema import Array


class Greedy:
    def __init__(self, game: Game) -> None:
        self._greedy = game.entry_points.greedy_at
        self._actions = np.zeros(len(game.actions), np.int32)

    def choose(self, view: Array, seat: int) -> int:
        action: int = self._greedy(view, 0, seat, self._actions)
        return action
