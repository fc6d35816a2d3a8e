"""Who sits where at a table, before the game and while it is played."""

from dataclasses import dataclass, replace

from regalia.bots import Budget
from regalia.errors import IllegalAction
from regalia.server.tables.entries import CameBack, Left, Readied, Resigned, Sat, WentAway
from regalia.server.wire.messages import Seat
from regalia.table import Player
from regalia.table.players import USUAL_BUDGET

STAND_IN = "steady"  # the bot that plays on for a person who gave up, or who is away


@dataclass(frozen=True)
class Seating:
    """The seats as everybody sees them, and the guests who sit there, whom nobody else gets to know."""

    seats: tuple[Seat, ...]
    guests: tuple[str | None, ...]

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits; None if he only watches."""
        return None if guest is None or guest not in self.guests else self.guests.index(guest)

    @property
    def is_ready(self) -> bool:
        """Whether nobody is missing, and all people are ready."""
        return all(seat.kind == "bot" or seat.ready for seat in self.seats)

    @property
    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def players(self) -> list[Player]:
        return [player_of(seat) for seat in self.seats]

    def sat(self, happened: Sat) -> "Seating":
        if self.seat_of(happened.guest) is not None:
            raise IllegalAction("seated", "already-seated")
        if self._at(happened.seat).kind != "open":
            raise IllegalAction("taken", "seat-taken")
        person = Seat(kind="person", name=happened.name, title=happened.title, colour=happened.colour)
        return self._with(happened.seat, person, happened.guest)

    def left(self, happened: Left) -> "Seating":
        return self._with(happened.seat, Seat(kind="open"), None)

    def readied(self, happened: Readied) -> "Seating":
        return self._changed(happened.seat, ready=happened.ready)

    def resigned(self, happened: Resigned) -> "Seating":
        gave_up = {"kind": "bot", "bot": STAND_IN, "resigned": True, "away": False}
        return self._with(happened.seat, self._at(happened.seat).model_copy(update=gave_up), None)

    def moved(self, happened: WentAway | CameBack) -> "Seating":
        """A person goes away or comes back; the seat stays his."""
        return self._changed(happened.seat, away=isinstance(happened, WentAway))

    @property
    def people(self) -> list[int]:
        return [number for number, guest in enumerate(self.guests) if guest is not None]

    @property
    def away(self) -> set[int]:
        return {number for number, seat in enumerate(self.seats) if seat.away}

    @property
    def is_deserted(self) -> bool:
        """Whether there are people, and all of them are away."""
        return bool(self.people) and self.away.issuperset(self.people)

    def _at(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise IllegalAction("no-seat", "seat", given=seat)
        return self.seats[seat]

    def _changed(self, seat: int, **changes: object) -> "Seating":
        return self._with(seat, self._at(seat).model_copy(update=changes), self.guests[seat])

    def _with(self, number: int, seat: Seat, guest: str | None) -> "Seating":
        seats, guests = list(self.seats), list(self.guests)
        seats[number], guests[number] = seat, guest
        return replace(self, seats=tuple(seats), guests=tuple(guests))


def stand_in_of(seat: Seat) -> Player:
    """The bot that plays for a person while he is away, under his name."""
    return player_of(seat.model_copy(update={"bot": STAND_IN}))


def player_of(seat: Seat) -> Player:
    """A seat's player, as a table knows him."""
    budget = USUAL_BUDGET if seat.seconds is None else Budget(seconds=seat.seconds)
    return Player(seat.name, seat.bot, budget, seat.title, seat.colour)
