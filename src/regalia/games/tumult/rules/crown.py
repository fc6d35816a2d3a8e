"""The crown, the chronicle, mercy and the end (T14, T15, T17, T18)."""

from regalia.games.tumult.rules.components import CHRONICLE_STATUES, REVEALED_AT_3
from regalia.games.tumult.rules.events import CROWNED, MERCY, REVEALED, WON
from regalia.games.tumult.rules.ranks import everybody, king
from regalia.games.tumult.rules.reasons import NO_SUCH_REGION, REGION_FACE_UP
from regalia.games.tumult.rules.record import SLOTS, SPACES, STATUES, Lies, Phase, State
from regalia.games.tumult.rules.supporters import lose
from regalia.kernel import EVERYONE, below, bit, rule, tell
from regalia.schema import ALLOWED

CROWN_PRICE = 5
FIRST_REVEAL, LAST_REVEAL = 3, 5
DUAL = 2


@rule
def crown_king(s: State) -> None:
    """T14: he returns 5 supporters and puts a statue, or two, on the next space of the chronicle.

    T18: on a dual space the one that he has left is enough.
    """
    seat = king(s)
    lose(s, seat, CROWN_PRICE)
    s.chronicle += 1
    statues = min(CHRONICLE_STATUES[s.chronicle], s.statues[seat])
    s.statues[seat] -= statues
    s.crowned[s.chronicle] = seat
    tell(s, CROWNED, EVERYONE, seat, s.chronicle, statues)


@rule
def placed_by(s: State, seat: int) -> int:
    """Statues off the castle board."""
    return STATUES - s.statues[seat]


@rule
def most_placed(s: State) -> int:
    most = 0
    for seat in range(s.players):
        most = max(most, placed_by(s, seat))
    return most


@rule
def fewest_placed(s: State) -> int:
    fewest = STATUES
    for seat in range(s.players):
        fewest = min(fewest, placed_by(s, seat))
    return fewest


@rule
def is_out_of_statues(s: State) -> bool:
    """T18: the 25th statue ends the game at once."""
    return most_placed(s) == STATUES


@rule
def ends_at_space(s: State) -> bool:
    """T17: on a dual space, if most minus fewest exceeds its number (T19 is an example); after the last always."""
    if CHRONICLE_STATUES[s.chronicle] < DUAL:
        return False
    return s.chronicle == SPACES or most_placed(s) - fewest_placed(s) > s.chronicle_numbers[s.chronicle]


@rule
def finish_game(s: State) -> None:
    """T17: most statues win; a tie goes to the higher rank."""
    s.winner = king(s)
    for place in range(1, s.players):
        if placed_by(s, s.ranks[place]) > placed_by(s, s.winner):
            s.winner = s.ranks[place]
    s.phase = Phase.OVER
    tell(s, WON, EVERYONE, s.winner, placed_by(s, s.winner))


@rule
def regions_down(s: State) -> int:
    down = 0
    for slot in range(SLOTS):
        if s.lies[slot] == Lies.DOWN:
            down += 1
    return down


@rule
def regions_due(s: State, space: int) -> int:
    """T14: at space 3 one region, or two; at space 5 the rest."""
    if space == FIRST_REVEAL:
        return min(REVEALED_AT_3[s.players], regions_down(s))
    return regions_down(s) if space == LAST_REVEAL else 0


@rule
def refuse_reveal(s: State, slot: int) -> int:
    """T14: a region that lies face down."""
    lies = s.lies[slot]
    if lies == Lies.DOWN:
        return ALLOWED
    return NO_SUCH_REGION if lies == Lies.NOWHERE else REGION_FACE_UP


@rule
def turn_up(s: State, slot: int) -> None:
    """T14: always turned at random. T10: closed until the next round."""
    s.lies[slot] = Lies.CLOSED
    s.turned[slot] = below(s, 4)
    s.revealed += 1
    tell(s, REVEALED, EVERYONE, slot, s.slots[slot])


@rule
def turn_up_the_rest(s: State) -> None:
    for slot in range(SLOTS):
        if s.lies[slot] == Lies.DOWN:
            turn_up(s, slot)


@rule
def open_regions(s: State) -> None:
    """T10: what was revealed is open from the next round on."""
    for slot in range(SLOTS):
        if s.lies[slot] == Lies.CLOSED:
            s.lies[slot] = Lies.OPEN


@rule
def show_mercy(s: State) -> None:
    """T15: to the player or players with fewest statues; if all are equal, to nobody."""
    s.mercy = 0
    fewest = fewest_placed(s)
    for seat in range(s.players):
        if placed_by(s, seat) == fewest:
            s.mercy |= bit(seat)
    if s.mercy == everybody(s):
        s.mercy = 0
    for seat in range(s.players):
        if (s.mercy >> seat) & 1 == 1:
            tell(s, MERCY, EVERYONE, seat)
