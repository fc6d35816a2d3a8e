"""The folder and the file of the database: ours alone, and looked at before anything is written to it."""

import fcntl
import os
import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from regalia.server.store.problems import StoreProblem, problem_of

_NAME = "regalia.db"


def file_in(folder: Path) -> Path:
    return folder / _NAME


@contextmanager
def locked(folder: Path) -> Iterator[Path]:
    """The file of the database, made if it is missing, while no other server can have it.

    The lock is on the folder itself. It ends with the process, whatever ends that, and leaves nothing behind. SQLite's
    own exclusive lock would keep out backups, too.
    """
    file = file_in(folder)
    with _problems_told(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        with _problems_told(folder):
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with _problems_told(file):  # made here: SQLite would let others read it, and it holds secrets
            os.close(os.open(file, os.O_CREAT | os.O_RDONLY, 0o600))
        yield file
    finally:
        os.close(handle)


@contextmanager
def _problems_told(path: Path) -> Iterator[None]:
    try:
        yield
    except BlockingIOError as error:
        raise StoreProblem("in-use", f"Another server is running with the folder {path}.") from error
    except OSError as error:
        raise StoreProblem("unreachable", f"{path} cannot be used: {error.strerror}.") from error


def check(file: Path, known: Collection[str]) -> None:
    """Refuse a file that is broken, of a newer version, or somebody else's. No byte of it is changed.

    Every page is looked at, which takes about a second a gigabyte.
    """
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
            versions = connection.execute("SELECT * FROM alembic_version") if "alembic_version" in names else ()
            newer = [version for (version,) in versions if version not in known]
    except sqlite3.Error as error:
        raise problem_of(error, file) from error
    if damage != "ok":
        raise StoreProblem("broken", f"The database {file} cannot be used: the file is damaged ({damage}).")
    if newer:
        raise StoreProblem("newer", f"The database {file} is of a newer version ({newer[0]}) than this server.")
    if names and "alembic_version" not in names:
        raise StoreProblem("foreign", f"The database {file} is not one of this server's.")
