"""What councils ask of a hand, and what it would be worth to the greedy player to satisfy them."""

from regalia.games.council.bot.outlook import CARD_BITS, Outlook
from regalia.games.council.bot.worth import city_worth, permit_worth
from regalia.games.council.rules.payment import price, road_price
from regalia.games.council.rules.placing import refuse_placing
from regalia.games.council.rules.record import CITIES, JOKER, NONE, QUEENS_COUNCIL, SEATS_IN_COUNCIL, SPACES, State
from regalia.kernel import bit, rule
from regalia.schema import ALLOWED

ByCouncil = tuple[int, int, int, int]

OUT_OF_REACH = 0
_ONE_COLOUR = (1 << CARD_BITS) - 1


@rule
def councillor(s: State, council: int, place: int, entering: int) -> int:
    """Who sits there once somebody has entered (K6); NONE: as it is."""
    if entering == NONE:
        return s.councils[council, place]
    return entering if place == 0 else s.councils[council, place - 1]


@rule
def fitting(s: State, council: int, entering: int, hand: int) -> int:
    """K7: how many cards of a hand match a councillor each, jokers aside."""
    found = 0
    for place in range(SEATS_IN_COUNCIL):
        shift = CARD_BITS * councillor(s, council, place, entering)
        if hand >> shift & _ONE_COLOUR > 0:
            hand -= bit(shift)
            found += 1
    return found


@rule
def coins_beside(cards: int, fit: int) -> int:
    """K7: the coins to pay beside so many cards; those beyond the ones that fit are jokers."""
    return price(cards, max(0, cards - fit))


@rule
def cost(cards: int, fit: int, view: Outlook) -> int:
    """What a payment takes from the player."""
    return coins_beside(cards, fit) * view.coin + cards * view.card


@rule
def best_payment(s: State, fit: int, coins: int, view: Outlook) -> int:
    """With how many cards to pay, jokers last: what costs least of all that the coins allow; 0 if they allow none."""
    best, least = 0, 0
    for cards in range(1, min(fit + s.hands[s.seat, JOKER] + s.laid[JOKER], SEATS_IN_COUNCIL) + 1):
        if coins_beside(cards, fit) <= coins and (best == 0 or cost(cards, fit, view) < least):
            best, least = cards, cost(cards, fit, view)
    return best


@rule
def plan(s: State, council: int, entering: int, wish: int, coins: int, view: Outlook) -> int:
    """What it is worth to obtain a wish from a council."""
    fit = fitting(s, council, entering, view.hand)
    cards = best_payment(s, fit, coins, view)
    return OUT_OF_REACH if cards == 0 else wish - cost(cards, fit, view)


@rule
def region_wish(s: State, region: int, view: Outlook) -> int:
    """The better of the permits on offer."""
    best = 0
    for space in range(SPACES):
        if s.face_up[region, space] != NONE:
            best = max(best, permit_worth(s, s.face_up[region, space], view))
    return best


@rule
def queens_wish(s: State, view: Outlook) -> int:
    """K9: the best city that she could be led to, less the roads."""
    best = 0
    for city in range(CITIES):
        roads = road_price(s, city)
        if refuse_placing(s, city) == ALLOWED and roads <= s.coins[s.seat]:
            best = max(best, city_worth(s, city, view) - roads * view.coin)
    return best


@rule
def all_wishes(s: State, view: Outlook) -> ByCouncil:
    """The best that each council has to give."""
    return region_wish(s, 0, view), region_wish(s, 1, view), region_wish(s, 2, view), queens_wish(s, view)


@rule
def all_plans(s: State, wishes: ByCouncil, coins: int, view: Outlook) -> ByCouncil:
    return (
        plan(s, 0, NONE, wishes[0], coins, view),
        plan(s, 1, NONE, wishes[1], coins, view),
        plan(s, 2, NONE, wishes[2], coins, view),
        plan(s, QUEENS_COUNCIL, NONE, wishes[QUEENS_COUNCIL], coins, view),
    )


@rule
def best_of(plans: ByCouncil) -> int:
    return max(OUT_OF_REACH, plans[0], plans[1], plans[2], plans[QUEENS_COUNCIL])
