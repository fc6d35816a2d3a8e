"""What is legal, and what stands in the way of the rest: both from the same two predicates of a game.

A generic module (see `contract`): `Game` binds it to a game's rules. `legal` and `refuse` cannot disagree.
"""

from regalia.contract import FIRST, VERB, actors, clock, refuse_choice, refuse_seat, refuse_verb, tick
from regalia.kernel import State, forget_events, has, rule
from regalia.schema import ALLOWED, GAME_OVER, Values


@rule
def legal(s: State, seat: int, out: Values) -> int:
    """Write the code of every legal action of a seat; return how many there are."""
    if not has(actors(s), seat):
        return 0
    found = 0
    for verb in range(len(FIRST) - 1):
        if refuse_verb(s, seat, verb) == ALLOWED:
            for action in range(FIRST[verb], FIRST[verb + 1]):
                if refuse_choice(s, seat, verb, action) == ALLOWED:
                    out[found] = action
                    found += 1
    return found


@rule
def refuse(s: State, seat: int, action: int) -> int:
    """ALLOWED if the action is legal now, otherwise the reason to give: of two causes the first in the table."""
    verb = VERB[action]
    reason = refuse_kind(s, seat, verb)
    other = refuse_choice(s, seat, verb, action)
    return reason if other == ALLOWED or ALLOWED < reason < other else other


@rule
def refuse_kind(s: State, seat: int, verb: int) -> int:
    """The reason against anything of a kind, whatever the arguments."""
    if actors(s) == 0 and clock(s) == 0:
        return GAME_OVER
    reason = refuse_seat(s, seat)
    return reason if reason != ALLOWED else refuse_verb(s, seat, verb)


@rule
def await_seats(s: State) -> int:
    """The mask of the seats that may act in a simulation; 0 when the game is over.

    Time passes outside of the rules. In a simulation nobody measures it: the clock acts when no seat can.
    """
    waiting = actors(s)
    while waiting == 0 and clock(s) != 0:
        forget_events(s)
        tick(s)
        waiting = actors(s)
    return waiting
