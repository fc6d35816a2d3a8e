"""Regalia: three royal-court board games as flat records and compiled rules."""

from regalia.errors import IllegalAction, MalformedInput
from regalia.game import GAMES
from regalia.match import Match, from_bytes, new, position, replay

__all__ = ["GAMES", "IllegalAction", "MalformedInput", "Match", "from_bytes", "new", "position", "replay"]
