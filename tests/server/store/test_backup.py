"""A copy can be made at any time, and is a store of its own."""

import asyncio
from pathlib import Path

import pytest

from regalia.server.store import Store, StoreProblem, backup
from regalia.server.store.file import file_in
from tests.server.store.keeping import begin, entries_of, entry, kept, log

BEFORE = 3000  # entries: copying them takes longer than writing one more


def restored(copy: Path) -> Path:
    folder = copy.with_name("restored")
    folder.mkdir()
    copy.rename(file_in(folder))
    return folder


def test_a_copy_made_while_others_write_is_whole_and_has_what_was_kept_before(tmp_path: Path) -> None:
    async def work(store: Store) -> int:
        copying = asyncio.create_task(asyncio.to_thread(backup, tmp_path / "data", tmp_path / "copy"))
        number = BEFORE
        while not copying.done():
            number += 1
            await store.append("t", [entry(number)])
        await copying
        return number

    begin(tmp_path / "data", "t", entries=BEFORE)
    last = kept(tmp_path / "data", work)
    assert entries_of(tmp_path / "data") == log(last)
    copied = entries_of(restored(tmp_path / "copy"))
    assert len(copied) >= BEFORE
    assert copied == log(len(copied))


def test_a_copy_can_be_made_when_no_server_runs(tmp_path: Path) -> None:
    begin(tmp_path / "data", "t", entries=3)
    backup(tmp_path / "data", tmp_path / "copy")
    assert entries_of(restored(tmp_path / "copy")) == log(3)


def test_a_copy_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    begin(tmp_path / "data", "t")
    backup(tmp_path / "data", tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    begin(tmp_path / "data", "t")
    (tmp_path / "copy").write_text("something dear")
    with pytest.raises(StoreProblem):
        backup(tmp_path / "data", tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "something dear"


def test_without_a_store_there_is_no_copy_and_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(StoreProblem) as refused:
        backup(tmp_path / "nothing", tmp_path / "copy")
    assert refused.value.code == "unreachable"
    assert list(tmp_path.iterdir()) == []


def test_a_copy_to_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    begin(tmp_path / "data", "t")
    with pytest.raises(StoreProblem) as refused:
        backup(tmp_path / "data", tmp_path / "nowhere" / "copy")
    assert refused.value.code == "unreachable"
