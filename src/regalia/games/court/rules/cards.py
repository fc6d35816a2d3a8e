"""The cards as arrays: what they cost, how many there are, and what dice they give; and who has them."""

import json
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.court.rules.record import MOST_PLAYERS, Card, State, Step
from regalia.kernel import has, rule
from regalia.schema import Values

COMPONENTS: dict[str, Any] = json.loads(Path(__file__).parent.with_name("components.json").read_text("utf-8"))


class Cost(IntEnum):
    PIPS = 0
    OF_A_KIND = 1
    PAIRS = 2
    TRIPLETS = 3
    FULL_HOUSE = 4
    STRAIGHT = 5
    ALL_ODD = 6
    ALL_EVEN = 7
    OWN_FOOL = 8
    WITH_THE_KING = 9


_CARDS = COMPONENTS["cards"]
assert [card["id"] for card in _CARDS] == [card.name.lower() for card in Card]

BASE_DICE: int = COMPONENTS["start_dice"]

COST: Values = np.array([Cost[card["cost"]["type"].upper()] for card in _CARDS], np.int32)
COST_NUMBER: Values = np.array([card["cost"].get("n", 0) for card in _CARDS], np.int32)

# C12: by card and number of players; Fool and Charlatan have their own rule (C11)
_NO_COPIES = [0] * (MOST_PLAYERS - 1)
COPIES: Values = np.array([[0, 0, *COMPONENTS["copies"].get(card["level"], _NO_COPIES)] for card in _CARDS], np.int32)


def _dice(card: dict[str, Any], ability: str, key: str) -> int:
    number = card["ability"].get(key, 0) if card["ability"]["type"] == ability else 0
    return number if isinstance(number, int) else 0


START_DICE: Values = np.array([_dice(card, "start_dice", "dice") for card in _CARDS], np.int32)  # C1
BRINGS_FACE: Values = np.array([_dice(card, "bring_die", "face") for card in _CARDS], np.int32)  # C4; the Queen: any, 0
BRINGS_DIE: Values = np.array([card["ability"]["type"] == "bring_die" for card in _CARDS], np.int32)  # C4

CARD_IN_USE = {
    Step.MERCHANT: Card.MERCHANT,
    Step.NOBLEWOMAN: Card.NOBLEWOMAN,
    Step.NOBLEMAN: Card.NOBLEMAN,
    Step.ALCHEMIST: Card.ALCHEMIST,
    Step.TRANSMUTE: Card.ALCHEMIST,
}


@rule
def owns(s: State, seat: int, card: int) -> bool:
    return has(s.cards[seat], card)
