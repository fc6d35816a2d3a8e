"""Imagined worlds, and how counts are compared with what is expected."""

from collections import Counter
from typing import Any

from regalia.game import key_words
from regalia.match import Match
from regalia.schema import Array


def imagined(match: Match, seat: int | None, key: int) -> Array:
    """One world that the seat, or a spectator, may be in."""
    world = match.hidden(seat)
    world[0].random_key = key_words(key)
    match.game.entry_points.imagine_at(world, 0, -1 if seat is None else seat)
    return world


def chi_square(seen: Counter[Any], expected: dict[Any, float]) -> float:
    """How far counts are from what is expected; about as much as there are kinds when they fit."""
    assert seen.keys() <= {kind for kind, number in expected.items() if number > 0}
    return sum((seen[kind] - number) ** 2 / number for kind, number in expected.items() if number > 0)


def bound(kinds: int) -> float:
    """Chi-square with so many kinds passes this less than once in a thousand times (Wilson and Hilferty)."""
    free = max(kinds - 1, 1)
    spread = 2 / (9 * free)
    return float(free * (1 - spread + 3.1 * spread**0.5) ** 3)
