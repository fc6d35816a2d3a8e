"""The disk is full, or somebody else has the database: told clearly, nothing made worse, and then it goes on."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event

from regalia.server.store import Store, StoreProblem
from regalia.server.store.file import file_in
from tests.server.store.keeping import begin, entries_of, entry, head, kept, loaded, log, outcomes
from tests.server.store.processes import fill_the_disk, long_entry, running

AT_ONCE = 0.01  # seconds of patience with others


@contextmanager
def locked_by_another(folder: Path) -> Iterator[None]:
    with closing(sqlite3.connect(file_in(folder))) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def room_for(pages: int) -> Iterator[None]:
    """To SQLite the disk is full when the file would have to grow beyond this, or beyond what it is already."""

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    event.listen(Engine, "begin", limit)
    yield
    event.remove(Engine, "begin", limit)


def codes(problems: list[BaseException | None]) -> list[str | None]:
    return [problem.code if isinstance(problem, StoreProblem) else None for problem in problems]


def test_a_full_disk_is_told_and_forgotten_when_there_is_room(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with room_for(pages=1):
            several = store.append("t", [entry(3), long_entry(4)], head(state="over"))
            assert codes(await outcomes(several, store.append("u", [entry(3)]))) == ["disk-full"] * 2
            assert (await loaded(store)).head.state == "open"
            assert (await loaded(store)).entries == log(2)
        with room_for(pages=1000):
            await store.append("t", [long_entry(3)])

    begin(tmp_path, "t", "u", entries=2)
    kept(tmp_path, work)
    assert entries_of(tmp_path, "t") == [*log(2), long_entry(3)]
    assert entries_of(tmp_path, "u") == log(2)


def test_a_full_disk_is_told_even_if_there_is_a_conflict_too(tmp_path: Path) -> None:
    async def work(store: Store) -> list[BaseException | None]:
        with room_for(pages=1):
            return await outcomes(store.append("t", [entry(2)]), store.append("u", [long_entry(3)]))

    begin(tmp_path, "t", "u", entries=2)
    assert codes(kept(tmp_path, work)) == ["disk-full"] * 2
    assert entries_of(tmp_path, "t") == entries_of(tmp_path, "u") == log(2)


def test_a_disk_that_refuses_to_write_is_told_and_forgotten_when_it_writes_again(tmp_path: Path) -> None:
    begin(tmp_path, "t")
    with running(fill_the_disk, tmp_path) as (reports, _):
        written, code = reports.recv()
        assert reports.recv() == "closed"
    assert written > 0
    assert code == "disk-error"
    assert entries_of(tmp_path) == [long_entry(number) for number in range(1, written + 2)]


def test_a_lock_of_another_program_is_told_and_forgotten_when_it_ends(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with locked_by_another(tmp_path):
            with pytest.raises(StoreProblem) as locked:
                await store.append("t", [entry(3)])
            assert locked.value.code == "locked"
            assert (await loaded(store)).entries == log(2)
        await store.append("t", [entry(3)])

    begin(tmp_path, "t", entries=2)
    kept(tmp_path, work, patience=AT_ONCE)
    assert entries_of(tmp_path) == log(3)


def test_a_short_lock_of_another_program_is_waited_for(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with locked_by_another(tmp_path):
            writing = asyncio.create_task(store.append("t", [entry(3)]))
            await loaded(store)  # by now the writer has come to the lock
            assert not writing.done()
        await writing

    begin(tmp_path, "t", entries=2)
    kept(tmp_path, work, patience=600)
    assert entries_of(tmp_path) == log(3)


def test_a_store_that_another_program_has_locked_is_not_opened(tmp_path: Path) -> None:
    begin(tmp_path, "t", entries=2)
    with locked_by_another(tmp_path), pytest.raises(StoreProblem) as refused:
        kept(tmp_path, lambda store: store.load("t"), patience=AT_ONCE)
    assert refused.value.code == "locked"
    assert entries_of(tmp_path) == log(2)
