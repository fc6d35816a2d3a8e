"""Bots whose decisions can be watched, and a terminal to watch them on."""

import io
import re
from collections.abc import Callable

from regalia.bots import Budget
from regalia.bots.greedy import Greedy
from regalia.game import Game
from regalia.schema import Array

COLOUR = re.compile(r"\x1b\[[0-9;]*m")

Look = Callable[[Array, int, Budget], None]  # at what a bot sees, its seat and its budget
Notice = Callable[[Look], None]


def nothing(view: Array, seat: int, budget: Budget) -> None:
    pass


class Noticed(Greedy):
    """Decides greedily and at once, after a look."""

    def __init__(self, game: Game, budget: Budget, look: Look) -> None:
        super().__init__(game)
        self._budget = budget
        self._look = look

    def choose(self, view: Array, seat: int) -> int:
        self._look(view, seat, self._budget)
        return super().choose(view, seat)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True

    @property
    def text(self) -> str:
        return COLOUR.sub("", self.getvalue())
