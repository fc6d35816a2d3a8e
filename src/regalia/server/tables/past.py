"""What a reader saw of a game at an earlier entry: found out from its log, as it was sent to him then."""

from collections.abc import Sequence

from regalia.server.store import Entry
from regalia.server.tables import reading
from regalia.server.tables.course import Course
from regalia.server.tables.entries import read
from regalia.server.wire.outgoing import Written, list_of, object_of, written

MOST_ENTRIES = 64  # in one answer
_NOBODY_WATCHED = 0  # the log knows nothing of spectators


def past(course: Course, log: Sequence[Entry], guest: str | None, before: int) -> Written:
    """A `Past`: what a guest read up to the entry `before` of a log, which takes place again in a course of its own.

    He sees each entry from the seat that he had then. Whoever sat elsewhere or came later saw what spectators saw.
    """
    before = min(before, len(log) + 1)
    first = before - MOST_ENTRIES
    shown, sent, begun = dict[int | None, reading.Shown](), list[Written](), before
    for entry in log[: before - 1]:
        news = course.take_place_again(read(entry))
        if course.table is None:
            continue
        begun = min(begun, course.number)
        if course.number < first:
            continue
        seat, earlier = course.seating.seat_of(guest), shown
        shown = reading.shown(course, [seat], earlier)
        if seat in earlier:
            sent.append(reading.entry(seat, earlier[seat], shown[seat], news))
        else:
            sent.append(reading.snapshot(course, seat, shown[seat], _NOBODY_WATCHED))
    return object_of(f'"messages":{list_of(sent)}', f'"earlier":{written(begun < first)}')
