"""Setting up the game (T1, T2)."""

from regalia.games.tumult.rules.components import REGIONS_IN_USE, START_SUPPORTERS, SUPPORTERS
from regalia.games.tumult.rules.events import RANK
from regalia.games.tumult.rules.record import CELLS, MOST_PLAYERS, NOBODY, NONE, SLOTS, SPACES, STATUES, Lies, State
from regalia.kernel import EVERYONE, below, bit, has, rule, shuffle, tell

REGION_TILES = 10


@rule
def set_up_realm(s: State) -> None:
    """T1: regions at random, half of them face up, each turned at random. T14: the chronicle is empty."""
    for cell in range(CELLS):
        s.owners[cell] = NOBODY
    for space in range(SPACES + 1):
        s.crowned[space] = NOBODY
    for slot in range(SLOTS):
        s.slots[slot] = NONE
        s.lies[slot] = Lies.NOWHERE
    taken = 0
    for slot in range(REGIONS_IN_USE[s.players]):
        s.slots[slot] = draw_other(s, taken, REGION_TILES - slot)
        taken |= bit(s.slots[slot])
        s.lies[slot] = Lies.DOWN
        if has(s.face_up_slots[s.players], slot):
            s.lies[slot] = Lies.OPEN
            s.turned[slot] = below(s, 4)


@rule
def draw_other(s: State, taken: int, left: int) -> int:
    """A random one of those not taken yet, of which so many are left."""
    skip = below(s, left)
    other = 0
    while skip > 0 or has(taken, other):
        if not has(taken, other):
            skip -= 1
        other += 1
    return other


@rule
def set_up_players(s: State) -> None:
    """T1: ranks at random. T2: supporters, the supply and 25 statues each."""
    for seat in range(MOST_PLAYERS):
        s.ranks[seat] = seat if seat < s.players else NOBODY
    shuffle(s, s.ranks, s.players)
    s.supply = SUPPORTERS
    for seat in range(s.players):
        s.supporters[seat] = START_SUPPORTERS[s.players]
        s.supply -= START_SUPPORTERS[s.players]
        s.statues[seat] = STATUES
        tell(s, RANK, EVERYONE, s.ranks[seat], seat + 1)
