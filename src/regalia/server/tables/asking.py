"""What people ask for at a table besides playing, as entries for its log."""

from typing import Literal

from regalia.errors import IllegalAction
from regalia.server.store import Guest
from regalia.server.tables.course import Course
from regalia.server.tables.entries import AnsweredReplacing, AskedReplacing, Chose, Reassigned
from regalia.server.tables.planning import PlannedBot, bot_seat
from regalia.server.wire.messages import Replacement, Seat, Title


def chosen(course: Course, guest: str, title: Title | None, colour: int | None) -> Chose:
    """Another title or colour for a guest's own seat: what he does not name stays as it is."""
    number = course.seating.seat_for(guest)
    seat = course.seating.seats[number]
    return Chose(seat=number, title=title or seat.title, colour=seat.colour if colour is None else colour)


def renamed(course: Course, guest: Guest) -> Chose:
    """A guest's own seat bears the name that he has now."""
    return chosen(course, guest.id, None, None).model_copy(update={"name": guest.name})


def asked_replacing(course: Course, guest: str, absent: int, by: Replacement) -> AskedReplacing:
    """Somebody who is away is to be replaced, if all others agree who are there."""
    return AskedReplacing(seat=course.seating.seat_for(guest), absent=absent, by=by)


def answered_replacing(course: Course, guest: str, number: int, agrees: bool) -> AnsweredReplacing:
    """The answer to whoever asked that by the entry of that number."""
    return AnsweredReplacing(seat=course.seating.seat_for(guest), number=number, agrees=agrees)


def reassigned(
    course: Course, guest: str, seat: int, kind: Literal["open", "bot", "nobody"], bot: PlannedBot
) -> Reassigned:
    """The host makes something else of a seat: whoever sat there does not any more."""
    own = course.seating.seat_for(guest)
    if not course.seating.seats[own].host:
        raise IllegalAction("not-host", "not-host")
    if seat == own:
        raise IllegalAction("own-seat", "own-seat")
    others = [other for number, other in enumerate(course.seating.seats) if number != seat]
    return Reassigned(seat=seat, into=bot_seat(bot, others) if kind == "bot" else Seat(kind=kind))
