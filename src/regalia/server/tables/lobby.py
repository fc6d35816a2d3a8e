"""The lobby: public tables where somebody waits for others, and those who watch the list of them."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

from regalia.server.store import Head, Store, StoreProblem
from regalia.server.tables.live import LiveTable
from regalia.server.tables.planning import is_arranged
from regalia.server.tables.readers import Reader
from regalia.server.wire.messages import OpenTable, Seat
from regalia.server.wire.outgoing import text

_log = logging.getLogger("regalia.server")

MOST_LISTED = 100
_WEEK = 7 * 24 * 60 * 60 * 1000  # milliseconds


class Lobby:
    """At a table that is played live somebody waits as long as he is there; over days he may wait elsewhere, a week."""

    def __init__(self, store: Store, loaded: Callable[[], Iterable[LiveTable]], today: Callable[[], int]) -> None:
        self._store: Final = store
        self._loaded: Final = loaded  # the tables in memory: whoever is at a table reads it
        self._today: Final = today
        self._watchers = set[Reader]()
        self._has_changed = asyncio.Event()

    async def tables(self) -> list[OpenTable]:
        """The public tables where a seat is open and somebody waits, the newest first."""
        over_days = await self._store.public_tables("days", self._today() - _WEEK, _has_room, MOST_LISTED)
        live = [table.head for table in self._loaded() if not table.course.takes_days and _is_waiting(table)]
        newest = sorted([*live, *over_days], key=lambda head: head.created, reverse=True)
        return [open_table(head) for head in newest[:MOST_LISTED]]

    async def watch(self, reader: Reader) -> None:
        """Show somebody the lobby now, and whenever it changes."""
        reader.send(await self._message())
        self._watchers.add(reader)

    def leave(self, reader: Reader) -> None:
        self._watchers.discard(reader)

    def change(self) -> None:
        """What the list shows may have changed."""
        self._has_changed.set()

    async def tell(self) -> None:
        """Tell all changes. However much changes while the list is read, it is read and sent once more."""
        while True:
            await self._has_changed.wait()
            self._has_changed.clear()
            if self._watchers:
                await self._tell_watchers()

    async def _tell_watchers(self) -> None:
        try:
            message = await self._message()
        except StoreProblem as problem:
            _log.error("%s", problem)
            return
        for reader in self._watchers:
            reader.send(message)

    async def _message(self) -> str:
        return text({"type": "lobby", "tables": await self.tables()})


def _is_waiting(table: LiveTable) -> bool:
    head = table.head
    return head.visibility == "public" and head.state == "open" and _has_room(head) and table.is_attended


def _has_room(head: Head) -> bool:
    return {"open", "person"} <= {seat["kind"] for seat in head.seats}


def open_table(head: Head) -> OpenTable:
    """A table as lists show it."""
    return OpenTable(
        id=head.id, code=head.code, game=head.game, options=head.options, visibility=head.visibility,
        state=head.state, seats=[Seat(**seat) for seat in head.seats], arranged=is_arranged(head),
        created=head.created, settings=head.settings,
    )  # fmt: skip
