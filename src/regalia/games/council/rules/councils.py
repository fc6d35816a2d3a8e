"""Electing councillors (K6, K12)."""

from regalia.games.council.rules.board import ELECTION_COINS
from regalia.games.council.rules.events import ELECTED
from regalia.games.council.rules.reasons import NOT_IN_RESERVE
from regalia.games.council.rules.record import SEATS_IN_COUNCIL, State
from regalia.games.council.rules.stocks import gain_coins
from regalia.kernel import EVERYONE, rule, tell
from regalia.schema import ALLOWED


@rule
def refuse_election(s: State, colour: int) -> int:
    """K6: the councillor comes from the reserve."""
    return ALLOWED if s.reserve[colour] > 0 else NOT_IN_RESERVE


@rule
def seat_councillor(s: State, council: int, colour: int, coins: int) -> None:
    """K6: he enters at the arrow end; the one at the far end drops out into the reserve afterwards.

    Whoever elected him gained so many coins.
    """
    dropped = s.councils[council, SEATS_IN_COUNCIL - 1]
    s.reserve[colour] -= 1
    for place in range(SEATS_IN_COUNCIL - 1, 0, -1):
        s.councils[council, place] = s.councils[council, place - 1]
    s.councils[council, 0] = colour
    s.reserve[dropped] += 1
    tell(s, ELECTED, EVERYONE, s.seat, council, colour, dropped, coins)


@rule
def elect(s: State, council: int, colour: int) -> None:
    """K6: electing brings 4 coins."""
    seat_councillor(s, council, colour, gain_coins(s, ELECTION_COINS))
