"""All tables: loaded when somebody first asks for them, and gone when nobody does."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

from regalia.errors import IllegalAction
from regalia.game import GAMES
from regalia.match import SEED_BITS
from regalia.schema import Json
from regalia.server.store import Conflict, Guest, Head, Mine, Saved, Store, StoreProblem
from regalia.server.tables.asking import renamed
from regalia.server.tables.course import Course
from regalia.server.tables.live import LiveTable
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.pace import Pace, human_pace
from regalia.server.tables.past import past
from regalia.server.tables.planning import Plan, arranged, new_code, planned
from regalia.server.tables.preparing import Preparing
from regalia.server.tables.rematching import rematch
from regalia.server.tables.setting import Later, Setting
from regalia.server.tables.thinking import Thinkers
from regalia.server.wire.outgoing import Written

_log = logging.getLogger("regalia.server")

_MOST_LISTED = 100
_DAY = 24 * 60 * 60 * 1000  # milliseconds
_MOST_REMOVED = 100  # tables at once: whoever plays meanwhile waits for them


@dataclass(frozen=True)
class Surroundings:
    """The world around the tables: tests bring their own."""

    now: Callable[[], float] = time.monotonic
    later: Later = lambda seconds, call: asyncio.get_running_loop().call_later(seconds, call)
    today: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    pace: Pace = human_pace
    seed: Callable[[], int] = lambda: secrets.randbits(SEED_BITS)
    patience: float = 60.0  # seconds within which people answer who are asked for an undo
    grace: float = 30.0  # seconds that a person without a connection counts as present
    longest_rest: float = 60.0  # seconds that sand stands for people who are not back, after the server began anew
    games: tuple[str, ...] = GAMES  # that are made ready before anybody asks for them
    prepared: Callable[[], object] = lambda: None  # called when they are
    idle: float = 300.0  # seconds that a table without readers stays in memory
    messages: tuple[float, float] = (100.0, 30.0)  # that a guest may send at once, and a second in the long run
    looks: tuple[float, float] = (60.0, 5.0)  # likewise, what one address may look up of what costs something
    sockets: int = 300  # that one address may have open: enough for a school, though all sit behind it


@asynccontextmanager
async def open_hall(store: Store, around: Surroundings) -> AsyncIterator["Hall"]:
    hall = Hall(store, around)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(hall.close)
        yield hall


class Hall:
    def __init__(self, store: Store, around: Surroundings) -> None:
        self.games = Preparing()
        self.lobby = Lobby(store, lambda: self._in_memory().values(), around.today)
        self._store = store
        self._around = around
        self._thinkers = Thinkers()
        self._setting = Setting(
            store=store,
            thinkers=self._thinkers,
            pace=around.pace,
            now=around.now,
            later=around.later,
            today=around.today,
            patience=around.patience,
            grace=around.grace,
            longest_rest=around.longest_rest,
            changed=self.lobby.change,
        )
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._looking_back = asyncio.Lock()  # one game at a time is played again: others are being played
        chores = (self._prepare_games(), self._forget_idle(), self.lobby.tell())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def check(self, plan: Plan) -> None:
        """Refuse a plan by which there can be no table."""
        await self.games.game(plan.game)
        planned(plan, Guest("", "", 0, 0), 0).saved(0)

    async def create(self, plan: Plan, guest: Guest, position: Json = None, *, is_listed: bool = True) -> Head:
        """Make a table. Whoever makes it sits where he said.

        A position is arranged by us, and no part of what others may ask for: the table begins with it. Nor may others
        ask for a table that is in no list: it is gone after a day.
        """
        await self.games.game(plan.game)
        table = planned(plan, guest, self._around.seed()) if position is None else arranged(plan, guest, position)
        saved = table.saved(self._around.today())
        if not is_listed:
            saved = saved._replace(head=saved.head._replace(visibility="unlisted"))
        while True:
            try:
                await self._store.create(*saved)
            except Conflict:  # the code is taken
                saved = saved._replace(head=saved.head._replace(code=new_code()))
                continue
            self.lobby.change()
            return saved.head

    async def rematch(self, table: str, guest: Guest) -> str:
        """The id of a table for another game of the same people. Whoever asks for it gets the same."""
        code = await self._free_code()

        def made(course: Course) -> Saved:
            again = rematch(course, guest.id, self._around.seed()).saved(self._around.today())
            return again._replace(head=again.head._replace(code=code))

        async with self.table(table) as live:
            again = await live.rematch(guest, made)
        self.lobby.change()
        return again

    async def _free_code(self) -> str:
        code = new_code()
        return code if await self._store.find(code) is None else await self._free_code()

    @asynccontextmanager
    async def table(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, in memory as long as somebody uses it."""
        live = await self._live(table)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1

    async def _live(self, table: str) -> LiveTable:
        """The table in memory. Those who ask for it while it is being loaded wait for the same one."""
        if table not in self._tables:
            self._tables[table] = asyncio.create_task(self._load(table))
            self._tables[table].add_done_callback(partial(self._drop_failed, table))
        return await asyncio.shield(self._tables[table])

    def _drop_failed(self, table: str, task: asyncio.Task[LiveTable]) -> None:
        """What could not be loaded is tried anew by whoever asks next, though nobody may have waited for this end."""
        if _is_failed(task):
            del self._tables[table]

    async def _load(self, table: str) -> LiveTable:
        saved = await self._saved(table)
        return LiveTable(self._course(saved, self._around.now), saved.sittings, self._setting)

    async def _saved(self, table: str) -> Saved:
        saved = await self._store.load(table)
        if saved is None:
            raise IllegalAction("unknown-table", "unknown-table")
        await self.games.game(saved.head.game)
        return saved

    def _course(self, saved: Saved, now: Callable[[], float]) -> Course:
        return Course(saved, now=now, seed=self._around.seed(), memory=self._thinkers.memory)

    async def past(self, table: str, guest: str | None, before: int) -> Written:
        """A `Past`: what a guest read at a table before an entry."""
        saved = await self._saved(table)
        course = self._course(saved._replace(entries=[]), lambda: 0.0)  # sand does not run: it lies where it lay
        async with self._looking_back:
            return await asyncio.to_thread(past, course, saved.entries, guest, before)

    async def find(self, code: str) -> str:
        """The id of the table that has a code, however it was said and typed: in capitals, in parts, with strokes."""
        table = await self._store.find("".join(filter(str.isalpha, code.lower())))
        if table is None:
            raise IllegalAction("unknown-table", "unknown-table")
        return table

    async def game_of(self, table: str) -> str | None:
        """The game that is played at a table, found out without loading either."""
        return await self._store.game_of(table)

    async def check_store(self) -> None:
        """Raises `StoreProblem` where nothing can be read."""
        await self._store.check()

    async def tables_of(self, guest: str) -> list[Mine]:
        return await self._store.tables_of(guest, _MOST_LISTED)

    async def rename(self, guest: Guest) -> None:
        """A guest has another name: his seats bear it where the game has not begun. In play names stay."""
        for mine in await self.tables_of(guest.id):
            if mine.head.state == "open":
                await self._rename_at(mine.head.id, guest)

    async def _rename_at(self, table: str, guest: Guest) -> None:
        async with self.table(table) as live:
            seat = live.course.seating.seat_of(guest.id)
            if seat is None or live.course.seating.seats[seat].name == guest.name:
                return
            with suppress(IllegalAction):  # meanwhile it has begun, or he has left
                await live.change(partial(renamed, guest=guest))

    async def _prepare_games(self) -> None:
        """Before anybody asks for them. Whoever does meanwhile waits for the one he asks for."""
        for name in self._around.games:
            try:
                await self.games.game(name)
            except Exception:
                _log.exception("game %s", name)
        self._around.prepared()

    def wake(self) -> None:
        """The server answers: what has waited for that begins."""
        self._chores.append(asyncio.create_task(self._let_bots_go_on()))

    async def _let_bots_go_on(self) -> None:
        """Where a game takes days nobody may come for long: bots that were to move when the server ended do so now."""
        try:
            tables = await self._store.tables_for_bots("days")
        except StoreProblem as problem:
            _log.error("%s", problem)
            return
        for table in tables:
            try:
                await self._live(table)
            except Exception:
                _log.exception("table %s", table)

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(self._around.idle / 2)
            try:
                self.forget_idle()
                await self.remove_unlisted()
            except StoreProblem as problem:
                _log.error("%s", problem)
            except Exception:
                _log.exception("tables that nobody uses")

    def forget_idle(self) -> None:
        """Let tables leave memory that nobody uses."""
        long_ago = self._around.now() - self._around.idle
        for table, live in self._in_memory().items():
            if live.is_idle and live.used <= long_ago:
                del self._tables[table]

    def _in_memory(self) -> dict[str, LiveTable]:
        ended = {table: task for table, task in self._tables.items() if task.done() and not _is_failed(task)}
        return {table: task.result() for table, task in ended.items()}

    async def remove_unlisted(self) -> None:
        """Take away tables of lessons a day after they were made: a lesson goes on at a new one. Not those in use."""
        old = await self._store.unlisted_tables(self._around.today() - _DAY, _MOST_REMOVED)
        if gone := [table for table in old if table not in self._tables]:
            await self._store.remove(gone)

    async def close(self) -> None:
        """Nothing begins any more; what is under way comes to its end, but nobody waits for a bot or for a compiler."""
        for chore in self._chores:
            chore.cancel()
        self.games.stop()
        await asyncio.gather(*self._chores, return_exceptions=True)
        loaded = await asyncio.gather(*self._tables.values(), return_exceptions=True)
        lives = [live for live in loaded if isinstance(live, LiveTable)]
        for live in lives:
            live.stop()
        self._thinkers.close()
        await asyncio.gather(*(live.ended() for live in lives))


def _is_failed(task: asyncio.Task[LiveTable]) -> bool:
    return task.cancelled() or task.exception() is not None
