"""What is legal, and what stands in the way of the rest: both from the same two predicates of a game.

A generic module (see `contract`): `Game` binds it to a game's rules. `legal` and `refuse` cannot disagree.
"""

from regalia.contract import FIRST, OUT_OF_TURN, VERB, actors, clock, refuse_choice, refuse_verb, tick
from regalia.kernel import State, forget_events, has, rule
from regalia.schema import Values


@rule
def legal(s: State, seat: int, out: Values) -> int:
    """Write the code of every legal action of a seat; return how many there are."""
    if not has(actors(s), seat):
        return 0
    found = 0
    for verb in range(len(FIRST) - 1):
        if refuse_verb(s, seat, verb) == 0:
            for action in range(FIRST[verb], FIRST[verb + 1]):
                if refuse_choice(s, seat, verb, action) == 0:
                    out[found] = action
                    found += 1
    return found


@rule
def refuse(s: State, seat: int, action: int) -> int:
    """0 if the action is legal now, otherwise the number of the ruling in the way."""
    if not has(actors(s), seat):
        return OUT_OF_TURN
    verb = VERB[action]
    ruling = refuse_verb(s, seat, verb)
    return ruling if ruling != 0 else refuse_choice(s, seat, verb, action)


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
