"""A sensible player."""

from regalia.games.court.record import State
from regalia.games.court.rules import legal
from regalia.kernel import rule
from regalia.schema import Values


@rule
def greedy(s: State, seat: int, out: Values) -> int:
    legal(s, seat, out)
    return out[0]
