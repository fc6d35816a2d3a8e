"""The file: made for us alone; refused, and not touched, where it is not one of ours."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from regalia.server.store import StoreProblem
from regalia.server.store.file import file_in
from tests.server.store.keeping import begin, entries_of, kept, log


@pytest.fixture
def trusting() -> Iterator[None]:
    """Files are open to everybody unless made otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def refusal(folder: Path) -> StoreProblem:
    with pytest.raises(StoreProblem) as refused:
        kept(folder, lambda store: store.load("t"))
    assert str(folder) in str(refused.value)
    return refused.value


@pytest.mark.usefixtures("trusting")
def test_folder_and_files_are_made_for_nobody_else_to_read(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"

    async def modes(_: object) -> list[int]:
        return [mode(file) for file in folder.iterdir()]

    assert kept(folder, modes) == [0o600] * 3
    assert mode(folder) == 0o700


def test_after_a_close_there_is_one_file(tmp_path: Path) -> None:
    begin(tmp_path, "t", entries=3)
    assert list(tmp_path.iterdir()) == [file_in(tmp_path)]


def test_odd_characters_in_the_name_of_a_folder_are_no_matter(tmp_path: Path) -> None:
    folder = tmp_path / "50% of ümlauts? #1 & more"
    begin(folder, "t", entries=3)
    assert entries_of(folder) == log(3)


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    file_in(tmp_path).touch()
    begin(tmp_path, "t", entries=3)
    assert entries_of(tmp_path) == log(3)


def test_a_file_of_a_newer_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    begin(tmp_path, "t")
    with closing(sqlite3.connect(file_in(tmp_path))) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    before = file_in(tmp_path).read_bytes()
    assert refusal(tmp_path).code == "newer"
    assert file_in(tmp_path).read_bytes() == before


def test_somebody_elses_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    with closing(sqlite3.connect(file_in(tmp_path))) as other:
        other.execute("CREATE TABLE songs (title TEXT)")
    before = file_in(tmp_path).read_bytes()
    assert refusal(tmp_path).code == "foreign"
    assert file_in(tmp_path).read_bytes() == before


def cut(whole: bytes) -> bytes:
    return whole[: len(whole) // 2]


def cut_within_the_header(whole: bytes) -> bytes:
    return whole[:50]


def overwritten(whole: bytes) -> bytes:
    third = len(whole) // 3
    return whole[:third] + b"?" * third + whole[2 * third :]


def text(_: bytes) -> bytes:
    return b"Dear diary, " * 1000


@pytest.mark.parametrize("damage", [cut, cut_within_the_header, overwritten, text])
def test_a_broken_file_is_refused_and_not_touched(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    begin(tmp_path, "t", entries=300)
    broken = damage(file_in(tmp_path).read_bytes())
    file_in(tmp_path).write_bytes(broken)
    assert refusal(tmp_path).code == "broken"
    assert file_in(tmp_path).read_bytes() == broken


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert refusal(file).code == "unreachable"
    assert refusal(file / "below").code == "unreachable"


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    file_in(tmp_path).mkdir()
    assert refusal(tmp_path).code == "unreachable"
