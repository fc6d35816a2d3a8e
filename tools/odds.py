"""`python -m tools.odds`: write the table by which the companion tells odds of dice without a server.

For every result of up to twelve dice it says in which state the price of each card is (`state_of`), and for every state
the chance to pay with so many dice still to roll (`chances.json`). So the client looks up and knows no rule.
"""

import json
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.court.rules.record import FACES, Card
from regalia.games.court.telling.chances import MOST_DICE, NO_PRICE, PRICE_OF, read, state_of, trimmed
from regalia.kernel import rule
from regalia.schema import Array, Values

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "companion" / "dice" / "odds.json"
FIRST_LETTER = 0xC0  # stands for state 0: from there on every letter is one character of text in JSON


def results() -> Array:
    """Every result by its faces, the fewest dice first; the client counts them in the same order."""
    dice = (combinations_with_replacement(range(1, FACES), count) for count in range(MOST_DICE + 1))
    return np.array([np.bincount(result, minlength=FACES) for each in dice for result in each], np.int32)


@rule
def states_of(price: int, results: Array, none: Values, out: Values) -> None:
    """The state of a price for every result."""
    for number in range(len(results)):
        out[number] = state_of(price, results[number], none)


def table() -> dict[str, Any]:
    """Cards whose prices look at the same of a result share one string, a letter a result."""
    chances, known = read(), results()
    states, cards, found = list[str](), list[dict[str, Any]](), np.zeros(len(known), np.int32)
    for card in (card for card in Card if PRICE_OF[card] != NO_PRICE):
        states_of(PRICE_OF[card], known, np.zeros(FACES, np.int32), found)
        letters = "".join(chr(FIRST_LETTER + state) for state in found.tolist())
        if letters not in states:
            states.append(letters)
        rows = trimmed(np.asarray(chances[PRICE_OF[card]]).tolist())
        cards.append({"card": card.name.lower(), "states": states.index(letters), "chances": rows})
    return {"dice": MOST_DICE, "first": FIRST_LETTER, "states": states, "cards": cards}


def written() -> str:
    return json.dumps(table(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
