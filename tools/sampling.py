"""Games of greedy players who err, and the settled positions on the way.

A generic module (see `regalia.contract`): `weights` binds it to a game's rules.
"""

from regalia.compiler import rule
from regalia.contract import CLOCK, UNSETTLED, act, actors, greedy, legal, stage, traits
from regalia.kernel import below, pick_player
from regalia.schema import Array, Values

THOUSAND = 1000


@rule
def note(records: Array, index: int, reached: int, number: int, stages: Values, noted_traits: Array) -> None:
    s = records[index]
    stages[number] = reached
    for seat in range(s.players):
        traits(s, seat, noted_traits[number, seat])


@rule
def play_erring(
    records: Array, index: int, errors: int, chance: Array, out: Values, stages: Values, noted_traits: Array
) -> int:
    """Play a game to its end, with so many random actions in a thousand; return how many positions were noted."""
    s = records[index]
    noted = 0
    while actors(s) != 0:
        reached = stage(s)
        if reached != UNSETTLED and noted < len(stages):
            note(records, index, reached, noted, stages, noted_traits)
            noted += 1
        seat = pick_player(chance[0], actors(s), CLOCK)
        number = legal(s, seat, out)
        is_error = below(chance[0], THOUSAND) < errors
        act(s, seat, out[below(chance[0], number)] if is_error else greedy(s, seat, out, number))
    return noted
