"""Tables of Tumult Royale where taxes are collected, or are about to be."""

from typing import Any

from regalia import Match
from tests.games.tumult.table import Player, has, table


def robbing(*players: Player, **fields: Any) -> Match:
    """Hands may move."""
    return table(*players, phase="taxes", **fields)


def ready(match: Match) -> Match:
    """All but the king have said so."""
    for seat in reversed(has(match, "ranks")[1:]):
        match.play(seat, {"type": "ready"})
    return match
