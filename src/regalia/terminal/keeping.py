"""Where a game is kept while it is played: in a file that is up to date after every move."""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import NamedTuple

from regalia.bots import BOTS, Budget
from regalia.errors import Refused
from regalia.match import Match
from regalia.records import sealed
from regalia.schema import Json
from regalia.table import Player
from regalia.table.players import TITLES, USUAL_BUDGET
from regalia.terminal.files import program, read_record, usual_folder, write_new_text, write_text
from regalia.terminal.opponents import LONGEST_NAME
from regalia.terminal.problem import Problem

_LOOKED_AT = 100  # files: each is a whole game, which is played again


def folder() -> Path:
    """Where games are kept if nobody says where."""
    return usual_folder() / "games"


def new_file(game: str) -> Path:
    """A name of its own for a game that begins now."""
    begun = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{begun}.json", *(f"{begun}-{number}.json" for number in range(2, 1000)))
    return next(folder() / name for name in names if not (folder() / name).exists())


class Kept(NamedTuple):
    """A game in a file."""

    path: Path
    record: dict[str, Json]
    match: Match


def kept_games() -> Iterator[Kept]:
    """The last games of the folder that can be read, the newest first."""
    try:
        files = [(entry.stat().st_mtime, Path(entry.path)) for entry in os.scandir(folder()) if entry.is_file()]
    except OSError:
        return
    for path in [path for _, path in sorted(files, reverse=True) if path.suffix == ".json"][:_LOOKED_AT]:
        with suppress(Problem):
            yield Kept(path, *read_record(path))


def last_unfinished() -> Kept | None:
    """The game that was played last and is not over."""
    for kept in kept_games():
        players = seated_players(kept.record)
        if not kept.match.over and players is not None and len(players) == kept.match.players:
            return kept
    return None


class Keeper:
    """Keeps one match in a file; nothing is written before anything was done, unless the file was asked for."""

    def __init__(self, match: Match, players: Sequence[Player], path: Path | None) -> None:
        self.path = path
        self._match = match
        self._players = players
        self._entries = len(match.log)  # that the file has

    @property
    def is_written(self) -> bool:
        return self.path is not None and self._entries > 0

    def begin(self, path: Path) -> None:
        """Keep the match in a file that is not there yet; a file of ours would only fall behind, and goes."""
        write_new_text(path, self._text())
        if self.path is not None and self.path.parent == folder():
            self.path.unlink(missing_ok=True)
        self.path, self._entries = path, len(self._match.log)

    def save(self) -> None:
        """Keep the file up to date."""
        if self.path is not None and len(self._match.log) > self._entries:
            self._entries = len(self._match.log)
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_text(self.path, self._text())

    def _text(self) -> str:
        return record_text(self._match, self._players)

    def about(self) -> dict[str, str]:
        """What a sentence says of the file."""
        quoted = quote(str(self.path))
        is_last = self.path is not None and self.path.parent == folder()
        command = "--resume" if is_last else f"--resume {quoted}"
        return {"file": str(self.path), "quoted": quoted, "program": program(), "command": command}


def record_text(match: Match, players: Sequence[Player]) -> str:
    """The record of a match, with who sits where."""
    return json.dumps(sealed({**match.record(), "seats": [_seat(player) for player in players]})) + "\n"


def _seat(player: Player) -> dict[str, Json]:
    think = player.budget.seconds if player.thinks else None
    return {"name": player.name, "title": player.title, "bot": player.bot, "think": think}


def seated_players(record: dict[str, Json]) -> list[Player] | None:
    """Who sits where according to a record; None if it does not say so, or not as we do."""
    try:
        return [_player(seat) for seat in record["seats"]]
    except (KeyError, TypeError, Refused):
        return None


def _player(seat: dict[str, Json]) -> Player:
    name, bot, think = str(seat["name"])[:LONGEST_NAME], seat["bot"], seat["think"]
    if bot is not None and bot not in BOTS:
        raise KeyError(bot)
    title = seat["title"] if seat["title"] in TITLES else TITLES[0]
    printable = "".join(letter for letter in name if letter.isprintable())
    return Player(printable, bot, USUAL_BUDGET if think is None else Budget(seconds=think), title)
