"""What a table needs of the world around it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from regalia.server.store import Store
from regalia.server.tables.pace import Pace
from regalia.server.tables.thinking import Thinkers

# Calls something after so many seconds of the clock `now`.
Later: TypeAlias = Callable[[float, Callable[[], object]], asyncio.TimerHandle]


@dataclass(frozen=True)
class Setting:
    store: Store
    thinkers: Thinkers
    pace: Pace
    now: Callable[[], float]  # in seconds; a clock that only goes forward
    later: Later
    today: Callable[[], int]  # in milliseconds since 1970
    patience: float  # seconds within which people answer who are asked for an undo
    grace: float  # seconds that a person without a connection counts as present
    longest_rest: float  # seconds that sand stands for people who are not back, after the server began anew
    changed: Callable[[], None]  # called whenever what a list of tables shows has changed
