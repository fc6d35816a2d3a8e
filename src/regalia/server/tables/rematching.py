"""Another game for the same people and bots, each one seat on."""

from regalia.errors import IllegalAction
from regalia.match import new
from regalia.server.tables.course import Course
from regalia.server.tables.entries import Sat
from regalia.server.tables.planning import NewTable, is_arranged
from regalia.server.tables.seating import Seating
from regalia.server.wire.messages import Seat


def rematch(course: Course, guest: str, seed: int) -> NewTable:
    """A table where all sit already and have only to be ready: whoever asked for it is the host."""
    if is_arranged(course.head):
        raise IllegalAction("arranged", "arranged")
    head, seating = course.head, course.seating
    order = [*range(1, len(seating.seats)), 0]  # whoever sat second sits first
    people = {place: _sat(seating, old, place) for place, old in enumerate(order) if _guest(seating, old) is not None}
    seats = [Seat(kind="open") if place in people else _bot(seating.seats[old]) for place, old in enumerate(order)]
    first = sorted(people.values(), key=lambda sat: sat.guest != guest)
    match = new(head.game, len(seats), seed, head.options)
    return NewTable(match, seats, first, head.visibility, head.settings)


def asker(course: Course, guest: str) -> int:
    """The seat of somebody who played, though a bot may have played on for him."""
    seating = course.seating
    if guest in seating.former:
        return seating.former.index(guest)
    return seating.seat_for(guest)


def _guest(seating: Seating, seat: int) -> str | None:
    return seating.guests[seat] or seating.former[seat]


def _sat(seating: Seating, old: int, place: int) -> Sat:
    guest, seat = _guest(seating, old), seating.seats[old]
    assert guest is not None, "a person sat there"
    return Sat(seat=place, guest=guest, name=seat.name, title=seat.title, colour=seat.colour)


def _bot(seat: Seat) -> Seat:
    """A bot again, or a seat that is still open to somebody."""
    return Seat(kind="open") if seat.kind == "open" else seat
