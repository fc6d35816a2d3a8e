"""Placing merchants, with a permit or with the queen (K8 to K11)."""

from regalia.games.council.rules.board import NEIGHBOURS
from regalia.games.council.rules.bonuses import gives_nobility, queue_bonus, settle_bonuses
from regalia.games.council.rules.events import PLACED, QUEEN_MOVED
from regalia.games.council.rules.payment import refuse_council, road_price
from regalia.games.council.rules.reasons import (
    MERCHANT_THERE,
    NO_MERCHANT_LEFT,
    NOT_YOUR_PERMIT,
    PERMIT_USED,
    SERVANTS_FOR_OTHERS,
)
from regalia.games.council.rules.record import CITIES, NONE, QUEENS_COUNCIL, Bonus, State
from regalia.kernel import EVERYONE, bit, has, rule, tell
from regalia.schema import ALLOWED


@rule
def others_in(s: State, seat: int, city: int) -> int:
    """K10: merchants of others than a seat in a city. K4: neutrals count too."""
    others = 1 if has(s.neutrals, city) else 0
    for other in range(s.players):
        if other != seat and has(s.merchants[other], city):
            others += 1
    return others


@rule
def refuse_placing(s: State, city: int) -> int:
    """K10: one merchant a player and city, a merchant left, and a servant for each merchant of others."""
    if s.merchants_left[s.seat] == 0:
        return NO_MERCHANT_LEFT
    if has(s.merchants[s.seat], city):
        return MERCHANT_THERE
    return ALLOWED if s.servants[s.seat] >= others_in(s, s.seat, city) else SERVANTS_FOR_OTHERS


@rule
def refuse_place(s: State, permit: int, city: int) -> int:
    """K8: an own face-up permit."""
    if not has(s.permits[s.seat], permit):
        return PERMIT_USED if has(s.used_permits[s.seat], permit) else NOT_YOUR_PERMIT
    return refuse_placing(s, city)


@rule
def place_with_permit(s: State, permit: int, city: int) -> None:
    """K8: the permit turns face down."""
    s.permits[s.seat] &= ~bit(permit)
    s.used_permits[s.seat] |= bit(permit)
    place_merchant(s, city)


@rule
def refuse_visit(s: State, city: int) -> int:
    """K9: the queen's council must be satisfied, and she may stop only where he can place."""
    reason = refuse_placing(s, city)
    return reason if reason != ALLOWED else refuse_council(s, QUEENS_COUNCIL, road_price(s, city))


@rule
def place_with_queen(s: State, city: int) -> None:
    """K9: the queen moves along roads, or stays, and he places where she stops."""
    s.queen = city
    tell(s, QUEEN_MOVED, EVERYONE, s.seat, city)
    place_merchant(s, city)


@rule
def place_merchant(s: State, city: int) -> None:
    """K10: servants, merchant, tokens, reward tiles, points for the tenth merchant: in this order."""
    servants = others_in(s, s.seat, city)
    s.servants[s.seat] -= servants
    s.merchants[s.seat] |= bit(city)
    s.merchants_left[s.seat] -= 1
    tell(s, PLACED, EVERYONE, s.seat, city, servants)
    queue_tokens(s, city)
    queue_bonus(s, Bonus.AWARDS, city)
    settle_bonuses(s)


@rule
def connected_group(s: State, seat: int, city: int) -> int:
    """K11: a seat's cities that roads between its cities connect with this one. K20 is an example."""
    group = bit(city)
    before = 0
    while group != before:
        before = group
        for member in range(CITIES):
            if has(group, member):
                group |= NEIGHBOURS[s.board, member] & s.merchants[seat]
    return group


@rule
def queue_tokens(s: State, city: int) -> None:
    """K11: the city's token and those of its group, each once; those with nobility steps last."""
    group = connected_group(s, s.seat, city)
    queue_token(s, city, False)
    for other in range(CITIES):
        if other != city and has(group, other):
            queue_token(s, other, False)
    for member in range(CITIES):
        if has(group, member):
            queue_token(s, member, True)


@rule
def queue_token(s: State, city: int, with_nobility: bool) -> None:
    """K2: the royal city has no token."""
    if s.tokens[city] != NONE and gives_nobility(s, city) == with_nobility:
        queue_bonus(s, Bonus.TOKEN, s.tokens[city])
