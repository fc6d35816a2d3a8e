"""How tests change a server that is to run in a process of its own: what can be wrong with it, and around it.

Each is called in that process before anything else, with the folder of the data.
"""

import asyncio
import json
import os
import resource
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import sqlalchemy
from sqlalchemy import Engine, event

from regalia.match import Match
from regalia.schema import Array
from regalia.server import serving
from regalia.server.guards import Guards
from regalia.server.store import Store, open_store
from regalia.server.tables.course import Course
from regalia.server.tables.lobby import Lobby
from regalia.server.wire.connection import Connection

_DELAY = 0.2  # seconds from the acknowledgement to the commit
_MANY_PAGES = 1 << 30
_OFTEN = 3  # one difference in so many is lost

_on_the_way = set[asyncio.Task[None]]()  # kept, as asyncio wants it


def _replace(owner: object, **functions: Any) -> None:
    for name, function in functions.items():
        setattr(owner, name, function)


def acknowledge_before_the_commit(folder: Path) -> None:
    append = Store.append

    async def later(store: Store, *arguments: Any, **how: Any) -> None:
        async def write() -> None:
            await asyncio.sleep(_DELAY)
            await append(store, *arguments, **how)

        task = asyncio.create_task(write())
        _on_the_way.add(task)
        task.add_done_callback(_on_the_way.discard)

    _replace(Store, append=later)


def apply_twice(folder: Path) -> None:
    """No message is known again, and none is stale."""
    _replace(Course, entry_of=lambda *_: None, check_seen=lambda *_, **__: None)


def leak_a_hand(folder: Path) -> None:
    """Spectators see what the last seat sees."""
    hidden = Match.hidden

    def leaking(match: Match, seat: int | None) -> Array:
        return hidden(match, match.players - 1 if seat is None else seat)

    _replace(Match, hidden=leaking)


def lose_a_difference(folder: Path) -> None:
    """Now and then an entry does not say what became of one of the fields."""
    send, numbers = Connection.send, count()

    def losing(connection: Connection, text: str) -> None:
        message = json.loads(text)
        if message.get("type") == "entry" and message["fields"] and next(numbers) % _OFTEN == 0:
            message["fields"].popitem()
        send(connection, json.dumps(message))

    _replace(Connection, send=losing)


def obey_marks(folder: Path) -> None:
    """While there is a file `full` the disk is full, while there is one `failing` it refuses to write.

    While there is one `unreadable` nothing can be read either.
    """
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(connection: sqlalchemy.Connection) -> None:
        if (folder / "unreadable").exists():
            connection.exec_driver_sql("SELECT nothing")
        pages = 1 if (folder / "full").exists() else _MANY_PAGES
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        size = 1 if (folder / "failing").exists() else most
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))

    event.listen(Engine, "begin", limit)


def lose_patience(folder: Path) -> None:
    """Nobody is waited for who has locked the database."""
    _replace(serving, open_store=partial(open_store, patience=0.01))


def break_the_lobby(folder: Path) -> None:
    """Whoever wants to see the lobby finds a mistake of ours."""

    async def divided(lobby: Lobby) -> None:
        raise ZeroDivisionError

    _replace(Lobby, tables=divided)


def let_many_in(folder: Path) -> None:
    """One address may ask for as much as all people together."""
    _replace(Guards, _AT_ONCE=1e6)


def write_errors_down(folder: Path) -> None:
    """What the server says to whoever runs it is in the file `said`."""
    with (folder / "said").open("w") as said:
        os.dup2(said.fileno(), sys.stderr.fileno())


def say_nothing(folder: Path) -> None:
    """Where no file can be written, what the server says cannot be either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


CHANGES: dict[str, Callable[[Path], None]] = {
    change.__name__: change
    for change in (
        acknowledge_before_the_commit,
        apply_twice,
        leak_a_hand,
        lose_a_difference,
        obey_marks,
        lose_patience,
        break_the_lobby,
        let_many_in,
        write_errors_down,
        say_nothing,
    )
}
