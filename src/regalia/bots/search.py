"""A player that thinks: Monte Carlo tree search (see `tree`) within a budget of time or of iterations."""

from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from regalia.bots.budget import Budget
from regalia.bots.memory import VIEW, Memory, make_room, memory
from regalia.bots.tree import tree
from regalia.game import Game
from regalia.schema import Array

_CALL = 0.001  # seconds between two looks at the clock, at most
_FIRST_PACE = 0.0001  # seconds that an iteration may take, before any was measured
_SMOOTHING = 0.3


class Judged(NamedTuple):
    """A legal action: how often the search tried it, and the chance to win that it seems to give."""

    action: int
    visits: int
    value: float


class Search:
    """One thinking player, in one seat of one match: what it found out it keeps for its next decision."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self._game: Final = game
        self._tree: Final = tree(game)
        self._budget: Final = budget
        self._memory: Final[Memory] = memory(game, seed)
        self._visits: Final = np.zeros(len(game.actions), np.int32)
        self._values: Final = np.zeros(len(game.actions), np.float64)
        self._pace = _FIRST_PACE
        self.iterations = 0  # in all, so far
        self._wake()

    def _wake(self) -> None:
        """One thought about some deal, so that everything is compiled, or loaded, before the first decision."""
        records = self._game.deal(self._game.players[0], 0, {}, self._game.edition)
        seat = int(self._game.entry_points.actors_at(records, 0)).bit_length() - 1
        self._game.entry_points.legal_at(records, 0, seat, self._memory.actions)
        self._look(records, seat)
        self._iterate(seat, 1, is_wide=False)
        self._tree.favourite(self._memory, seat)
        self._judged(seat)
        self.iterations = 0

    @property
    def bytes(self) -> int:
        """The memory that it can come to use."""
        return sum(part.nbytes for part in self._memory)

    def choose(self, view: Array, seat: int) -> int:
        """The action tried most often."""
        begun = perf_counter()
        actions = self._memory.actions
        if self._game.entry_points.legal_at(view, 0, seat, actions) == 1:
            return int(actions[0])
        self._think(view, seat, begun, is_wide=False)
        action: int = self._tree.favourite(self._memory, seat)
        return action

    def analyse(self, view: Array, seat: int) -> list[Judged]:
        """Every legal action, the one tried most often first."""
        self._think(view, seat, perf_counter(), is_wide=True)
        return sorted(self._judged(seat), key=lambda judged: (-judged.visits, -judged.value))

    def _think(self, view: Array, seat: int, begun: float, *, is_wide: bool) -> None:
        self._look(view, seat)
        if self._budget.iterations is not None:
            self._iterate(seat, self._budget.iterations, is_wide=is_wide)
        elif self._budget.seconds is not None:
            self._iterate_until(begun + self._budget.seconds, seat, is_wide=is_wide)

    def _look(self, view: Array, seat: int) -> None:
        """Take the view in; if it shows more than it should, that is not looked at."""
        m = self._memory
        make_room(m)
        m.worlds[VIEW] = view[0]
        self._game.entry_points.hide_at(m.worlds, VIEW, seat)
        self._game.entry_points.forget_events_at(m.worlds, VIEW)
        m.worlds[VIEW].telling = 0

    def _iterate_until(self, end: float, seat: int, *, is_wide: bool) -> None:
        """As many iterations as fit, by the pace of the last ones; at least one."""
        now = perf_counter()
        while True:
            begun = now
            iterations = max(1, int(min((end - begun) / 2, _CALL) / self._pace))
            self._iterate(seat, iterations, is_wide=is_wide)
            now = perf_counter()
            self._pace += _SMOOTHING * ((now - begun) / iterations - self._pace)
            if end - now < self._pace:
                return

    def _iterate(self, seat: int, iterations: int, *, is_wide: bool) -> None:
        self._tree.iterate(self._memory, seat, iterations, is_wide)
        self.iterations += iterations

    def _judged(self, seat: int) -> list[Judged]:
        found = self._tree.sum_up(self._memory, seat, self._visits, self._values)
        rows = zip(self._memory.actions[:found], self._visits[:found], self._values[:found], strict=True)
        return [Judged(int(action), int(visits), float(value)) for action, visits, value in rows]
