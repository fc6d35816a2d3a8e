"""Files that nobody but the user can have written (what that protects from: see test_compiler)."""

import os
from pathlib import Path

import pytest

from regalia.private_folder import PrivateFolder


def test_what_was_written_is_read_and_nothing_else(tmp_path: Path) -> None:
    folder = PrivateFolder(tmp_path / "made" / "when needed")
    assert folder.read("file") is None
    folder.write("file", b"content")
    folder.write("file", b"other content")
    assert folder.read("file") == b"other content"
    assert os.listdir(tmp_path / "made" / "when needed") == ["file"]


def test_a_folder_that_others_may_write_to_is_not_used_and_says_so(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    folder = PrivateFolder(tmp_path)
    with pytest.warns(RuntimeWarning, match="is not used: it is not the user's alone"):
        folder.write("file", b"content")
    assert os.listdir(tmp_path) == []


def test_only_the_newest_files_of_a_name_are_kept(tmp_path: Path) -> None:
    folder = PrivateFolder(tmp_path)
    for age, name in enumerate(["one-1", "one-2", "other-1", "one-3"]):
        folder.write(name, b"")
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    folder.keep_newest("one-", 2)
    assert sorted(os.listdir(tmp_path)) == ["one-1", "one-2", "other-1"]
