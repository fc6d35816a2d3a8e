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
from regalia.schema import Array, Json
from regalia.server.tables import storylines
from regalia.server.tables.agreement import Question
from regalia.server.tables.course import Course
from regalia.server.tables.planning import is_arranged
from regalia.server.tables.storylines import Tail
from regalia.server.wire.outgoing import (
    Choice,
    Ending,
    Glass,
    Replacing,
    Request,
    UpToDate,
    Written,
    list_of,
    members_of,
    object_of,
    written,
)
from regalia.table import Table
from regalia.views import News

_HUNDREDTHS = 2  # of a second, as digits: finer is no use to anybody
_REMEMBERED = 4096  # offers: nearly all that are made at fifty tables of a game

_Key = TypeVar("_Key")


class Play(NamedTuple):
    """How the match stands, as spectators see it."""

    table: Table
    number: int  # of entries in the match's own log
    actors: tuple[int, ...]
    undoer: int | None  # who may take his last message back without asking
    is_over: bool
    record: bytes
    expected: Written  # of whoever may act
    story: storylines.Shared


class Derived(NamedTuple):
    """What follows from a position: as the game derives it, and written."""

    values: Mapping[str, Json] = {}
    written: Mapping[str, Written] = {}


class Moment(NamedTuple):
    """What is the same for all readers after an entry, found out once; and what of it an entry says."""

    play: Play | None  # None before the match begins
    situation: Mapping[str, Written]  # that part of a `Situation`
    derived: Derived
    entry: str = ""  # those members of an `Entry`
    changed_fields: str = ""
    newly_derived: str = ""
    told: dict[tuple[bool, ...], Written] | None = None  # what was, to readers who may know the same


class Shown(NamedTuple):
    """What a reader has been shown: what is the same after the next entry is not sent again."""

    moment: Moment
    record: bytes  # as he sees it; empty before the match begins
    situation: Mapping[str, Written]  # the rest of a `Situation`, without the choices
    choices: Mapping[int, Written]
    derived: Derived
    tail: Tail


def shown(course: Course, readers: Iterable[int | None], before: Mapping[int | None, Shown]) -> dict[int | None, Shown]:
    """What some readers are to be shown now; whoever is not among `before` has been shown nothing yet."""
    earlier = next((one.moment for one in before.values()), None)
    moment = _moment(course, Derived()) if earlier is None else _changed(course, earlier)
    if moment.play is None:
        return dict.fromkeys(readers, Shown(moment, b"", _BEFORE_PLAY, {}, Derived(), Tail()))
    return {reader: _shown(course, moment, moment.play, reader, before.get(reader)) for reader in readers}


def _derived(values: Mapping[str, Json], before: Derived) -> Derived:
    """What is as it was before is not written again."""
    known = before.values
    return Derived(
        values,
        {
            name: before.written[name] if name in known and known[name] == value else written(value)
            for name, value in values.items()
        },
    )


def _all_written(members: Mapping[_Key, object]) -> dict[_Key, Written]:
    return {name: written(value) for name, value in members.items()}


_NULL, _BOOLEANS = written(None), (written(False), written(True))
_BEFORE_PLAY = _all_written({"expected": None, "can_undo": False, "ending": None})


def _moment(course: Course, before: Derived) -> Moment:
    table = course.table
    glass, request = (None, None) if table is None else (_glass(table), _request(table))
    situation = {
        "state": written(course.state),
        "seats": course.seating.written,
        "actors": written(() if table is None else table.match.actors),
        "clock": _NULL if glass is None else written(glass),
        "request": _NULL if request is None else written(request),
        "replacing": _NULL if course.question is None else written(_replacing(course, course.question)),
        "rematch": _NULL if course.rematch is None else written(course.rematch),
    }
    if table is None:
        return Moment(None, situation, Derived())
    hidden = table.match.hidden(None)
    derived = telling.telling(table.match.game.name).derived_for_all(hidden)
    return Moment(_play(table, hidden), situation, _derived(derived, before))


def _play(table: Table, hidden: Array) -> Play:
    match = table.match
    expected = written(table.expected(None, hidden).to_json())
    record, shared = hidden.tobytes(), storylines.nothing_shared()
    return Play(table, len(match.log), match.actors, match.undoer, match.over, record, expected, shared)


def _changed(course: Course, before: Moment) -> Moment:
    now, fields = _moment(course, before.derived), {}
    if now.play is not None and before.play is not None:
        fields = now.play.table.match.game.layout.write_open_changes(now.play.record, before.play.record)
    about = f'"type":"entry","table":"{course.head.id}","number":{course.number}'
    changed = members_of(_new(before.situation, now.situation))
    return now._replace(
        entry=f"{about},{changed}" if changed else about,
        changed_fields=members_of(_all_written(fields)),
        newly_derived=members_of(_new(before.derived.written, now.derived.written)),
        told={},
    )


