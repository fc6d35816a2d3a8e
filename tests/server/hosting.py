"""Tables in this process, on a real file: what is sent to each reader is kept, and time can be made to fly."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from regalia.server.store import Guest, Head, Store, open_store
from regalia.server.tables import Hall, LiveTable, Plan, Surroundings, open_hall
from regalia.server.tables.thinking import no_pause
from regalia.server.wire.messages import Act
from regalia.server.wire.outgoing import FROM_SERVER, Entry, FromServer, Snapshot

ADA, BEN = Guest("ada", "Ada", 1, 1), Guest("ben", "Ben", 1, 1)
HASTE = 100.0  # how much faster time passes where it is made to fly

AROUND = Surroundings(pace=no_pause, games=(), seed=lambda: 7)
FLYING = replace(
    AROUND,
    now=lambda: time.monotonic() * HASTE,
    later=lambda seconds, call: asyncio.get_running_loop().call_later(seconds / HASTE, call),
)


class Kept:
    """A reader that keeps what it is sent."""

    def __init__(self) -> None:
        self.messages: list[FromServer] = []

    def send(self, text: str) -> None:
        self.messages.append(FROM_SERVER.validate_json(text))

    @property
    def snapshots(self) -> list[Snapshot]:
        return [message for message in self.messages if message["type"] == "snapshot"]

    @property
    def entries(self) -> list[Entry]:
        return [message for message in self.messages if message["type"] == "entry"]


def hosted(folder: Path, work: Callable[[Hall, Store], Awaitable[Any]], around: Surroundings = AROUND) -> None:
    """Do something in a hall that two guests have come to."""

    async def run() -> None:
        async with open_store(folder) as store:
            for guest in (ADA, BEN):
                if await store.guest(guest.id) is None:
                    await store.add_guest(guest)
            async with open_hall(store, around) as hall:
                await work(hall, store)

    asyncio.run(run())


async def created(hall: Hall, game: str = "court", *others: str, **options: Any) -> Head:
    """A table where Ada sits, with others."""
    seats: list[Any] = [{"kind": kind} for kind in ("me", *(others or ("open",)))]
    return await hall.create(Plan(game=game, seats=seats, options=options), ADA)


@asynccontextmanager
async def at_table(hall: Hall, game: str = "court", **options: Any) -> AsyncIterator[LiveTable]:
    """A table where Ada and Ben have begun."""
    head = await created(hall, game, **options)
    async with hall.table(head.id) as live:
        await live.sit(BEN, None, "masculine", 1)
        for guest in (ADA, BEN):
            await live.ready(guest, True)
        yield live


def first_act(live: LiveTable, message: str = "first") -> tuple[Guest, Act]:
    """The first legal action of whoever may act."""
    assert live.course.table is not None
    match = live.course.table.match
    seat = match.actors[0]
    return (ADA, BEN)[seat], Act(id=message, seen=live.course.number, actions=match.legal(seat)[:1])


async def until(is_so: Callable[[], object]) -> None:
    """Let others go on until something is so; it will be, unless something is broken."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.001)
