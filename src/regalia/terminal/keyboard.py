"""What people type: lines, or where time runs single keys."""

import os
import signal
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from select import select

from rich.console import Console
from rich.text import Text

from regalia.errors import quoted
from regalia.words import LANGUAGES, Words, words

_MOST_KEYS = 64  # read at once


def commands(spoken: Words, *names: str) -> dict[str, str]:
    """Every word for these commands: the English ones work always, besides those of the player's language."""
    known = {}
    for language in (LANGUAGES[0], spoken.language):
        for command in names:
            for word in words(None, language)(f"command-{command}").split():
                known[word] = command
    return known


def is_live() -> bool:
    """Whether somebody sits at a terminal, for whom time passes."""
    return sys.stdin is not None and sys.stdin.isatty()


def is_typed(patience: float) -> bool:
    """Whether something is typed at the terminal within so many seconds."""
    return bool(select([sys.stdin], [], [], patience)[0])


@contextmanager
def single_keys() -> Iterator[None]:
    """Meanwhile every key counts at once, and none is shown."""
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def forget_typed() -> None:
    """What was pressed before and not read answers no question."""
    termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def pressed() -> str:
    """The keys that were pressed; arrows and the like are none."""
    keys = os.read(sys.stdin.fileno(), _MOST_KEYS).decode("utf-8", "ignore")
    if not keys:
        raise EOFError
    return "" if keys.startswith("\x1b") else keys


@contextmanager
def on_resize(redraw: Callable[[], None]) -> Iterator[None]:
    """Meanwhile a change of the window's size draws anew what is on it."""
    before = signal.signal(signal.SIGWINCH, lambda *_: redraw())
    try:
        yield
    finally:
        signal.signal(signal.SIGWINCH, before)


def ask(console: Console, prompt: str) -> str:
    """The next line, without the space around it; EOFError if there is none."""
    console.print(Text(prompt, "bold"), end=" ")
    return answer(console)


def answer(console: Console) -> str:
    """The next line after a prompt."""
    if sys.stdin is None:
        raise EOFError
    line = input().strip()
    if not sys.stdin.isatty():
        console.print(Text(line if line.isprintable() else quoted(line)))  # a transcript shows what was answered
    return line
