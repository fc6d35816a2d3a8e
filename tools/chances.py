"""Table the chances of court's prices by plain rolling, for `regalia/games/court/telling/chances.py`.

From few loose dice to many: every roll is followed by the best choice of dice to set aside, whose chance is known.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from regalia.games.court.rules.costs import pays_for
from regalia.games.court.rules.record import FACES, Card
from regalia.games.court.telling.chances import (
    CERTAIN,
    MOST_DICE,
    PRICE_OF,
    PRICES,
    STATES,
    best_chance,
    state_of,
    write,
)
from regalia.schema import Array

FINE = 10**9  # of a chance, while it is worked out
NONE: Array = np.zeros(FACES, np.int32)


def main() -> None:
    write(np.rint(tabled() / (FINE // CERTAIN)).astype(np.int32))


def tabled() -> Array:
    """By price, state and loose dice, in parts of FINE."""
    chances = np.zeros((len(PRICES), STATES, MOST_DICE + 1), np.int64)
    piles = [pile for dice in range(MOST_DICE + 1) for pile, _ in rolls(dice)]
    for price in range(len(PRICES)):
        known = {int(state_of(price, pile, NONE)): pile for pile in reversed(piles)}
        for state, pile in settled(price, piles).items():
            chances[price, state, 0] = FINE if pays_for(pile, card_of(price)) else 0
        for loose in range(1, MOST_DICE + 1):
            for state, pile in known.items():
                if pile.sum() + loose <= MOST_DICE:
                    chances[price, state, loose] = expected(chances, price, pile, loose)
    return chances


def settled(price: int, piles: list[Array]) -> dict[int, Array]:
    """A pile for every state."""
    return {int(state_of(price, pile, NONE)): pile for pile in piles if pile.any()}


def card_of(price: int) -> Card:
    return next(card for card in Card if PRICE_OF[card] == price)


def expected(chances: Array, price: int, pile: Array, loose: int) -> int:
    """The chance before a roll of so many dice."""
    kept = np.zeros(FACES, np.int32)
    won = sum(ways * int(best_chance(chances, price, pile, roll, kept, 1)) for roll, ways in rolls(loose))
    every = sum(ways for _, ways in rolls(loose))
    return round(won / every)


@cache
def rolls(dice: int) -> list[tuple[Array, int]]:
    """Every roll of so many dice, by face, and in how many ways it falls."""
    return list(_rolls(dice))


def _rolls(dice: int) -> Iterator[tuple[Array, int]]:
    for faces in combinations_with_replacement(range(1, FACES), dice):
        tally = Counter(faces)
        counts = np.array([tally[face] for face in range(FACES)], np.int32)
        yield counts, factorial(dice) // prod(map(factorial, tally.values()))


if __name__ == "__main__":
    main()
