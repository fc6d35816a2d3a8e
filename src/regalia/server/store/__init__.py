"""The log is the game: a table is how it began and what happened, and nothing is shown before it is kept here.

One file, one writer. State is derived from the log elsewhere; nothing here knows a game.
"""

from regalia.server.store.backup import backup
from regalia.server.store.kept import Entry, Guest, Head, Mine, Saved, Sitting
from regalia.server.store.problems import Conflict, StoreProblem
from regalia.server.store.schema import State, Visibility
from regalia.server.store.store import Store, open_store

__all__ = [
    "Conflict",
    "Entry",
    "Guest",
    "Head",
    "Mine",
    "Saved",
    "Sitting",
    "State",
    "Store",
    "StoreProblem",
    "Visibility",
    "backup",
    "open_store",
]
