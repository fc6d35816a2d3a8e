"""Tables in this process, on a real file: what is sent to each reader is kept, and time can be made to fly."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from regalia.match import Match
from regalia.server import store as kept
from regalia.server.store import Guest, Head, Store, open_store
from regalia.server.tables import Hall, LiveTable, Plan, Surroundings, open_hall
from regalia.server.tables.pace import no_pause
from regalia.server.wire.messages import Act
from regalia.server.wire.outgoing import FROM_SERVER, Entry, FromServer, Snapshot

ADA, BEN, EVE = Guest("ada", "Ada", 1, 1), Guest("ben", "Ben", 1, 1), Guest("eve", "Eve", 1, 1)
HASTE = 100.0  # how much faster time passes where it is made to fly

AROUND = Surroundings(pace=no_pause, games=(), seed=lambda: 7)
FLYING = replace(
    AROUND,
    now=lambda: time.monotonic() * HASTE,
    later=lambda seconds, call: asyncio.get_running_loop().call_later(seconds / HASTE, call),
)


class Clock:
    """A clock that is put forward by hand."""

    time = 0.0

    def now(self) -> float:
        return self.time


class HandClock(Clock):
    """One where what is due on the way is called, and what that leads to happens too."""

    def __init__(self) -> None:
        self._timers: list[tuple[asyncio.TimerHandle, Callable[[], object]]] = []
        self.timers = 0  # that were ever set

    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        self.timers += 1
        handle = asyncio.TimerHandle(self.time + seconds, call, (), asyncio.get_running_loop())
        self._timers.append((handle, call))
        return handle

    async def forward(self, seconds: float, *lives: LiveTable) -> None:
        end = self.time + seconds
        await settled(*lives)
        while (timer := self._first(end)) is not None:
            self._timers.remove(timer)
            self.time = max(self.time, timer[0].when())
            timer[1]()
            await settled(*lives)
        self.time = end

    def _first(self, end: float) -> tuple[asyncio.TimerHandle, Callable[[], object]] | None:
        self._timers = [timer for timer in self._timers if not timer[0].cancelled()]
        due = [timer for timer in self._timers if timer[0].when() <= end]
        return min(due, key=lambda timer: timer[0].when(), default=None)

    def around(self, **changes: Any) -> Surroundings:
        return replace(AROUND, now=self.now, later=self.later, **changes)


async def settled(*lives: LiveTable) -> None:
    """Wait until nothing is under way at some tables."""
    await until(lambda: not any(live.is_busy for live in lives))


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
    """Do something in a hall that some guests have come to."""

    async def run() -> None:
        async with open_store(folder) as store:
            for guest in (ADA, BEN, EVE):
                if await store.guest(guest.id) is None:
                    await store.add_guest(guest)
            async with open_hall(store, around) as hall:
                await work(hall, store)

    asyncio.run(run())


async def created(
    hall: Hall, game: str = "court", *others: str, settings: dict[str, Any] | None = None, **options: Any
) -> Head:
    """A table where Ada sits, with others."""
    seats: list[Any] = [{"kind": kind} for kind in ("me", *(others or ("open",)))]
    plan = {"game": game, "seats": seats, "options": options, "settings": settings or {}}
    return await hall.create(Plan.model_validate(plan), ADA)


@asynccontextmanager
async def at_table(
    hall: Hall, game: str = "court", *bots: str, settings: dict[str, Any] | None = None, **options: Any
) -> AsyncIterator[LiveTable]:
    """A table where Ada and Ben have begun."""
    head = await created(hall, game, "open", *bots, settings=settings, **options)
    async with hall.table(head.id) as live:
        await live.sit(BEN, None, "masculine", 1)
        for guest in (ADA, BEN):
            await live.ready(guest, True)
        yield live


async def robbing(live: LiveTable, clock: HandClock) -> Match:
    """Play on at a table of tumult until the sand runs."""
    assert live.course.table is not None
    match = live.course.table.match
    while match.clock is None:
        if live.course.table.waiting:
            guest, act = first_act(live, str(live.course.number))
            await live.perform(guest.id, act)
        else:
            await clock.forward(0.001, live)
    return match


async def joined(live: LiveTable, *guests: Guest) -> list[Kept]:
    """People who read a table, each from his seat."""
    readers = [Kept() for _ in guests]
    for reader, guest in zip(readers, guests, strict=True):
        await live.join(reader, guest.id, None)
    return readers


async def log_of(store: Store, live: LiveTable) -> list[kept.Entry]:
    saved = await store.load(live.head.id)
    assert saved is not None
    return saved.entries


def first_act(live: LiveTable, message: str = "first") -> tuple[Guest, Act]:
    """The first legal action of somebody who may act."""
    assert live.course.table is not None
    match = live.course.table.match
    seat = live.course.table.waiting[0]
    return (ADA, BEN)[seat], Act(id=message, seen=live.course.number, actions=match.legal(seat)[:1])


async def until(is_so: Callable[[], object]) -> None:
    """Let others go on until something is so; it will be, unless something is broken."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.001)


async def act_until(live: LiveTable, is_enough: Callable[[], bool]) -> None:
    """When nobody but Ada may act she does the first thing that she may do."""
    seat = live.course.seating.seat_of(ADA.id)
    assert seat is not None
    while not is_enough():
        await until(lambda: is_enough() or _match(live).actors == (seat,))
        if not is_enough():
            number, actions = live.course.number, _match(live).legal(seat)[:1]
            await live.perform(ADA.id, Act(id=str(number), seen=number, actions=actions))


def _match(live: LiveTable) -> Match:
    assert live.course.table is not None
    return live.course.table.match
