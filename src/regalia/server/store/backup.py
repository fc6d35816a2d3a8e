"""A copy of the database, also while the server runs.

Copying the file by hand is right only when no server runs: while one does, the latest entries are in a second file
beside it. To go back to a copy, put it into an empty folder under the name `regalia.db`.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from regalia.server.store.file import file_in
from regalia.server.store.problems import StoreProblem, problem_of


def backup(folder: Path, target: Path) -> None:
    """Write the database of a folder, as it is at one moment, to a new file. A running server goes on meanwhile.

    The file gets its name when all of it is on the disk: a copy that broke off is never taken for one.
    """
    if target.exists():
        raise StoreProblem("exists", f"There is {target} already.")
    partial = target.with_name(f"{target.name}.part")
    try:
        handle = os.open(partial, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600)
    except OSError as error:
        raise StoreProblem("unreachable", f"{partial} cannot be written: {error.strerror}.") from error
    try:
        _copy(file_in(folder), partial)
        os.fsync(handle)
        partial.rename(target)
    finally:
        os.close(handle)
        partial.unlink(missing_ok=True)


def _copy(file: Path, copy: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", [str(copy)])
    except sqlite3.Error as error:
        raise problem_of(error, file) from error
