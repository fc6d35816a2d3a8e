"""The clock of games that have none."""

from regalia.kernel import State, rule

GLASSES: tuple[str, ...] = ()


@rule
def clock(s: State) -> int:
    return 0


@rule
def clock_seconds(s: State) -> int:
    return 0


@rule
def tick(s: State) -> None:
    """No glass runs, so nothing happens: a match refuses it."""
