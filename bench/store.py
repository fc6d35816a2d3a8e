"""What it costs to keep an entry until the disk has it: of many tables at once, and of one alone.

Most of it is waiting for the disk, so there are figures by the wall clock, and beside them what bare SQLite does with
the same settings in the same run. `python -m bench.store` measures this alone; the disk is that of $TMPDIR.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from rich.console import Console

from bench.figures import FULL, Effort, Figure
from bench.report import as_table
from bench.targets import EVERY_GAME
from regalia.server.store import Entry, Head, Store, open_store

_SECTION = "store"
_TABLES = 500
_CONTENT = {"seat": 1, "actions": [{"type": "keep", "face": 5}], "id": "0123456789abcdef"}

_Rates = tuple[float, float]  # entries per second by the wall clock, and per second of CPU


def measure(effort: Effort) -> Iterator[Figure]:
    yield from _figures(effort, "together", _TABLES)
    yield from _figures(effort, "alone", 1)


def _figures(effort: Effort, how: str, tables: int) -> Iterator[Figure]:
    """Ours and bare SQLite by turns: the disk is not the same from one second to the next."""
    rounds = effort.games
    runs = [(_in_folder(_kept, tables, rounds), _in_folder(_bare, tables, rounds)) for _ in range(effort.repetitions)]
    ours, bare = zip(*runs, strict=True)
    yield Figure(_SECTION, f"appends {how}", "per s", [wall for wall, _ in ours], f"tables: {tables}")
    yield Figure(_SECTION, f"appends {how}, CPU", "per CPU-s", [cpu for _, cpu in ours])
    yield Figure(_SECTION, f"bare SQLite {how}", "per s", [wall for wall, _ in bare])
    yield Figure(_SECTION, f"bare SQLite {how}, CPU", "per CPU-s", [cpu for _, cpu in bare])


def _in_folder(work: Callable[[Path, int, int], _Rates], tables: int, rounds: int) -> _Rates:
    with TemporaryDirectory() as folder:
        return work(Path(folder), tables, rounds)


def _clocked(entries: int) -> Callable[[], _Rates]:
    """Ask it when so many entries are kept."""
    wall, cpu = perf_counter(), process_time()
    return lambda: (entries / (perf_counter() - wall), entries / (process_time() - cpu))


def _kept(folder: Path, tables: int, rounds: int) -> _Rates:
    """Each table waits until its entry is kept before it writes the next one."""

    async def play(store: Store, table: str) -> None:
        for number in range(1, rounds + 1):
            await store.append(table, [Entry(number, "move", _CONTENT, at=0)])

    async def run() -> _Rates:
        async with open_store(folder) as store:
            ids = [f"{table:016x}" for table in range(tables)]
            await asyncio.gather(*(store.create(_head(table), {"seed": ""}, []) for table in ids))
            rates = _clocked(tables * rounds)
            await asyncio.gather(*(play(store, table) for table in ids))
            return rates()

    return asyncio.run(run())


def _head(table: str) -> Head:
    return Head(table, table, "court", 1, {}, "public", created=0, state="playing", seats=[], settings={})


def _bare(folder: Path, tables: int, rounds: int) -> _Rates:
    """A commit a round, with an entry of each table in it."""
    with closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute('CREATE TABLE e ("table", number, kind, content, at, PRIMARY KEY ("table", number))')
        rates = _clocked(tables * rounds)
        for number in range(1, rounds + 1):
            rows = [(f"{table:016x}", number, "move", json.dumps(_CONTENT), 0) for table in range(tables)]
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO e VALUES (?, ?, ?, ?, ?)", rows)
            connection.execute("COMMIT")
        return rates()


if __name__ == "__main__":
    Console().print(as_table(EVERY_GAME, list(measure(FULL))))
