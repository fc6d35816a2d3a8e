"""What one reader of a table gets to know: a seat, or with None a spectator.

All of it is kept as the JSON that is sent: what is the same for many readers, or was said before at this table or at
another, is written once.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from regalia import telling
from regalia.game import load_game
from regalia.schema import Array
from regalia.server.tables import storylines
from regalia.server.tables.course import Course
from regalia.server.tables.moments import (
    NULL,
    TRUE,
    Derived,
    Moment,
    Play,
    all_written,
    derived,
    glass_of,
    moment,
    new_members,
)
from regalia.server.tables.planning import is_arranged
from regalia.server.wire.outgoing import Choice, Ending, UpToDate, Written, list_of, members_of, object_of, written
from regalia.table import Table
from regalia.views import News

_REMEMBERED = 4096  # offers: nearly all that are made at fifty tables of a game


class Shown(NamedTuple):
    """What a reader has been shown: what is the same after the next entry is not sent again."""

    moment: Moment
    record: bytes  # as he sees it; empty before the match begins
    situation: Mapping[str, Written]  # what of a `Situation` is not the same for all, without the choices
    choices: Mapping[int, telling.Figures]
    derived: Derived
    story: storylines.Told


def shown(course: Course, readers: Iterable[int | None], before: Mapping[int | None, Shown]) -> dict[int | None, Shown]:
    """What some readers are to be shown now; whoever is not among `before` has been shown nothing yet."""
    now = moment(course, next((one.moment for one in before.values()), None))
    if now.play is None:
        return dict.fromkeys(readers, Shown(now, b"", now.onlooking, _NO_CHOICES, Derived(), storylines.NOTHING_TOLD))
    return {reader: _shown(course, now, now.play, reader, before.get(reader)) for reader in readers}


_NO_CHOICES: dict[int, telling.Figures] = {}


def _shown(course: Course, now: Moment, play: Play, reader: int | None, before: Shown | None) -> Shown:
    match = play.table.match
    hidden = match.hidden(reader)
    return Shown(
        now,
        hidden.tobytes(),
        _situation(course, now, play, reader, hidden),
        telling.offered(match.game, hidden, reader) if reader in play.actors and not play.table.stands else _NO_CHOICES,
        derived(
            telling.telling(match.game.name).derived_for_one(hidden), Derived() if before is None else before.derived
        ),
        _story(now, play, reader, before),
    )


def _situation(course: Course, now: Moment, play: Play, reader: int | None, hidden: Array) -> Mapping[str, Written]:
    own = dict[str, Written]()
    if reader in play.actors:
        own["expected"] = written(play.table.expected(reader, hidden).to_json())
    if reader is not None and reader == play.undoer:
        own["can_undo"] = TRUE
    if play.is_over:
        own["ending"] = written(_ending(course, play.table, hidden))
    return {**now.onlooking, **own} if own else now.onlooking


def _story(now: Moment, play: Play, reader: int | None, before: Shown | None) -> storylines.Told:
    """Of who has been shown nothing yet nothing is remembered: turns that change are sent to him as a whole."""
    if before is None:
        return storylines.NOTHING_TOLD
    number = None if before.moment.play is None else before.moment.play.number
    return storylines.told(play.table.story, reader, before.story.tail, number, now.tellings)


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
        "choices": object_of(_choices(now.moment.game, now.choices)),
        "fields": object_of(_fields(now)),
        "derived": object_of(members_of(now.moment.derived.written), members_of(now.derived.written)),
        "story": _NO_STORY if course.table is None else storylines.whole(course.table.story, reader),
    }
    return object_of(members_of(all_written(about)), members_of(rest))


_NO_STORY = list_of([])


def up_to_date(course: Course, reader: int | None, spectators: int) -> UpToDate:
    return {
        "type": "up-to-date",
        "table": course.head.id,
        "number": course.number,
        "seat": reader,
        "spectators": spectators,
        "clock": None if course.table is None else glass_of(course.table),
    }


def entry(reader: int | None, before: Shown, now: Shown, news: Sequence[News]) -> Written:
    """The last entry as an `Entry`: what a reader is told of it, and what changed."""
    fields, own_derived = _changed_fields(before, now), new_members(before.derived.written, now.derived.written)
    return object_of(
        now.moment.entry,
        f'"told":{_told(reader, now.moment, news)}',
        _new_situation(before, now),
        _new_choices(before, now),
        f'"fields":{object_of(*fields)},"derived":{object_of(now.moment.newly_derived, own_derived)}',
        f'"story":{now.story.story}',
    )


def _told(reader: int | None, now: Moment, news: Sequence[News]) -> Written:
    """What happened, to a reader: written once for all who may know the same of it."""
    known = tuple([is_known for one in news for is_known in one.known(reader)])
    if known not in now.told:
        now.told[known] = written([event for one in news for event in one.told(reader)])
    return now.told[known]


def _new_situation(before: Shown, now: Shown) -> str:
    """Whoever had nothing to do, and still has not, is told what all of them are told."""
    was_onlooking = before.situation is before.moment.onlooking
    if was_onlooking and now.situation is now.moment.onlooking:
        return now.moment.newly_onlooking
    return new_members(before.situation, now.situation)


def _new_choices(before: Shown, now: Shown) -> str:
    """A choice that there is no more is null."""
    old, offered = before.choices, now.choices
    if offered == old:
        return ""
    gone = dict.fromkeys(old.keys() - offered.keys(), NULL)
    changed = {code: known for code, known in offered.items() if code not in old or old[code] != known}
    return f'"choices":{object_of(_choices(now.moment.game, changed), members_of(gone))}'


def _fields(now: Shown) -> str:
    if now.moment.play is None:
        return ""
    layout = now.moment.play.table.match.game.layout
    return members_of(all_written(layout.write(layout.from_bytes(now.record), secrets=False)))


def _changed_fields(before: Shown, now: Shown) -> tuple[str, ...]:
    """All of them where the game has just begun."""
    if now.moment.play is None or before.moment.play is None:
        return (_fields(now),)
    layout = now.moment.play.table.match.game.layout
    own = layout.write_other_changes(now.record, before.record)
    return now.moment.changed_fields, members_of(all_written(own))


def _choices(game: str, offered: Mapping[int, telling.Figures]) -> str:
    """By the codes of the actions."""
    return members_of({code: _choice(game, code, figures) for code, figures in offered.items()})


@lru_cache(_REMEMBERED)
def _choice(game: str, code: int, figures: telling.Figures) -> Written:
    offer = telling.choice(load_game(game), code, figures)
    choice: Choice = {"action": offer.action, "facts": offer.facts, "sentence": offer.sentence.to_json()}
    return written(choice)


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
