"""What one reader of a table gets to know: a seat, or with None a spectator.

All of it is kept as the JSON that is sent: what is the same for many readers, or was said before at this table or at
another, is written once.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from pydantic_core import from_json, to_json

from regalia import telling
from regalia.game import Game, load_game
from regalia.schema import Array
from regalia.server.tables.course import Course
from regalia.server.wire.outgoing import Choice, Ending, Glass, Line, Request, Written, list_of, object_of, written
from regalia.table import Line as Told
from regalia.table import Table
from regalia.views import News, View

_UNKNOWN = -1  # the number of an entry before all others: whoever knows no more has to be told everything
_HUNDREDTHS = 2  # of a second, as digits: finer is no use to anybody
_LAST = 2  # turns of the story, which the next entry is likely to change
_REMEMBERED = 4096  # offers, and lines of stories: nearly all that fifty tables of a game say

_Key = TypeVar("_Key")


class Tail(NamedTuple):
    """The end of the story: how many turns it has, and the lines of the last ones by turn, as far as remembered."""

    turns: int = 0
    lines: Mapping[int, list[Written]] = {}


class Moment(NamedTuple):
    """What is the same for all readers after an entry, found out once; and what of it is not as it was before."""

    view: View | None  # a spectator's; None before the match begins
    situation: Mapping[str, Written]  # that part of a `Situation`, by its keys
    derived: Mapping[str, Written]
    lines: dict[int, list[Written]]  # of the story, by the identity of the list: many readers know the same
    changes: Mapping[str, Written] = {}  # of the situation
    changed_fields: Mapping[str, Written] = {}
    newly_derived: Mapping[str, Written] = {}


class Shown(NamedTuple):
    """What a reader has been shown: what is the same after the next entry is not sent again."""

    moment: Moment
    view: View | None
    situation: Mapping[str, Written]  # the rest of a `Situation`, without the choices
    choices: Mapping[int, Written]
    derived: Mapping[str, Written]
    tail: Tail


def shown(course: Course, readers: Iterable[int | None], before: Mapping[int | None, Shown]) -> dict[int | None, Shown]:
    """What some readers are to be shown now; whoever is not among `before` has been shown nothing yet."""
    earlier = next((one.moment for one in before.values()), None)
    moment = _moment(course) if earlier is None else _changed(_moment(course), earlier)
    if course.table is None:
        return dict.fromkeys(readers, Shown(moment, None, _BEFORE_PLAY, {}, {}, Tail()))
    return {reader: _shown(course, course.table, moment, reader, before.get(reader)) for reader in readers}


def _all_written(members: Mapping[str, object]) -> dict[str, Written]:
    return {name: written(value) for name, value in members.items()}


_BEFORE_PLAY = _all_written({"expected": None, "can_undo": False, "ending": None})


def _moment(course: Course) -> Moment:
    table = course.table
    situation: dict[str, Any] = {"state": course.state, "actors": (), "clock": None, "request": None}
    if table is not None:
        situation |= {"actors": table.match.actors, "clock": _glass(table), "request": _request(table)}
    about = _all_written(situation) | {"seats": course.seating.written}
    if table is None:
        return Moment(None, about, {}, {})
    view, spoken = table.match.look(None), telling.telling(table.match.game.name)
    derived = spoken.derived_for_all(table.match.game.layout.from_bytes(view.record))
    return Moment(view, about, _all_written(derived), {})


def _changed(now: Moment, before: Moment) -> Moment:
    fields = {} if now.view is None or before.view is None else now.view.difference_for_all(before.view)
    return now._replace(
        changes=_new(before.situation, now.situation),
        changed_fields=_all_written(fields),
        newly_derived=_new(before.derived, now.derived),
    )


def _shown(course: Course, table: Table, moment: Moment, reader: int | None, before: Shown | None) -> Shown:
    match = table.match
    view = match.look(reader)
    hidden = match.game.layout.from_bytes(view.record)
    own = {
        "expected": table.expected(reader, hidden).to_json(),
        "can_undo": reader is not None and match.can_undo(reader),
        "ending": _ending(course, table, hidden) if course.state == "over" else None,
    }
    choices = {} if reader is None or reader not in view.actors else _choices(match.game, hidden, reader)
    derived = _all_written(telling.telling(match.game.name).derived_for_one(hidden))
    return Shown(moment, view, _all_written(own), choices, derived, _tail(table, moment, reader, before))


def snapshot(course: Course, reader: int | None, now: Shown) -> Written:
    """A `Snapshot`."""
    return object_of(
        {
            "type": "snapshot",
            "table": course.head.id,
            "number": course.number,
            "seat": reader,
            "code": course.head.code,
            "game": course.head.game,
            "options": course.head.options,
            **now.moment.situation,
            **now.situation,
            "choices": object_of(now.choices),
            "fields": {} if now.view is None else now.view.to_json()["state"],
            "derived": object_of({**now.moment.derived, **now.derived}),
            "story": list_of([] if course.table is None else _whole_story(course.table, reader)),
        }
    )


def entry(course: Course, reader: int | None, before: Shown, now: Shown, news: Sequence[News]) -> Written:
    """The last entry as an `Entry`: what a reader is told of it, and what changed."""
    choices = _new(before.choices, now.choices) | dict.fromkeys(before.choices.keys() - now.choices.keys(), _NULL)
    return object_of(
        {
            "type": "entry",
            "table": course.head.id,
            "number": course.number,
            "told": [event for told in news for event in told.told(reader)],
            **now.moment.changes,
            **_new(before.situation, now.situation),
            **({"choices": object_of(choices)} if choices else {}),
            "fields": _changed_fields(before, now),
            "derived": object_of({**now.moment.newly_derived, **_new(before.derived, now.derived)}),
            "story": _story(before.tail, now.tail),
        }
    )


_NULL = written(None)


def _new(before: Mapping[_Key, Written], now: Mapping[_Key, Written]) -> dict[_Key, Written]:
    """What has another value than before."""
    return {key: value for key, value in now.items() if before.get(key) != value}


def _changed_fields(before: Shown, now: Shown) -> Written:
    """All of them where the game has just begun."""
    if now.view is None or before.view is None:
        return written({} if now.view is None else now.view.to_json()["state"])
    return object_of({**now.moment.changed_fields, **now.view.difference_for_one(before.view)})


def _choices(game: Game, hidden: Array, seat: int) -> dict[int, Written]:
    """By the codes of the actions."""
    return {code: _choice(game.name, code, to_json(facts)) for code, facts in telling.offered(game, hidden, seat)}


@lru_cache(_REMEMBERED)
def _choice(game: str, code: int, facts: bytes) -> Written:
    offer = telling.choice(load_game(game), code, from_json(facts))
    choice: Choice = {"action": offer.action, "facts": offer.facts, "sentence": offer.sentence.to_json()}
    return written(choice)


def _whole_story(table: Table, reader: int | None) -> list[Written]:
    return [list_of(_lines(lines)) for lines in table.story.since(reader, _UNKNOWN).changed.values()]


def _tail(table: Table, moment: Moment, reader: int | None, before: Shown | None) -> Tail:
    """Of who has been shown nothing yet nothing is remembered: turns that change are sent to him as a whole."""
    if before is None:
        return Tail()
    turns, changed = table.story.since(reader, _UNKNOWN if before.view is None else before.view.number)
    first = before.tail.turns - _LAST
    known = {turn: lines for turn, lines in before.tail.lines.items() if first <= turn < turns}
    for turn, lines in changed.items():
        if id(lines) not in moment.lines:
            moment.lines[id(lines)] = _lines(lines)
        known[turn] = moment.lines[id(lines)]
    return Tail(turns, known)


def _lines(lines: list[Told]) -> list[Written]:
    return [_line(line.game.name, to_json(line.event)) for line in lines]


@lru_cache(_REMEMBERED)
def _line(game: str, event: bytes) -> Written:
    told = Told(load_game(game), from_json(event))
    line: Line = {"sentence": told.sentence.to_json(), "seat": told.seat, "headline": told.headline}
    return written(line)


def _story(before: Tail, now: Tail) -> Written:
    """A `Story`."""
    known = {turn: (before.lines.get(turn, []), lines) for turn, lines in now.lines.items()}
    changed = {turn: _turn(old, new) for turn, (old, new) in known.items() if old != new}
    return object_of({"turns": now.turns, "changed": object_of(changed)})


def _turn(before: list[Written], now: list[Written]) -> Written:
    """A `Turn`."""
    same = (old == new for old, new in zip(before, now, strict=False))
    kept = next((line for line, is_same in enumerate(same) if not is_same), min(len(before), len(now)))
    return object_of({"kept": kept, "lines": list_of(now[kept:])})


def _glass(table: Table) -> Glass | None:
    clock, left = table.match.clock, table.left
    if clock is None or left is None:
        return None
    return {"glass": clock.glass, "seconds": clock.seconds, "left": round(left, _HUNDREDTHS)}


def _request(table: Table) -> Request | None:
    request = table.request
    if request is None:
        return None
    return {"seat": request.seat, "asked": sorted(request.asked), "agreed": sorted(request.agreed)}


def _ending(course: Course, table: Table, hidden: Array) -> Ending:
    result = table.match.result
    assert result is not None, "the game is over"
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
