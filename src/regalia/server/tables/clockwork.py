"""What happens at a table by itself: bots move, the glass runs out, nobody answers in time, people are missed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple, TypeAlias

from regalia.errors import IllegalAction
from regalia.schema import Json
from regalia.server.store import StoreProblem
from regalia.server.tables.acting import RefusedList
from regalia.server.tables.course import Course
from regalia.server.tables.entries import Acted, Happened, Lapsed, Ticked
from regalia.server.tables.pace import no_pause
from regalia.server.tables.presence import Presence
from regalia.server.tables.setting import Setting
from regalia.table import Due, Table

_log = logging.getLogger("regalia.server")

_RECOVERY = 1.0  # seconds until a bot or the clock tries again what could not be written

_Work: TypeAlias = Coroutine[Any, Any, None]


class _Planned(NamedTuple):
    """What happens by itself in so many seconds; a bot thinks then, for at most so many more."""

    wait: float
    due: Due
    most: float


class Clockwork:
    """`begin` starts a task of the table. `commit` makes an entry as of a moment; its caller holds the table's lock."""

    def __init__(
        self,
        course: Course,
        presence: Presence,
        setting: Setting,
        lock: asyncio.Lock,
        begin: Callable[[_Work], object],
        commit: Callable[[Happened, float], Awaitable[None]],
    ) -> None:
        self._course: Final = course
        self._presence: Final = presence
        self._setting: Final = setting
        self._lock: Final = lock
        self._begin: Final = begin
        self._commit: Final = commit
        self._next: asyncio.TimerHandle | None = None  # a bot's move, or the end of the glass
        self._awaited: Due | None = None  # which of them
        self._lapse: asyncio.TimerHandle | None = None
        self._decision: asyncio.TimerHandle | None = None  # whether somebody is replaced
        self._notice: asyncio.TimerHandle | None = None  # that somebody is away, or back
        self._turns: dict[int, float] = {}  # when the turns began of the bots that may act
        self._thinking = set[int]()
        self._has_stopped = False

    @property
    def is_running(self) -> bool:
        return any((self._next, self._lapse, self._decision, self._notice))

    def stop(self) -> None:
        """Nothing begins by itself any more."""
        self._has_stopped = True
        self.arrange_all()

    def arrange_all(self) -> None:
        self.arrange()
        self.arrange_notice()

    def arrange(self) -> None:
        """Set the timers for what happens by itself next at the table, whoever is there."""
        table = self._course.table
        if table is None or self._has_stopped:
            self._cancel()
            return
        self._cancel_questions()
        self._note_turns(table)
        if table.request is not None:
            self._lapse = self._later(self._patience(table.request.since), self._give_up_asking)
        if self._course.question is not None:
            self._decision = self._later(self._patience(self._course.question.since), self._decide)
        self._arrange_next(table)

    def _patience(self, since: float) -> float:
        """The seconds left for an answer to what was asked at some time."""
        return max(0.0, since + self._setting.patience - self._setting.now())

    def _cancel(self) -> None:
        self._cancel_questions()
        self._await(None)

    def _cancel_questions(self) -> None:
        for timer in filter(None, (self._lapse, self._decision)):
            timer.cancel()
        self._lapse = self._decision = None

    def _await(self, planned: _Planned | None) -> None:
        """What happens next. A timer for the end of the glass stays as it is, however many hands move meanwhile."""
        due = None if planned is None else planned.due
        if self._next is not None:
            if due is not None and due.seat is None and due == self._awaited:
                return
            self._next.cancel()
        self._awaited = due
        self._next = None if planned is None else self._later(planned.wait, lambda: self._let_happen(*planned[1:]))

    def arrange_notice(self) -> None:
        """Somebody came or went, or something else than a move happened: set the timer for what is to be written."""
        if self._notice is not None:
            self._notice.cancel()
            self._notice = None
        notice = None if self._has_stopped else self._presence.next()
        if notice is not None:
            self._notice = self._later(max(0.0, notice.at - self._setting.now()), self._take_notice)

    def _arrange_next(self, table: Table) -> None:
        """What the game does by itself. Where all people are away that is nothing.

        While people are asked for an undo no bot goes on, which would settle it. Sand waits for nobody.
        """
        is_still = bool(self._thinking) or table.request is not None
        rests = self._course.seating.is_deserted or (is_still and table.match.clock is None)
        coming = [] if rests else [due for due in table.coming if due.seat not in self._thinking]
        self._await(min((self._planned(table, due) for due in coming), key=lambda planned: planned.wait, default=None))

    def _later(self, seconds: float, work: Callable[[], _Work]) -> asyncio.TimerHandle:
        return self._setting.later(seconds, lambda: self._begin(self._watched(work())))

    async def _watched(self, work: _Work) -> None:
        """Something that nobody asked for: if it fails, nobody but the log hears of it."""
        try:
            await work
        except StoreProblem as problem:
            _log.error("%s", problem)
            self._cancel()
            if not self._has_stopped:
                self._next = self._setting.later(_RECOVERY, self.arrange_all)
        except Exception:
            _log.exception("table %s", self._course.head.id)

    def _planned(self, table: Table, due: Due) -> _Planned:
        """When something happens. Bots have a pace, for the eyes of people; while a glass runs the table sets it."""
        now, step = self._setting.now(), no_pause(0.0, 0.0)
        if due.seat in self._turns:
            player = table.players[due.seat]
            wish = player.budget.seconds if player.thinks else None
            step = self._setting.pace(now - self._turns[due.seat], wish or 0.0)
        return _Planned(max(0.0, due.at - now, step.pause), due, step.most)

    def _note_turns(self, table: Table) -> None:
        """A turn lasts while a bot may act; there are none under a glass, and none while people are asked."""
        now, is_none = self._setting.now(), table.match.clock is not None or table.request is not None
        seats = [] if is_none else [due.seat for due in table.coming if due.seat is not None]
        self._turns = {seat: self._turns.get(seat, now) for seat in seats}

    async def _let_happen(self, due: Due, most: float) -> None:
        self._next = None
        if due.seat is not None:
            await self._think(due.seat, most)
            return
        now = self._setting.now()
        async with self._lock:
            await self.run_out(now)
            self.arrange()

    async def run_out(self, moment: float) -> None:
        """End the glass if it was out at a moment. Whoever acts then is too late, though no timer has rung yet."""
        if self._course.table is not None and self._course.table.is_out(moment):
            await self._commit(Ticked(), moment)

    async def _take_notice(self) -> None:
        """Write down who is away or back, if that is still so."""
        self._notice = None
        async with self._lock:
            notice, now = self._presence.next(), self._setting.now()
            if notice is not None and notice.at <= now:
                await self._commit(notice.happened, now)
            else:
                self.arrange_notice()

    async def _give_up_asking(self) -> None:
        self._lapse = None
        async with self._lock:
            if self._course.table is not None and self._course.table.request is not None:
                await self._commit(Lapsed(), self._setting.now())

    async def _decide(self) -> None:
        """Replace somebody if all agreed, unless another question was asked in the last moment."""
        asked, self._decision = self._course.question, None
        async with self._lock:
            question = self._course.question
            if question is not None and question == asked:
                await self._commit(question.decision(self._course.seating), self._setting.now())

    async def _think(self, seat: int, most: float) -> None:
        """A bot thinks, for at most so many seconds, and acts unless things changed meanwhile; then it thinks again."""
        table, number = self._course.table, self._course.number
        assert table is not None, "bots act once the game has begun"
        bot = table.players[seat]
        self._thinking.add(seat)
        try:
            self.arrange()
            action = await self._setting.thinkers.choose(table, seat, most)
            now = self._setting.now()
            async with self._lock:
                await self.run_out(now)
                is_fresh = number == self._course.number
                if (is_fresh or table.match.clock is not None) and table.players[seat] == bot and not self._has_stopped:
                    await self._act(seat, action, now, is_fresh)
        finally:
            self._thinking.discard(seat)
        self.arrange()

    async def _act(self, seat: int, action: Json, moment: float, is_fresh: bool) -> None:
        """While a glass runs others act at the same time: what was legal before may not be so any more."""
        try:
            await self._commit(Acted(seat=seat, actions=[action]), moment)
        except (IllegalAction, RefusedList):
            if is_fresh:
                raise
