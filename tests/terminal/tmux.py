"""A real terminal of 80 columns and 24 lines, and a reader who sees nothing but its screen."""

import os
import random
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from uuid import uuid4

import pytest
from tools import tmux

from tests.terminal.reading import chosen

_PATIENCE = 120  # seconds in which a screen must come: only a game that hangs needs them
_LOOK = 0.04


class RealTerminal:
    """One command in a terminal of its own."""

    def __init__(self, command: str, data: Path, columns: int = 80, lines: int = 24) -> None:
        path = tmux.found()
        if path is None:
            pytest.fail(tmux.MISSING)
        self._tmux = [path, "-u", "-L", f"regalia-{uuid4().hex}", "-f", "/dev/null"]
        self._size = ["-x", str(columns), "-y", str(lines)]
        self._command = f"{shlex.quote(sys.executable)} -m regalia {command}; echo ENDED $?; sleep 1000"
        self._surroundings = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(data), "TERM": "screen-256color"}
        for size in ("COLUMNS", "LINES"):  # of the terminal that the tests run in
            self._surroundings.pop(size, None)

    def __enter__(self) -> "RealTerminal":
        self._call("new-session", "-d", *self._size, self._command)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._call("kill-server")

    def _call(self, *arguments: str) -> str:
        done = subprocess.run(
            [*self._tmux, *arguments], env=self._surroundings, capture_output=True, text=True, check=True
        )
        return done.stdout

    @property
    def screen(self) -> str:
        return self._call("capture-pane", "-p").rstrip()

    @property
    def scrollback(self) -> str:
        """All that can be scrolled back to."""
        return self._call("capture-pane", "-p", "-S", "-")

    def resize(self, columns: int, lines: int) -> None:
        self._call("resize-window", "-x", str(columns), "-y", str(lines))

    def press(self, *keys: str) -> None:
        self._call("send-keys", *keys)

    def wait(self, is_reached: Callable[[str], bool]) -> str:
        """The screen as soon as it is as it should be."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            screen = self.screen
            if is_reached(screen):
                return screen
            time.sleep(_LOOK)
        pytest.fail(f"nothing more happens on this screen:\n{self.screen}")

    def wait_for(self, text: str) -> str:
        return self.wait(lambda screen: text in screen)

    def answer(self, prompt: str, line: str) -> None:
        """Type a line after a prompt, instead of anything that is there, and see it before it is sent.

        A key that came too late for the sand may stand before the prompt; taking it back takes a space behind it away.
        """
        self.press("C-u")
        self.press("-l", line)
        self.wait(lambda screen: screen.endswith((f"{prompt} {line}", f"{prompt}{line}")))
        self.press("Enter")


class Reader:
    """Plays to the end, with two questions known by sight: what to choose, and what the sand wants."""

    def __init__(self, terminal: RealTerminal, prompt: str, sand: str, over: str, seed: int) -> None:
        self._terminal = terminal
        self._prompt, self._sand, self._over = prompt, sand, over
        self._chance = random.Random(seed)
        self._hurried = False  # whether a key was pressed last

    def play(self) -> str:
        """The screen at the end."""
        while True:
            screen = self._terminal.wait(self._is_asked)
            assert screen.startswith("─"), f"the title is scrolled away:\n{screen}"
            if self._over in screen:
                return screen
            if screen.endswith(self._prompt):
                self._hurried = False
                self._terminal.answer(self._prompt, chosen(screen, self._chance))
            elif self._sand in screen:
                self._terminal.press("-l", self._chance.choice("123456789qweasd .  "))
                self._hurried = True
            else:
                self._terminal.press("C-u")  # a key that came when the sand was out
                self._hurried = False

    def _is_asked(self, screen: str) -> bool:
        is_late = self._hurried and self._prompt in screen
        return is_late or self._over in screen or screen.endswith(self._prompt) or self._sand in screen
