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
        if self.seconds is None and self.iterations is None:
            raise MalformedInput("malformed-budget", "A budget has a number of seconds or of iterations.")
        if self.seconds is not None and self.iterations is not None:
            raise MalformedInput("malformed-budget", "A budget has seconds or iterations, not both.")
        if self.seconds is not None and not _is_time(self.seconds):
            raise MalformedInput(
                "malformed-budget",
                f"Time to think is a number of seconds above 0, up to {MOST_SECONDS}, not {quoted(self.seconds)}.",
            )
        if self.iterations is not None and not _is_count(self.iterations):
            raise MalformedInput(
                "malformed-budget",
                f"Iterations are a whole number from 1 to {MOST_ITERATIONS}, not {quoted(self.iterations)}.",
            )


def _is_time(seconds: object) -> bool:
    """NaN is none: it compares as false."""
    return isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds <= MOST_SECONDS


def _is_count(iterations: object) -> bool:
    return type(iterations) is int and 1 <= iterations <= MOST_ITERATIONS
