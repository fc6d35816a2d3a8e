"""The smallest things to keep, and a store to keep them in."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from regalia.server.store import Entry, Guest, Head, Saved, Sitting, Store, open_store

_Result = TypeVar("_Result")

ADA = Guest("ada-id", "Ada", created=1, seen=1)
BEN = Guest("ben-id", "Ben", created=2, seen=2)
SECRET = {"seed": "c0ffee"}
NOBODY = [Sitting(), Sitting()]


def head(table: str = "t", **changes: Any) -> Head:
    return Head(
        id=table, code=table.upper(), game="court", edition=1, options={"fools": "players"}, visibility="public",
        created=1000, state="open", seats=[None, None], settings={"absent": "pause"},
    )._replace(**changes)  # fmt: skip


def entry(number: int) -> Entry:
    return Entry(number, "move", {"seat": number % 2, "action": {"type": "keep", "face": 5}}, at=1000 + number)


def log(last: int) -> list[Entry]:
    return [entry(number) for number in range(1, last + 1)]


def kept(folder: Path, work: Callable[[Store], Awaitable[_Result]], patience: float = 5.0) -> _Result:
    """Do something with the store in a folder, from opening to closing it."""

    async def run() -> _Result:
        async with open_store(folder, patience) as store:
            return await work(store)

    return asyncio.run(run())


def begin(folder: Path, *tables: str, entries: int = 0) -> None:
    """Make a store with some tables that have the same entries."""

    async def work(store: Store) -> None:
        for table in tables:
            await store.create(head(table), SECRET, NOBODY, log(entries))

    kept(folder, work)


def entries_of(folder: Path, table: str = "t") -> list[Entry]:
    saved = kept(folder, lambda store: store.load(table))
    assert saved is not None
    return saved.entries


async def loaded(store: Store, table: str = "t") -> Saved:
    saved = await store.load(table)
    assert saved is not None
    return saved


async def outcomes(*writes: Awaitable[None]) -> list[BaseException | None]:
    """What some writes that were asked for at once have come to."""
    return await asyncio.gather(*writes, return_exceptions=True)
