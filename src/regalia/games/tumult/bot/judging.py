"""What a position is worth at sight, at the start of a round: statues, supporters, rank and room to build."""

from enum import IntEnum

from regalia.games.tumult.rules.crown import placed_by
from regalia.games.tumult.rules.payment import is_beside_own, is_free, terrain_of
from regalia.games.tumult.rules.ranks import king, rank_of
from regalia.games.tumult.rules.record import CELLS, NONE, SPACES, TERRAINS, Phase, State
from regalia.games.tumult.rules.taxes import is_trial
from regalia.kernel import UNSETTLED, has, rule
from regalia.schema import Array, Values, units, weights

HORIZON = 0  # settled positions that are passed over before one is judged
SEARCH_PAST_TURN = True
FIRST_PRIOR = 0.6
STAGES = SPACES + 1

MANY_STATUES = 18  # from here on the end may come with any of them (T18)
FEW_SUPPORTERS = 8  # with fewer the crown may cost more than there are (T14, T16)


class Trait(IntEnum):
    STATUES = 0
    STATUES_BEYOND_MANY = 1
    SUPPORTERS = 2
    SUPPORTERS_BELOW_FEW = 3
    CROWN = 4
    RANK = 5
    MERCY = 6
    FIELDS = 7
    PASTURES_IN_REACH = 8  # free fields beside own ones, by terrain
    FORESTS_IN_REACH = 9
    MOUNTAINS_IN_REACH = 10
    VILLAGES_IN_REACH = 11
    PALACES_IN_REACH = 12


WEIGHTS: Array = weights(__file__, STAGES, len(Trait))
HIDDEN_LAYER: Array = units(__file__, STAGES, len(Trait), 0)  # has no units


@rule
def has_round_just_begun(s: State) -> bool:
    """Whether nobody has begun to rob."""
    if s.phase == Phase.READY:
        return s.ready == 0
    if s.phase != Phase.TAXES or s.done != 0:
        return False
    for seat in range(s.players):
        if s.moves[seat] != 0 or s.hands[seat] != NONE:
            return False
    return True


@rule
def stage(s: State) -> int:
    """The spaces of the chronicle that have their statues."""
    return s.chronicle if not is_trial(s) and has_round_just_begun(s) else UNSETTLED


@rule
def write_fields(s: State, seat: int, out: Values) -> None:
    """T10: the fields of a seat, and those that it could build on next."""
    out[Trait.FIELDS] = 0
    for terrain in range(TERRAINS):
        out[Trait.PASTURES_IN_REACH + terrain] = 0
    for cell in range(CELLS):
        if s.owners[cell] == seat:
            out[Trait.FIELDS] += 1
        elif is_free(s, cell) and is_beside_own(s, seat, cell):
            out[Trait.PASTURES_IN_REACH + terrain_of(s, cell)] += 1


@rule
def traits(s: State, seat: int, out: Values) -> None:
    out[Trait.STATUES] = placed_by(s, seat)
    out[Trait.STATUES_BEYOND_MANY] = max(0, placed_by(s, seat) - MANY_STATUES)
    out[Trait.SUPPORTERS] = s.supporters[seat]
    out[Trait.SUPPORTERS_BELOW_FEW] = max(0, FEW_SUPPORTERS - s.supporters[seat])
    out[Trait.CROWN] = int(king(s) == seat)
    out[Trait.RANK] = rank_of(s, seat)
    out[Trait.MERCY] = int(has(s.mercy, seat))
    write_fields(s, seat, out)
