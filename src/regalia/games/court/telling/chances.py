"""How likely a card's price is by plain rolling: no card is used, and always the best dice for it are set aside.

Behind every figure is C2: after each roll at least one die is set aside, a useless one if need be. What the dice may
still become depends on what is set aside only as far as the price goes: its pips, its faces, or the sizes of its sets.
By that state and the number of dice that are still loose the chances are tabled (`tools/chances.py` writes them).
"""

import json
from pathlib import Path

import numpy as np

from regalia.games.court.rules.cards import COST, COST_NUMBER, Cost
from regalia.games.court.rules.costs import has_face_of_parity
from regalia.games.court.rules.dice import count, pips
from regalia.games.court.rules.record import CARDS, FACES, Card
from regalia.kernel import rule
from regalia.schema import Array, Values

MOST_DICE = 12  # the dice of the box; with more nothing is said
CERTAIN = 1000
NO_PRICE = -1
_FILE = Path(__file__).with_name("chances.json")

PRICES = sorted({(Cost(COST[card]), int(COST_NUMBER[card])) for card in Card if COST[card] < Cost.OWN_FOOL})
PRICE_COST: Values = np.array([cost for cost, _ in PRICES], np.int32)
PRICE_NUMBER: Values = np.array([number for _, number in PRICES], np.int32)


def _price_of(card: Card) -> int:
    price = (Cost(COST[card]), int(COST_NUMBER[card]))
    return PRICES.index(price) if price in PRICES else NO_PRICE


PRICE_OF: Values = np.array([_price_of(card) for card in Card], np.int32)


def _bounded_partitions() -> Values:
    """By parts, greatest part and sum: in how many ways so many dice fall into at most so many sets of that size."""
    ways = np.zeros((FACES, MOST_DICE + 1, MOST_DICE + 1), np.int32)
    ways[:, :, 0] = 1
    for parts in range(1, FACES):
        for greatest in range(1, MOST_DICE + 1):
            for dice in range(1, MOST_DICE + 1):
                with_greatest = ways[parts - 1, greatest, dice - greatest] if dice >= greatest else 0
                ways[parts, greatest, dice] = ways[parts, greatest - 1, dice] + with_greatest
    return ways


WAYS: Values = _bounded_partitions()
FIRST: Values = np.cumsum([0, *(WAYS[FACES - 1, MOST_DICE, dice] for dice in range(MOST_DICE + 1))]).astype(np.int32)
STATES = int(FIRST[-1])


@rule
def sizes(aside: Values, kept: Values) -> int:
    """The sizes of the sets of equal dice, whatever their faces, as a number."""
    left = count(aside) + count(kept)
    number, parts = FIRST[left], FACES - 1
    for size in range(left, 0, -1):
        for face in range(1, FACES):
            if aside[face] + kept[face] == size:
                number += WAYS[parts, size - 1, left]
                left -= size
                parts -= 1
    return number


@rule
def shown_faces(aside: Values, kept: Values) -> int:
    """The mask of the faces that show."""
    found = 0
    for face in range(1, FACES):
        if aside[face] + kept[face] > 0:
            found |= 1 << (face - 1)
    return found


@rule
def state_of(price: int, aside: Values, kept: Values) -> int:
    """All that matters for a price of what is set aside, as a number."""
    cost = PRICE_COST[price]
    if cost == Cost.PIPS:
        return max(0, PRICE_NUMBER[price] - pips(aside) - pips(kept))
    if cost == Cost.STRAIGHT:
        return shown_faces(aside, kept)
    if cost == Cost.ALL_ODD:
        return int(has_face_of_parity(aside, 0) or has_face_of_parity(kept, 0))
    if cost == Cost.ALL_EVEN:
        return int(has_face_of_parity(aside, 1) or has_face_of_parity(kept, 1))
    return sizes(aside, kept)


@rule
def best_chance(chances: Values, price: int, aside: Values, active: Values, kept: Values, least: int) -> int:
    """The chance of a price with the best of the active dice set aside, at least so many; `kept` is for trying them."""
    best, loose = 0, count(active)
    for face in range(1, FACES):
        kept[face] = 0
    while True:
        taken = count(kept)
        if taken >= least:
            best = max(best, chances[price, state_of(price, aside, kept), loose - taken])
        face = 1
        while face < FACES and kept[face] == active[face]:
            kept[face] = 0
            face += 1
        if face == FACES:
            return best
        kept[face] += 1


@rule
def odds_at(records: Array, index: int, chances: Values, out: Values) -> None:
    """C10: for every card the chance of its price. What is given is a copy: dice in hand join the active ones."""
    s = records[index]
    for face in range(1, FACES):
        s.active[face] += s.chosen[face]
    least = 1 if s.must_set_aside == 1 else 0
    for card in range(CARDS):
        price = PRICE_OF[card]
        out[card] = (
            NO_PRICE if price == NO_PRICE else best_chance(chances, price, s.set_aside, s.active, s.chosen, least)
        )


def read() -> Values:
    """The chances by price, state and dice that are loose, in thousandths."""
    tabled = np.zeros((len(PRICES), STATES, MOST_DICE + 1), np.int32)
    for price, rows in enumerate(json.loads(_FILE.read_text("utf-8"))):
        tabled[price, : len(rows)] = [row + [0] * (MOST_DICE + 1 - len(row)) for row in rows]
    return tabled


def write(chances: Array) -> None:
    rows = [trimmed(chances[price].tolist()) for price in range(len(PRICES))]
    _FILE.write_text(json.dumps(rows, separators=(",", ":")).replace("]],", "]],\n") + "\n", "utf-8")


def trimmed(rows: list[list[int]]) -> list[list[int]]:
    """Without the noughts at the ends, which are most of them."""
    while rows and not any(rows[-1]):
        rows.pop()
    return [row[: max((at + 1 for at, chance in enumerate(row) if chance), default=0)] for row in rows]
