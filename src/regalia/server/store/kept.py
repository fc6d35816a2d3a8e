"""What is put into the store, and comes back from it."""

from typing import NamedTuple

from regalia.schema import Json
from regalia.server.store.schema import State, Visibility


class Guest(NamedTuple):
    id: str
    name: str
    created: int
    seen: int


class Head(NamedTuple):
    """What may be known of a table without its log. `state`, `seats` and `settings` change; the rest stays."""

    id: str
    code: str
    game: str
    edition: int
    options: dict[str, Json]
    visibility: Visibility
    created: int
    state: State
    seats: list[Json]
    settings: dict[str, Json]


class Sitting(NamedTuple):
    """Which person sits in a seat, and whether the table waits for him."""

    guest: str | None = None
    waiting: bool = False


class Entry(NamedTuple):
    number: int
    kind: str
    content: dict[str, Json]
    at: int


class Saved(NamedTuple):
    """All there is of a table."""

    head: Head
    beginning: dict[str, Json]  # secret: the seed, or the position that was arranged
    sittings: list[Sitting]
    entries: list[Entry]


class Mine(NamedTuple):
    """A table as its guest finds it in his list."""

    head: Head
    updated: int
    waiting: bool  # for him
    awaited: list[int]  # the seats of all people for whom it waits
