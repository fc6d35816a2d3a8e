"""Short ways to move a match of court on."""

from typing import Any

import regalia
from regalia.match import Match


def court(seed: int = 7, players: int = 3, **options: Any) -> Match:
    return regalia.new("court", players=players, seed=seed, options=options)


def keep_any(match: Match) -> int:
    """The actor sets a die aside: an action that reveals nothing."""
    (seat,) = match.actors
    match.play(seat, next(action for action in match.legal(seat) if action["type"] == "keep"))
    return seat


def roll(match: Match) -> int:
    (seat,) = match.actors
    match.play(seat, {"type": "roll"})
    return seat


def dice(match: Match) -> Any:
    return match.view(None)["state"]["active"]
