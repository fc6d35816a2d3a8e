"""What seats and spectators get to know of a match: what they are told, and what they see."""

from dataclasses import asdict, dataclass, field
from functools import reduce
from operator import or_
from typing import NamedTuple

from regalia.errors import MalformedInput, quoted
from regalia.game import Game
from regalia.kernel import EVENT_AUDIENCE, EVENT_KIND, EVERYONE, SEATS
from regalia.schema import Array, Json


def read_seat(seat: object, players: int) -> int:
    if type(seat) is not int or not 0 <= seat < players:
        raise MalformedInput("malformed-seat", "seat", given=quoted(seat))
    return seat


class Undone(NamedTuple):
    """Who took the last move back, and who was told of it when it was made: they are told of its undoing."""

    seat: int
    audience: int

    def told(self, seat: int | None) -> list[dict[str, Json]]:
        is_told = seat == self.seat or may_know(self.audience, seat)
        return [{"type": "undone", "seat": self.seat}] if is_told else []

    @property
    def insiders(self) -> int:
        """Those who are told though spectators are not, as a mask."""
        return 0 if self.audience == EVERYONE else self.audience | 1 << self.seat


class News:
    """What one entry of the log brought. Each reader gets as much of it as he may know, written when he asks."""

    __slots__ = ("_events", "_game", "_players", "_records", "_secrets_told", "_undone", "number")

    def __init__(self, game: Game, players: int, number: int, records: Array, undone: Undone | None) -> None:
        self.number = number  # entries of the log, this one included
        self._game = game
        self._players = players
        self._records = records
        self._events: list[tuple[int, dict[str, Json]]] | None = None
        self._secrets_told: list[int] | None = None
        self._undone = undone

    def told(self, seat: int | None) -> list[dict[str, Json]]:
        """The events for a seat, or for a spectator (None)."""
        if seat is not None:
            read_seat(seat, self._players)
        if self._undone is not None:
            return self._undone.told(seat)
        return [dict(event) for audience, event in self.events() if may_know(audience, seat)]

    def known(self, seat: int | None) -> tuple[bool, ...]:
        """Of each event that is not for all whether it is told to a seat, or to a spectator (None).

        Who knows the same is told the same.
        """
        if self._undone is not None:
            return (bool(self._undone.told(seat)),)
        secrets = self._secrets
        return tuple([may_know(audience, seat) for audience in secrets]) if secrets else ()

    @property
    def insiders(self) -> int:
        """The seats that are told more than spectators, as a mask."""
        if self._undone is not None:
            return self._undone.insiders
        return reduce(or_, self._secrets, 0)

    def and_then(self, later: "News") -> "News":
        """Two undos as one: told to whoever knew of either move."""
        assert self._undone is not None, "only undos are told as one"
        assert later._undone is not None, "only undos are told as one"
        undone = Undone(later._undone.seat, self._undone.audience | later._undone.audience)
        return News(later._game, later._players, later.number, later._records, undone)

    def events(self) -> list[tuple[int, dict[str, Json]]]:
        """All that happened, each event with the seats that may know as a mask; nothing of an undo."""
        if self._events is None:
            rows = [] if self._undone is not None else _rows(self._records)
            self._events = [(row[EVENT_AUDIENCE], self._game.events.write(row[EVENT_KIND], row)) for row in rows]
        return self._events

    @property
    def _secrets(self) -> list[int]:
        """The audiences of what is not for all."""
        if self._secrets_told is None:
            self._secrets_told = [audience for audience, _ in self.events() if audience != EVERYONE]
        return self._secrets_told


def audience(records: Array) -> int:
    """The seats that the events of a record are for, as a mask."""
    seats = 0
    for row in _rows(records):
        seats |= row[EVENT_AUDIENCE]
    return seats


def _rows(records: Array) -> list[list[int]]:
    rows: list[list[int]] = records["events"][0, : records["event_count"][0]].tolist()
    return rows


def may_know(audience: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), is among those who may know."""
    return audience == EVERYONE or (seat is not None and audience >> seat & 1 == 1)


@dataclass(frozen=True)
class Clock:
    """A glass that runs, and how long it does: who owns the time says when it has run out (`Match.tick`)."""

    glass: str
    seconds: int


class Standing(NamedTuple):
    """Who may act in a position, and which glass runs."""

    actors: tuple[int, ...]
    clock: Clock | None

    @property
    def is_over(self) -> bool:
        return not self.actors and self.clock is None


_SEATS_IN = [tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1 << SEATS)]


def standing(game: Game, records: Array) -> Standing:
    actors, number = game.entry_points.actors_at(records, 0), int(game.entry_points.clock_at(records, 0))
    clock = Clock(game.glasses[number - 1], int(game.entry_points.clock_seconds_at(records, 0))) if number else None
    return Standing(_SEATS_IN[actors], clock)


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat (None: a spectator) may know at one moment. It stays as it is, whatever the match does next."""

    game: Game
    seat: int | None
    number: int  # entries of the log so far
    actors: tuple[int, ...]
    clock: Clock | None
    record: bytes = field(repr=False)  # with everything hidden that the seat may not know
    undone: Undone | None

    def to_json(self) -> dict[str, Json]:
        """The whole view: what a client needs that knows nothing yet."""
        hidden = self.game.layout.from_bytes(self.record)
        return {
            "game": self.game.name,
            "seat": self.seat,
            "number": self.number,
            "actors": list(self.actors),
            "clock": None if self.clock is None else asdict(self.clock),
            "state": self.game.layout.write(hidden, secrets=False),
            "events": self.game.events_of(hidden) if self.undone is None else self.undone.told(self.seat),
        }

    def difference(self, earlier: "View") -> dict[str, Json]:
        """The fields of `state` that changed since an earlier view of this seat, with their new values."""
        if not isinstance(earlier, View) or (earlier.game, earlier.seat) != (self.game, self.seat):
            raise MalformedInput("foreign-view", "foreign-view", given=quoted(earlier))
        return self.game.layout.write_changes(self.record, earlier.record)
