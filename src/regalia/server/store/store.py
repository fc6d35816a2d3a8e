"""What the rest of the server keeps, and finds again. Knows no game."""

import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Select, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regalia.schema import Json
from regalia.server.store.database import reading_engine, writing_engine
from regalia.server.store.file import check, locked
from regalia.server.store.kept import Entry, Guest, Head, Mine, Saved, Sitting
from regalia.server.store.migrations import known_versions, migrate
from regalia.server.store.problems import Conflict, disk_problems_told
from regalia.server.store.schema import LISTED, entries, guests, keys, sittings, tables
from regalia.server.store.statements import (
    ADD_GUEST,
    ADD_KEY,
    ADD_SITTING,
    APPEND,
    CHANGE_GUEST,
    CHANGE_SITTING,
    CHANGE_TABLE,
    CREATE_TABLE,
    REMOVE_ENTRIES,
    REMOVE_SITTINGS,
    REMOVE_TABLE,
    Row,
    Write,
    together,
)
from regalia.server.store.writer import Writer

_PATIENCE = 5.0  # seconds that another program may keep the database locked
_KEY_BYTES = 32
_NOBODY_MOVES: Mapping[int, Sitting] = {}
_HEAD = [tables.c[name] for name in Head._fields]


@asynccontextmanager
async def open_store(folder: Path, patience: float = _PATIENCE) -> AsyncIterator["Store"]:
    """The store in a folder, made if it is missing and brought up to date if it is older.

    Raises `StoreProblem` where the folder is in use, or the file is broken or from a newer version. At the end what
    still waits is written.
    """
    async with AsyncExitStack() as stack:
        file = stack.enter_context(locked(folder))
        check(file, known_versions())
        writing, reading = writing_engine(file, patience), reading_engine(file, patience)
        stack.callback(writing.dispose)  # the last to go: it leaves one file behind
        stack.push_async_callback(reading.dispose)
        with disk_problems_told(file), writing.begin() as connection:
            migrate(connection)
        writer = Writer(writing, file)
        stack.push_async_callback(writer.close)
        yield Store(writer, reading, file)


