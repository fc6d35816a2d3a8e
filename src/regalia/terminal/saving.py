"""Keeping a game, with what is said about it: that a file cannot be written stops no game."""

from pathlib import Path

from rich.text import Text

from regalia.terminal.display import Display
from regalia.terminal.keeping import Keeper
from regalia.terminal.problem import Problem
from regalia.words import Words


class Saver:
    def __init__(self, keeper: Keeper, display: Display, words: Words) -> None:
        self._keeper = keeper
        self._display = display
        self._words = words

    def save(self) -> None:
        """Keep the file up to date; if that fails, the game goes on and the player knows."""
        try:
            self._keeper.save()
        except Problem as problem:
            self._say(problem.message, **problem.arguments)

    def save_as(self, name: str, game: str) -> None:
        """Keep the game in a file of this name from now on."""
        if not name:
            self._say("save-how", game=game)
            return
        try:
            self._keeper.begin(Path(name))
        except Problem as problem:
            self._say(problem.message, **problem.arguments)
        else:
            self._say("saved", **self._keeper.about())

    def say_where(self, *, over: bool) -> None:
        """Where the game is kept: on one line however long, so that the command in it can be copied."""
        if self._keeper.is_written:
            said = self._words("saved-over" if over else "saved", **self._keeper.about())
            self._display.console.print(Text(said), soft_wrap=True)

    def _say(self, message: str, **arguments: object) -> None:
        self._display.say(Text(self._words(message, **arguments)))
