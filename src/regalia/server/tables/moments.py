"""How a table stands after an entry, as far as that is the same for all readers: found out and written once."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from regalia import telling
from regalia.schema import Array, Json
from regalia.sentences import Sentence
from regalia.server.tables.agreement import Question
from regalia.server.tables.course import Course
from regalia.server.tables.entries import Rematched
from regalia.server.tables.storylines import Teller
from regalia.server.wire.outgoing import (
    Glass,
    Rematch,
    Replacing,
    Request,
    Written,
    members_of,
    members_written,
    written,
)
from regalia.table import Table

_SENTENCES = 1024  # that are remembered
_HUNDREDTHS = 2  # of a second, as digits: finer is no use to anybody

NULL, FALSE, TRUE = written(None), written(False), written(True)

_Key = TypeVar("_Key")

_known = cache(written)  # of what there are few of: states of a table, seats that may act


@lru_cache(_SENTENCES)
def said(sentence: Sentence) -> Written:
    """What is expected of whom is much the same at all tables of a game."""
    return written(sentence.to_json())


class Play(NamedTuple):
    """How the match stands, as spectators see it."""

    table: Table
    number: int  # of entries in the match's own log
    actors: tuple[int, ...]
    undoer: int | None  # who may take his last message back without asking
    is_over: bool
    record: bytes


class Derived(NamedTuple):
    """What follows from a position: as the game derives it, and written."""

    values: Mapping[str, Json] = {}
    written: Mapping[str, Written] = {}


class Own(NamedTuple):
    """What a reader is shown that is not the same for all."""

    situation: Mapping[str, Written]  # the rest of a `Situation`
    derived: Derived = Derived()


class Moment(NamedTuple):
    """How things stand; and what an entry says that led there, as members of an `Entry`."""

    game: str
    play: Play | None  # None before the match begins
    situation: Mapping[str, Written]  # what all readers know of a `Situation`
    derived: Derived
    onlooking: Own  # of whoever has nothing to do
    told: dict[tuple[bool, ...], Written]  # to readers who may know the same
    onlookers: list[Written]  # the entry as it is for whoever knows no more than spectators, once somebody needs it
    teller: Teller | None = None  # None before the match begins
    entry: str = ""
    changed_fields: str = ""
    newly_derived: str = ""


def moment(course: Course, before: Moment | None) -> Moment:
    """How things stand now, and what changed since a moment before."""
    now = _moment(course, before)
    return now if before is None else _changed(course, before, now)


def _moment(course: Course, before: Moment | None) -> Moment:
    table, game = course.table, course.head.game
    if table is None:
        return Moment(game, None, _situation(course, None), Derived(), Own(_BEFORE_PLAY), {}, [])
    hidden = table.match.hidden(None)
    play = _play(table, hidden)
    for_all, onlooking = _told_of(play, hidden, before)
    return Moment(game, play, _situation(course, table), for_all, onlooking, {}, [], _teller(play, before))


def _teller(play: Play, before: Moment | None) -> Teller:
    known = None if before is None or before.play is None else before.play.number
    return Teller(play.table.story, known, None if before is None else before.teller)


def _told_of(play: Play, hidden: Array, before: Moment | None) -> tuple[Derived, Own]:
    """What follows from how the match stands for all, and for whoever only looks on."""
    if before is None or before.play is None:
        for_all, for_one = Derived(), Derived()
    elif (before.play.record, before.play.actors) == (play.record, play.actors):
        return before.derived, before.onlooking  # nobody else sees somebody try
    else:
        for_all, for_one = before.derived, before.onlooking.derived
    spoken = telling.telling(play.table.match.game.name)
    situation = {**_BEFORE_PLAY, "expected": said(play.table.expected(None, hidden))}
    onlooking = Own(situation, derived(spoken.derived_for_one(hidden), for_one))
    return derived(spoken.derived_for_all(hidden), for_all), onlooking


_BEFORE_PLAY = {"expected": NULL, "can_undo": FALSE, "ending": NULL}


def _situation(course: Course, table: Table | None) -> dict[str, Written]:
    glass, request = (None, None) if table is None else (glass_of(table), _request(table))
    return {
        "state": _known(course.state),
        "seats": course.seating.written,
        "actors": _known(() if table is None else table.match.actors),
        "askers": _known(course.messages.askers),
        "clock": NULL if glass is None else written(glass),
        "request": NULL if request is None else written(request),
        "replacing": NULL if course.question is None else written(_replacing(course, course.question)),
        "rematch": NULL if course.rematch is None else written(_rematch(course.rematch)),
    }


def _play(table: Table, hidden: Array) -> Play:
    match = table.match
    return Play(table, len(match.log), match.actors, match.undoer, match.over, hidden.tobytes())


def derived(values: Mapping[str, Json], before: Derived) -> Derived:
    """What is as it was before is not written again."""
    known = before.values
    if values == known:
        return before
    return Derived(
        values,
        {
            name: before.written[name] if name in known and known[name] == value else written(value)
            for name, value in values.items()
        },
    )


def _changed(course: Course, before: Moment, now: Moment) -> Moment:
    about = f'"type":"entry","table":"{course.head.id}","number":{course.number}'
    changed = new_members(before.situation, now.situation)
    return now._replace(
        entry=f"{about},{changed}" if changed else about,
        changed_fields=_changed_fields(before.play, now.play),
        newly_derived=new_members(before.derived.written, now.derived.written),
    )


def _changed_fields(before: Play | None, now: Play | None) -> str:
    if before is None or now is None:
        return ""
    return members_written(now.table.match.game.layout.write_open_changes(now.record, before.record))


def new(before: Mapping[_Key, Written], now: Mapping[_Key, Written]) -> dict[_Key, Written]:
    """What has another value than before."""
    return {key: value for key, value in now.items() if before.get(key) != value}


def new_members(before: Mapping[_Key, Written], now: Mapping[_Key, Written]) -> str:
    return "" if now is before else members_of(new(before, now))


def glass_of(table: Table) -> Glass | None:
    clock, left = table.match.clock, table.left
    if clock is None or left is None:
        return None
    return {"glass": clock.glass, "seconds": clock.seconds, "left": round(left, _HUNDREDTHS), "stands": table.stands}


def _request(table: Table) -> Request | None:
    request = table.request
    if request is None:
        return None
    return {"seat": request.seat, "asked": sorted(request.asked), "agreed": sorted(request.agreed)}


def _rematch(asked: Rematched) -> Rematch:
    return {"seat": asked.seat, "table": asked.table}


def _replacing(course: Course, question: Question) -> Replacing:
    return {
        "seat": question.seat,
        "by": question.by,
        "number": question.number,
        "asked": sorted(question.asked(course.seating)),
        "agreed": sorted(question.agreed),
    }
