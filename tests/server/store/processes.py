"""Programs that write to a store: they can be killed, or run out of disk, without harm to the tests."""

import asyncio
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

from regalia.server.store import Entry, Store, StoreProblem, open_store
from tests.server.forking import FORKING
from tests.server.store.keeping import entry, loaded

Program = Callable[[Path, Connection], None]


@contextmanager
def running(program: Program, folder: Path) -> Iterator[tuple[Connection, Callable[[], None]]]:
    """A program in a process of its own: what it reports, and how to kill it."""
    reports, reporting = FORKING.Pipe(duplex=False)
    process = FORKING.Process(target=program, args=(folder, reporting))
    process.start()
    reporting.close()
    try:
        yield reports, process.kill
    finally:
        process.kill()
        process.join()
        process.close()
        reports.close()


def write_for_ever(folder: Path, reporting: Connection) -> None:
    """Go on with every table, all at the same time, and report each entry when it is said to be kept."""

    async def write(store: Store, table: str) -> None:
        number = len((await loaded(store, table)).entries)
        while True:
            number += 1
            await store.append(table, [entry(number)])
            reporting.send((table, number))

    async def run() -> None:
        async with open_store(folder) as store:
            await asyncio.gather(*(write(store, table) for table in TABLES))

    asyncio.run(run())


TABLES = ("a", "b", "c", "d")


def hold(folder: Path, reporting: Connection) -> None:
    """Have the store open, and do nothing."""

    async def run() -> None:
        async with open_store(folder):
            reporting.send("open")
            await asyncio.Event().wait()

    asyncio.run(run())


def fill_the_disk(folder: Path, reporting: Connection) -> None:
    """Append until there is no room; then, with room again, once more. Reports what was kept and what was not."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def run() -> None:
        async with open_store(folder) as store:
            resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, most))
            number = 0
            try:
                while True:
                    await store.append("t", [long_entry(number + 1)])
                    number += 1
            except StoreProblem as problem:
                reporting.send((number, problem.code))
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
            await store.append("t", [long_entry(number + 1)])

    asyncio.run(run())
    reporting.send("closed")


def long_entry(number: int) -> Entry:
    return entry(number)._replace(content={"text": "x" * 20_000})
