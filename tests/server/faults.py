"""What can be wrong with a server: the tests' own program spoils it in one of these ways, to see that it is noticed."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from regalia.match import Match
from regalia.schema import Array, Json
from regalia.server.store import Store
from regalia.server.tables.course import Course
from regalia.views import View

_DELAY = 0.2  # seconds from the acknowledgement to the commit
_OFTEN = 3  # one difference in so many is lost

_on_the_way = set[asyncio.Task[None]]()  # kept, as asyncio wants it


def _replace(owner: type, **methods: Callable[..., Any]) -> None:
    for name, method in methods.items():
        setattr(owner, name, method)


def acknowledge_before_the_commit(folder: Path) -> None:
    append = Store.append

    async def later(store: Store, *arguments: Any) -> None:
        async def write() -> None:
            await asyncio.sleep(_DELAY)
            await append(store, *arguments)

        task = asyncio.create_task(write())
        _on_the_way.add(task)
        task.add_done_callback(_on_the_way.discard)

    _replace(Store, append=later)


def apply_twice(folder: Path) -> None:
    """No message is known again, and none is stale."""
    _replace(Course, entry_of=lambda *_: None, check_seen=lambda *_, **__: None)


def leak_a_hand(folder: Path) -> None:
    """Spectators see what the first seat sees."""
    hidden = Match.hidden

    def leaking(match: Match, seat: int | None) -> Array:
        return hidden(match, 0 if seat is None else seat)

    _replace(Match, hidden=leaking)


def lose_a_difference(folder: Path) -> None:
    difference, numbers = View.difference, count()

    def losing(view: View, earlier: View) -> dict[str, Json]:
        changed = difference(view, earlier)
        if changed and next(numbers) % _OFTEN == 0:
            changed.popitem()
        return changed

    _replace(View, difference=losing)


FAULTS: dict[str, Callable[[Path], None]] = {
    fault.__name__: fault for fault in (acknowledge_before_the_commit, apply_twice, leak_a_hand, lose_a_difference)
}
