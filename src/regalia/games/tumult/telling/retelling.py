"""The story in fewer words: of a step that another one finishes only the last is told, and of a rush seat by seat."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from regalia.schema import Json

_Event = Mapping[str, Json]
_FINISHED_BY = {
    "lifted": ("saw", "kept", "returned"),
    "wants": ("placed",),
    "laid": ("placed",),
}
_RUSH = {"lifted", "saw", "kept", "returned", "finished"}
_TOGETHER = _RUSH | {"wants", "laid", "placed"}


def condensed(events: Iterable[_Event]) -> Iterator[_Event]:
    for is_rush, group in groupby(_finished(events), lambda event: event["type"] in _RUSH):
        alike = [*group]
        yield from sorted(alike, key=lambda event: event["seat"]) if is_rush else alike


def stands_apart(event: _Event) -> bool:
    return event["type"] not in _TOGETHER


def _finished(events: Iterable[_Event]) -> Iterator[_Event]:
    later: set[tuple[Any, ...]] = set()
    kept: list[_Event] = []
    for event in reversed([*events]):
        if event["type"] == "undone":  # what it took back stands for itself
            later.clear()
        if not _is_told_later(event, later):
            kept.append(event)
        later.add(_step(event["type"], event))
    return reversed(kept)


def _step(kind: str, event: _Event) -> tuple[Any, ...]:
    return kind, event.get("seat"), event.get("place")


def _is_told_later(event: _Event, later: set[tuple[Any, ...]]) -> bool:
    """Whether a later event of the same seat, about the same tile if it is about one, says it all."""
    return any(_step(kind, event) in later for kind in _FINISHED_BY.get(event["type"], ()))
