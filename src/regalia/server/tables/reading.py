"""What one reader of a table gets to know: a seat, or with None a spectator.

All of it is kept as the JSON that is sent: what is the same for many readers, or was said before at this table or at
another, is written once.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from pydantic_core import from_json, to_json

from regalia import telling
from regalia.game import Game, load_game
from regalia.schema import Array
from regalia.server.tables.course import Course
from regalia.server.wire.outgoing import (
    Choice,
    Ending,
    Glass,
    Line,
    Request,
    UpToDate,
    Written,
    list_of,
    object_of,
    written,
)
from regalia.table import Line as Told
from regalia.table import Table
from regalia.views import News

_UNKNOWN = -1  # the number of an entry before all others: whoever knows no more has to be told everything
_HUNDREDTHS = 2  # of a second, as digits: finer is no use to anybody
_LAST = 2  # turns of the story, which the next entry is likely to change
_REMEMBERED = 4096  # offers, and lines of stories: nearly all that fifty tables of a game say

_Key = TypeVar("_Key")


class Tail(NamedTuple):
    """The end of the story: how many turns it has, and the lines of the last ones by turn, as far as remembered."""

    turns: int = 0
    lines: Mapping[int, list[Written]] = {}


class Play(NamedTuple):
    """How the match stands, as spectators see it."""

    table: Table
    number: int  # of entries in the match's own log
    actors: tuple[int, ...]
    record: bytes
    expected: Written  # of whoever may act
    lines: dict[int, list[Written]]  # of the story, by the identity of the list: many readers know the same
    turns: dict[tuple[int, int], Written]  # that changed, by the identities of the lines before and after


class Moment(NamedTuple):
    """What is the same for all readers after an entry, found out once; and what of it an entry says."""

    play: Play | None  # None before the match begins
    situation: Mapping[str, Written]  # that part of a `Situation`
    derived: Mapping[str, Written]
    entry: Mapping[str, Written] = {}  # that part of an `Entry`
    changed_fields: Mapping[str, Written] = {}
    newly_derived: Mapping[str, Written] = {}


class Shown(NamedTuple):
    """What a reader has been shown: what is the same after the next entry is not sent again."""

    moment: Moment
    record: bytes  # as he sees it; empty before the match begins
    situation: Mapping[str, Written]  # the rest of a `Situation`, without the choices
    choices: Mapping[int, Written]
    derived: Mapping[str, Written]
    tail: Tail


def shown(course: Course, readers: Iterable[int | None], before: Mapping[int | None, Shown]) -> dict[int | None, Shown]:
    """What some readers are to be shown now; whoever is not among `before` has been shown nothing yet."""
    earlier = next((one.moment for one in before.values()), None)
    moment = _moment(course) if earlier is None else _changed(course, _moment(course), earlier)
    if moment.play is None:
        return dict.fromkeys(readers, Shown(moment, b"", _BEFORE_PLAY, {}, {}, Tail()))
    return {reader: _shown(course, moment, moment.play, reader, before.get(reader)) for reader in readers}


def _all_written(members: Mapping[_Key, object]) -> dict[_Key, Written]:
    return {name: written(value) for name, value in members.items()}


_BEFORE_PLAY = _all_written({"expected": None, "can_undo": False, "ending": None})


def _moment(course: Course) -> Moment:
    table = course.table
    situation = {
        "state": written(course.state),
        "seats": course.seating.written,
        "actors": written(() if table is None else table.match.actors),
        "clock": written(None if table is None else _glass(table)),
        "request": written(None if table is None else _request(table)),
    }
    if table is None:
        return Moment(None, situation, {})
    match, hidden = table.match, table.match.hidden(None)
    expected = written(table.expected(None, hidden).to_json())
    play = Play(table, len(match.log), match.actors, hidden.tobytes(), expected, {}, {})
    return Moment(play, situation, _all_written(telling.telling(match.game.name).derived_for_all(hidden)))


def _changed(course: Course, now: Moment, before: Moment) -> Moment:
    fields = {}
    if now.play is not None and before.play is not None:
        fields = now.play.table.match.game.layout.write_open_changes(now.play.record, before.play.record)
    about = _all_written({"type": "entry", "table": course.head.id, "number": course.number})
    return now._replace(
        entry=about | _new(before.situation, now.situation),
        changed_fields=_all_written(fields),
        newly_derived=_new(before.derived, now.derived),
    )


def _shown(course: Course, moment: Moment, play: Play, reader: int | None, before: Shown | None) -> Shown:
    table, match = play.table, play.table.match
    hidden = match.hidden(reader)
    is_actor = reader is not None and reader in play.actors
    situation = {
        "expected": written(table.expected(reader, hidden).to_json()) if is_actor else play.expected,
        "can_undo": _BOOLEANS[reader is not None and match.can_undo(reader)],
        "ending": written(_ending(course, table, hidden)) if course.state == "over" else _NULL,
    }
    choices = _choices(match.game, hidden, reader) if is_actor and reader is not None and not table.stands else {}
    derived = _all_written(telling.telling(match.game.name).derived_for_one(hidden))
    return Shown(moment, hidden.tobytes(), situation, choices, derived, _tail(play, reader, before))


_NULL, _BOOLEANS = written(None), (written(False), written(True))


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
            "settings": course.head.settings,
            **now.moment.situation,
            **now.situation,
            "choices": object_of(now.choices),
            "fields": _fields(now),
            "derived": object_of({**now.moment.derived, **now.derived}),
            "story": list_of([] if course.table is None else _whole_story(course.table, reader)),
        }
    )


def up_to_date(course: Course, reader: int | None) -> UpToDate:
    return {
        "type": "up-to-date",
        "table": course.head.id,
        "number": course.number,
        "seat": reader,
        "clock": None if course.table is None else _glass(course.table),
    }


def entry(reader: int | None, before: Shown, now: Shown, news: Sequence[News]) -> Written:
    """The last entry as an `Entry`: what a reader is told of it, and what changed."""
    choices = _new(before.choices, now.choices) | dict.fromkeys(before.choices.keys() - now.choices.keys(), _NULL)
    return object_of(
        {
            **now.moment.entry,
            "told": [event for told in news for event in told.told(reader)],
            **_new(before.situation, now.situation),
            **({"choices": object_of(choices)} if choices else {}),
            "fields": _changed_fields(before, now),
            "derived": object_of({**now.moment.newly_derived, **_new(before.derived, now.derived)}),
            "story": _story(before.tail, now.tail, {} if now.moment.play is None else now.moment.play.turns),
        }
    )


def _new(before: Mapping[_Key, Written], now: Mapping[_Key, Written]) -> dict[_Key, Written]:
    """What has another value than before."""
    return {key: value for key, value in now.items() if before.get(key) != value}


def _fields(now: Shown) -> Written:
    if now.moment.play is None:
        return object_of({})
    layout = now.moment.play.table.match.game.layout
    return written(layout.write(layout.from_bytes(now.record), secrets=False))


def _changed_fields(before: Shown, now: Shown) -> Written:
    """All of them where the game has just begun."""
    if now.moment.play is None or before.moment.play is None:
        return _fields(now)
    layout = now.moment.play.table.match.game.layout
    return object_of({**now.moment.changed_fields, **layout.write_other_changes(now.record, before.record)})


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


def _tail(play: Play, reader: int | None, before: Shown | None) -> Tail:
    """Of who has been shown nothing yet nothing is remembered: turns that change are sent to him as a whole."""
    if before is None:
        return Tail()
    known_before = before.moment.play
    turns, changed = play.table.story.since(reader, _UNKNOWN if known_before is None else known_before.number)
    first = before.tail.turns - _LAST
    known = {turn: lines for turn, lines in before.tail.lines.items() if first <= turn < turns}
    for turn, lines in changed.items():
        if id(lines) not in play.lines:
            play.lines[id(lines)] = _lines(lines)
        known[turn] = play.lines[id(lines)]
    return Tail(turns, known)


def _lines(lines: list[Told]) -> list[Written]:
    return [_line(line.game.name, to_json(line.event)) for line in lines]


@lru_cache(_REMEMBERED)
def _line(game: str, event: bytes) -> Written:
    told = Told(load_game(game), from_json(event))
    line: Line = {"sentence": told.sentence.to_json(), "seat": told.seat, "headline": told.headline}
    return written(line)


def _story(before: Tail, now: Tail, known: dict[tuple[int, int], Written]) -> Written:
    """A `Story`. Turns that changed alike for several readers are written once."""
    changed = dict[int, Written]()
    for turn, lines in now.lines.items():
        old = before.lines.get(turn, _NO_LINES)
        if old is not lines and old != lines:
            if (id(old), id(lines)) not in known:
                known[id(old), id(lines)] = _turn(old, lines)
            changed[turn] = known[id(old), id(lines)]
    return object_of({"turns": now.turns, "changed": object_of(changed)})


_NO_LINES: list[Written] = []


def _turn(before: list[Written], now: list[Written]) -> Written:
    """A `Turn`."""
    same = (old == new for old, new in zip(before, now, strict=False))
    kept = next((line for line, is_same in enumerate(same) if not is_same), min(len(before), len(now)))
    return object_of({"kept": kept, "lines": list_of(now[kept:])})


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
