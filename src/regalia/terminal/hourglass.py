"""Time at the terminal, and what a game with a clock draws besides."""

from collections.abc import Callable
from time import monotonic
from typing import Protocol, cast

from rich.console import RenderableType

from regalia.telling import Action
from regalia.terminal.art import Art, State
from regalia.words import Words


class TimedArt(Protocol):
    """What the drawings of a game with a clock have besides."""

    def rush(self, state: State, viewer: int, words: Words) -> RenderableType:
        """What can be taken in while it runs."""

    def typed(self, word: str, words: Words) -> Action | None:
        """The action that somebody in a hurry means by a word."""


def timed(art: Art) -> TimedArt:
    return cast(TimedArt, art)


class Time:
    """It passes by itself while somebody sits at the terminal; where nobody does it is skipped."""

    def __init__(self, is_typed: Callable[[float], bool] | None) -> None:
        self._is_typed = is_typed  # waits so many seconds for a line; None where lines come from no terminal
        self._skipped = 0.0

    def now(self) -> float:
        return monotonic() + self._skipped

    @property
    def is_live(self) -> bool:
        return self._is_typed is not None

    def is_typed_before(self, moment: float) -> bool:
        """Wait for a moment; whether somebody typed before it came."""
        return self._is_typed is not None and self._is_typed(max(0.0, moment - self.now()))

    def skip_to(self, moment: float) -> None:
        self._skipped += max(0.0, moment - self.now())
