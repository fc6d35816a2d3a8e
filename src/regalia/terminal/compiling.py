"""Compiling the games and their bots, with something to look at if it takes a while."""

from collections.abc import Callable, Iterator
from functools import partial
from threading import Timer
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from regalia.bots import Budget, bot, thinkers
from regalia.game import Game
from regalia.terminal.screen import spoken

_SPINNER_DELAY = 0.5  # seconds that a step may take unnoticed: from the cache none takes longer

_T = TypeVar("_T")


def compile_game(console: Console, game: Game, language: str) -> None:
    words = spoken(console, game.name, language)
    title = words(f"{game.name}-title")
    _take(console, (words("compiling", title=title, step=step) for step in game.compile()))


def compile_bots(console: Console, game: Game, language: str) -> None:
    """Bots that think are compiled by making one of each; what the others need is a part of the game."""
    for name in thinkers():
        patiently(console, game, language, name, partial(bot, name, game, 0, Budget(iterations=1)))


def patiently(console: Console, game: Game, language: str, step: str, make: Callable[[], _T]) -> _T:
    """What `make` makes, which may have to compile a part of the game first."""
    words = spoken(console, game.name, language)
    made: list[_T] = []

    def steps() -> Iterator[str]:
        yield words("compiling", title=words(f"{game.name}-title"), step=step)
        made.append(make())

    _take(console, steps())
    return made[0]


def _take(console: Console, steps: Iterator[str]) -> None:
    if console.is_terminal:
        _watch(console, steps)
    else:
        _attend(steps, console.print)


def _watch(console: Console, steps: Iterator[str]) -> None:
    progress = Progress(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), console=console)
    task = progress.add_task("", total=None)

    def show(step: str) -> None:
        progress.update(task, description=step)
        progress.start()

    try:
        _attend(steps, show)
    finally:
        progress.stop()


def _attend(steps: Iterator[str], show: Callable[[str], None]) -> None:
    """Take the steps, and show those that take long."""
    running: Timer | None = None
    try:
        for step in steps:
            _stop(running)
            running = Timer(_SPINNER_DELAY, show, [step])
            running.start()
    finally:
        _stop(running)


def _stop(timer: Timer | None) -> None:
    if timer is not None:
        timer.cancel()
        timer.join()
