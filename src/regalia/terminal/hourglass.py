"""A real clock at the table: who moves next while it runs, and when."""

import random
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol, cast

from rich.console import RenderableType

from regalia.telling import Action
from regalia.terminal.art import Art, State
from regalia.words import Words

_PACE = 0.8  # seconds that a movement takes


class TimedArt(Protocol):
    """What the drawings of a game with a clock have besides."""

    def rush(self, state: State, viewer: int, words: Words) -> RenderableType:
        """What can be taken in while it runs."""

    def typed(self, word: str, words: Words) -> Action | None:
        """The action that somebody in a hurry means by a word."""


def timed(art: Art) -> TimedArt:
    return cast(TimedArt, art)


class Hourglass:
    """Time passes by itself only while a person at a terminal may act; else it is skipped from move to move."""

    def __init__(self, is_typed: Callable[[float], bool] | None, chance: random.Random) -> None:
        self._is_typed = is_typed  # waits so many seconds for a line; None where lines come from no terminal
        self._chance = chance
        self._skipped = 0.0
        self._due: dict[int | None, float] = {}  # when each seat moves next, and None, the clock

    @property
    def _now(self) -> float:
        return monotonic() + self._skipped

    @property
    def left(self) -> float:
        """Seconds until the clock acts."""
        return max(0.0, self._due[None] - self._now)

    def turn(self, seconds: float) -> None:
        self._due = {None: self._now + seconds}

    def stop(self) -> None:
        self._due = {}

    @property
    def is_running(self) -> bool:
        return bool(self._due)

    def next(self, actors: Sequence[int], human: int | None) -> int | None:
        """Wait for whoever of the actors moves first; None if the time is up before."""
        waits = self._is_typed if human in actors else None
        movers = [*(seat for seat in actors if waits is None or seat != human), None]
        for seat in movers:
            self._due.setdefault(seat, self._now + self._pause())
        first = min(movers, key=self._due.__getitem__)
        wait = max(0.0, self._due[first] - self._now)
        if waits is not None and human is not None and waits(wait):
            return human
        if waits is None:
            self._skipped += wait
        self._due[first] = self._now + self._pause()  # from now on, so that thinking is a part of the pause
        return first

    def _pause(self) -> float:
        return _PACE * self._chance.uniform(0.6, 1.4)
