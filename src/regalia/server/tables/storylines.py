"""The story of a table as one reader gets to know it, written as JSON: what many know is written once."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from pydantic_core import from_json, to_json

from regalia.game import load_game
from regalia.server.wire.outgoing import Line, Written, list_of, members_of, object_of, written
from regalia.table import Line as Told
from regalia.table import Story

_UNKNOWN = -1  # the number of an entry before all others: whoever knows no more has to be told everything
_LAST = 2  # turns, which the next entry is likely to change
_REMEMBERED = 4096  # lines: nearly all that are told at fifty tables of a game
_NO_LINES: list[Written] = []


class Tail(NamedTuple):
    """The end of the story: how many turns it has, and the lines of the last ones by turn, as far as remembered."""

    turns: int = 0
    lines: Mapping[int, list[Written]] = {}
    changes: Written = Written('{"turns":0,"changed":{}}')  # since the last entry, as a `Story`


class Shared(NamedTuple):
    """What was written after an entry, for readers who know the same: by the identities of what it was made from."""

    lines: dict[int, tuple[list[Told], list[Written]]]  # by lists of lines, which stay here so that they keep theirs
    changes: dict[tuple[int, ...], Written]  # by the lines of each turn that changed, before and after


def whole(story: Story, reader: int | None) -> Written:
    """All turns."""
    turns = story.since(reader, _UNKNOWN).changed.values()
    return list_of([list_of([_line(line.game.name, to_json(line.event)) for line in lines]) for lines in turns])


def nothing_shared() -> Shared:
    return Shared({}, {})


def tail(story: Story, reader: int | None, before: Tail, number: int | None, shared: Shared) -> Tail:
    """The end of the story for a reader who knew it up to an entry of the match; None is before the match began."""
    turns, changed = story.since(reader, _UNKNOWN if number is None else number)
    now = {turn: _lines(told, shared) for turn, told in changed.items()}
    first = before.turns - _LAST
    known = {turn: lines for turn, lines in before.lines.items() if first <= turn < turns}
    return Tail(turns, known | now, _changes(before, turns, now, shared))


def _lines(lines: list[Told], shared: Shared) -> list[Written]:
    if id(lines) not in shared.lines:
        shared.lines[id(lines)] = lines, [_line(line.game.name, to_json(line.event)) for line in lines]
    return shared.lines[id(lines)][1]


@lru_cache(_REMEMBERED)
def _line(game: str, event: bytes) -> Written:
    told = Told(load_game(game), from_json(event))
    line: Line = {"sentence": told.sentence.to_json(), "seat": told.seat, "headline": told.headline}
    return written(line)


def _changes(before: Tail, turns: int, now: Mapping[int, list[Written]], shared: Shared) -> Written:
    """A `Story`."""
    old = [before.lines.get(turn, _NO_LINES) for turn in now]
    key = (turns, *now, *map(id, old), *map(id, now.values()))
    if key not in shared.changes:
        turned = zip(now, old, now.values(), strict=True)
        changed = {turn: _turn(lines, new) for turn, lines, new in turned if lines != new}
        shared.changes[key] = Written(f'{{"turns":{turns},"changed":{object_of(members_of(changed))}}}')
    return shared.changes[key]


def _turn(before: list[Written], now: list[Written]) -> Written:
    """A `Turn`."""
    same = (old == new for old, new in zip(before, now, strict=False))
    kept = next((line for line, is_same in enumerate(same) if not is_same), min(len(before), len(now)))
    return Written(f'{{"kept":{kept},"lines":{list_of(now[kept:])}}}')
