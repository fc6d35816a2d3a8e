"""What things would cost a seat, all at once: for whoever shows it what it can do (K7, K9, K10).

The functions `..._at` are for Python: they take an array of records and an index.
"""

from regalia.games.council.rules.payment import price, price_of_laid, road_price, seated
from regalia.games.council.rules.placing import others_in
from regalia.games.council.rules.record import (
    CITIES,
    COLOURS,
    COUNCILS,
    JOKER,
    KINDS,
    NONE,
    SEATS_IN_COUNCIL,
    State,
)
from regalia.kernel import rule
from regalia.schema import Array, Values

LEAST = 0  # the columns of a council's prices: the least of all, then those with 1 to 4 cards
COUNCIL_PRICES = SEATS_IN_COUNCIL + 1
ROADS = 0  # the columns of what a city adds: coins for roads, and servants
SERVANTS = 1
CITY_PRICES = 2
COINS = KINDS  # the column of a payment behind its cards by kind
PAYMENT_COLUMNS = KINDS + 1
MOST_PAYMENTS = 2**SEATS_IN_COUNCIL * (SEATS_IN_COUNCIL + 1)  # each councillor's own card or not, and 0 to 4 jokers


@rule
def cards_that_fit(s: State, seat: int, council: int, card: int) -> int:
    """K7: how many cards of a kind a seat could lay; those laid for a payment under way are still in its hand."""
    held = s.hands[seat, card] + (s.laid[card] if seat == s.seat else 0)
    return min(held, SEATS_IN_COUNCIL if card == JOKER else seated(s, council, card))


@rule
def write_council_prices(s: State, seat: int, council: int, out: Values) -> None:
    """K7: the fewest coins for each number of cards, NONE where it has not so many; the most cards cost least."""
    fitting = 0
    for colour in range(COLOURS):
        fitting += cards_that_fit(s, seat, council, colour)
    most = fitting + cards_that_fit(s, seat, council, JOKER)
    out[council, LEAST] = NONE
    for cards in range(1, SEATS_IN_COUNCIL + 1):
        out[council, cards] = NONE
        if cards <= most:
            out[council, cards] = out[council, LEAST] = price(cards, max(0, cards - fitting))


@rule
def write_prices(s: State, seat: int, councils: Values, cities: Values) -> None:
    """What each council asks of a seat, and what each city adds to that: roads (K9) and servants (K10)."""
    for council in range(COUNCILS):
        write_council_prices(s, seat, council, councils)
    for city in range(CITIES):
        cities[city, ROADS] = road_price(s, city)
        cities[city, SERVANTS] = others_in(s, seat, city)


@rule
def write_payments(s: State, seat: int, council: int, extra: int, out: Values) -> int:
    """K7, K7b: every payment that a seat can make to a council and for so much extra; return how many there are."""
    choices = 1
    for card in range(KINDS):
        choices *= cards_that_fit(s, seat, council, card) + 1
    found = 0
    for choice in range(1, choices):
        cards = write_cards(s, seat, council, choice, out, found)
        if cards <= SEATS_IN_COUNCIL:
            out[found, COINS] = price(cards, out[found, JOKER]) + extra
            found += int(out[found, COINS] <= s.coins[seat])
    return found


@rule
def write_cards(s: State, seat: int, council: int, choice: int, out: Values, row: int) -> int:
    """The cards by kind of one choice among all, as the digits of its number; return how many they are."""
    cards = 0
    for card in range(KINDS):
        base = cards_that_fit(s, seat, council, card) + 1
        out[row, card] = choice % base
        cards += out[row, card]
        choice //= base
    return cards


@rule
def prices_at(records: Array, index: int, seat: int, councils: Values, cities: Values) -> None:
    write_prices(records[index], seat, councils, cities)


@rule
def payments_at(records: Array, index: int, seat: int, council: int, extra: int, out: Values) -> int:
    return write_payments(records[index], seat, council, extra, out)


@rule
def price_of_laid_at(records: Array, index: int) -> int:
    """What confirming the payment under way would cost."""
    return price_of_laid(records[index])
