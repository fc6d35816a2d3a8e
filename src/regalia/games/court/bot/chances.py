"""What loose dice may still become, in thousandths: worked out once, for the greedy player to look up.

Behind every figure is C2: after each roll at least one die is set aside, a useless one if need be.
"""

from collections.abc import Callable
from math import comb

import numpy as np

from regalia.games.court.rules.record import FACES
from regalia.kernel import rule
from regalia.schema import Values

CERTAIN = 1000
EVEN_CHANCE = 500
MOST_LOOSE = 16  # more dice than these make no difference worth a place in a table
_HIT = 1 / (FACES - 1)


def _finds_equal(dice: int, missing: int, found: int) -> float:
    """The chance that exactly so many of the dice show the one face missing."""
    return comb(dice, found) * _HIT**found * (1 - _HIT) ** (dice - found)


def _finds_different(dice: int, missing: int, found: int) -> float:
    """The chance that exactly so many of the missing faces show."""
    others = 1 - missing * _HIT
    only_these = sum((-1.0) ** (found - i) * comb(found, i) * (others + i * _HIT) ** dice for i in range(found + 1))
    return comb(missing, found) * only_these


def _table(finds: Callable[[int, int, int], float], most_missing: int) -> Values:
    """By dice missing and dice loose: the chance to find them all, rolling on until no die is loose."""
    chance = np.zeros((most_missing + 1, MOST_LOOSE + 1))
    chance[0] = 1
    for missing in range(1, most_missing + 1):
        for loose in range(1, MOST_LOOSE + 1):
            chance[missing, loose] = finds(loose, missing, 0) * chance[missing, loose - 1] + sum(
                finds(loose, missing, found) * chance[max(0, missing - found), loose - found]
                for found in range(1, loose + 1)
            )
    return np.rint(chance * CERTAIN).astype(np.int32)


EQUAL: Values = _table(_finds_equal, MOST_LOOSE)
DIFFERENT: Values = _table(_finds_different, FACES - 1)


@rule
def chance_of_equal(missing: int, loose: int) -> int:
    """The chance that loose dice bring so many more of one face."""
    if missing <= 0:
        return CERTAIN
    return 0 if missing > loose else EQUAL[min(missing, MOST_LOOSE), min(loose, MOST_LOOSE)]


@rule
def chance_of_different(missing: int, loose: int) -> int:
    """The chance that loose dice bring so many different faces."""
    if missing <= 0:
        return CERTAIN
    return 0 if missing > loose else DIFFERENT[min(missing, FACES - 1), min(loose, MOST_LOOSE)]
