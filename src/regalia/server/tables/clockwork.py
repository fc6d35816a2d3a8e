"""What happens at a table by itself: bots move, the glass runs out, a question is not answered in time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple, TypeAlias

from regalia.schema import Json
from regalia.server.store import StoreProblem
from regalia.server.tables.course import Course, RefusedList
from regalia.server.tables.entries import Acted, Happened, Lapsed, Ticked
from regalia.server.tables.pace import no_pause
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
    """`begin` starts a task of the table. `commit` makes an entry; whoever calls it holds the table's lock."""

    def __init__(
        self,
        course: Course,
        setting: Setting,
        lock: asyncio.Lock,
        begin: Callable[[_Work], object],
        commit: Callable[[Happened], Awaitable[None]],
    ) -> None:
        self._course: Final = course
        self._setting: Final = setting
        self._lock: Final = lock
        self._begin: Final = begin
        self._commit: Final = commit
        self._next: asyncio.TimerHandle | None = None  # a bot's move, or the end of the glass
        self._lapse: asyncio.TimerHandle | None = None
        self._turns: dict[int, float] = {}  # when the turns began of the bots that may act
        self._thinking = set[int]()
        self._has_stopped = False

    @property
    def is_running(self) -> bool:
        return self._next is not None or self._lapse is not None

    def stop(self) -> None:
        """Nothing begins by itself any more."""
        self._has_stopped = True
        self.arrange()

    def arrange(self) -> None:
        """Set the timers for what happens by itself next."""
        for timer in filter(None, (self._next, self._lapse)):
            timer.cancel()
        self._next = self._lapse = None
        table = self._course.table
        if table is None or self._has_stopped:
            return
        self._note_turns(table)
        if table.request is not None:
            self._lapse = self._later(self._setting.patience, self._give_up_asking)
        coming = [self._planned(table, due) for due in table.coming if due.seat not in self._thinking]
        if coming and (not self._thinking or table.match.clock is not None):
            wait, due, most = min(coming, key=lambda planned: planned.wait)
            self._next = self._later(wait, lambda: self._let_happen(due, most))

    def _later(self, seconds: float, work: Callable[[], _Work]) -> asyncio.TimerHandle:
        return self._setting.later(seconds, lambda: self._begin(self._watched(work())))

    async def _watched(self, work: _Work) -> None:
        """Something that nobody asked for: if it fails, nobody but the log hears of it."""
        try:
            await work
        except StoreProblem as problem:
            _log.error("%s", problem)
            await asyncio.sleep(_RECOVERY)
            self.arrange()
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
        """A turn lasts from when a bot may act until it may not; while a glass runs there are none."""
        now = self._setting.now()
        seats = [] if table.match.clock is not None else [due.seat for due in table.coming if due.seat is not None]
        self._turns = {seat: self._turns.get(seat, now) for seat in seats}

    async def _let_happen(self, due: Due, most: float) -> None:
        self._next = None
        if due.seat is not None:
            await self._think(due.seat, most)
            return
        async with self._lock:
            await self.run_out()
            self.arrange()

    async def run_out(self) -> None:
        """End the glass if its time is over. Whoever acts after that is too late, though no timer has rung yet."""
        if self._course.table is not None and self._course.table.left == 0.0:
            await self._commit(Ticked())

    async def _give_up_asking(self) -> None:
        self._lapse = None
        async with self._lock:
            if self._course.table is not None and self._course.table.request is not None:
                await self._commit(Lapsed())

    async def _think(self, seat: int, most: float) -> None:
        """A bot thinks, for at most so many seconds, and acts unless things changed meanwhile; then it thinks again."""
        table, number = self._course.table, self._course.number
        assert table is not None, "bots act once the game has begun"
        self._thinking.add(seat)
        try:
            self.arrange()
            action = await self._setting.thinkers.choose(table, seat, most)
            async with self._lock:
                is_fresh = number == self._course.number
                if is_fresh or table.match.clock is not None:
                    await self._act(seat, action, is_fresh)
        finally:
            self._thinking.discard(seat)
        self.arrange()

    async def _act(self, seat: int, action: Json, is_fresh: bool) -> None:
        """While a glass runs others act at the same time: what was legal before may not be so any more."""
        try:
            await self._commit(Acted(seat=seat, actions=[action]))
        except RefusedList:
            if is_fresh:
                raise
