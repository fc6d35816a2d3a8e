"""Tables in play: what their logs lead to, those who read them, their clocks, and bots at work."""

from regalia.server.tables.hall import Hall, Surroundings, open_hall
from regalia.server.tables.live import LiveTable
from regalia.server.tables.lobby import open_table
from regalia.server.tables.planning import Plan, PlannedBot
from regalia.server.tables.readers import Reader

__all__ = ["Hall", "LiveTable", "Plan", "PlannedBot", "Reader", "Surroundings", "open_hall", "open_table"]
