"""The only one who writes: takes all that waits, commits once, then wakes those who wait.

A commit has to reach the disk, which takes milliseconds however much is in it. So whatever comes while one is under way
goes into the next, and so does what comes right after.
"""

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import sleep
from typing import NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, IntegrityError

from regalia.server.store.problems import Conflict, StoreProblem, is_the_disks, problem_of
from regalia.server.store.statements import Write, together

MOST_WAITING = 10_000  # writes: a disk that cannot keep up must not fill the memory
GATHERING = 0.005  # seconds before a commit, in which others come who go into it: each costs as much as twenty rows
HURRYING = 0.001  # the same, where somebody hurries
MOST_AT_ONCE = 1_000  # writes in a commit: those who come meanwhile should not wait too long


class _Waiting(NamedTuple):
    write: Write
    done: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    def __init__(self, engine: Engine, file: Path) -> None:
        self._connection = engine.connect()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._file = file
        self._waiting: deque[_Waiting] = deque()
        self._come = asyncio.Event()
        self._hurry = Event()  # somebody waits who cannot wait for others
        self._closed = False
        self._running = asyncio.create_task(self._run())

    async def write(self, write: Write, *, hurries: bool = False) -> None:
        """Returns when all of it is durable. Else raises `Conflict` or `StoreProblem`, and nothing of it is there.

        Writes are made in the order in which they are asked for. Who is cancelled while he waits cannot know. Who
        hurries hardly waits for others to come.
        """
        if self._closed:
            raise StoreProblem("closed", f"The database {self._file} is closed.")
        if len(self._waiting) >= MOST_WAITING:
            raise StoreProblem("busy", f"The database {self._file} does not keep up: {MOST_WAITING} writes wait.")
        waiting = _Waiting(write, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if hurries:
            self._hurry.set()
        self._come.set()
        await waiting.done

    async def close(self) -> None:
        """Write what waits, and let nobody in any more."""
        self._closed = True
        self._come.set()
        await self._running
        self._thread.shutdown()
        self._connection.close()

    async def _run(self) -> None:
        while not self._closed:
            await self._come.wait()
            self._come.clear()
            while self._waiting:
                await self._commit()

    async def _commit(self) -> None:
        loop = asyncio.get_running_loop()
        batch, errors = await loop.run_in_executor(self._thread, self._gather_and_commit)
        for waiting, failed in zip(batch, errors, strict=True):
            waiting.settle(self._told(failed))

    def _gather_and_commit(self) -> tuple[list[_Waiting], list[Exception | None]]:
        """Commit what waits, and what comes in a moment; what was wrong with each. This is what the thread does."""
        if self._hurry.wait(GATHERING):
            sleep(HURRYING)
        self._hurry.clear()
        batch = self._drain()
        try:
            return batch, self._errors([waiting.write for waiting in batch])
        except Exception as error:  # told to those who wait: nobody else would hear of it
            return batch, [error] * len(batch)

    def _drain(self) -> list[_Waiting]:
        """What waits, bounded, and without those who no longer wait."""
        batch: list[_Waiting] = []
        while self._waiting and len(batch) < MOST_AT_ONCE:
            waiting = self._waiting.popleft()
            if not waiting.done.cancelled():
                batch.append(waiting)
        return batch

    def _errors(self, writes: list[Write]) -> list[Exception | None]:
        """Commit some writes. What was wrong with each; raised is what is wrong with the disk, or with all of them."""
        try:
            with self._connection.begin():
                _execute(self._connection, together(writes))
        except Exception as error:
            if is_the_disks(error):
                raise
        else:
            return [None] * len(writes)
        with self._connection.begin():
            return [_error(self._connection, write) for write in writes]

    def _told(self, error: Exception | None) -> Exception | None:
        if isinstance(error, IntegrityError):
            return Conflict(str(error.orig))
        if isinstance(error, DatabaseError) and is_the_disks(error):
            return problem_of(error.orig, self._file)
        return error


def _error(connection: Connection, write: Write) -> Exception | None:
    """Make one write among others, and leave no trace of it if something is wrong with it."""
    try:
        with connection.begin_nested():
            _execute(connection, together([write]))
    except Exception as error:
        if is_the_disks(error):
            raise
        return error
    return None


def _execute(connection: Connection, write: Write) -> None:
    for statement, rows in write.items():
        connection.execute(statement, rows)
