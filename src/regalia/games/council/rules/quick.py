"""Quick actions (K12): at most one in a turn, before, after or between main actions."""

from regalia.games.council.rules.actions import CHANGE, ENGAGE, SEND
from regalia.games.council.rules.board import ADDITIONAL_PRICE, CHANGE_PRICE, SEND_PRICE, SERVANT_PRICE
from regalia.games.council.rules.councils import seat_councillor
from regalia.games.council.rules.events import ADDITIONAL as ADDITIONAL_TAKEN
from regalia.games.council.rules.events import CHANGED, ENGAGED, SENT
from regalia.games.council.rules.permits import change_permits
from regalia.games.council.rules.reasons import QUICK_COINS, QUICK_SERVANTS
from regalia.games.council.rules.record import State
from regalia.games.council.rules.stocks import gain_servants
from regalia.kernel import EVERYONE, rule, tell
from regalia.schema import ALLOWED


@rule
def refuse_price(s: State, verb: int) -> int:
    """K12: what a quick action costs."""
    if verb == ENGAGE:
        return ALLOWED if s.coins[s.seat] >= SERVANT_PRICE else QUICK_COINS
    if verb == CHANGE:
        return ALLOWED if s.servants[s.seat] >= CHANGE_PRICE else QUICK_SERVANTS
    if verb == SEND:
        return ALLOWED if s.servants[s.seat] >= SEND_PRICE else QUICK_SERVANTS
    return ALLOWED if s.servants[s.seat] >= ADDITIONAL_PRICE else QUICK_SERVANTS


@rule
def take_quick_action(s: State, verb: int, first: int, second: int) -> None:
    """K12: engage a servant, change permits, send a servant to elect, or act once more."""
    s.quick_actions -= 1
    if verb == ENGAGE:
        s.coins[s.seat] -= SERVANT_PRICE
        gain_servants(s, 1)
        tell(s, ENGAGED, EVERYONE, s.seat)
    elif verb == CHANGE:
        s.servants[s.seat] -= CHANGE_PRICE
        tell(s, CHANGED, EVERYONE, s.seat, first)
        change_permits(s, first)
    elif verb == SEND:
        s.servants[s.seat] -= SEND_PRICE
        tell(s, SENT, EVERYONE, s.seat)
        seat_councillor(s, first, second, 0)
    else:
        s.servants[s.seat] -= ADDITIONAL_PRICE
        s.main_actions += 1
        tell(s, ADDITIONAL_TAKEN, EVERYONE, s.seat)
