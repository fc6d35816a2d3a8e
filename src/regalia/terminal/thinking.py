"""A line that shows that a bot thinks, and that is gone when it has thought."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

_CLEARED = Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))


@contextmanager
def thinking(console: Console, line: str) -> Iterator[None]:
    """Show the line meanwhile, if there is one and a terminal that can wipe it away."""
    is_shown = bool(line) and console.file.isatty() and not console.is_dumb_terminal
    if is_shown:
        console.print(Text(line, "dim"), end="")
    try:
        yield
    finally:
        if is_shown:
            console.control(_CLEARED)
