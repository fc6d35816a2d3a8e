"""Any legal action, every one equally likely."""

import random

import numpy as np

from regalia.game import Game
from regalia.schema import Array


class Random:
    def __init__(self, game: Game, seed: int) -> None:
        self._legal = game.entry_points.legal_at
        self._actions = np.zeros(len(game.actions), np.int32)
        self._chance = random.Random(seed)

    def choose(self, view: Array, seat: int) -> int:
        return int(self._actions[self._chance.randrange(self._legal(view, 0, seat, self._actions))])
