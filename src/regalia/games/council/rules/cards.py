"""Politics cards: drawing (K5), laying them before a council and paying (K7, K7b, K9)."""

from regalia.games.council.rules.board import JOKER_PRICE, PRICE_BY_CARDS, ROAD_PRICE, ROADS_BETWEEN
from regalia.games.council.rules.events import DREW, DREW_CARD, LAID, NO_CARD, PAID, RESHUFFLED
from regalia.games.council.rules.record import COLOURS, JOKER, KINDS, QUEENS_COUNCIL, SEATS_IN_COUNCIL, State, Step
from regalia.games.council.rules.rulings import ALLOWED, K7, K7B
from regalia.kernel import EVERYONE, below, bit, rule, tell

TOO_MUCH = 1_000_000_000  # a price that nobody can pay


@rule
def draw_card(s: State, seat: int) -> None:
    """K5: a card from the deck; the moment the last one is drawn the discards become the new deck."""
    if s.deck_size == 0:
        renew_deck(s)
    if s.deck_size == 0:
        tell(s, NO_CARD, EVERYONE, seat)
        return
    card = deal_card(s, seat)
    tell(s, DREW, EVERYONE, seat)
    tell(s, DREW_CARD, bit(seat), seat, card)
    if s.deck_size == 0:
        renew_deck(s)


@rule
def deal_card(s: State, seat: int) -> int:
    card = take_random_card(s)
    s.hands[seat, card] += 1
    s.hand_sizes[seat] += 1
    return card


@rule
def take_random_card(s: State) -> int:
    """The deck is kept as a count by kind: nobody knows its order, so it is drawn at random."""
    place = below(s, s.deck_size)
    card = 0
    while place >= s.deck[card]:
        place -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.deck_size -= 1
    return card


@rule
def renew_deck(s: State) -> None:
    """K5: the discards become the new deck, if there are any."""
    for card in range(KINDS):
        s.deck[card] += s.discards[card]
        s.deck_size += s.discards[card]
        s.discards[card] = 0
    if s.deck_size > 0:
        tell(s, RESHUFFLED, EVERYONE)


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
    return PRICE_BY_CARDS[total] + JOKER_PRICE * (s.laid[JOKER] + jokers + spare) + extra


@rule
def refuse_council(s: State, council: int, extra: int) -> int:
    """K7: at least one card must fit. K7b: the whole price must be held when the action begins."""
    price = least_price(s, council, extra, 0)
    if price == TOO_MUCH:
        return K7
    return ALLOWED if price <= s.coins[s.seat] else K7B


@rule
def council_to_pay(s: State) -> int:
    return QUEENS_COUNCIL if s.step == Step.PAY_FOR_QUEEN else s.pay_region


@rule
def roads_to(s: State, city: int) -> int:
    """K9: the queen takes the shortest way."""
    return ROADS_BETWEEN[s.board, s.queen, city]


@rule
def road_price(s: State, city: int) -> int:
    """K9: 2 coins a road."""
    return ROAD_PRICE * roads_to(s, city)


@rule
def extra_price(s: State) -> int:
    return road_price(s, s.pay_city) if s.step == Step.PAY_FOR_QUEEN else 0


@rule
def refuse_lay(s: State, card: int) -> int:
    """K7: each card matches a different councillor, a joker any. K7b: what is left must be payable."""
    if s.hands[s.seat, card] == 0 or cards_laid(s) == SEATS_IN_COUNCIL:
        return K7
    council = council_to_pay(s)
    if card != JOKER:
        return ALLOWED if s.laid[card] < seated(s, council, card) else K7
    return ALLOWED if least_price(s, council, extra_price(s), 1) <= s.coins[s.seat] else K7B


@rule
def lay(s: State, card: int) -> None:
    """K7: cards laid are public at once."""
    s.hands[s.seat, card] -= 1
    s.hand_sizes[s.seat] -= 1
    s.laid[card] += 1
    tell(s, LAID, EVERYONE, s.seat, card)


@rule
def price_of_laid(s: State) -> int:
    """K7: 10, 7, 4 or 0 coins for 1 to 4 cards, and 1 for each joker."""
    return PRICE_BY_CARDS[cards_laid(s)] + JOKER_PRICE * s.laid[JOKER] + extra_price(s)


@rule
def refuse_confirm(s: State) -> int:
    """K7, K7b: at least one card, and coins for the rest."""
    if cards_laid(s) == 0:
        return K7
    return ALLOWED if price_of_laid(s) <= s.coins[s.seat] else K7B


@rule
def pay(s: State) -> None:
    price = price_of_laid(s)
    s.coins[s.seat] -= price
    for card in range(KINDS):
        s.discards[card] += s.laid[card]
        s.laid[card] = 0
    tell(s, PAID, EVERYONE, s.seat, price)
