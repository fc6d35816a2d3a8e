"""Who sits where at a table, before the game and while it is played."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import assert_never

from regalia.bots import Budget
from regalia.errors import IllegalAction
from regalia.server.tables.entries import (
    AnsweredReplacing,
    AskedReplacing,
    CameBack,
    Chose,
    Decided,
    Left,
    OfSeats,
    RanOn,
    Readied,
    Reassigned,
    Rematched,
    Resigned,
    Sat,
    WentAway,
)
from regalia.server.wire.messages import MOST_COLOURS, Seat, Title
from regalia.server.wire.outgoing import Written, written
from regalia.table import Player
from regalia.table.players import USUAL_BUDGET

STAND_IN = "steady"  # the bot that plays on for a person who gave up, or who is away


@dataclass(frozen=True)
class Seating:
    """The seats as everybody sees them, and the guests who sit there, whom nobody else gets to know."""

    seats: tuple[Seat, ...]
    guests: tuple[str | None, ...]
    former: tuple[str | None, ...]  # the guests for whom a bot plays on
    arrivals: tuple[str, ...] = ()  # the guests in the order in which they sat down: the first is the host

    @classmethod
    def of(cls, seats: Sequence[Seat]) -> "Seating":
        """Some seats, before anybody sits down."""
        nobody = (None,) * len(seats)
        return cls(tuple(seats), nobody, nobody)

    @cached_property
    def written(self) -> Written:
        """The seats as they are sent."""
        return written(self.seats)

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits; None if he only watches."""
        return None if guest is None or guest not in self.guests else self.guests.index(guest)

    def seat_for(self, guest: str) -> int:
        """Where a guest sits. Refused if he only watches."""
        seat = self.seat_of(guest)
        if seat is None:
            raise IllegalAction("not-seated", "not-seated")
        return seat

    @property
    def is_ready(self) -> bool:
        """Whether nobody is missing, and all people are ready."""
        return all(seat.kind in ("bot", "nobody") or seat.ready for seat in self.seats)

    @property
    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def free_colour(self) -> int:
        return free_colour(self.seats)

    def players(self) -> list[Player]:
        return [player_of(seat) for seat in self.seats]

    def after(self, happened: OfSeats) -> "Seating":
        """Who sits where after an entry."""
        match happened:
            case Sat():
                return self.sat(happened)
            case Left():
                return self._with(happened.seat, Seat(kind="open"), None)
            case Chose():
                return self._chosen(happened)
            case Reassigned():
                return self._reassigned(happened)
            case Readied():
                return self._changed(happened.seat, ready=happened.ready)
            case Resigned():
                return self._stood_in(happened.seat)
            case Decided():
                return self._decided(happened)
            case WentAway() | CameBack():
                return self._changed(happened.seat, away=isinstance(happened, WentAway))
            case RanOn() | AskedReplacing() | AnsweredReplacing() | Rematched():
                return self
        assert_never(happened)

    def taking(self, guest: str, name: str, seat: int | None, title: Title, colour: int | None) -> Sat:
        """To take a seat, the first free one if none is named, in a colour that is free if none is named."""
        if seat is None and not self.free:
            raise IllegalAction("taken", "table-full")
        number, chosen = self.free[0] if seat is None else seat, self.free_colour if colour is None else colour
        return Sat(seat=number, guest=guest, name=name, title=title, colour=chosen)

    def sat(self, happened: Sat) -> "Seating":
        if self.seat_of(happened.guest) is not None:
            raise IllegalAction("seated", "already-seated")
        if happened.guest in self.former:
            raise IllegalAction("resigned", "seat-given-up")
        if self.at(happened.seat).kind != "open":
            raise IllegalAction("taken", "seat-taken")
        person = Seat(kind="person", name=happened.name, title=happened.title)
        return self._with(happened.seat, person, happened.guest)._painted(happened.seat, happened.colour)

    def _chosen(self, happened: Chose) -> "Seating":
        name = self.at(happened.seat).name if happened.name is None else happened.name
        return self._changed(happened.seat, title=happened.title, name=name)._painted(happened.seat, happened.colour)

    def _reassigned(self, happened: Reassigned) -> "Seating":
        self.at(happened.seat)
        seats = [seat.model_copy(update={"ready": False}) for seat in self.seats]
        return replace(self, seats=tuple(seats))._with(happened.seat, happened.into, None)

    def begun(self) -> "Seating":
        """Those who play: seats that are nobody's are there no more, and the others move up."""
        playing = [number for number, seat in enumerate(self.seats) if seat.kind != "nobody"]
        seats, guests = [self.seats[number] for number in playing], [self.guests[number] for number in playing]
        return replace(Seating.of(seats), guests=tuple(guests), arrivals=self.arrivals)

    def _stood_in(self, number: int) -> "Seating":
        """A bot plays on for a person who is not coming back."""
        former = list(self.former)
        former[number] = self.guests[number]
        seat = self.at(number).model_copy(update={"kind": "bot", "bot": STAND_IN, "resigned": True, "away": False})
        return replace(self, former=tuple(former))._with(number, seat, None)

    @cached_property
    def people(self) -> list[int]:
        return [number for number, guest in enumerate(self.guests) if guest is not None]

    def others(self, seat: int) -> list[int]:
        """All people but the one in a seat."""
        return [number for number in self.people if number != seat]

    @cached_property
    def away(self) -> set[int]:
        return {number for number, seat in enumerate(self.seats) if seat.away}

    @cached_property
    def is_deserted(self) -> bool:
        """Whether there are people, and all of them are away."""
        return bool(self.people) and self.away.issuperset(self.people)

    def _decided(self, happened: Decided) -> "Seating":
        """A bot plays on, or the seat is open to another person: then it is as if somebody were away until he comes."""
        if happened.by is None:
            return self
        if happened.by == "bot":
            return self._stood_in(happened.seat)
        return self._with(happened.seat, Seat(kind="open", away=True), None)

    def at(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise IllegalAction("no-seat", "seat", given=seat)
        return self.seats[seat]

    def _painted(self, number: int, colour: int) -> "Seating":
        """A person has a colour that no other person has. Bots that have it give way."""
        for other, seat in enumerate(self.seats):
            if other != number and seat.kind == "person" and seat.colour == colour:
                raise IllegalAction("colour-taken", "colour-taken")
        painted = self._changed(number, colour=colour)
        for other, seat in enumerate(painted.seats):
            if seat.kind == "bot" and seat.colour == colour:
                painted = painted._changed(other, colour=painted.free_colour)
        return painted

    def _changed(self, seat: int, **changes: object) -> "Seating":
        return self._with(seat, self.at(seat).model_copy(update=changes), self.guests[seat])

    def _with(self, number: int, seat: Seat, guest: str | None) -> "Seating":
        seats, guests = list(self.seats), list(self.guests)
        seats[number], guests[number] = seat, guest
        arrivals = [one for one in self.arrivals if one in guests]
        if guest is not None and guest not in arrivals:
            arrivals.append(guest)
        shown = [
            one.model_copy(update={"host": sitting is not None and sitting == arrivals[0]})
            for one, sitting in zip(seats, guests, strict=True)
        ]
        return replace(self, seats=tuple(shown), guests=tuple(guests), arrivals=tuple(arrivals))


def colours(seats: Iterable[Seat]) -> set[int]:
    """Those that somebody has."""
    return {seat.colour for seat in seats if seat.kind in ("person", "bot")}


def free_colour(seats: Iterable[Seat]) -> int:
    """The first colour that nobody has."""
    return min(set(range(MOST_COLOURS)) - colours(seats))


def stand_in_of(seat: Seat) -> Player:
    """The bot that plays for a person while he is away, under his name."""
    return player_of(seat.model_copy(update={"bot": STAND_IN}))


def player_of(seat: Seat) -> Player:
    """A seat's player, as a table knows him."""
    budget = USUAL_BUDGET if seat.seconds is None else Budget(seconds=seat.seconds)
    return Player(seat.name, seat.bot, budget, seat.title, seat.colour)
