"""Who reads a table, and how many of them only watch."""

import asyncio
from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from regalia.server.tables.setting import Later
from regalia.server.wire.outgoing import text

_PAUSE = 1.0  # seconds between two messages: however many come and go, few are sent


class Reader(Protocol):
    """Somebody who reads a table. Sending never waits: who cannot keep up is dropped."""

    def send(self, text: str) -> None: ...


class Place(NamedTuple):
    """Who reads, and from which seat."""

    guest: str | None
    seat: int | None


class Audience:
    """Tells all readers how many people watch without a seat. The log knows nothing of them."""

    def __init__(self, table: str, readers: Mapping[Reader, Place], later: Later) -> None:
        self._table: Final = table
        self._readers: Final = readers
        self._later: Final = later
        self._told: dict[Reader, int] = {}
        self._pausing: asyncio.TimerHandle | None = None

    def told(self, reader: Reader) -> int:
        """How many watch: a reader is told so with a snapshot."""
        self._told[reader] = self._count
        return self._count

    @property
    def _count(self) -> int:
        """Whoever watches twice counts once, if we know him."""
        return len({place.guest or reader for reader, place in self._readers.items() if place.seat is None})

    def tell(self) -> None:
        """Somebody came or went: tell it now, or when the pause is over."""
        if self._pausing is None and self._is_news():
            self._pausing = self._later(_PAUSE, self._go_on)

    def _is_news(self) -> bool:
        """Tell all who have not heard it yet; whether there are any."""
        count = self._count
        unaware = [reader for reader in self._readers if self._told.get(reader) != count]
        news = text({"type": "spectators", "table": self._table, "spectators": count})
        for reader in unaware:
            reader.send(news)
        self._told = dict.fromkeys(self._readers, count)
        return bool(unaware)

    def _go_on(self) -> None:
        self._pausing = None
        self.tell()

    def stop(self) -> None:
        if self._pausing is not None:
            self._pausing.cancel()
