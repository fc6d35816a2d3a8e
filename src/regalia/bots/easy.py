"""The greedy player for beginners: now and then it errs, so that it can be beaten."""

import random

from regalia.bots.greedy import Greedy
from regalia.bots.player import read_seed
from regalia.game import Game
from regalia.schema import Array


class Easy(Greedy):
    """An error is any legal action, as a beginner might do: games with it are hardly longer than without."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game)
        self._chance = random.Random(read_seed(seed))

    def _decide(self, view: Array, seat: int, number: int) -> int:
        if self._chance.randrange(100) < self._game.bot.ERRORS:
            return int(self._actions[self._chance.randrange(number)])
        return super()._decide(view, seat, number)
