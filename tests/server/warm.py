"""Imported once, by the process that all servers of the tests are copies of: what they need is there."""

from regalia.game import GAMES
from regalia.server import serving as serving
from regalia.server.tables.preparing import made_ready

for name in GAMES:
    made_ready(name)
