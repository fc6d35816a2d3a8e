"""A sitting at the terminal: a game, and as many more as people want to play."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from regalia.match import SEED_BITS, Match, new
from regalia.table import Player, Table
from regalia.terminal.compiling import patiently
from regalia.terminal.display import Display
from regalia.terminal.keeping import Keeper, new_file
from regalia.terminal.play import End, Play
from regalia.terminal.rush import Time
from regalia.terminal.screen import Screen, spoken

_INTERRUPTED = 130  # the exit code that shells know


class Session:
    """The same people and bots from game to game."""

    def __init__(self, console: Screen, players: Sequence[Player], language: str) -> None:
        self._console = console
        self._players = players
        self._language = language

    def begin(self, match: Match, save: Path | None, seed: int | None) -> int:
        """A new game, in the file that was asked for or in one of its own; returns the exit code of the command."""
        table, time = self._set(match, seed)
        has_people = any(player.is_person for player in self._players)
        keeper = Keeper(match, self._players, new_file(match.game.name) if has_people else None)
        if save is not None:  # only now: what is refused leaves no file behind
            keeper.begin(save)
        return self._play(table, time, keeper)

    def go_on(self, match: Match, path: Path, seed: int | None) -> int:
        """A game that is kept in a file already."""
        return self._play(*self._set(match, seed), Keeper(match, self._players, path))

    def _set(self, match: Match, seed: int | None) -> tuple[Table, Time]:
        """A table with its bots awake."""
        time = Time(is_live=Display(self._console).is_screen)
        chance = secrets.randbits(SEED_BITS) if seed is None else seed
        table = Table(match, self._players, now=time.now, seed=chance)
        bots = sorted({player.bot for player in self._players if player.bot is not None})
        patiently(self._console, match.game, self._language, ", ".join(bots), table.wake)
        return table, time

    def _play(self, table: Table, time: Time, keeper: Keeper) -> int:
        words = spoken(self._console, table.match.game.name, self._language)
        end = Play(Display(self._console), table, time, words, keeper).run()
        if end == End.REMATCH:
            return self.begin(_again(table.match), None, None)
        return _INTERRUPTED if end == End.INTERRUPTED else 0


def _again(match: Match) -> Match:
    """The same game with the same options, dealt anew."""
    return new(match.game.name, match.players, None, match.record().get("options"))
