"""Tables in play: what their logs lead to, those who read them, their clocks, and bots at work."""

from regalia.server.tables.hall import Hall, Plan, Surroundings, open_hall, open_table
from regalia.server.tables.live import LiveTable, Reader

__all__ = ["Hall", "LiveTable", "Plan", "Reader", "Surroundings", "open_hall", "open_table"]
