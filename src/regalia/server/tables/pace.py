"""How long a bot's turn takes where people watch."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from regalia.bots import MOST_SECONDS

_SHORTEST_TURN, _LONGEST_TURN = 1.0, 3.0  # seconds: people want to see whose turn it is, and do not want to wait
_STEP = 0.5  # seconds for a decision, so that it can be seen
_PART = 4  # where there are many, each has one part in so many of the time that is left: so there is always some
_LEAST_THOUGHT = 0.01  # seconds, when no time is left


class Step(NamedTuple):
    """The seconds that a bot waits before its next decision, and those that it then may think about it."""

    pause: float
    most: float


# By the seconds that the bot's turn has taken so far, and those that it would like to think.
Pace: TypeAlias = Callable[[float, float], Step]


def human_pace(spent: float, wish: float) -> Step:
    """A turn that people can follow. To think is a part of it, and the longer it gets the less time a decision has."""
    left = _LONGEST_TURN - max(spent, _SHORTEST_TURN)
    step = max(0.0, min(_STEP, left / _PART))
    return Step(max(_SHORTEST_TURN - spent, step - wish, 0.0), max(step, _LEAST_THOUGHT))


def no_pause(spent: float, wish: float) -> Step:
    return Step(0.0, MOST_SECONDS)