class Store:
    """What is written is durable when the call returns; what is read is what was durable then."""

    def __init__(self, writer: Writer, reading: AsyncEngine, file: Path) -> None:
        self._writer = writer
        self._reading = reading
        self._file = file

    async def create(
        self, head: Head, beginning: dict[str, Json], sittings: Sequence[Sitting], entries: Sequence[Entry] = ()
    ) -> None:
        """A new table. `Conflict`: its id or its code is taken."""
        await self._writer.write(_created(Saved(head, beginning, list(sittings), list(entries))))

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        head: Head | None = None,
        sittings: Mapping[int, Sitting] = _NOBODY_MOVES,
        made: Saved | None = None,
        *,
        hurries: bool = False,
    ) -> None:
        """Some entries, all or none, with what they change of the head and of the sittings, and with a table they make.

        Where people race each other it hurries: it is committed sooner, at a higher price.
        `Conflict`: a number is taken, or is not the one after the last; or the new table's id or code is taken.
        """
        change: Write = {
            APPEND: [_appended(table, entry) for entry in entries],
            CHANGE_TABLE: [] if head is None else [_changed(head)],
            CHANGE_SITTING: [
                {"of_table": table, "at_seat": seat} | sitting._asdict() for seat, sitting in sittings.items()
            ],
        }
        whole = change if made is None else together([change, _created(made)])
        await self._writer.write(whole, hurries=hurries)

    async def load(self, table: str) -> Saved | None:
        head = select(*_HEAD, tables.c.beginning).where(tables.c.id == table)
        sat = select(sittings.c.guest, sittings.c.waiting).where(sittings.c.table == table).order_by(sittings.c.seat)
        log = select(*(entries.c[name] for name in Entry._fields)).where(entries.c.table == table)
        async with self._read() as connection:
            found = (await connection.execute(head)).one_or_none()
            if found is None:
                return None
            people = [Sitting(*row) for row in await connection.execute(sat)]
            happened = [Entry(*row) for row in await connection.execute(log.order_by(entries.c.number))]
        *fields, beginning = found
        return Saved(Head(*fields), beginning, people, happened)

    async def find(self, code: str) -> str | None:
        """The id of the table that has a code."""
        async with self._read() as connection:
            return await connection.scalar(select(tables.c.id).where(tables.c.code == code))

    async def game_of(self, table: str) -> str | None:
        """The game that is played at a table."""
        async with self._read() as connection:
            return await connection.scalar(select(tables.c.game).where(tables.c.id == table))

    async def public_tables(self, pace: str, since: int, fits: Callable[[Head], bool], most: int) -> list[Head]:
        """Those of the open public tables of a pace that were made since a time and fit: the newest first."""
        public = select(*_HEAD).where(tables.c.visibility == "public", tables.c.state == "open")
        made = public.where(tables.c.created >= since, _has_pace(pace)).order_by(tables.c.created.desc())
        found = list[Head]()
        async with self._read() as connection, connection.stream(made) as rows:
            async for row in rows:
                if fits(head := Head(*row)):
                    found.append(head)
                if len(found) == most:
                    break
        return found

    async def tables_for_bots(self, pace: str) -> list[str]:
        """The ids of the tables of a pace where a game goes on that waits for no person."""
        waits = exists().where(sittings.c.table == tables.c.id, sittings.c.waiting)
        playing = select(tables.c.id).where(tables.c.visibility.in_(LISTED), tables.c.state == "playing")
        left = playing.where(_has_pace(pace), ~waits)
        async with self._read() as connection:
            return list(await connection.scalars(left.order_by(tables.c.created)))

    async def tables_of(self, guest: str, most: int) -> list[Mine]:
        """Where a guest sits: those that wait for him first, then those where something happened last."""
        async with self._read() as connection:
            rows = await connection.execute(_tables_of(guest).limit(most))
            found = [(Head(*head), updated, waiting) for *head, updated, waiting in rows]
            awaited = defaultdict[str, list[int]](list)
            for table, seat in await connection.execute(_awaited([head.id for head, _, _ in found])):
                awaited[table].append(seat)
        return [Mine(head, updated, waiting, awaited[head.id]) for head, updated, waiting in found]

    async def unlisted_tables(self, before: int, most: int) -> list[str]:
        """The ids of tables that no list shows and that were made before a time: the oldest first."""
        old = select(tables.c.id).where(tables.c.visibility == "unlisted", tables.c.created < before)
        async with self._read() as connection:
            return list(await connection.scalars(old.order_by(tables.c.created).limit(most)))

    async def remove(self, gone: Sequence[str]) -> None:
        """All there is of some tables."""
        rows = [{"of_table": table} for table in gone]
        await self._writer.write({REMOVE_ENTRIES: rows, REMOVE_SITTINGS: rows, REMOVE_TABLE: rows})

    async def guest(self, guest: str) -> Guest | None:
        columns = [guests.c[name] for name in Guest._fields]
        async with self._read() as connection:
            found = (await connection.execute(select(*columns).where(guests.c.id == guest))).one_or_none()
        return None if found is None else Guest(*found)

    async def add_guest(self, guest: Guest) -> None:
        await self._writer.write({ADD_GUEST: [guest._asdict()]})

    async def change_guest(self, guest: Guest) -> None:
        """His name, and when he was last seen."""
        await self._writer.write({CHANGE_GUEST: [{"of_guest": guest.id, "name": guest.name, "seen": guest.seen}]})

    async def key(self, name: str) -> str:
        """What the server signs with for some purpose: 32 random bytes in hexadecimal, made when first asked for."""
        wanted = select(keys.c.value).where(keys.c.name == name)
        async with self._read() as connection:
            found: str | None = await connection.scalar(wanted)
        if found is not None:
            return found
        with suppress(Conflict):  # somebody else asked at the same time
            await self._writer.write({ADD_KEY: [{"name": name, "value": secrets.token_hex(_KEY_BYTES)}]})
        return await self.key(name)

    async def check(self) -> None:
        """Read a little: raises `StoreProblem` where that cannot be done."""
        async with self._read() as connection:
            await connection.execute(select(keys.c.name).limit(1))

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        """One moment of the database, however much is read."""
        with disk_problems_told(self._file):
            async with self._reading.begin() as connection:
                yield connection


def _created(made: Saved) -> Write:
    table = made.head.id
    return {
        CREATE_TABLE: [made.head._asdict() | {"beginning": made.beginning}],
        ADD_SITTING: [{"table": table, "seat": seat} | sitting._asdict() for seat, sitting in enumerate(made.sittings)],
        APPEND: [_appended(table, entry) for entry in made.entries],
    }


def _appended(table: str, entry: Entry) -> Row:
    return {
        "table": table, "kind": entry.kind, "content": entry.content, "at": entry.at,
        "of_table": table, "as_number": entry.number,
    }  # fmt: skip


def _changed(head: Head) -> Row:
    return {"of_table": head.id, "state": head.state, "seats": head.seats, "settings": head.settings}


def _has_pace(pace: str) -> ColumnElement[bool]:
    has_pace: ColumnElement[bool] = tables.c.settings["pace"].as_string() == pace
    return has_pace


def _tables_of(guest: str) -> Select[Any]:
    mine = select(sittings.c.table).where(sittings.c.guest == guest)
    waits = exists().where(sittings.c.table == tables.c.id, sittings.c.guest == guest, sittings.c.waiting)
    last = select(entries.c.at).where(entries.c.table == tables.c.id).order_by(entries.c.number.desc()).limit(1)
    updated = func.coalesce(last.scalar_subquery(), tables.c.created).label("updated")
    waiting = waits.label("waiting")
    listed = select(*_HEAD, updated, waiting).where(tables.c.id.in_(mine), tables.c.visibility.in_(LISTED))
    return listed.order_by(waiting.desc(), updated.desc())


def _awaited(listed: list[str]) -> Select[Any]:
    """The seats for which some tables wait, in their order."""
    awaited = select(sittings.c.table, sittings.c.seat).where(sittings.c.table.in_(listed), sittings.c.waiting)
    return awaited.order_by(sittings.c.table, sittings.c.seat)
