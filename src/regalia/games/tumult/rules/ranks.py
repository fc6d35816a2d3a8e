"""The seats by rank: who is king, and who ranks where after a round (T1, T13)."""

from regalia.games.tumult.rules.events import RANK
from regalia.games.tumult.rules.record import State
from regalia.kernel import EVERYONE, bit, rule, tell


@rule
def everybody(s: State) -> int:
    """All seats that play, as a mask."""
    return bit(s.players) - 1


@rule
def king(s: State) -> int:
    return s.ranks[0]


@rule
def rank_of(s: State, seat: int) -> int:
    """0 for the king."""
    rank = 0
    while s.ranks[rank] != seat:
        rank += 1
    return rank


@rule
def redistribute_ranks(s: State) -> None:
    """T13: by supporters; ties keep the better old rank first, the rank before this phase."""
    for place in range(1, s.players):
        seat, at = s.ranks[place], place
        while at > 0 and s.supporters[s.ranks[at - 1]] < s.supporters[seat]:
            s.ranks[at] = s.ranks[at - 1]
            at -= 1
        s.ranks[at] = seat
    for place in range(s.players):
        tell(s, RANK, EVERYONE, s.ranks[place], place + 1)
