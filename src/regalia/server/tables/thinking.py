"""Bots at work: a few threads that think for all tables, and how long a bot's turn takes where people watch."""

import logging
import os
import secrets
from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import TypeAlias

from regalia.bots import SearchMemory, bot
from regalia.match import SEED_BITS
from regalia.schema import Array, Json
from regalia.table import Table
from regalia.table.players import USUAL_BUDGET

_log = logging.getLogger("regalia.server")

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
        self._memories = [SearchMemory() for _ in range(max(1, cores() - 1))]
        self._unused = iter(self._memories)
        self._threads = ThreadPoolExecutor(len(self._memories), "thinker", initializer=self._prepare)

    def _prepare(self) -> None:
        self._own.memory = next(self._unused)

    async def choose(self, table: Table, seat: int) -> Json:
        """What a bot does, from what its seat may know now."""
        hidden = table.match.hidden(seat)
        code = await get_running_loop().run_in_executor(self._threads, self._decided, table, seat, hidden)
        return table.match.game.actions.write(code)

    def _decided(self, table: Table, seat: int, hidden: Array) -> int:
        """Whatever goes wrong with a bot, people do not wait for it in vain: it does something by chance."""
        try:
            return table.thinker(seat, self._own.memory).choose(hidden, seat)
        except Exception:
            _log.exception("a bot of kind %s in %s", table.players[seat].bot, table.match.game.name)
            by_chance = bot("random", table.match.game, secrets.randbits(SEED_BITS), USUAL_BUDGET)
            return by_chance.choose(hidden, seat)

    def close(self) -> None:
        """Let no more begin, and those who think come to an end at once."""
        for memory in self._memories:
            memory.has_stopped = True
        self._threads.shutdown(cancel_futures=True)


def cores() -> int:
    """How many this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
