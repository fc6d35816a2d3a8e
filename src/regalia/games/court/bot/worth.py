"""What the cards are worth to the greedy player, and which of them a set of equal dice buys."""

import numpy as np

from regalia.games.court.rules.cards import COST, COST_NUMBER, Cost, owns
from regalia.games.court.rules.record import CARDS, FACES, Card, State
from regalia.kernel import rule
from regalia.schema import Values

# found by playing many thousand games of slightly different tastes against each other: dice before all else,
# and of the cards that bring one those that cost most, for the cheap ones can still be had on a bad day
_WORTH = {
    Card.FOOL: 6, Card.CHARLATAN: 11, Card.FARMER: 18, Card.SERVING_MAID: 9, Card.PHILOSOPHER: 8,
    Card.LABORER: 16, Card.GUARD: 14, Card.HUNTER: 21, Card.ASTRONOMER: 13, Card.MERCHANT: 7,
    Card.NOBLEWOMAN: 7, Card.PAWNBROKER: 12, Card.KNIGHT: 27, Card.MAGICIAN: 8, Card.ALCHEMIST: 5,
    Card.BISHOP: 20, Card.NOBLEMAN: 9, Card.GENERAL: 88, Card.QUEEN: 0, Card.KING: 100,
}  # fmt: skip
WORTH: Values = np.array([_WORTH[card] for card in Card], np.int32)

_GROUP_SIZE = {Cost.PAIRS: 2, Cost.TRIPLETS: 3}
_FULL_HOUSE = (3, 2)
_MOST_GROUPS = FACES - 1


def _groups(card: Card) -> tuple[int, ...]:
    """The groups of equal dice that a card asks for, largest first, up to one a face."""
    cost, number = Cost(COST[card]), COST_NUMBER[card]
    groups = _FULL_HOUSE if cost == Cost.FULL_HOUSE else (_GROUP_SIZE[cost],) * number if cost in _GROUP_SIZE else ()
    return groups + (0,) * (_MOST_GROUPS - len(groups))


def _equal_dice(card: Card) -> int:
    """C10: groups may share a face, so enough equal dice buy them all; 0: no number of equal dice does."""
    return COST_NUMBER[card] if COST[card] == Cost.OF_A_KIND else sum(_groups(card))


GROUPS: Values = np.array([_groups(card) for card in Card], np.int32)
EQUAL_DICE: Values = np.array([_equal_dice(card) for card in Card], np.int32)
LARGEST_PRICE: int = COST_NUMBER[Card.KING]


@rule
def is_open(s: State, card: int) -> bool:
    """Whether the player could take the card if the result paid for it."""
    return s.display[card] != 0 and not owns(s, s.seat, card)


@rule
def consolation(s: State) -> int:
    """What any result buys (C11): a Fool, or a Charlatan for the own Fool."""
    if owns(s, s.seat, Card.FOOL):
        return WORTH[Card.CHARLATAN]
    return WORTH[Card.FOOL] if s.display[Card.FOOL] != 0 else 0


@rule
def worth_of_set(s: State, size: int) -> int:
    """The best card that so many equal dice buy and fewer do not."""
    best = 0
    for card in range(CARDS):
        if EQUAL_DICE[card] == size and WORTH[card] > best and is_open(s, card):
            best = WORTH[card]
    return best
