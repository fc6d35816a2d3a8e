"""Random games as one compiled loop that looks after every action whether all is still sound.

A generic module (see `regalia.contract`): bound to a game's rules and to its `unsound` before it is run.
"""

from regalia.compiler import rule
from regalia.contract import act, await_seats, clock, legal, tick
from regalia.kernel import State, below, forget_events, pick_seat
from regalia.schema import Array, Values

SOUND, STUCK = 0, 1  # a game counts on from here what else can be wrong


def unsound(s: State) -> int:
    """SOUND, or the number of what is wrong: in the game's own `soundness.py`."""
    raise NotImplementedError


@rule
def play_soundly(records: Array, index: int, most: int, chance: Array, out: Values) -> int:
    """Play random actions to the end; return how many there were, or minus what is wrong after one."""
    s = records[index]
    for game in range(most):
        waiting = await_seats(s)
        if waiting == 0:
            return game
        seat = pick_seat(chance[0], waiting)
        found = legal(s, seat, out)
        if found == 0:
            return -STUCK
        action = out[below(chance[0], found)]
        forget_events(s)
        if clock(s) != 0 and below(chance[0], patience(index)) == 0:
            tick(s)
        else:
            act(s, seat, action)
        wrong = unsound(s)
        if wrong != SOUND:
            return -wrong
    return most


@rule
def patience(index: int) -> int:
    """The clock acts once in so many times: in some games soon, in others when all is long done."""
    return 4 + 30 * (index % 4)
