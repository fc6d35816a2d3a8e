"""What a player could work out himself, from a hidden record."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.games.council.rules.actions import ACQUIRE, ACTIONS, ARGUMENT, VERB, VISIT
from regalia.games.council.rules.payment import road_price
from regalia.games.council.rules.prices import COINS, MOST_PAYMENTS, PAYMENT_COLUMNS, write_payments
from regalia.games.council.rules.record import QUEENS_COUNCIL, Card


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
    ways = np.zeros((MOST_PAYMENTS, PAYMENT_COLUMNS), np.int32)
    found = write_payments(record, seat, council, extra, ways)
    possible = [Payment(tuple(way[:COINS]), way[COINS]) for way in ways[:found].tolist()]
    return sorted(possible, key=lambda way: (way.coins, way.cards))
