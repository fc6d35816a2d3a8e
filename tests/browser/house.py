"""A server for browsers, in a process of its own; it can be ended, and begin anew at the same address."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).parent.parent.parent


class House:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.address = ""
        self.deal(7)

    def deal(self, seed: int) -> None:
        """From now on tables are dealt with this seed."""
        (self._folder / "seed").write_text(str(seed))

    def open(self) -> None:
        port = str(urlsplit(self.address).port or 0)
        command = [sys.executable, "-m", "tests.browser.program", str(self._folder), port]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()

    def close(self) -> None:
        """Also where it is closed: else this would hide why a test failed in between."""
        with self._process:
            self._process.kill()


@contextmanager
def house(folder: Path) -> Iterator[House]:
    opened = House(folder)
    opened.open()
    try:
        yield opened
    finally:
        opened.close()
