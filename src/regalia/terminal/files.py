"""Records of matches, and reports, in files."""

import errno
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
from regalia.sentences import Sentence, sentence
from regalia.terminal.problem import Problem, refused

_LARGEST = 1 << 26
_PROBLEMS = {"tampered-record": "problem-tampered"}  # by the code of the refusal
_REASONS = {
    errno.ENOENT: "missing", errno.EACCES: "forbidden", errno.EPERM: "forbidden", errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder", errno.ENOSPC: "full", errno.EROFS: "read-only", errno.ENAMETOOLONG: "name",
}  # fmt: skip


def read_record(path: Path) -> tuple[dict[str, Json], Match]:
    """The record in a file, and the match that it tells of."""
    content = _read(path)
    try:
        record = json.loads(content)
        return record, replay(record)
    except (ValueError, RecursionError) as error:
        if isinstance(error, Refused):
            raise refused(_PROBLEMS.get(error.code, "problem-no-record"), error, file=str(path)) from error
        raise Problem("problem-no-json", file=str(path), reason=_no_json(error)) from error


def read_figures(path: Path) -> Json:
    """Figures of a game's components, as JSON in a file."""
    try:
        return json.loads(_read(path))
    except (ValueError, RecursionError) as error:
        raise Problem("problem-figures", file=str(path), reason=_no_json(error)) from error


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Problem("problem-unreadable", file=str(path), reason=reason(error)) from error
    if len(content) > _LARGEST:
        raise Problem("problem-too-large", file=str(path))
    return content


def write_new_text(path: Path, text: str) -> None:
    """Write a file where none is yet: nobody loses an older game."""
    try:
        exists = path.exists()
    except (OSError, ValueError) as error:
        raise Problem("problem-unwritable", file=str(path), reason=reason(error)) from error
    if exists:
        raise Problem("problem-file-exists", file=str(path))
    write_text(path, text)


def write_text(path: Path, text: str) -> None:
    """Write a whole text in one go: whatever happens, the file holds a whole one."""
    try:
        target = path.resolve()
        part = target.with_name(f"{target.name}.{uuid4().hex}.part")
        part.write_text(text, "utf-8")
        os.replace(part, target)
    except (OSError, ValueError) as error:
        raise Problem("problem-unwritable", file=str(path), reason=reason(error)) from error


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """A new file, empty until it is written, and gone if it never is: that it cannot be written shows at once."""
    try:
        path.open("x").close()
    except FileExistsError as error:
        raise Problem("problem-file-exists", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise Problem("problem-unwritable", file=str(path), reason=reason(error)) from error
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


def reason(error: Exception) -> Sentence:
    """What is wrong with a file, in words that are in the catalogues; what the system says only where it is rare."""
    number = getattr(error, "errno", None)
    if number is None:
        return sentence("file-name")  # a ValueError: no file can have such a name
    known = _REASONS.get(number)
    return sentence("file-other", detail=os.strerror(number)) if known is None else sentence(f"file-{known}")


def _no_json(error: Exception) -> Sentence:
    """Where a text ceases to be JSON."""
    if isinstance(error, json.JSONDecodeError):
        return sentence("json-broken", line=error.lineno, column=error.colno)
    return sentence("json-none")


def usual_folder() -> Path:
    """Where the server keeps its tables if nobody says where."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regalia"
