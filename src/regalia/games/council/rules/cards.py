"""Politics cards: the deck, drawing from it, and making it anew of the discards (K5)."""

from regalia.games.council.rules.board import CARDS_OF_COLOUR, JOKERS
from regalia.games.council.rules.events import DREW, DREW_CARD, NO_CARD, RESHUFFLED
from regalia.games.council.rules.record import COLOURS, KINDS, MOST_PLAYERS, State
from regalia.kernel import EVERYONE, below, bit, rule, tell


@rule
def cards_of_kind(card: int) -> int:
    """K2: 13 cards of each colour and 12 jokers."""
    return CARDS_OF_COLOUR if card < COLOURS else JOKERS


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
    s.drawn[seat, card] += 1
    s.drawn_sizes[seat] += 1
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
def cards_to_come(s: State, due: int) -> int:
    """K5: of so many cards due, those that there are until deck and discards are empty."""
    if due <= s.deck_size:
        return due
    available = s.deck_size
    for card in range(KINDS):
        available += s.discards[card]
    return min(due, available)


@rule
def renew_deck(s: State) -> None:
    """K5: the discards become the new deck, if there are any."""
    if cards_to_come(s, 1) == 0:
        return
    for card in range(KINDS):
        s.deck[card] = s.discards[card]
        s.deck_size += s.discards[card]
        s.discards[card] = 0
    begin_deck(s)
    tell(s, RESHUFFLED, EVERYONE)


@rule
def begin_deck(s: State) -> None:
    """Everybody knows what a new deck is made of, and nobody has drawn from it."""
    for card in range(KINDS):
        s.full_deck[card] = s.deck[card]
    for seat in range(MOST_PLAYERS):
        s.drawn_sizes[seat] = 0
        for card in range(KINDS):
            s.drawn[seat, card] = 0
