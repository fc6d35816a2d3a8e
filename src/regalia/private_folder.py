"""Files that nobody but the user can have written."""

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from uuid import uuid4

_OTHERS_MAY_WRITE = 0o022


class PrivateFolder:
    """A folder for what would do harm if it came from somebody else, and can be made again if it is lost.

    A folder or a file that belongs to others, or that others may write to, is not used. Whatever else goes wrong (the
    disk is full, a file cannot be read) nothing is found, or nothing is kept. The folder is opened first and looked at
    then, and files are opened through it: it cannot be exchanged in between.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, name: str) -> bytes | None:
        """The content of a file, if it is there and can be trusted."""
        with (
            suppress(OSError),
            self._opened() as folder,
            open(name, "rb", opener=partial(os.open, dir_fd=folder)) as file,
        ):
            return file.read() if _is_private(file.fileno()) else None
        return None

    def write(self, name: str, content: bytes) -> None:
        """Write a file whole or not at all; two processes may do so at the same time."""
        with suppress(OSError):
            self._path.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._opened() as folder:
                _write(folder, name, content)

    def keep_newest(self, beginning: str, number: int) -> None:
        """Remove all but the newest files whose names begin so."""
        with suppress(OSError), self._opened() as folder:
            names = (name for name in os.listdir(folder) if name.startswith(beginning))
            for name in sorted(names, key=lambda name: _age(folder, name))[number:]:
                with suppress(FileNotFoundError):  # another process may just have removed it
                    os.unlink(name, dir_fd=folder)

    @contextmanager
    def _opened(self) -> Iterator[int]:
        folder = os.open(self._path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            if not _is_private(folder):
                warnings.warn(f"{self._path} is not used: it is not the user's alone", RuntimeWarning, stacklevel=1)
                raise PermissionError(self._path)
            yield folder
        finally:
            os.close(folder)


def _is_private(opened: int) -> bool:
    status = os.fstat(opened)
    return status.st_uid == os.geteuid() and status.st_mode & _OTHERS_MAY_WRITE == 0


def _write(folder: int, name: str, content: bytes) -> None:
    draft = f"{name}.{uuid4().hex}"
    try:
        with open(draft, "xb", opener=partial(os.open, mode=0o600, dir_fd=folder)) as file:
            file.write(content)
        os.replace(draft, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        with suppress(OSError):
            os.unlink(draft, dir_fd=folder)
        raise


def _age(folder: int, name: str) -> float:
    """Least for the newest."""
    try:
        return -os.stat(name, dir_fd=folder).st_mtime
    except FileNotFoundError:
        return 0
