"""The story of a table as its readers get to know it, written as JSON: once for all who know the same of it."""

from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from pydantic_core import from_json, to_json

from regalia.game import load_game
from regalia.server.wire.outgoing import Line, Written, list_of, written
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

    def split(self, turn: int) -> tuple[tuple[_Lines, ...], tuple[_Lines, ...]]:
        """The lines of the last turns before one, and of those from it on: none where they are not remembered."""
        at = turn - self.turns + len(self.last)
        if at < 0:
            return (), ((),) * -at + self.last
        return self.last[:at][-_LAST:], self.last[at:]


class Told(NamedTuple):
    """What is told of the story after an entry, and what a reader then remembers of it."""

    story: Written  # a `Story`
    tail: Tail


class Changes(NamedTuple):
    """What is told, and what is remembered of it: of all who remembered and may know the same."""

    story: Written
    last: tuple[_Lines, ...]  # of the turns that changed


# What is told after an entry: by what was remembered of the turns that it changed, and what may be known of them.
Tellings: TypeAlias = dict[tuple[tuple[_Lines, ...], Knowledge], Changes]

NOTHING_TOLD = Told(Written('{"turns":0,"changed":{}}'), Tail())


def whole(story: Story, reader: int | None) -> Written:
    """All turns."""
    turns = story.since(reader, _UNKNOWN).changed.values()
    return list_of([list_of(map(_line, lines)) for lines in turns])


def told(story: Story, reader: int | None, before: Tail, number: int | None, tellings: Tellings) -> Told:
    """What a reader is told who knew the story up to an entry of the match; None is before the match began."""
    number = _UNKNOWN if number is None else number
    turns, knowledge = len(story), story.knowledge(reader, number)
    settled, open_turns = before.split(turns - len(knowledge))
    key = (open_turns, knowledge)
    if key not in tellings:
        tellings[key] = _changes(story, reader, open_turns, number)
    changes = tellings[key]
    return Told(changes.story, Tail(turns, settled + changes.last))


def _changes(story: Story, reader: int | None, before: tuple[_Lines, ...], number: int) -> Changes:
    """What became of the last turns, the first of which were remembered like this."""
    turns, changed = story.since(reader, number)
    now = tuple([tuple(map(_line, lines)) for lines in changed.values()])
    new = [
        f'"{turn}":{_turn(old, told)}'
        for turn, told, old in zip_longest(changed, now, before[: len(now)], fillvalue=())
        if told != old
    ]
    return Changes(Written(f'{{"turns":{turns},"changed":{{{",".join(new)}}}}}'), now)


@lru_cache(_REMEMBERED)
def _line(line: Happened) -> Written:
    """Of a line that was told before, and is still there."""
    return _same_line(line.game.name, to_json(line.event))


@lru_cache(_REMEMBERED)
def _same_line(game: str, event: bytes) -> Written:
    """Of a line that was told before, at whatever table."""
    happened = Happened(load_game(game), from_json(event))
    line: Line = {"sentence": happened.sentence.to_json(), "seat": happened.seat, "headline": happened.headline}
    return written(line)


def _turn(before: _Lines, now: _Lines) -> Written:
    """A `Turn`."""
    kept = 0
    while kept < min(len(before), len(now)) and before[kept] == now[kept]:
        kept += 1
    return Written(f'{{"kept":{kept},"lines":{list_of(now[kept:])}}}')
