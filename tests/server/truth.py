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
    """A snapshot after an entry, and what was told by the entry itself."""

    snapshot: Json
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
        for reader, now in reading.shown(course, (*range(len(course.seating.seats)), None), {}).items():
            snapshot = json.loads(reading.snapshot(course, reader, now, spectators=0))
            told = [event for one in news for event in one.told(reader)]
            found[course.number, reader] = Shown(timeless(snapshot), told)
    return found


def timeless(snapshot: Json) -> Json:
    """What follows from the log: how many watch and how much sand is left does not."""
    clock = None if snapshot["clock"] is None else {**snapshot["clock"], "left": None}
    return {**snapshot, "clock": clock, "spectators": None}


@cache
def _memory() -> SearchMemory:
    return SearchMemory()
