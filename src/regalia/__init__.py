"""Regalia: three royal-court board games as flat records and compiled rules."""

from regalia.errors import IllegalAction, MalformedAction
from regalia.game import GAMES
from regalia.match import Match, new, position, replay

__all__ = ["GAMES", "IllegalAction", "MalformedAction", "Match", "new", "position", "replay"]