def _shown(course: Course, moment: Moment, play: Play, reader: int | None, before: Shown | None) -> Shown:
    table, match = play.table, play.table.match
    hidden = match.hidden(reader)
    is_actor = reader is not None and reader in play.actors
    situation = {
        "expected": written(table.expected(reader, hidden).to_json()) if is_actor else play.expected,
        "can_undo": _BOOLEANS[reader is not None and reader == play.undoer],
        "ending": written(_ending(course, table, hidden)) if play.is_over else _NULL,
    }
    choices = _choices(match.game, hidden, reader) if is_actor and reader is not None and not table.stands else {}
    own = telling.telling(match.game.name).derived_for_one(hidden)
    derived = _derived(own, Derived() if before is None else before.derived)
    return Shown(moment, hidden.tobytes(), situation, choices, derived, _tail(play, reader, before))


def _tail(play: Play, reader: int | None, before: Shown | None) -> Tail:
    """Of who has been shown nothing yet nothing is remembered: turns that change are sent to him as a whole."""
    if before is None:
        return Tail()
    number = None if before.moment.play is None else before.moment.play.number
    return storylines.tail(play.table.story, reader, before.tail, number, play.story)


def snapshot(course: Course, reader: int | None, now: Shown, spectators: int) -> Written:
    """A `Snapshot`."""
    about = {
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
    }
    rest = {
        **now.moment.situation,
        **now.situation,
        "choices": object_of(members_of(now.choices)),
        "fields": object_of(_fields(now)),
        "derived": object_of(members_of(now.moment.derived.written), members_of(now.derived.written)),
        "story": _NO_STORY if course.table is None else storylines.whole(course.table.story, reader),
    }
    return object_of(members_of(_all_written(about)), members_of(rest))


_NO_STORY = list_of([])


def up_to_date(course: Course, reader: int | None, spectators: int) -> UpToDate:
    return {
        "type": "up-to-date",
        "table": course.head.id,
        "number": course.number,
        "seat": reader,
        "spectators": spectators,
        "clock": None if course.table is None else _glass(course.table),
    }


def entry(reader: int | None, before: Shown, now: Shown, news: Sequence[News]) -> Written:
    """The last entry as an `Entry`: what a reader is told of it, and what changed."""
    choices = _new(before.choices, now.choices) | dict.fromkeys(before.choices.keys() - now.choices.keys(), _NULL)
    derived = _new(before.derived.written, now.derived.written)
    return object_of(
        now.moment.entry,
        f'"told":{_told(reader, now.moment, news)}',
        members_of(_new(before.situation, now.situation)),
        f'"choices":{object_of(members_of(choices))}' if choices else "",
        f'"fields":{object_of(*_changed_fields(before, now))}',
        f'"derived":{object_of(now.moment.newly_derived, members_of(derived))}',
        f'"story":{now.tail.changes}',
    )


def _told(reader: int | None, moment: Moment, news: Sequence[News]) -> Written:
    """What happened, to a reader: written once for all who may know the same of it."""
    assert moment.told is not None, "something has happened"
    known = tuple([is_known for one in news for is_known in one.known(reader)])
    if known not in moment.told:
        moment.told[known] = written([event for one in news for event in one.told(reader)])
    return moment.told[known]


def _new(before: Mapping[_Key, Written], now: Mapping[_Key, Written]) -> dict[_Key, Written]:
    """What has another value than before."""
    return {key: value for key, value in now.items() if before.get(key) != value}


def _fields(now: Shown) -> str:
    if now.moment.play is None:
        return ""
    layout = now.moment.play.table.match.game.layout
    return members_of(_all_written(layout.write(layout.from_bytes(now.record), secrets=False)))


def _changed_fields(before: Shown, now: Shown) -> tuple[str, ...]:
    """All of them where the game has just begun."""
    if now.moment.play is None or before.moment.play is None:
        return (_fields(now),)
    layout = now.moment.play.table.match.game.layout
    own = layout.write_other_changes(now.record, before.record)
    return now.moment.changed_fields, members_of(_all_written(own))


def _choices(game: Game, hidden: Array, seat: int) -> dict[int, Written]:
    """By the codes of the actions."""
    return {code: _choice(game.name, code, to_json(facts)) for code, facts in telling.offered(game, hidden, seat)}


@lru_cache(_REMEMBERED)
def _choice(game: str, code: int, facts: bytes) -> Written:
    offer = telling.choice(load_game(game), code, from_json(facts))
    choice: Choice = {"action": offer.action, "facts": offer.facts, "sentence": offer.sentence.to_json()}
    return written(choice)


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


def _replacing(course: Course, question: Question) -> Replacing:
    return {
        "seat": question.seat,
        "by": question.by,
        "number": question.number,
        "asked": sorted(question.asked(course.seating)),
        "agreed": sorted(question.agreed),
    }


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
