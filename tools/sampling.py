"""Games of greedy players who err at first, and the settled positions that come after.

A generic module (see `regalia.contract`): `weights` binds it to a game's rules.
"""

from regalia.compiler import rule
from regalia.contract import CLOCK, act, actors, greedy, legal, stage, traits
from regalia.kernel import UNSETTLED, below, pick_player
from regalia.schema import Array, Values

THOUSAND = 1000
WILD = 4  # one error in so many is any action


@rule
def note(records: Array, index: int, reached: int, number: int, stages: Values, noted_traits: Array) -> None:
    s = records[index]
    stages[number] = reached
    for seat in range(s.players):
        traits(s, seat, noted_traits[number, seat])


@rule
def second_choice(records: Array, index: int, seat: int, number: int, first: int, out: Values) -> int:
    left = 0
    for i in range(number):
        if out[i] != first:
            out[left] = out[i]
            left += 1
    return greedy(records[index], seat, out, left)


@rule
def choose(records: Array, index: int, seat: int, number: int, errors: int, chance: Array, out: Values) -> int:
    """What the greedy player does; now and then his second choice, or anything at all."""
    first = greedy(records[index], seat, out, number)
    if number == 1 or below(chance[0], THOUSAND) >= errors:
        return first
    if below(chance[0], WILD) == 0:
        return out[below(chance[0], number)]
    return second_choice(records, index, seat, number, first, out)


@rule
def play(
    records: Array,
    index: int,
    strays: int,
    errors: int,
    chance: Array,
    out: Values,
    stages: Values,
    noted_traits: Array,
) -> int:
    """Play a game to its end; return how many positions were noted.

    The players err, so often in a thousand decisions, until so many settled positions have passed. Only those
    after that are noted: from there on everybody plays as well as he can.
    """
    s = records[index]
    noted = 0
    while actors(s) != 0:
        reached = stage(s)
        if reached != UNSETTLED:
            strays -= 1
            if strays < 0 and noted < len(stages):
                note(records, index, reached, noted, stages, noted_traits)
                noted += 1
        seat = pick_player(chance[0], actors(s), CLOCK)
        number = legal(s, seat, out)
        act(s, seat, choose(records, index, seat, number, errors if strays >= 0 else 0, chance, out))
    return noted
