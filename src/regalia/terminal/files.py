"""Records of matches, and reports, in files."""

import json
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from uuid import uuid4

from regalia.errors import Refused
from regalia.match import Match, replay
from regalia.schema import Json
from regalia.terminal.problem import Problem, refused

_LARGEST = 1 << 26
_PROBLEMS = {"tampered-record": "problem-tampered"}  # by the code of the refusal


def read_record(path: Path) -> tuple[dict[str, Json], Match]:
    """The record in a file, and the match that it tells of."""
    content = _read(path)
    try:
        record = json.loads(content)
        return record, replay(record)
    except (ValueError, RecursionError) as error:
        if isinstance(error, Refused):
            raise refused(_PROBLEMS.get(error.code, "problem-no-record"), error, file=str(path)) from error
        raise Problem("problem-no-json", file=str(path), reason=str(error)) from error


def read_figures(path: Path) -> Json:
    """Figures of a game's components, as JSON in a file."""
    try:
        return json.loads(_read(path))
    except (ValueError, RecursionError) as error:
        raise Problem("problem-figures", file=str(path), reason=str(error)) from error


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:  # a ValueError: no file can have such a name
        raise Problem("problem-unreadable", file=str(path), reason=_reason(error)) from error
    if len(content) > _LARGEST:
        raise Problem("problem-too-large", file=str(path))
    return content


def write_new_record(path: Path, match: Match) -> None:
    """Write a record where no file is yet: nobody loses an older game."""
    try:
        exists = path.exists()
    except (OSError, ValueError) as error:
        raise Problem("problem-unwritable", file=str(path), reason=_reason(error)) from error
    if exists:
        raise Problem("problem-file-exists", file=str(path))
    write_record(path, match)


def write_record(path: Path, match: Match) -> None:
    write_text(path, json.dumps(match.record()) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a whole text in one go: whatever happens, the file holds a whole one."""
    try:
        target = path.resolve()
        part = target.with_name(f"{target.name}.{uuid4().hex}.part")
        part.write_text(text, "utf-8")
        os.replace(part, target)
    except (OSError, ValueError) as error:
        raise Problem("problem-unwritable", file=str(path), reason=_reason(error)) from error


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """A new file, empty until it is written, and gone if it never is: that it cannot be written shows at once."""
    try:
        path.open("x").close()
    except FileExistsError as error:
        raise Problem("problem-file-exists", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise Problem("problem-unwritable", file=str(path), reason=_reason(error)) from error
    try:
        yield
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def program() -> str:
    """How this program is called again: by its name where that is found, else by its path."""
    name = "regalia"
    if shutil.which(name) is not None:
        return name
    called = Path(sys.argv[0])
    return f"{quote(sys.executable)} -m {name}" if called.suffix == ".py" else quote(os.path.relpath(called))


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def usual_folder() -> Path:
    """Where the server keeps its tables if nobody says where."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regalia"
