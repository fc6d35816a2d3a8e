"""The table: one driver for a match with people and bots, whoever shows it.

The terminal brings a screen, the arena a scoreboard, the server a wire. Who sits where, which bot is to move when, how
much sand is left, who agrees to an undo, what each reader has been told and what is expected of whom is decided here.
"""

from regalia.table.consent import Request
from regalia.table.players import Player
from regalia.table.story import Excerpt, Knowledge, Line, Story
from regalia.table.table import Due, Table

__all__ = ["Due", "Excerpt", "Knowledge", "Line", "Player", "Request", "Story", "Table"]
