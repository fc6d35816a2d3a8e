"""What every reader of a table should have been shown, entry by entry: from its log, without a server."""

import json
import time
from functools import cache
from pathlib import Path
from typing import NamedTuple

from regalia.bots import SearchMemory
from regalia.server.store import Saved, Store
from regalia.server.tables import entries, reading
from regalia.server.tables.course import Course
from tests.server.running import Json
from tests.server.store.keeping import kept, loaded


class Shown(NamedTuple):
    """A snapshot after an entry, the same where sand rests since the server began anew, and what the entry told."""

    snapshot: Json
    at_rest: Json
    told: list[Json]


def logs(folder: Path, tables: set[str]) -> dict[str, Saved]:
    """All there is of some tables."""

    async def load(store: Store) -> dict[str, Saved]:
        return {table: await loaded(store, table) for table in sorted(tables)}

    return kept(folder, load)


def shown(saved: Saved) -> dict[tuple[int, int | None], Shown]:
    """By number and reader, all that he should have been shown."""
    course = Course(saved._replace(entries=[]), now=time.monotonic, seed=0, memory=_memory())
    found: dict[tuple[int, int | None], Shown] = {}
    for entry in saved.entries:
        news = course.take_place(entries.read(entry))
        snapshots, at_rest = _snapshots(course), _at_rest(course)
        for reader, snapshot in snapshots.items():
            told = [event for one in news for event in one.told(reader)]
            found[course.number, reader] = Shown(snapshot, at_rest[reader], told)
    return found


def _snapshots(course: Course) -> dict[int | None, Json]:
    readers = (*range(len(course.seating.seats)), None)
    return {
        reader: timeless(json.loads(reading.snapshot(course, reader, now, spectators=0)))
        for reader, now in reading.shown(course, readers, {}).items()
    }


def _at_rest(course: Course) -> dict[int | None, Json]:
    """The same after a restart: no entry tells of that, but sand stands until one says that it runs on."""
    if course.table is None or course.table.stands:
        return _snapshots(course)
    course.table.let_run(False)
    at_rest = _snapshots(course)
    course.table.let_run(True)
    return at_rest


def timeless(snapshot: Json) -> Json:
    """What follows from the log: how many watch and how much sand is left does not."""
    clock = None if snapshot["clock"] is None else {**snapshot["clock"], "left": None}
    return {**snapshot, "clock": clock, "spectators": None}


@cache
def _memory() -> SearchMemory:
    return SearchMemory()
