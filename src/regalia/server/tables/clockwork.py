"""What happens at a table by itself: bots move, the glass runs out, a question is not answered in time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple, TypeAlias

from regalia.schema import Json
from regalia.server.store import StoreProblem
from regalia.server.tables.course import Course, RefusedList
from regalia.server.tables.entries import Acted, Happened, Lapsed, Ticked
from regalia.server.tables.setting import Setting
from regalia.table import Due, Table

_log = logging.getLogger("regalia.server")

_RECOVERY = 1.0  # seconds until a bot or the clock tries again what could not be written

_Work: TypeAlias = Coroutine[Any, Any, None]


class _Turn(NamedTuple):
    """A bot's turn, and when it began."""

    seat: int
    begun: float


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
        self._decision: asyncio.TimerHandle | None = None  # whether somebody is replaced
        self._turn: _Turn | None = None
        self._thinking = set[int]()
        self._has_stopped = False

    @property
    def is_running(self) -> bool:
        return any((self._next, self._lapse, self._decision))

    def stop(self) -> None:
        """Nothing begins by itself any more."""
        self._has_stopped = True
        self.arrange()

    def arrange(self) -> None:
        """Set the timers for what happens by itself next."""
        for timer in filter(None, (self._next, self._lapse, self._decision)):
            timer.cancel()
        self._next = self._lapse = self._decision = None
        table = self._course.table
        if table is None or self._has_stopped:
            return
        if table.request is not None:
            self._lapse = self._later(self._setting.patience, self._give_up_asking)
        if self._course.question is not None:
            wait = self._course.question.since + self._setting.patience - self._setting.now()
            self._decision = self._later(max(0.0, wait), self._decide)
        coming = [due for due in table.coming if due.seat not in self._thinking]
        if coming:
            due = min(coming, key=lambda due: due.at)
            wait = max(0.0, due.at - self._setting.now(), self._pause(table, due))
            self._next = self._later(wait, lambda: self._let_happen(due))
        elif not self._thinking:
            self._turn = None

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

    def _pause(self, table: Table, due: Due) -> float:
        """How long a bot waits, for the eyes of people. While a glass runs the table itself sets the pace."""
        if due.seat is None or table.match.clock is not None:
            self._turn = None
            return 0.0
        now = self._setting.now()
        if self._turn is None or self._turn.seat != due.seat:
            self._turn = _Turn(due.seat, now)
            return self._setting.pace(None)
        return self._setting.pace(now - self._turn.begun)

    async def _let_happen(self, due: Due) -> None:
        self._next = None
        if due.seat is not None:
            await self._think(due.seat)
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

    async def _decide(self) -> None:
        """Replace somebody if all agreed, unless another question was asked in the last moment."""
        asked, self._decision = self._course.question, None
        async with self._lock:
            question = self._course.question
            if question is not None and question == asked:
                await self._commit(question.decision(self._course.seating))

    async def _think(self, seat: int) -> None:
        """A bot thinks, and acts unless things changed meanwhile; then it thinks again."""
        table, number = self._course.table, self._course.number
        assert table is not None, "bots act once the game has begun"
        self._thinking.add(seat)
        try:
            self.arrange()
            action = await self._setting.thinkers.choose(table, seat)
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
