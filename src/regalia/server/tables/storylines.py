"""The story of a table as its readers get to know it, written as JSON: once for all who know the same of it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from pydantic_core import from_json, to_json

from regalia.game import load_game
from regalia.server.wire.outgoing import Line, Written, list_of, members_of, object_of, written
from regalia.table import Knowledge, Story
from regalia.table import Line as Happened

_UNKNOWN = -1  # the number of an entry before all others: whoever knows no more has to be told everything
_LAST = 2  # turns, which the next entry is likely to change
_REMEMBERED = 4096  # lines: nearly all that are told at fifty tables of a game

_Lines: TypeAlias = tuple[Written, ...]


class Tail(NamedTuple):
    """The end of the story as a reader knows it: how many turns it has, and the lines of the last ones."""

    turns: int = 0
    last: tuple[_Lines, ...] = ()

    @property
    def first(self) -> int:
        """The first turn whose lines are remembered."""
        return self.turns - len(self.last)

    def lines(self, turn: int) -> _Lines:
        """Of a turn; none if they are not remembered."""
        return self.last[turn - self.first] if self.first <= turn < self.turns else ()

    def until(self, turn: int) -> tuple[_Lines, ...]:
        """The lines of the last turns before one, as far as they are remembered."""
        return self.last[: turn - self.first][-_LAST:] if self.first <= turn <= self.turns else ()

    def since(self, turn: int) -> "Tail":
        """What is remembered from a turn on."""
        return Tail(self.turns, self.last[max(0, turn - self.first) :])


class Told(NamedTuple):
    """What is told of the story after an entry, and what a reader then remembers of it."""

    story: Written  # a `Story`
    tail: Tail


class _Changes(NamedTuple):
    story: Written
    last: tuple[_Lines, ...]  # of the turns that changed


# What is told after an entry: by what was remembered of the turns that it changed, and what may be known of them.
Tellings: TypeAlias = dict[tuple[Tail, Knowledge], _Changes]

NOTHING_TOLD = Told(Written('{"turns":0,"changed":{}}'), Tail())


def whole(story: Story, reader: int | None) -> Written:
    """All turns."""
    turns = story.since(reader, _UNKNOWN).changed.values()
    return list_of([list_of(_written(lines)) for lines in turns])


def told(story: Story, reader: int | None, before: Tail, number: int | None, tellings: Tellings) -> Told:
    """What a reader is told who knew the story up to an entry of the match; None is before the match began."""
    number = _UNKNOWN if number is None else number
    knowledge = story.knowledge(reader, number)
    turns = len(story)
    first = turns - len(knowledge)
    key = (before.since(first), knowledge)
    if key not in tellings:
        tellings[key] = _changes(story, reader, before, number)
    changes = tellings[key]
    return Told(changes.story, Tail(turns, before.until(first) + changes.last))


def _changes(story: Story, reader: int | None, before: Tail, number: int) -> _Changes:
    turns, changed = story.since(reader, number)
    now = {turn: _written(lines) for turn, lines in changed.items()}
    new = {turn: _turn(before.lines(turn), lines) for turn, lines in now.items() if lines != before.lines(turn)}
    return _Changes(
        Written(f'{{"turns":{turns},"changed":{object_of(members_of(new))}}}'),
        tuple(now.values()),
    )


def _written(lines: Iterable[Happened]) -> _Lines:
    return tuple([_line(line.game.name, to_json(line.event)) for line in lines])


@lru_cache(_REMEMBERED)
def _line(game: str, event: bytes) -> Written:
    happened = Happened(load_game(game), from_json(event))
    line: Line = {"sentence": happened.sentence.to_json(), "seat": happened.seat, "headline": happened.headline}
    return written(line)


def _turn(before: _Lines, now: _Lines) -> Written:
    """A `Turn`."""
    same = (old == new for old, new in zip(before, now, strict=False))
    kept = next((line for line, is_same in enumerate(same) if not is_same), min(len(before), len(now)))
    return Written(f'{{"kept":{kept},"lines":{list_of(now[kept:])}}}')
