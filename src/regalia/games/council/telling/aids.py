"""What a player could work out himself, from a hidden record."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from regalia.games.council.rules.actions import ACQUIRE, ACTIONS, ARGUMENT, VERB, VISIT
from regalia.games.council.rules.board import JOKER_PRICE, PRICE_BY_CARDS
from regalia.games.council.rules.cards import road_price, seated
from regalia.games.council.rules.record import COLOURS, JOKER, QUEENS_COUNCIL, SEATS_IN_COUNCIL, Card


@dataclass(frozen=True)
class Payment:
    """One way to pay: how many cards of each kind, and the coins for the rest."""

    cards: tuple[int, ...]
    coins: int

    def to_json(self) -> dict[str, Any]:
        laid = {card.name.lower(): self.cards[card] for card in Card if self.cards[card]}
        return {"cards": laid, "coins": self.coins}


def payments(record: Any, seat: int, action: dict[str, Any]) -> list[Payment]:
    """K7, K7b, K9: every payment that a seat can make for a permit or the queen's help, the cheapest first."""
    code = ACTIONS.read(action)
    if VERB[code] == VISIT:
        council, extra = QUEENS_COUNCIL, road_price(record, ARGUMENT[code, 0])
    elif VERB[code] == ACQUIRE:
        council, extra = ARGUMENT[code, 0], 0
    else:
        return []
    coins = record.coins[seat]
    possible = (_priced(cards, extra) for cards in _fitting(record, seat, council))
    return sorted((way for way in possible if way.coins <= coins), key=lambda way: (way.coins, way.cards))


def _fitting(record: Any, seat: int, council: int) -> Iterator[tuple[int, ...]]:
    """K7: one to four cards, each matching a different councillor, jokers any."""
    hand = record.hands[seat].tolist()
    most = [min(hand[colour], seated(record, council, colour)) for colour in range(COLOURS)]
    for cards in product(*(range(number + 1) for number in [*most, hand[JOKER]])):
        if 1 <= sum(cards) <= SEATS_IN_COUNCIL:
            yield cards


def _priced(cards: tuple[int, ...], extra: int) -> Payment:
    return Payment(cards, int(PRICE_BY_CARDS[sum(cards)] + JOKER_PRICE * cards[JOKER] + extra))
