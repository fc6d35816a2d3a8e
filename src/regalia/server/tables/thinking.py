"""Bots at work: a few threads that think for all tables."""

import logging
import os
import secrets
import sys
from asyncio import get_running_loop
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import get_native_id, local

from regalia.bots import SearchMemory, bot
from regalia.match import SEED_BITS
from regalia.schema import Array, Json
from regalia.table import Table
from regalia.table.players import USUAL_BUDGET

_log = logging.getLogger("regalia.server")

LEAST_PRIORITY = 19  # as `nice` numbers it


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
        _give_way()

    async def choose(self, table: Table, seat: int, most: float) -> Json:
        """What a bot does, from what its seat may know now, when it has thought for at most so many seconds."""
        hidden = table.match.hidden(seat)
        decided = partial(self._decided, table, seat, hidden, most)
        code = await get_running_loop().run_in_executor(self._threads, decided)
        return table.match.game.actions.write(code)

    def _decided(self, table: Table, seat: int, hidden: Array, most: float) -> int:
        """Whatever goes wrong with a bot, people do not wait for it in vain: it does something by chance."""
        try:
            return table.thinker(seat, self._own.memory, most).choose(hidden, seat)
        except Exception:
            _log.exception("a bot of kind %s in %s", table.players[seat].bot, table.match.game.name)
            by_chance = bot("random", table.match.game, secrets.randbits(SEED_BITS), USUAL_BUDGET)
            return by_chance.choose(hidden, seat)

    def close(self) -> None:
        """Let no more begin, and those who think come to an end at once."""
        for memory in self._memories:
            memory.has_stopped = True
        self._threads.shutdown(cancel_futures=True)


def _give_way() -> None:
    """This thread lets others go first: people should not wait because a bot thinks about something else.

    Only Linux gives each thread a priority of its own.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), LEAST_PRIORITY)


def cores() -> int:
    """How many this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
