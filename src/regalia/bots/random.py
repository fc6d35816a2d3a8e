"""Any legal action, every one equally likely."""

import random

from regalia.bots.player import Player, read_seed
from regalia.game import Game
from regalia.schema import Array


class Random(Player):
    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game)
        self._chance = random.Random(read_seed(seed))

    def _decide(self, view: Array, seat: int, number: int) -> int:
        return int(self._actions[self._chance.randrange(number)])
