"""Other times than that of the wall, for servers in processes of their own: named, so that they can be handed over."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

HASTE = 20.0  # how much faster time passes where it is made to fly


def flying() -> float:
    return time.monotonic() * HASTE


def later_in_haste(seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds / HASTE, call)


def still() -> float:
    return 0.0


FLYING: dict[str, Any] = {"now": flying, "later": later_in_haste}
STILL: dict[str, Any] = {"now": still}
