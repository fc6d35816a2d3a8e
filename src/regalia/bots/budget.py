"""How much a bot may think about a decision."""

import math
from dataclasses import dataclass

from regalia.errors import MalformedInput, quoted


@dataclass(frozen=True)
class Budget:
    """So many seconds, or so many iterations: then the same seed leads to the same choices on every machine."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.iterations is None):
            raise MalformedInput("malformed-budget", "budget-kind")
        seconds, iterations = self.seconds, self.iterations
        if seconds is not None and not (math.isfinite(seconds) and seconds > 0):
            raise MalformedInput("malformed-budget", "budget-seconds", given=quoted(seconds))
        if iterations is not None and (type(iterations) is not int or iterations < 1):
            raise MalformedInput("malformed-budget", "budget-iterations", given=quoted(iterations))
