"""What one reader of a table gets to know: a seat, or with None a spectator.

All of it is kept as the JSON that is sent: what is the same for many readers, or was said before at this table or at
another, is written once.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_
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
    Own,
    Play,
    derived,
    glass_of,
    moment,
    new_members,
    said,
)
from regalia.server.tables.planning import is_arranged
from regalia.server.wire.outgoing import (
    Choice,
    Ending,
    UpToDate,
    Written,
    list_of,
    members_of,
    members_written,
    object_of,
    written,
)
from regalia.table import Table
from regalia.views import News

_REMEMBERED = 16_384  # offers: nearly all that are made at fifty tables of a game


class Shown(NamedTuple):
    """What a reader has been shown: what is the same after the next entry is not sent again."""

    moment: Moment
    record: bytes  # as he sees it; empty before the match begins
    own: Own
    choices: Mapping[int, telling.Figures]

    @property
    def is_onlooking(self) -> bool:
        return self.own is self.moment.onlooking


def shown(course: Course, readers: Iterable[int | None], before: Mapping[int | None, Shown]) -> dict[int | None, Shown]:
    """What some readers are to be shown now; whoever is not among `before` has been shown nothing yet."""
    now = moment(course, next((one.moment for one in before.values()), None))
    if now.play is None:
        return dict.fromkeys(readers, Shown(now, b"", now.onlooking, _NO_CHOICES))
    return {reader: _shown(course, now, now.play, reader, before.get(reader)) for reader in readers}


_NO_CHOICES: dict[int, telling.Figures] = {}
_NOT_OFFERED = object()  # in the place of figures


def _shown(course: Course, now: Moment, play: Play, reader: int | None, before: Shown | None) -> Shown:
    match, hidden = play.table.match, play.table.match.hidden(reader)
    own, choices = now.onlooking, _NO_CHOICES
    if play.is_over or (reader is not None and (reader == play.undoer or reader in play.actors)):
        own = _own(course, now, play, reader, hidden, Derived() if before is None else before.own.derived)
    if reader is not None and reader in play.actors and not play.table.stands:
        choices = telling.offered(match.game, hidden, reader)
    return Shown(now, hidden.tobytes(), own, choices)


def _own(course: Course, now: Moment, play: Play, reader: int | None, hidden: Array, before: Derived) -> Own:
    """For whoever is more than an onlooker."""
    situation = dict(now.onlooking.situation)
    if reader in play.actors:
        situation["expected"] = said(play.table.expected(reader, hidden))
    if reader is not None and reader == play.undoer:
        situation["can_undo"] = TRUE
    if play.is_over:
        situation["ending"] = written(_ending(course, play.table, hidden))
    return Own(situation, derived(telling.telling(now.game).derived_for_one(hidden), before))


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
        **now.own.situation,
        "choices": object_of(_choices(now.moment.game, now.choices.items())),
        "fields": object_of(_fields(now)),
        "derived": object_of(members_of(now.moment.derived.written), members_of(now.own.derived.written)),
        "story": _NO_STORY if course.table is None else storylines.whole(course.table.story, reader),
    }
    return object_of(members_written(about), members_of(rest))


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
    fields = _own_fields(before, now)
    if fields or not (before.is_onlooking and now.is_onlooking) or _knows_more(reader, now.moment, news):
        return _entry(reader, before, now, news, fields)
    if not now.moment.onlookers:
        now.moment.onlookers.append(_entry(None, before, now, news, fields))
    return now.moment.onlookers[0]


def _knows_more(reader: int | None, now: Moment, news: Sequence[News]) -> bool:
    """Whether more is told to a reader than to spectators."""
    insiders = reduce(or_, [one.insiders for one in news], 0 if now.teller is None else now.teller.insiders)
    return reader is not None and insiders >> reader & 1 == 1


def _entry(reader: int | None, before: Shown, now: Shown, news: Sequence[News], fields: str) -> Written:
    teller = now.moment.teller
    return object_of(
        now.moment.entry,
        f'"told":{_told(reader, now.moment, news)}',
        new_members(before.own.situation, now.own.situation),
        _new_choices(before, now),
        f'"fields":{object_of(now.moment.changed_fields, fields)}',
        f'"derived":{object_of(now.moment.newly_derived, _newly_derived(before, now))}',
        f'"story":{storylines.NOTHING_TOLD if teller is None else teller.told(reader)}',
    )


def _newly_derived(before: Shown, now: Shown) -> str:
    return new_members(before.own.derived.written, now.own.derived.written)


def _told(reader: int | None, now: Moment, news: Sequence[News]) -> Written:
    """What happened, to a reader: written once for all who may know the same of it."""
    known = tuple([is_known for one in news for is_known in one.known(reader)])
    if known not in now.told:
        now.told[known] = written([event for one in news for event in one.told(reader)])
    return now.told[known]


def _new_choices(before: Shown, now: Shown) -> str:
    """A choice that there is no more is null."""
    old, offered = before.choices, now.choices
    if offered == old:
        return ""
    gone = dict.fromkeys(old.keys() - offered.keys(), NULL)
    changed = [(code, known) for code, known in offered.items() if old.get(code, _NOT_OFFERED) != known]
    return f'"choices":{object_of(_choices(now.moment.game, changed), members_of(gone))}'


def _fields(now: Shown) -> str:
    if now.moment.play is None:
        return ""
    layout = now.moment.play.table.match.game.layout
    return members_written(layout.write(layout.from_bytes(now.record), secrets=False))


def _own_fields(before: Shown, now: Shown) -> str:
    """Of the fields that are not the same to all those that changed; all there are where the game has just begun."""
    if now.moment.play is None or before.moment.play is None:
        return _fields(now)
    layout = now.moment.play.table.match.game.layout
    return members_written(layout.write_other_changes(now.record, before.record))


def _choices(game: str, offered: Iterable[tuple[int, telling.Figures]]) -> str:
    """By the codes of the actions."""
    return ",".join([_choice(game, code, figures) for code, figures in offered])


@lru_cache(_REMEMBERED)
def _choice(game: str, code: int, figures: telling.Figures) -> str:
    """One of those members."""
    offer = telling.choice(load_game(game), code, figures)
    choice: Choice = {"action": offer.action, "facts": offer.facts, "sentence": offer.sentence.to_json()}
    return members_of({code: written(choice)})


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
