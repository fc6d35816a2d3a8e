"""What can go wrong with the store, apart from our own mistakes."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DatabaseError, OperationalError

_WHY = {
    sqlite3.SQLITE_FULL: ("disk-full", "the disk is full"),
    sqlite3.SQLITE_IOERR: ("disk-error", "the disk does not work"),
    sqlite3.SQLITE_BUSY: ("locked", "another program has locked it"),
    sqlite3.SQLITE_LOCKED: ("locked", "another program has locked it"),
    sqlite3.SQLITE_READONLY: ("read-only", "it may not be written to"),
    sqlite3.SQLITE_PERM: ("read-only", "it may not be written to"),
    sqlite3.SQLITE_CANTOPEN: ("unreachable", "it cannot be opened"),
    sqlite3.SQLITE_CORRUPT: ("broken", "the file is damaged"),
    sqlite3.SQLITE_NOTADB: ("broken", "the file is no database"),
}
_PRIMARY = 0xFF  # SQLite says more in the bits above


class Conflict(Exception):
    """What was to be written does not fit what is there, and nothing of it was written.

    A number, an id or a code is taken, an entry does not follow the last one, or a table or guest does not exist.
    """


class StoreProblem(Exception):
    """The store cannot be opened, read or written now. Nothing was written, and what was there before is as it was.

    The sentence is for whoever runs the server: it names the file. Players are told by the `code`.
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code: Final = code
        self.sentence: Final = sentence

    def __str__(self) -> str:
        return self.sentence


def problem_of(error: BaseException | None, file: Path) -> StoreProblem:
    """What the driver's error means for whoever runs the server."""
    number = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _PRIMARY
    code, why = _WHY.get(number, ("database", str(error)))
    return StoreProblem(code, f"The database {file} cannot be used: {why}.")


def is_the_disks(error: BaseException) -> bool:
    """Whether the database could not do it, whatever was asked of it; else it is to blame who asked."""
    return isinstance(error, OperationalError) or type(error) is DatabaseError


@contextmanager
def disk_problems_told(file: Path) -> Iterator[None]:
    try:
        yield
    except DatabaseError as error:
        if is_the_disks(error):
            raise problem_of(error.orig, file) from error
        raise
