"""A player that thinks: Monte Carlo tree search (see `tree`) within a budget of time or of iterations."""

from functools import cache
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from regalia.bots.budget import Budget
from regalia.bots.memory import VIEW, Memory, SearchMemory, memory
from regalia.bots.player import Player, read_seed, read_view
from regalia.bots.tree import tree
from regalia.errors import MalformedInput, quoted
from regalia.game import Game
from regalia.schema import Array

_CALL = 0.001  # seconds between two looks at the clock, at most
_SLICE = 100  # iterations, where time does not matter, between two moments in which Ctrl-C is heard
_FIRST_PACE = 0.0001  # seconds that an iteration may take, before any was measured
_SMOOTHING = 0.3


class Judged(NamedTuple):
    """A legal action: how often the search tried it, and the chance to win that it seems to give."""

    action: int
    visits: int
    value: float


class Search(Player):
    """One thinking player, in one seat of one match: what it found out it keeps for its next decision.

    Its memory can be one that serves many searches in turn. Whatever another found out in it is forgotten first, and so
    is what this one found out before that: its choices are those that it would make with a new memory.
    """

    def __init__(self, game: Game, seed: int, budget: Budget, lent: SearchMemory | None = None) -> None:
        super().__init__(game)
        if not isinstance(budget, Budget):
            raise MalformedInput("malformed-budget", "no-budget", given=quoted(budget))
        if lent is not None and not isinstance(lent, SearchMemory):
            raise MalformedInput("malformed-memory", "no-memory", given=quoted(lent))
        self._budget: Final = budget
        self._lent: Final = SearchMemory() if lent is None else lent
        self._memory: Final[Memory] = memory(game, read_seed(seed), self._lent)
        self._visits: Final = np.zeros(len(game.actions), np.int32)
        self._values: Final = np.zeros(len(game.actions), np.float64)
        self._pace = _FIRST_PACE
        self.iterations = 0  # in all, so far
        _warm_up(game)
        self._tree: Final = tree(game)

    @property
    def bytes(self) -> int:
        """The memory that it can come to use."""
        return sum(part.nbytes for part in self._memory)

    def _decide(self, view: Array, seat: int, number: int) -> int:
        """The action tried most often."""
        with self._lent.lent_to((self, seat)):
            self._think(view, seat, is_wide=False)
            action: int = self._tree.favourite(self._memory, seat)
        return action

    def analyse(self, view: Array, seat: int) -> list[Judged]:
        """Every legal action, the one tried most often first."""
        seen = read_view(self._game, view, seat)
        with self._lock, self._lent.lent_to((self, seat)):
            self._think(seen, seat, is_wide=True)
            judged = self._judged(seat)
        return sorted(judged, key=lambda judged: (-judged.visits, -judged.value))

    def _think(self, view: Array, seat: int, *, is_wide: bool) -> None:
        self._memory.words[VIEW] = view.view(np.int64)
        if self._budget.seconds is not None:
            self._iterate_until(perf_counter() + self._budget.seconds, seat, is_wide=is_wide)
        elif self._budget.iterations is not None:
            self._iterate_in_slices(self._budget.iterations, seat, is_wide=is_wide)

    def _iterate_until(self, end: float, seat: int, *, is_wide: bool) -> None:
        """As many iterations as fit, by the pace of the last ones; at least one."""
        now = perf_counter()
        while True:
            begun = now
            iterations = max(1, int(min((end - begun) / 2, _CALL) / self._pace))
            self._iterate(seat, iterations, is_wide=is_wide)
            now = perf_counter()
            self._pace += _SMOOTHING * ((now - begun) / iterations - self._pace)
            if end - now < self._pace or self._lent.has_stopped:
                return

    def _iterate_in_slices(self, iterations: int, seat: int, *, is_wide: bool) -> None:
        """So many iterations: compiled code does not hear Ctrl-C, so it does not run for long."""
        for done in range(0, iterations, _SLICE):
            if done and self._lent.has_stopped:
                return
            self._iterate(seat, min(_SLICE, iterations - done), is_wide=is_wide)

    def _iterate(self, seat: int, iterations: int, *, is_wide: bool) -> None:
        self._tree.iterate(self._memory, seat, iterations, is_wide)
        self.iterations += iterations

    def _judged(self, seat: int) -> list[Judged]:
        found = self._tree.sum_up(self._memory, seat, self._visits, self._values)
        rows = zip(self._memory.actions[:found], self._visits[:found], self._values[:found], strict=True)
        return [Judged(int(action), int(visits), float(value)) for action, visits, value in rows]


@cache
def _warm_up(game: Game) -> None:
    """Run one iteration so that everything is compiled, or loaded, before the first decision."""
    m, search, rules = memory(game, 0), tree(game), game.entry_points
    records = game.deal(game.players[0], 0, {}, game.edition)
    actors = int(rules.actors_at(records, 0))
    seat = (actors & -actors).bit_length() - 1
    view = read_view(game, records, seat)
    number = rules.legal_at(view, 0, seat, m.actions)
    m.words[VIEW] = view.view(np.int64)
    search.iterate(m, seat, 1, False)
    search.favourite(m, seat)
    search.sum_up(m, seat, np.zeros(number, np.int32), np.zeros(number, np.float64))
