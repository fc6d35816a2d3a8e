"""Somebody who knows nothing of the games: reads what stands before the choices on a screen, and types some of it."""

import random
import re

_MENU = 14  # lines above the question in which choices are looked for
_MARK = re.compile(r"(?:^|(?<=  )) *([a-z]?\d{1,2}|[a-z.])  (?=\S)")
_DONE = "."


def marks(screen: str) -> list[str]:
    """What can be typed, as far as a reader can tell."""
    lines = screen.rstrip().splitlines()[-_MENU - 1 : -1]
    return [mark for line in lines for mark in _MARK.findall(line)]


def chosen(screen: str, chance: random.Random) -> str:
    """Anything that is listed; more often what ends a turn, or games would never end."""
    found = marks(screen) or ["1"]
    return _DONE if _DONE in found and chance.random() < 0.5 else chance.choice(found)
