"""Compiling the games and their bots, with something to look at if it takes a while."""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import chain
from subprocess import PIPE, Popen
from threading import Event, Thread
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn

from regalia.bots import Budget, bot, thinkers
from regalia.compiler import compiled_rules
from regalia.game import Game
from regalia.telling import compile_telling
from regalia.terminal.screen import spoken

_SPINNER_DELAY = 0.5  # seconds that compiling may take unnoticed

_Show = Callable[[str, str], None]  # a game, and the step that it is at: "" when it is done
_T = TypeVar("_T")


def compile_games(console: Console, names: Sequence[str], language: str) -> int:
    """Compile games side by side, each in a process of its own; returns the greatest of their exit codes."""
    with _display(console) as show, ThreadPoolExecutor(len(names)) as followers, ExitStack() as running:
        games = []
        for name in names:
            command = [sys.executable, "-m", "regalia", "compile", name, "--lang", language]
            game = running.enter_context(Popen(command, stdout=PIPE, text=True))
            running.callback(game.kill)
            games.append(game)
        return max(followers.map(_follow, names, games, [show] * len(games)))


def _follow(name: str, game: "Popen[str]", show: _Show) -> int:
    """Show what a process prints, a step a line."""
    assert game.stdout is not None
    for line in game.stdout:
        show(name, line.rstrip())
    show(name, "")
    return game.wait()


def compile_game(console: Console, game: Game, language: str) -> None:
    words = spoken(console, game.name, language)
    title = words(f"{game.name}-title")
    steps = chain(game.compile(), compile_telling(game))
    _take(console, game, (words("compiling", title=title, step=step) for step in steps))


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

    _take(console, game, steps())
    return made[0]


def _take(console: Console, game: Game, steps: Iterator[str]) -> None:
    """Take the steps, and show those that compile for a while: what is only loaded is not worth a word."""
    at, done, compiled = [""], Event(), compiled_rules()

    def watch() -> None:
        shown = ""
        while not done.wait(_SPINNER_DELAY):
            if compiled_rules() > compiled and at[0] != shown:
                shown = at[0]
                show(game.name, shown)

    with _display(console) as show:
        watcher = Thread(target=watch)
        watcher.start()
        try:
            for step in steps:
                at[0] = step
        finally:
            done.set()
            watcher.join()


@contextmanager
def _display(console: Console) -> Iterator[_Show]:
    """A way to show the step that each game is at: in lines that change and go away, if the console can do that."""
    if not console.is_interactive:
        yield lambda _, step: console.print(step, soft_wrap=True) if step else None
        return
    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    progress = Progress(*columns, console=console, transient=True)
    rows: dict[str, TaskID] = {}

    def show(game: str, step: str) -> None:
        if game not in rows and step:
            rows[game] = progress.add_task("", total=None)
            progress.start()
        if game in rows:
            progress.update(rows[game], description=step, visible=bool(step))

    try:
        yield show
    finally:
        progress.stop()
