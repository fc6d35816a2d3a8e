"""The story in fewer words: of a step that another one finishes only the last is told, and of a rush seat by seat."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from regalia.games.tumult.telling.phrases import Told

_FINISHED_BY = {
    "lifted": ("saw", "kept", "returned"),
    "wants": ("placed",),
    "laid": ("placed",),
}
_RUSH = {"lifted", "saw", "kept", "returned", "finished"}


def condensed(events: Iterable[Told]) -> Iterator[Told]:
    for is_rush, group in groupby(_finished(events), lambda told: told["type"] in _RUSH):
        alike = [*group]
        yield from sorted(alike, key=lambda told: told["seat"]) if is_rush else alike


def _finished(events: Iterable[Told]) -> Iterator[Told]:
    later: set[tuple[Any, ...]] = set()
    kept: list[Told] = []
    for told in reversed([*events]):
        if told["type"] == "undone":  # what it took back stands for itself
            later.clear()
        if not _is_told_later(told, later):
            kept.append(told)
        later.add(_step(told["type"], told))
    return reversed(kept)


def _step(kind: str, told: Told) -> tuple[Any, ...]:
    return kind, told.get("seat"), told.get("place")


def _is_told_later(told: Told, later: set[tuple[Any, ...]]) -> bool:
    """Whether a later event of the same seat, about the same tile if it is about one, says it all."""
    return any(_step(kind, told) in later for kind in _FINISHED_BY.get(told["type"], ()))
