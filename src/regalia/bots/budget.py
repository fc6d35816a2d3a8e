"""How much a bot may think about a decision."""

from dataclasses import dataclass

from regalia.errors import MalformedInput, quoted

MOST_SECONDS = 600
MOST_ITERATIONS = 1_000_000_000


@dataclass(frozen=True)
class Budget:
    """So many seconds, or so many iterations: then the same seed leads to the same choices on every machine."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.iterations is None):
            raise MalformedInput("malformed-budget", "budget-kind")
        if self.seconds is not None and not _is_time(self.seconds):
            raise MalformedInput("malformed-budget", "budget-seconds", most=MOST_SECONDS, given=quoted(self.seconds))
        if self.iterations is not None and not _is_count(self.iterations):
            most, given = MOST_ITERATIONS, quoted(self.iterations)
            raise MalformedInput("malformed-budget", "budget-iterations", most=most, given=given)

    def at_most(self, seconds: float) -> "Budget":
        """No more time than that. A number of iterations stays what it is."""
        return self if self.seconds is None or self.seconds <= seconds else Budget(seconds=seconds)


def _is_time(seconds: object) -> bool:
    """NaN is none: it compares as false."""
    return isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds <= MOST_SECONDS


def _is_count(iterations: object) -> bool:
    return type(iterations) is int and 1 <= iterations <= MOST_ITERATIONS
