"""What a player could work out himself, from a hidden record."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.games.council.rules.actions import ACQUIRE, ACTIONS, ARGUMENT, VERB, VISIT
from regalia.games.council.rules.prices import (
    CITY_PRICES,
    COINS,
    COUNCIL_PRICES,
    MOST_PAYMENTS,
    PAYMENT_COLUMNS,
    ROADS,
    payments_at,
    prices_at,
)
from regalia.games.council.rules.record import CITIES, COUNCILS, QUEENS_COUNCIL, Card
from regalia.schema import Array


@dataclass(frozen=True)
class Payment:
    """One way to pay: how many cards of each kind, and the coins for the rest."""

    cards: tuple[int, ...]
    coins: int

    def to_json(self) -> dict[str, Any]:
        laid = {card.name.lower(): self.cards[card] for card in Card if self.cards[card]}
        return {"cards": laid, "coins": self.coins}


def payments(records: Array, seat: int, action: dict[str, Any]) -> list[Payment]:
    """K7, K7b, K9: every payment that a seat can make for a permit or the queen's help, the cheapest first."""
    code = ACTIONS.read(action)
    if VERB[code] == VISIT:
        council, extra = QUEENS_COUNCIL, _road_price(records, seat, ARGUMENT[code, 0])
    elif VERB[code] == ACQUIRE:
        council, extra = int(ARGUMENT[code, 0]), 0  # NumPy's own numbers take a compiled rule a millisecond to look at
    else:
        return []
    ways = np.zeros((MOST_PAYMENTS, PAYMENT_COLUMNS), np.int32)
    found = payments_at(records, 0, seat, council, extra, ways)
    possible = [Payment(tuple(way[:COINS]), way[COINS]) for way in ways[:found].tolist()]
    return sorted(possible, key=lambda way: (way.coins, way.cards))


def _road_price(records: Array, seat: int, city: int) -> int:
    councils, cities = np.zeros((COUNCILS, COUNCIL_PRICES), np.int32), np.zeros((CITIES, CITY_PRICES), np.int32)
    prices_at(records, 0, seat, councils, cities)
    return int(cities[city, ROADS])
