"""Satisfying a council: what it costs, laying cards and paying (K7, K7b, K9)."""

from regalia.games.council.rules.board import JOKER_PRICE, PRICE_BY_CARDS, ROAD_PRICE, ROADS_BETWEEN
from regalia.games.council.rules.events import LAID, PAID, WANTS_PERMIT, WANTS_QUEEN
from regalia.games.council.rules.reasons import (
    CARD_NOT_IN_HAND,
    CARDS_TOO_FEW,
    COINS_AT_LEAST,
    COUNCILLORS_WON,
    FOUR_CARDS_LAID,
    JOKER_TOO_DEAR,
    NO_CARD_FITS,
    NO_SUCH_COUNCILLOR,
    NOTHING_LAID,
)
from regalia.games.council.rules.record import (
    COLOURS,
    JOKER,
    KINDS,
    NONE,
    QUEENS_COUNCIL,
    SEATS_IN_COUNCIL,
    State,
    Step,
)
from regalia.kernel import EVERYONE, bit, rule, tell
from regalia.schema import ALLOWED

TOO_MUCH = 1_000_000_000  # a price that nobody can pay


@rule
def seated(s: State, council: int, colour: int) -> int:
    """How many councillors of a colour sit in a council."""
    count = 0
    for place in range(SEATS_IN_COUNCIL):
        if s.councils[council, place] == colour:
            count += 1
    return count


@rule
def cards_laid(s: State) -> int:
    total = 0
    for card in range(KINDS):
        total += s.laid[card]
    return total


@rule
def price(cards: int, jokers: int) -> int:
    """K7: 10, 7, 4 or 0 coins for 1 to 4 cards, and 1 for each joker among them."""
    return PRICE_BY_CARDS[cards] + JOKER_PRICE * jokers


@rule
def least_price(s: State, council: int, extra: int, jokers: int) -> int:
    """K7b: the least coins that a payment can cost from the cards laid on, so many more jokers included.

    Cards of a councillor's colour cost nothing, and a joker costs less than it saves: lay all of the first
    that fit, then jokers.
    """
    total = cards_laid(s) + jokers
    for colour in range(COLOURS):
        fitting = min(s.hands[s.seat, colour], seated(s, council, colour) - s.laid[colour])
        total += min(fitting, SEATS_IN_COUNCIL - total)
    spare = min(s.hands[s.seat, JOKER] - jokers, SEATS_IN_COUNCIL - total)
    total += spare
    if total == 0:
        return TOO_MUCH
    return price(total, s.laid[JOKER] + jokers + spare) + extra


@rule
def refuse_council(s: State, council: int, extra: int) -> int:
    """K7: at least one card must fit. K7b: the whole price must be held when the action begins."""
    least = least_price(s, council, extra, 0)
    if least == TOO_MUCH:
        return NO_CARD_FITS
    return ALLOWED if least <= s.coins[s.seat] else COINS_AT_LEAST


@rule
def roads_to(s: State, city: int) -> int:
    """K9: the queen takes the shortest way."""
    return ROADS_BETWEEN[s.board, s.queen, city]


@rule
def road_price(s: State, city: int) -> int:
    """K9: 2 coins a road."""
    return ROAD_PRICE * roads_to(s, city)


@rule
def begin_payment_for_permit(s: State, region: int, space: int) -> None:
    """K7: first the target, then the cards one by one; until he pays it is nobody else's business."""
    s.step = Step.PAY_FOR_PERMIT
    s.pay_region = region
    s.pay_space = space
    tell(s, WANTS_PERMIT, bit(s.seat), s.seat, s.face_up[region, space])


@rule
def begin_payment_for_queen(s: State, city: int) -> None:
    """K9: first the city, then the cards one by one; until he pays it is nobody else's business (K7)."""
    s.step = Step.PAY_FOR_QUEEN
    s.pay_city = city
    tell(s, WANTS_QUEEN, bit(s.seat), s.seat, city, roads_to(s, city))


@rule
def council_to_pay(s: State) -> int:
    return QUEENS_COUNCIL if s.step == Step.PAY_FOR_QUEEN else s.pay_region


@rule
def extra_price(s: State) -> int:
    return road_price(s, s.pay_city) if s.step == Step.PAY_FOR_QUEEN else 0


@rule
def refuse_lay(s: State, card: int) -> int:
    """K7: each card matches a different councillor, a joker any. K7b: what is left must be payable."""
    if s.hands[s.seat, card] == 0:
        return CARD_NOT_IN_HAND
    if cards_laid(s) == SEATS_IN_COUNCIL:
        return FOUR_CARDS_LAID
    council = council_to_pay(s)
    if card == JOKER:
        return ALLOWED if least_price(s, council, extra_price(s), 1) <= s.coins[s.seat] else JOKER_TOO_DEAR
    if s.laid[card] < seated(s, council, card):
        return ALLOWED
    return NO_SUCH_COUNCILLOR if s.laid[card] == 0 else COUNCILLORS_WON


@rule
def lay(s: State, card: int) -> None:
    """K7: others see the cards when the payment is made."""
    s.hands[s.seat, card] -= 1
    s.hand_sizes[s.seat] -= 1
    s.laid[card] += 1
    tell(s, LAID, bit(s.seat), s.seat, card)


@rule
def price_of_laid(s: State) -> int:
    return price(cards_laid(s), s.laid[JOKER]) + extra_price(s)


@rule
def refuse_confirm(s: State) -> int:
    """K7, K7b: at least one card, and coins for the rest."""
    if cards_laid(s) == 0:
        return NOTHING_LAID
    return ALLOWED if price_of_laid(s) <= s.coins[s.seat] else CARDS_TOO_FEW


@rule
def card_laid(s: State, place: int) -> int:
    """One of the cards laid, in the order of their kinds; NONE where there are not so many."""
    for card in range(KINDS):
        if place < s.laid[card]:
            return card
        place -= s.laid[card]
    return NONE


@rule
def pay(s: State) -> None:
    """K7: now everybody sees the cards, the coins and the council that they are for."""
    coins = price_of_laid(s)
    s.coins[s.seat] -= coins
    one, two, three, four = card_laid(s, 0), card_laid(s, 1), card_laid(s, 2), card_laid(s, 3)
    tell(s, PAID, EVERYONE, s.seat, council_to_pay(s), coins, one, two, three, four)
    for card in range(KINDS):
        s.discards[card] += s.laid[card]
        s.laid[card] = 0


@rule
def take_back_payment(s: State) -> None:
    """K7: everything as it was before a payment under way began, as the others still see it."""
    if s.step not in (Step.PAY_FOR_PERMIT, Step.PAY_FOR_QUEEN):
        return
    for card in range(KINDS):
        s.hands[s.seat, card] += s.laid[card]
        s.hand_sizes[s.seat] += s.laid[card]
        s.laid[card] = 0
    s.step = Step.ACTIONS
    s.pay_region = s.pay_space = s.pay_city = 0
