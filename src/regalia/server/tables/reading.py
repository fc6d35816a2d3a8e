"""What one reader of a table gets to know: a seat, or with None a spectator."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from regalia import telling
from regalia.schema import Array, Json
from regalia.server.tables.course import Course
from regalia.server.tables.planning import is_arranged
from regalia.server.wire.outgoing import (
    Changes,
    Choice,
    Ending,
    Entry,
    Glass,
    Line,
    Replacing,
    Request,
    Situation,
    Snapshot,
    Story,
    Turn,
    UpToDate,
)
from regalia.table import Line as Told
from regalia.table import Table
from regalia.views import News, View

_UNKNOWN = -1  # the number of an entry before all others: whoever knows no more has to be told everything
_HUNDREDTHS = 2  # of a second, as digits: finer is no use to anybody
_LAST = 2  # turns of the story, which the next entry is likely to change


class Tail(NamedTuple):
    """The end of the story: how many turns it has, and the lines of the last ones by turn, as far as remembered."""

    turns: int = 0
    lines: Mapping[int, list[Line]] = {}


class Shown(NamedTuple):
    """What a reader has been shown: what is the same after the next entry is not sent again."""

    view: View | None  # None before the match begins
    situation: Situation
    derived: dict[str, Json]
    tail: Tail


def shown(course: Course, readers: Iterable[int | None], before: Mapping[int | None, Shown]) -> dict[int | None, Shown]:
    """What some readers are to be shown now; whoever is not among `before` has been shown nothing yet."""
    shared = _shared(course)
    return {reader: _shown(course, reader, shared, before.get(reader)) for reader in readers}


def _shown(course: Course, reader: int | None, shared: dict[str, Any], before: Shown | None) -> Shown:
    if course.table is None:
        return Shown(None, cast(Situation, shared | _BEFORE_PLAY), {}, Tail())
    match = course.table.match
    view = match.look(reader)
    hidden = match.game.layout.from_bytes(view.record)
    own = {
        "expected": course.table.expected(reader).to_json(),
        "choices": _choices(course.table, hidden, reader, {} if before is None else before.situation["choices"]),
        "can_undo": reader is not None and match.can_undo(reader),
        "ending": _ending(course, course.table, hidden),
    }
    derived = telling.telling(match.game.name).derived(hidden)
    return Shown(view, cast(Situation, shared | own), derived, _tail(course.table, reader, before))


_BEFORE_PLAY: dict[str, Any] = {"expected": None, "choices": {}, "can_undo": False, "ending": None}


def _shared(course: Course) -> dict[str, Any]:
    """What is the same for all readers."""
    table = course.table
    return {
        "state": course.state,
        "seats": course.seating.seats,
        "actors": () if table is None else table.match.actors,
        "clock": None if table is None else _glass(table),
        "request": None if table is None else _request(table),
        "replacing": _replacing(course),
        "rematch": course.rematch,
    }


def snapshot(course: Course, reader: int | None, now: Shown, spectators: int) -> Snapshot:
    return {
        "type": "snapshot",
        "table": course.head.id,
        "number": course.number,
        "seat": reader,
        "spectators": spectators,
        "code": course.head.code,
        "game": course.head.game,
        "options": course.head.options,
        "arranged": is_arranged(course.head),
        "settings": course.head.settings,
        **now.situation,
        "fields": {} if now.view is None else now.view.to_json()["state"],
        "derived": now.derived,
        "story": [] if course.table is None else _whole_story(course.table, reader),
    }


def up_to_date(course: Course, reader: int | None, spectators: int) -> UpToDate:
    return {
        "type": "up-to-date",
        "table": course.head.id,
        "number": course.number,
        "seat": reader,
        "spectators": spectators,
        "clock": None if course.table is None else _glass(course.table),
    }


def entry(course: Course, reader: int | None, before: Shown, now: Shown, news: Sequence[News]) -> Entry:
    """The last entry: what a reader is told of it, and what changed."""
    return {
        "type": "entry",
        "table": course.head.id,
        "number": course.number,
        "told": [event for told in news for event in told.told(reader)],
        **_changes(before.situation, now.situation),
        "fields": _changed_fields(before.view, now.view),
        "derived": _new(before.derived, now.derived),
        "story": _story(before.tail, now.tail),
    }


def _new(before: Mapping[Any, Any], now: Mapping[Any, Any]) -> dict[Any, Any]:
    """What has another value than before."""
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


def _changes(before: Situation, now: Situation) -> Changes:
    changes = cast(Changes, _new(before, now))
    if "choices" in changes:
        gone = dict.fromkeys(before["choices"].keys() - now["choices"].keys())
        changes["choices"] = _new(before["choices"], now["choices"]) | gone
    return changes


def _changed_fields(before: View | None, now: View | None) -> dict[str, Json]:
    """All of them where the game has just begun."""
    if now is None:
        return {}
    fields: dict[str, Json] = now.to_json()["state"] if before is None else now.difference(before)
    return fields


def _choices(table: Table, hidden: Array, reader: int | None, before: Mapping[int, Choice]) -> dict[int, Choice]:
    """By the codes of the actions. Those that are as they were are taken from before."""
    match = table.match
    if reader is None or reader not in match.actors or table.stands:
        return {}
    choices = dict[int, Choice]()
    for code, facts in telling.offered(match.game, hidden, reader):
        is_known = code in before and before[code]["facts"] == facts
        choices[code] = before[code] if is_known else _choice(telling.choice(match.game, code, facts))
    return choices


def _choice(choice: telling.Choice) -> Choice:
    return {"action": choice.action, "facts": choice.facts, "sentence": choice.sentence.to_json()}


def _whole_story(table: Table, reader: int | None) -> list[list[Line]]:
    return [[*map(_line, lines)] for lines in table.story.since(reader, _UNKNOWN).changed.values()]


def _tail(table: Table, reader: int | None, before: Shown | None) -> Tail:
    """Of who has been shown nothing yet nothing is remembered: turns that change are sent to him as a whole."""
    if before is None:
        return Tail()
    turns, changed = table.story.since(reader, _UNKNOWN if before.view is None else before.view.number)
    first = before.tail.turns - _LAST
    known = {turn: lines for turn, lines in before.tail.lines.items() if first <= turn < turns}
    return Tail(turns, known | {turn: [*map(_line, lines)] for turn, lines in changed.items()})


def _story(before: Tail, now: Tail) -> Story:
    changed = {turn: _turn(before.lines.get(turn, []), lines) for turn, lines in now.lines.items()}
    return {"turns": now.turns, "changed": {turn: lines for turn, lines in changed.items() if lines is not None}}


def _turn(before: list[Line], now: list[Line]) -> Turn | None:
    if before == now:
        return None
    same = (old == new for old, new in zip(before, now, strict=False))
    kept = next((line for line, is_same in enumerate(same) if not is_same), min(len(before), len(now)))
    return {"kept": kept, "lines": now[kept:]}


def _line(line: Told) -> Line:
    return {"sentence": line.sentence.to_json(), "seat": line.seat, "headline": line.headline}


def _glass(table: Table) -> Glass | None:
    clock, left = table.match.clock, table.left
    if clock is None or left is None:
        return None
    return {"glass": clock.glass, "seconds": clock.seconds, "left": round(left, _HUNDREDTHS), "stands": table.stands}


def _request(table: Table) -> Request | None:
    request = table.request
    if request is None:
        return None
    return {"seat": request.seat, "asked": sorted(request.asked), "agreed": sorted(request.agreed)}


def _replacing(course: Course) -> Replacing | None:
    question = course.question
    if question is None:
        return None
    return {
        "seat": question.seat,
        "by": question.by,
        "number": question.number,
        "asked": sorted(question.asked(course.seating)),
        "agreed": sorted(question.agreed),
    }


def _ending(course: Course, table: Table, hidden: Array) -> Ending | None:
    result = table.match.result
    if result is None:
        return None
    resigned = [seat.resigned for seat in course.seating.seats]
    return {
        "result": result,
        "standing": standing(result["places"], resigned),
        "sentences": [sentence.to_json() for sentence in telling.telling(table.match.game.name).ending(hidden)],
    }


def standing(places: Sequence[int], resigned: Sequence[bool]) -> list[int]:
    """The places at the table: whoever resigned comes after all others, however the bot did that played on."""
    ranks = list(zip(resigned, places, strict=True))
    return [1 + sum(other < mine for other in ranks) for mine in ranks]
