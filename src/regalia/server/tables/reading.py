"""What one reader of a table gets to know: a seat, or with None a spectator."""

from collections.abc import Sequence
from typing import Any

from regalia import telling
from regalia.schema import Json
from regalia.server.tables.course import Course
from regalia.server.wire.messages import Choice, Ending, Entry, Glass, Line, Request, Snapshot, Story
from regalia.table import Table
from regalia.views import News, View

UNKNOWN = -1  # the number of an entry before all others: whoever knows no more has to be told everything
_HUNDREDTHS = 2  # of a second, as digits: finer is no use to anybody


def look(course: Course, reader: int | None) -> View | None:
    """What a reader sees of the match; None before it begins."""
    return None if course.table is None else course.table.match.look(reader)


def snapshot(course: Course, reader: int | None, view: View | None) -> Snapshot:
    return Snapshot(
        seat=reader,
        code=course.head.code,
        game=course.head.game,
        options=course.head.options,
        settings=course.head.settings,
        fields=_changed(None, view),
        story=story(course, reader, UNKNOWN),
        **_situation(course, reader),
    )


def entry(
    course: Course, reader: int | None, before: View | None, after: View | None, news: Sequence[News], known: int
) -> Entry:
    """The last entry. `known` is how many entries the match's own log had before."""
    return Entry(
        told=[event for told in news for event in told.told(reader)],
        changed=_changed(before, after),
        story=story(course, reader, known),
        **_situation(course, reader),
    )


def _changed(before: View | None, after: View | None) -> dict[str, Json]:
    """The fields with new values: all of them where the game has just begun."""
    if after is None:
        return {}
    fields: dict[str, Json] = after.to_json()["state"] if before is None else after.difference(before)
    return fields


def story(course: Course, reader: int | None, known: int) -> Story:
    if course.table is None:
        return Story(turns=0, changed={})
    excerpt = course.table.story.since(reader, known)
    return Story(turns=excerpt.turns, changed={turn: _lines(lines) for turn, lines in excerpt.changed.items()})


def _situation(course: Course, reader: int | None) -> dict[str, Any]:
    head = {"table": course.head.id, "number": course.number, "state": course.state, "seats": course.seating.seats}
    return head | (_BEFORE_PLAY if course.table is None else _in_play(course, course.table, reader))


_BEFORE_PLAY: dict[str, Any] = {
    "actors": [],
    "expected": None,
    "choices": [],
    "can_undo": False,
    "derived": {},
    "clock": None,
    "request": None,
    "ending": None,
}


def _in_play(course: Course, table: Table, reader: int | None) -> dict[str, Any]:
    match, hidden = table.match, table.match.hidden(reader)
    acts = reader is not None and reader in match.actors and not table.stands
    return {
        "actors": list(match.actors),
        "expected": table.expected(reader).to_json(),
        "choices": _choices(telling.choices(match.game, hidden, reader)) if acts and reader is not None else [],
        "can_undo": reader is not None and match.can_undo(reader),
        "derived": telling.telling(match.game.name).derived(hidden),
        "clock": _glass(table),
        "request": _request(table),
        "ending": _ending(course, table, reader),
    }


def _choices(found: Sequence[telling.Choice]) -> list[Choice]:
    return [
        Choice(action=choice.action, facts=dict(choice.facts), sentence=choice.sentence.to_json()) for choice in found
    ]


def _glass(table: Table) -> Glass | None:
    clock, left = table.match.clock, table.left
    if clock is None or left is None:
        return None
    return Glass(glass=clock.glass, seconds=clock.seconds, left=round(left, _HUNDREDTHS), stands=table.stands)


def _request(table: Table) -> Request | None:
    request = table.request
    if request is None:
        return None
    return Request(seat=request.seat, asked=sorted(request.asked), agreed=sorted(request.agreed))


def _ending(course: Course, table: Table, reader: int | None) -> Ending | None:
    result = table.match.result
    if result is None:
        return None
    told = telling.telling(table.match.game.name).ending(table.match.hidden(reader))
    resigned = [seat.resigned for seat in course.seating.seats]
    return Ending(
        result=result,
        standing=standing(result["places"], resigned),
        sentences=[sentence.to_json() for sentence in told],
    )


def standing(places: Sequence[int], resigned: Sequence[bool]) -> list[int]:
    """The places at the table: whoever resigned comes after all others, however the bot did that played on."""
    ranks = list(zip(resigned, places, strict=True))
    return [1 + sum(other < mine for other in ranks) for mine in ranks]


def _lines(lines: Sequence[Any]) -> list[Line]:
    return [Line(sentence=sentence.to_json(), seat=seat, headline=headline) for sentence, seat, headline in lines]
