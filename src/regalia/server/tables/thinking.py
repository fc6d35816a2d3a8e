"""Bots at work: a few threads that think for all tables, and how long a bot's turn takes where people watch."""

import os
from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import TypeAlias

from regalia.bots import SearchMemory
from regalia.schema import Json
from regalia.table import Table

# How many seconds a bot waits before it acts, by how many its turn has taken so far (None: it begins).
Pace: TypeAlias = Callable[[float | None], float]

_FIRST, _FURTHER = 1.0, 0.5  # seconds: people want to see whose turn it is, and then what is done
_LONGEST_TURN = 3.0


def human_pace(spent: float | None) -> float:
    """A turn that people can follow: it takes at least a second, and from three seconds on no time is wasted."""
    return _FIRST if spent is None else max(0.0, min(_FURTHER, _LONGEST_TURN - spent))


def no_pause(spent: float | None) -> float:
    return 0.0


class Thinkers:
    """One thread less than there are cores, so that the server itself has one; each with a memory of its own."""

    def __init__(self) -> None:
        self.memory = SearchMemory()  # for tables, none of which ever thinks itself
        self._own = local()
        self._threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 1) - 1), "thinker", initializer=self._prepare)

    def _prepare(self) -> None:
        self._own.memory = SearchMemory()

    async def choose(self, table: Table, seat: int) -> Json:
        """What a bot does, from what its seat may know now."""
        hidden = table.match.hidden(seat)

        def decide() -> int:
            return table.thinker(seat, self._own.memory).choose(hidden, seat)

        code = await get_running_loop().run_in_executor(self._threads, decide)
        return table.match.game.actions.write(code)

    def close(self) -> None:
        """Let no more begin, and wait for those who think."""
        self._threads.shutdown(cancel_futures=True)
