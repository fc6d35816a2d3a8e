"""One writer: all that waits is committed at once, and only what is wrong is refused."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import StatementError

from regalia.server.store import Conflict, Entry, Store, StoreProblem, open_store, writer
from regalia.server.store.database import writing_engine
from tests.server.store.keeping import ADA, NOBODY, SECRET, begin, entries_of, entry, head, kept, loaded, log, outcomes


@contextmanager
def counted_commits() -> Iterator[list[object]]:
    commits: list[object] = []
    note = commits.append
    event.listen(Engine, "commit", note)
    yield commits
    event.remove(Engine, "commit", note)


def test_a_commit_is_on_the_disk_before_it_is_told(tmp_path: Path) -> None:
    engine = writing_engine(tmp_path / "any.db", patience=5)
    with engine.connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in asked]
    engine.dispose()
    full = 2
    assert found == ["wal", full, 1]


def test_what_comes_at_once_is_committed_at_once(tmp_path: Path) -> None:
    async def work(store: Store) -> int:
        with counted_commits() as commits:
            await asyncio.gather(
                store.add_guest(ADA),
                store.append("t", [entry(1)]),
                store.create(head("u"), SECRET, NOBODY, log(2)),
                *(store.append("t", [entry(number)]) for number in range(2, 100)),
                store.append("u", [entry(3)], head("u", state="over")),
            )
        assert (await loaded(store, "u")).head.state == "over"
        return len(commits)

    begin(tmp_path, "t")
    assert kept(tmp_path, work) == 1
    assert entries_of(tmp_path, "t") == log(99)
    assert entries_of(tmp_path, "u") == log(3)


def test_who_hurries_does_not_wait_as_long_as_others_and_takes_along_who_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(tmp_path, "t")
    monkeypatch.setattr(writer, "GATHERING", 60.0)

    async def work(store: Store) -> int:
        with counted_commits() as commits:
            patient = asyncio.create_task(store.append("t", [entry(1)]))
            await asyncio.sleep(0.05)
            assert not patient.done()
            await store.append("t", [entry(2)], hurries=True)
            await patient
        return len(commits)

    assert kept(tmp_path, work) == 1
    assert entries_of(tmp_path) == log(2)


def test_a_commit_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_AT_ONCE", 2)

    async def work(store: Store) -> int:
        with counted_commits() as commits:
            await asyncio.gather(*(store.append("t", [entry(number)]) for number in range(1, 6)))
        return len(commits)

    begin(tmp_path, "t")
    assert kept(tmp_path, work) == 3
    assert entries_of(tmp_path) == log(5)


def test_a_bad_write_among_others_is_the_only_one_that_is_lost(tmp_path: Path) -> None:
    async def work(store: Store) -> list[BaseException | None]:
        return await outcomes(
            store.append("t", [entry(1)]),
            store.append("u", [entry(1)]),
            store.append("t", [Entry(1, "move", {"second": True}, at=9)], head(state="over")),
            store.append("u", [entry(2)]),
            store.create(head("t"), SECRET, NOBODY),
            store.append("t", [entry(2)]),
        )

    begin(tmp_path, "t", "u")
    refused = [isinstance(outcome, Conflict) for outcome in kept(tmp_path, work)]
    assert refused == [False, False, True, False, True, False]
    assert entries_of(tmp_path, "t") == entries_of(tmp_path, "u") == log(2)
    assert kept(tmp_path, loaded).head.state == "open"


def test_what_was_to_follow_an_entry_that_was_refused_is_refused_as_well(tmp_path: Path) -> None:
    async def work(store: Store) -> list[BaseException | None]:
        refused = store.append("t", [entry(2), entry(2)])
        return await outcomes(store.append("t", [entry(1)]), refused, store.append("t", [entry(3)]))

    begin(tmp_path, "t")
    assert [isinstance(outcome, Conflict) for outcome in kept(tmp_path, work)] == [False, True, True]
    assert entries_of(tmp_path) == log(1)


def test_our_own_mistake_is_told_to_who_made_it_without_the_secrets_in_it(tmp_path: Path) -> None:
    async def work(store: Store) -> list[BaseException | None]:
        mistaken = store.create(head("u"), SECRET | {"position": object()}, NOBODY)
        return await outcomes(store.append("t", [entry(1)]), mistaken)

    begin(tmp_path, "t")
    fine, mistake = kept(tmp_path, work)
    assert fine is None
    assert isinstance(mistake, StatementError)
    assert SECRET["seed"] not in str(mistake)
    assert entries_of(tmp_path) == log(1)


def test_who_comes_when_too_many_wait_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 3)

    async def work(store: Store) -> list[BaseException | None]:
        return await outcomes(*(store.append("t", [entry(number)]) for number in range(1, 6)))

    begin(tmp_path, "t")
    *written, fourth, fifth = kept(tmp_path, work)
    assert written == [None] * 3
    assert isinstance(fourth, StoreProblem)
    assert isinstance(fifth, StoreProblem)
    assert fourth.code == fifth.code == "busy"
    assert entries_of(tmp_path) == log(3)


def test_what_waits_at_the_end_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_store(tmp_path) as store:
            waiting = [asyncio.create_task(store.append("t", [entry(number)])) for number in range(1, 9)]
            await asyncio.sleep(0)  # they begin to wait
        await asyncio.gather(*waiting)
        with pytest.raises(StoreProblem) as refused:
            await store.append("t", [entry(9)])
        assert refused.value.code == "closed"

    begin(tmp_path, "t")
    asyncio.run(run())
    assert entries_of(tmp_path) == log(8)


def test_who_no_longer_waits_holds_up_nobody(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        gone = asyncio.create_task(store.append("t", [Entry(1, "move", {"gone": True}, at=9)]))
        await asyncio.sleep(0)  # it begins to wait
        gone.cancel()
        await store.append("t", [entry(1)])
        assert gone.cancelled()

    begin(tmp_path, "t")
    kept(tmp_path, work)
    assert entries_of(tmp_path) == log(1)
