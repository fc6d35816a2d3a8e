"""Compiling the games, with something to look at if it takes a while."""

from collections.abc import Callable, Iterator
from threading import Timer

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from regalia.game import Game
from regalia.terminal.screen import spoken

_PATIENCE = 0.5  # seconds that a step may take unnoticed: from the cache none takes longer


def compile_game(console: Console, game: Game, language: str) -> None:
    words = spoken(console, game.name, language)
    title = words(f"{game.name}-title")
    steps = (words("compiling", title=title, step=step) for step in game.compile())
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
            running = Timer(_PATIENCE, show, [step])
            running.start()
    finally:
        _stop(running)


def _stop(timer: Timer | None) -> None:
    if timer is not None:
        timer.cancel()
        timer.join()
