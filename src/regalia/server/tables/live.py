"""A table in memory: whoever asks for something waits his turn, and nothing is shown before it is written."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeVar, assert_never

from regalia.errors import IllegalAction, MalformedInput, Refused
from regalia.schema import Json
from regalia.server.store import Guest, Head, Sitting, StoreProblem
from regalia.server.tables import entries, reading
from regalia.server.tables.clockwork import Clockwork
from regalia.server.tables.course import MILLISECONDS, Course, Outcome, RefusedList
from regalia.server.tables.presence import Presence
from regalia.server.tables.setting import Setting
from regalia.server.wire import messages
from regalia.server.wire.messages import (
    Acknowledged,
    Act,
    Answer,
    AskUndo,
    FromServer,
    Move,
    Reason,
    Title,
    Undo,
    UpToDate,
)
from regalia.server.wire.refusing import not_saved, refusal, refused
from regalia.views import News, View

_log = logging.getLogger("regalia.server")

_MOST_REFUSALS = 64  # remembered a table, so that who asks again gets the same answer

_Result = TypeVar("_Result")


class Reader(Protocol):
    """Somebody who reads a table. Sending never waits: who cannot keep up is dropped."""

    def send(self, message: FromServer) -> None: ...


class _Place(NamedTuple):
    """Who reads, and from which seat."""

    guest: str | None
    seat: int | None


class LiveTable:
    def __init__(self, course: Course, sittings: list[Sitting], setting: Setting) -> None:
        self.course: Final = course
        self.users = 0  # that are about to ask for something
        self.used = setting.now()  # when somebody last did
        self._setting: Final = setting
        self._head = course.head
        self._sittings = sittings
        self._lock: Final = asyncio.Lock()
        self._tasks = set[asyncio.Task[Any]]()
        self._readers: dict[Reader, _Place] = {}
        self._views: dict[int | None, View | None] = {}  # what was last shown, by seat
        self._refusals: dict[tuple[str, str], messages.Refused] = {}
        self._presence: Final = Presence(course, setting)
        self._clockwork: Final = Clockwork(course, self._presence, setting, self._lock, self._begin, self._commit)
        self._clockwork.arrange()

    @property
    def head(self) -> Head:
        """As of the last entry."""
        return self._head

    def record(self) -> dict[str, Json]:
        """The record of the match, which nobody gets before it is over: it holds the seed."""
        table = self.course.table
        if table is None or not table.match.over:
            raise IllegalAction("not-over", "not-over")
        return table.match.record()

    @property
    def is_busy(self) -> bool:
        """Whether something is under way."""
        return bool(self._tasks)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it left memory."""
        return not (self.users or self._readers or self.is_busy or self._clockwork.is_running)

    async def join(self, reader: Reader, guest: str | None, seen: int | None) -> None:
        """Somebody reads from now on, unless he is gone before it is his turn. What he missed is a fresh snapshot."""
        async with self._lock:
            self.used = self._setting.now()
            seat = self.course.seating.seat_of(guest)
            self._readers[reader] = _Place(guest, seat)
            self._presence.arrive(guest)
            self._views[seat] = reading.look(self.course, seat)
            if seen == self.course.number:
                reader.send(UpToDate(table=self._head.id, number=seen, seat=seat))
            else:
                reader.send(reading.snapshot(self.course, seat, self._views[seat]))
            self._clockwork.arrange_notice()

    def leave(self, reader: Reader) -> None:
        place = self._readers.pop(reader, None)
        self.used = self._setting.now()
        if place is not None:
            self._presence.leave(place.guest)
            self._clockwork.arrange_notice()

    async def perform(self, guest: str | None, move: Move) -> Acknowledged | messages.Refused:
        """What a player asks for by a message. Asked again, it is done once and the answer is the same."""
        return await self._in_turn(partial(self._perform, guest, move, self._setting.now()))

    async def _perform(self, guest: str | None, move: Move, arrived: float) -> Acknowledged | messages.Refused:
        seat = self.course.seating.seat_of(guest)
        if guest is None or seat is None:
            return refused(move.id, IllegalAction("not-seated", "not-seated"))
        done = self.course.entry_of(guest, move.id)
        if done is not None:
            return Acknowledged(id=move.id, number=done)
        if (guest, move.id) in self._refusals:
            return self._refusals[guest, move.id]
        try:
            await self._clockwork.run_out(arrived)
            self.course.check_seen(seat, move.seen, is_answer=isinstance(move, Answer))
            await self._commit(_entry_of(seat, move), arrived)
        except RefusedList as error:
            return self._remember(guest, refused(move.id, error.refusal, error.action))
        except Refused as error:
            return self._remember(guest, refused(move.id, error))
        except StoreProblem as problem:
            _log.error("%s", problem)
            return refused(move.id, not_saved(problem))
        return Acknowledged(id=move.id, number=self.course.number)

    def _remember(self, guest: str, answer: messages.Refused) -> messages.Refused:
        assert answer.id is not None
        self._refusals[guest, answer.id] = answer
        if len(self._refusals) > _MOST_REFUSALS:
            del self._refusals[next(iter(self._refusals))]
        return answer

    async def sit(self, guest: Guest, seat: int | None, title: Title, colour: int) -> None:
        """A person takes a seat, the first free one if none is named."""

        async def do() -> None:
            free = self.course.seating.free
            if seat is None and not free:
                raise IllegalAction("taken", "table-full")
            number = free[0] if seat is None else seat
            sat = entries.Sat(seat=number, guest=guest.id, name=guest.name, title=title, colour=colour)
            await self._commit(sat, self._setting.now())

        await self._in_turn(do)

    async def ready(self, guest: Guest, ready: bool) -> None:
        await self._change_seat(guest, lambda seat: entries.Readied(seat=seat, ready=ready))

    async def stand_up(self, guest: Guest) -> None:
        """A person leaves before the game begins."""
        await self._change_seat(guest, lambda seat: entries.Left(seat=seat))

    async def resign(self, guest: Guest) -> None:
        await self._change_seat(guest, lambda seat: entries.Resigned(seat=seat))

    async def _change_seat(self, guest: Guest, change: Callable[[int], entries.Happened]) -> None:
        async def do() -> None:
            seat = self.course.seating.seat_of(guest.id)
            if seat is None:
                raise IllegalAction("not-seated", "not-seated")
            await self._commit(change(seat), self._setting.now())

        await self._in_turn(do)

    def why_not(self, guest: str | None, message: str, action: Json) -> Reason | messages.Refused:
        """Why a player may not take an action of his own seat now."""
        seat, table = self.course.seating.seat_of(guest), self.course.table
        try:
            if seat is None:
                raise IllegalAction("not-seated", "not-seated")
            if table is None:
                raise IllegalAction("not-begun", "not-begun")
            error = table.match.why_not(seat, action)
        except (IllegalAction, MalformedInput) as malformed:
            return refused(message, malformed)
        return Reason(id=message, refusal=None if error is None else refusal(error))

    async def _in_turn(self, work: Callable[[], Coroutine[Any, Any, _Result]]) -> _Result:
        """Do something when all that was asked for before is done; and to its end, though who asked may be gone."""

        async def do() -> _Result:
            async with self._lock:
                self.used = self._setting.now()
                return await work()

        return await asyncio.shield(self._begin(do()))

    def _begin(self, work: Coroutine[Any, Any, _Result]) -> asyncio.Task[_Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _commit(self, happened: entries.Happened, moment: float) -> None:
        """Write an entry if it may be; and only then let it take place, and show it.

        The moment is that of its arrival: sand that ran while it waited for others is not its own.
        """
        outcome = self.course.outcome(happened)
        happened = self._with_sand(happened, moment)
        entry = entries.written(self.course.number + 1, happened, self._setting.today())
        head = self._head._replace(
            state=outcome.state, seats=[seat.model_dump(exclude_defaults=True) for seat in outcome.seating.seats]
        )
        is_new = head != self._head
        sittings = _sittings(outcome)
        moved = {seat: new for seat, new in enumerate(sittings) if new != self._sittings[seat]}
        await self._setting.store.append(self._head.id, [entry], head if is_new else None, moved)
        self._head, self._sittings = head, sittings
        self._take_place(happened)
        if is_new:
            self._setting.changed()

    def _with_sand(self, happened: entries.Happened, moment: float) -> entries.Happened:
        ran = None if self.course.table is None else self.course.table.sand(moment)
        return happened if ran is None else happened.model_copy(update={"sand": round(ran * MILLISECONDS)})

    def _take_place(self, happened: entries.Happened) -> None:
        known = reading.UNKNOWN
        if self.course.table is None:
            self._presence.begin()
        else:
            known = len(self.course.table.match.log)
        self._show(self.course.take_place(happened), known)
        self._clockwork.arrange()

    def _show(self, news: list[News], known: int) -> None:
        """Send the last entry to all readers, to each seat its own. Who reads from another seat now begins anew."""
        seats = {reader: self.course.seating.seat_of(place.guest) for reader, place in self._readers.items()}
        views = {seat: reading.look(self.course, seat) for seat in set(seats.values())}
        made: dict[int | None, messages.Entry] = {}
        for reader, seat in seats.items():
            place = self._readers[reader]
            if place.seat != seat:
                self._readers[reader] = place._replace(seat=seat)
                reader.send(reading.snapshot(self.course, seat, views[seat]))
                continue
            if seat not in made:
                made[seat] = reading.entry(self.course, seat, self._views[seat], views[seat], news, known)
            reader.send(made[seat])
        self._views = views

    def stop(self) -> None:
        """Let nothing begin by itself any more."""
        self._clockwork.stop()

    async def ended(self) -> None:
        """Wait for what is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)


def _entry_of(seat: int, move: Move) -> entries.Asked:
    match move:
        case Act():
            return entries.Acted(seat=seat, id=move.id, actions=move.actions)
        case Undo():
            return entries.Undid(seat=seat, id=move.id)
        case AskUndo():
            return entries.AskedUndo(seat=seat, id=move.id)
        case Answer():
            return entries.Answered(seat=seat, id=move.id, agrees=move.agrees)
    assert_never(move)


def _sittings(outcome: Outcome) -> list[Sitting]:
    return [Sitting(guest, seat in outcome.waiting) for seat, guest in enumerate(outcome.seating.guests)]
