"""What things would cost a seat and bring it, all at once: for whoever shows it what it can do (K7, K9 to K11, K16).

The functions `..._at` are for Python: they take an array of records and an index.
"""

from regalia.games.council.rules.board import ELECTION_COINS, GAINS, ROYAL, TOKEN_BONUS
from regalia.games.council.rules.payment import (
    cards_laid,
    council_to_pay,
    extra_price,
    least_price,
    price,
    road_price,
    seated,
)
from regalia.games.council.rules.placing import connected_group, others_in
from regalia.games.council.rules.record import (
    CITIES,
    COLOURS,
    COUNCILS,
    JOKER,
    KINDS,
    NONE,
    SEATS_IN_COUNCIL,
    Phase,
    State,
)
from regalia.games.council.rules.rewards import points_for_placing
from regalia.games.council.rules.stocks import coins_kept
from regalia.kernel import bit, has, rule
from regalia.schema import Array, Values

LEAST = 0  # the columns of a council's prices: the least of all, then those with 1 to 4 cards
COUNCIL_PRICES = SEATS_IN_COUNCIL + 1
ROADS = 0  # the columns of a city: coins for roads, servants,
SERVANTS = 1
LINKED = 2  # the cities whose tokens a merchant there gains, as a mask,
REWARDS = 3  # points for tiles and the tenth merchant,
TOKENS = 4  # and what those tokens give together, by the columns of a bonus
CITY_COLUMNS = TOKENS + GAINS
COINS = KINDS  # the column of a payment behind its cards by kind
PAYMENT_COLUMNS = KINDS + 1
MOST_PAYMENTS = 2**SEATS_IN_COUNCIL * (SEATS_IN_COUNCIL + 1)  # each councillor's own card or not, and 0 to 4 jokers
PAYMENT_ROWS = COUNCILS * MOST_PAYMENTS + 1  # the last one is tried, and never kept


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
    """What each council asks of a seat; what each city adds to that, and what a merchant there would bring."""
    for council in range(COUNCILS):
        write_council_prices(s, seat, council, councils)
    for city in range(CITIES):
        cities[city, ROADS] = road_price(s, city)
        cities[city, SERVANTS] = others_in(s, seat, city)
        cities[city, REWARDS] = points_for_placing(s, seat, city)
        write_tokens(s, seat, city, cities)


@rule
def write_tokens(s: State, seat: int, city: int, out: Values) -> None:
    """K11: whose tokens a merchant in a city would gain, and what they give together."""
    group = connected_group(s, seat, city)
    out[city, LINKED] = group & ~bit(ROYAL[s.board])
    for gain in range(GAINS):
        out[city, TOKENS + gain] = 0
        for member in range(CITIES):
            if has(out[city, LINKED], member):
                out[city, TOKENS + gain] += TOKEN_BONUS[s.tokens[member], gain]


@rule
def write_payments(s: State, seat: int, council: int, out: Values, first: int) -> int:
    """K7, K7b: every payment that a seat can make to a council, from a row on; return the row behind the last."""
    choices = 1
    for card in range(KINDS):
        choices *= cards_that_fit(s, seat, council, card) + 1
    row = first
    for choice in range(1, choices):
        cards = write_cards(s, seat, council, choice, out, row)
        if cards <= SEATS_IN_COUNCIL:
            out[row, COINS] = price(cards, out[row, JOKER])
            row += int(out[row, COINS] <= s.coins[seat])
    return row


@rule
def sees_hand(s: State, seat: int) -> bool:
    """Whether the cards of a seat are seen, and not only how many they are."""
    cards = 0
    for card in range(KINDS):
        cards += s.hands[seat, card]
    return cards == s.hand_sizes[seat]


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
def price_of_more(s: State, cards: int, jokers: int) -> int:
    """K7: what the payment under way costs with so many more cards, so many of them jokers; NONE without any card."""
    cards += cards_laid(s)
    return NONE if cards == 0 else price(cards, s.laid[JOKER] + jokers) + extra_price(s)


@rule
def prices_at(records: Array, index: int, seat: int, councils: Values, cities: Values) -> None:
    write_prices(records[index], seat, councils, cities)


@rule
def payments_at(records: Array, index: int, out: Values, ends: Values) -> bool:
    """Council by council, all that whoever has the turn can pay with, and the row behind the last payment of each.

    Returns whether that can be told: not once the game is over, and not to others, who do not see the hand.
    """
    s = records[index]
    if s.phase == Phase.OVER or not sees_hand(s, s.seat):
        return False
    row = 0
    for council in range(COUNCILS):
        row = write_payments(s, s.seat, council, out, row)
        ends[council] = row
    return True


@rule
def price_of_more_at(records: Array, index: int, cards: int, jokers: int) -> int:
    return price_of_more(records[index], cards, jokers)


@rule
def joker_price_at(records: Array, index: int) -> int:
    """K7b: the least that the payment under way can come to cost with another joker."""
    s = records[index]
    return least_price(s, council_to_pay(s), extra_price(s), 1)


@rule
def election_coins_at(records: Array, index: int) -> int:
    """K6, K13: what electing would bring whoever has the turn."""
    return coins_kept(records[index], ELECTION_COINS)
