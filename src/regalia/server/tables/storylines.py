"""The story of a table as its readers get to know it, written as JSON: once for all who know the same of it."""

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import ne, or_
from typing import Final, NamedTuple, TypeAlias

from pydantic_core import from_json, to_json

from regalia.game import load_game
from regalia.server.wire.outgoing import Line, Written, list_of, written
from regalia.table import Knowledge, Story
from regalia.table import Line as Happened

_UNKNOWN = -1  # the number of an entry before all others: whoever knows no more has to be told everything
_LAST = 2  # turns, which the next entry is likely to change
_REMEMBERED = 4096  # lines: nearly all that are told at fifty tables of a game

_Lines: TypeAlias = tuple[Written, ...]


class _Told(NamedTuple):
    """What was told of a turn when it last changed, by what may be known of it."""

    secrets: int  # how much there was to know
    lines: dict[Knowledge, _Lines]

    def to(self, knowledge: Knowledge) -> _Lines:
        """What was told to whoever may know this by now; nothing where that is not remembered."""
        return self.lines.get(knowledge[: self.secrets], ())


class Teller:
    """Tells what an entry made of the story: whoever may know the same is told the same.

    Readers know what was told of each turn when it last changed: they were told so then, or are shown the whole story.
    """

    def __init__(self, story: Story, number: int | None, before: "Teller | None") -> None:
        """What has become of a story since an entry of the match, None being before it began; and who told that."""
        self._story = story
        self._changed = story.changed(_UNKNOWN if number is None else number)
        self.insiders: Final = reduce(or_, map(story.insiders, self._changed), 0)  # who may know more than spectators
        self._earlier: dict[int, _Told] = {} if before is None else before._turns
        kept = range(self._changed.stop - _LAST, self._changed.start)
        self._turns: dict[int, _Told] = {turn: told for turn, told in self._earlier.items() if turn in kept}
        self._told: dict[tuple[Knowledge, ...], Written] = {}

    def told(self, reader: int | None) -> Written:
        """A `Story` for a reader; None is a spectator."""
        known = tuple([self._story.knowledge(turn, reader) for turn in self._changed])
        if known not in self._told:
            parts = [
                part for turn, own in zip(self._changed, known, strict=True) for part in self._part(turn, own, reader)
            ]
            self._told[known] = Written(f'{{"turns":{self._changed.stop},"changed":{{{",".join(parts)}}}}}')
        return self._told[known]

    def _part(self, turn: int, known: Knowledge, reader: int | None) -> Iterator[str]:
        """A turn as a member of a `Story`, if anything of it has changed for who knows this of it."""
        now = tuple(map(_line, self._story.lines(turn, reader)))
        before = self._earlier[turn].to(known) if turn in self._earlier else ()
        self._turns.setdefault(turn, _Told(len(known), {})).lines[known] = now
        if now != before:
            yield f'"{turn}":{_turn(before, now)}'


NOTHING_TOLD = Written('{"turns":0,"changed":{}}')


def whole(story: Story, reader: int | None) -> Written:
    """All turns."""
    turns = story.since(reader, _UNKNOWN).changed.values()
    return list_of([list_of(map(_line, lines)) for lines in turns])


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
    differ = list(map(ne, before, now))
    kept = differ.index(True) if True in differ else len(differ)
    return Written(f'{{"kept":{kept},"lines":{list_of(now[kept:])}}}')
