"""A table in memory: whoever asks for something waits his turn, and nothing is shown before it is written."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from regalia.errors import IllegalAction, MalformedInput, Refused
from regalia.match import Step
from regalia.schema import Json
from regalia.server.store import Guest, Head, Saved, Sitting, StoreProblem
from regalia.server.tables import entries, reading
from regalia.server.tables.acting import RefusedList, why_not
from regalia.server.tables.answering import Answered, Refusals, acknowledged, entry_of, tell_nobody
from regalia.server.tables.clockwork import Clockwork
from regalia.server.tables.course import MILLISECONDS, Course, Outcome
from regalia.server.tables.presence import Presence
from regalia.server.tables.readers import Audience, Place, Reader
from regalia.server.tables.recent import Recent
from regalia.server.tables.rematching import asker
from regalia.server.tables.setting import Setting
from regalia.server.wire import outgoing
from regalia.server.wire.messages import Answer, Move, Title, WhyNot
from regalia.server.wire.outgoing import Reason, text
from regalia.server.wire.refusing import not_saved, refusal, refused
from regalia.views import News

_log = logging.getLogger("regalia.server")

_STRANGER = ""  # in the place of an id and a name

_Result = TypeVar("_Result")


class LiveTable:
    def __init__(self, course: Course, sittings: list[Sitting], setting: Setting) -> None:
        self.course: Final = course
        self.users = 0  # that are about to ask for something
        self.used = setting.now()  # when somebody last did
        self._setting: Final = setting
        self._head = course.head
        self._sittings = sittings
        self._waiting: frozenset[int] | None = None  # the seats that the table waited for after the last entry
        self._lock: Final = asyncio.Lock()
        self._tasks = set[asyncio.Task[Any]]()
        self._readers: dict[Reader, Place] = {}
        self._audience: Final = Audience(self._head.id, self._readers, setting.later)
        self._shown: dict[int | None, reading.Shown] = {}  # by seat
        self._recent: Final = Recent()
        self._refusals: Final = Refusals()
        self._presence: Final = Presence(course, setting)
        self._clockwork: Final = Clockwork(course, self._presence, setting, self._lock, self._begin, self._commit)
        self._clockwork.arrange_all()

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
    def is_attended(self) -> bool:
        """Whether somebody who sits here is there."""
        return self._presence.is_attended

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it left memory."""
        return not (self.users or self._readers or self.is_busy or self._clockwork.is_running)

    async def join(self, reader: Reader, guest: str | None, seen: int | None) -> None:
        """Somebody reads from now on, unless he is gone before it is his turn."""
        async with self._lock:
            self.used = self._setting.now()
            seat = self.course.seating.seat_of(guest)
            self._readers[reader] = Place(guest, seat)
            self._catch_up(reader, seat, seen)
            self._audience.tell()
            self._presence.arrive(guest)
            self._clockwork.arrange_notice()

    def _catch_up(self, reader: Reader, seat: int | None, seen: int | None) -> None:
        """Send what was missed since an entry, or if that is not there any more a snapshot."""
        now = reading.shown(self.course, [seat], {})[seat]
        self._shown.setdefault(seat, now)
        missed = None if seen is None else self._recent.last(seat, self.course.number - seen)
        self._recent.begin(seat)
        if missed is None and seen != self.course.number:
            reader.send(reading.snapshot(self.course, seat, now, self._audience.told(reader)))
            return
        for entry in missed or ():
            reader.send(entry)
        reader.send(text(reading.up_to_date(self.course, seat, self._audience.told(reader))))

    def leave(self, reader: Reader) -> None:
        place = self._readers.pop(reader, None)
        self._audience.tell()
        self.used = self._setting.now()
        if place is not None:
            self._presence.leave(place.guest)
            self._clockwork.arrange_notice()

    async def perform(self, guest: str | None, move: Move, tell: Callable[[Answered], None] = tell_nobody) -> Answered:
        """What a player asks for by a message. Asked again, it is done once and the answer is the same.

        The answer is told right after what is shown, so that both go out together.
        """
        arrived = self._setting.now()

        async def do() -> Answered:
            answer = await self._perform(guest, move, arrived)
            tell(answer)
            return answer

        return await self._in_turn(do)

    async def _perform(self, guest: str | None, move: Move, arrived: float) -> Answered:
        seat = self.course.seating.seat_of(guest)
        if guest is None or seat is None:
            return refused(move.id, IllegalAction("not-seated", "not-seated"))
        done = self.course.entry_of(guest, move.id)
        if done is not None:
            return acknowledged(move, done)
        if (known := self._refusals.find(guest, move.id)) is not None:
            return known
        try:
            await self._clockwork.run_out(arrived)
            self.course.check_seen(seat, move.seen, is_answer=isinstance(move, Answer))
            await self._commit(entry_of(self.course, seat, move), arrived)
        except RefusedList as error:
            return self._refusals.remember(guest, refused(move.id, error.refusal, error.action))
        except Refused as error:
            return self._refusals.remember(guest, refused(move.id, error))
        except StoreProblem as problem:
            _log.error("%s", problem)
            return refused(move.id, not_saved(problem))
        return acknowledged(move, self.course.number)

    async def sit(self, guest: Guest, seat: int | None, title: Title, colour: int | None) -> None:
        """A person takes a seat, the first free one if none is named, in a colour that is free if none is named."""
        await self.change(lambda course: course.seating.taking(guest.id, guest.name, seat, title, colour))

    def check_free(self, seat: int | None, title: Title, colour: int | None) -> None:
        """Refuse a seat that nobody could take: of whoever asks for it nothing need be kept."""
        self.course.outcome(self.course.seating.taking(_STRANGER, _STRANGER, seat, title, colour))

    async def ready(self, guest: Guest, ready: bool) -> None:
        await self._change_seat(guest, lambda seat: entries.Readied(seat=seat, ready=ready))

    async def stand_up(self, guest: Guest) -> None:
        """A person leaves before the game begins."""
        await self._change_seat(guest, lambda seat: entries.Left(seat=seat))

    async def resign(self, guest: Guest) -> None:
        await self._change_seat(guest, lambda seat: entries.Resigned(seat=seat))

    async def _change_seat(self, guest: Guest, change: Callable[[int], entries.Happened]) -> None:
        await self.change(lambda course: change(course.seating.seat_for(guest.id)))

    async def change(self, change: Callable[[Course], entries.Happened]) -> None:
        """Let something happen that depends on how things stand when its turn comes."""

        async def do() -> None:
            await self._commit(change(self.course), self._setting.now())

        await self._in_turn(do)

    async def rematch(self, guest: Guest, make: Callable[[Course], Saved]) -> str:
        """The table for another game of the same people: made when first asked for, and told to all who read."""

        async def do() -> str:
            if self.course.rematch is None:
                seat, made = asker(self.course, guest.id), make(self.course)
                await self._commit(entries.Rematched(seat=seat, table=made.head.id), self._setting.now(), made)
            assert self.course.rematch is not None, "it was just made"
            return self.course.rematch.table

        return await self._in_turn(do)

    def why_not(self, guest: str | None, asked: WhyNot) -> Reason | outgoing.Refused:
        """Why a player may not take an action of his own seat now."""
        seat, table = self.course.seating.seat_of(guest), self.course.table
        try:
            if seat is None:
                raise IllegalAction("not-seated", "not-seated")
            if table is None:
                raise IllegalAction("not-begun", "not-begun")
            error = self.course.why_hands_rest or why_not(table.match, seat, asked.action, asked.after)
        except (IllegalAction, MalformedInput) as malformed:
            return refused(asked.id, malformed)
        return {"type": "reason", "id": asked.id, "refusal": None if error is None else refusal(error)}

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

    async def _commit(self, happened: entries.Happened, moment: float, made: Saved | None = None) -> None:
        """Write an entry if it may be, with a table that it makes; and only then let it take place, and show it.

        The moment is that of its arrival: sand that ran while it waited for others is not its own.
        """
        outcome = self.course.outcome(happened)
        happened = self._with_sand(happened, moment)
        entry = entries.written(self.course.number + 1, happened, self._setting.today())
        is_new = (outcome.seating, outcome.state) != (self.course.seating, self.course.state)
        head = self._head_after(outcome) if is_new else self._head
        is_as_before = not is_new and outcome.waiting == self._waiting
        sittings = self._sittings if is_as_before else _sittings(outcome, len(self._sittings))
        moved = {} if is_as_before else {at: new for at, new in enumerate(sittings) if new != self._sittings[at]}
        changed = head if is_new else None
        await self._setting.store.append(self._head.id, [entry], changed, moved, made, hurries=self.course.has_glass)
        self._head, self._sittings, self._waiting = head, sittings, outcome.waiting
        self._take_place(happened, outcome.step)
        if is_new:
            self._setting.changed()

    def _head_after(self, outcome: Outcome) -> Head:
        seats = [seat.model_dump(exclude_defaults=True) for seat in outcome.seating.seats]
        return self._head._replace(state=outcome.state, seats=seats)

    def _with_sand(self, happened: entries.Happened, moment: float) -> entries.Happened:
        ran = None if self.course.table is None else self.course.table.sand(moment)
        return happened if ran is None else happened.model_copy(update={"sand": round(ran * MILLISECONDS)})

    def _take_place(self, happened: entries.Happened, step: Step | None) -> None:
        if self.course.table is None:
            self._presence.begin()
        guests = self.course.seating.guests
        news = self.course.take_place(happened, step)
        if self.course.seating.guests != guests:
            self._recent.forget()
        self._show(news)
        self._clockwork.arrange()
        if not isinstance(happened, entries.Acted) or self.course.state == "over":
            self._clockwork.arrange_notice()

    def _show(self, news: list[News]) -> None:
        """Send the last entry to all readers, to each seat its own. Who reads from another seat now begins anew."""
        places = {reader: self.course.seating.seat_of(place.guest) for reader, place in self._readers.items()}
        read = set(places.values())
        now = reading.shown(self.course, read.union(self._recent.seats), self._shown)
        known = now.keys() & self._shown.keys()
        made = {seat: reading.entry(seat, self._shown[seat], now[seat], news) for seat in known}
        for reader, seat in places.items():
            if self._readers[reader].seat == seat:
                reader.send(made[seat])
            else:
                self._readers[reader] = self._readers[reader]._replace(seat=seat)
                reader.send(reading.snapshot(self.course, seat, now[seat], self._audience.told(reader)))
                self._audience.tell()
        self._shown = now
        self._recent.add(made, read)

    def stop(self) -> None:
        """Let nothing begin by itself any more."""
        self._clockwork.stop()
        self._audience.stop()

    async def ended(self) -> None:
        """Wait for what is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)


def _sittings(outcome: Outcome, seats: int) -> list[Sitting]:
    """Who sits in each seat that the table was made with. Who gave up still finds the table among his own."""
    seating = outcome.seating
    people = [guest or former for guest, former in zip(seating.guests, seating.former, strict=True)]
    taken = [Sitting(guest, seat in outcome.waiting) for seat, guest in enumerate(people)]
    return taken + [Sitting()] * (seats - len(taken))
