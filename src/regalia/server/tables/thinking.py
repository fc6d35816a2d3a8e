"""Bots at work: a few threads that think for all tables."""

import os
from asyncio import get_running_loop
from concurrent.futures import ThreadPoolExecutor
from threading import local

from regalia.bots import SearchMemory
from regalia.schema import Json
from regalia.table import Table


class Thinkers:
    """One thread less than there are cores, so that the server itself has one; each with a memory of its own."""

    def __init__(self) -> None:
        self.memory = SearchMemory()  # for tables, none of which ever thinks itself
        self._own = local()
        self._threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 1) - 1), "thinker", initializer=self._prepare)

    def _prepare(self) -> None:
        self._own.memory = SearchMemory()

    async def choose(self, table: Table, seat: int, most: float) -> Json:
        """What a bot does, from what its seat may know now, when it has thought for at most so many seconds."""
        hidden = table.match.hidden(seat)

        def decide() -> int:
            return table.thinker(seat, self._own.memory, most).choose(hidden, seat)

        code = await get_running_loop().run_in_executor(self._threads, decide)
        return table.match.game.actions.write(code)

    def close(self) -> None:
        """Let no more begin, and wait for those who think."""
        self._threads.shutdown(cancel_futures=True)
