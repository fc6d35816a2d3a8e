"""What the cards cost (C10), against an oracle that puts dice together as the rulebook words it."""

from collections.abc import Callable
from functools import cache
from itertools import combinations, combinations_with_replacement

import numpy as np
import pytest

from regalia.games.court.rules.costs import pays_for
from regalia.games.court.rules.record import Card
from tests.games.court.table import offered, refused, table

Dice = tuple[int, ...]


@cache
def include(dice: Dice, *sizes: int) -> bool:
    """Sets of equal dice of these sizes can be laid out side by side, no die in two of them."""
    if not sizes:
        return True
    for chosen in combinations(range(len(dice)), sizes[0]):
        rest = tuple(face for place, face in enumerate(dice) if place not in chosen)
        if len({dice[place] for place in chosen}) == 1 and include(rest, *sizes[1:]):
            return True
    return False


def straight(dice: Dice, *straights: Dice) -> bool:
    return any(all(face in dice for face in wanted) for wanted in straights)


ORACLE: dict[str, Callable[[Dice], bool]] = {
    "fool": lambda dice: sum(dice) >= 0,
    "farmer": lambda dice: include(dice, 2),
    "serving_maid": lambda dice: all(face in (1, 3, 5) for face in dice),
    "philosopher": lambda dice: all(face in (2, 4, 6) for face in dice),
    "laborer": lambda dice: sum(dice) >= 15,
    "guard": lambda dice: include(dice, 3),
    "hunter": lambda dice: include(dice, 4),
    "astronomer": lambda dice: include(dice, 2, 2),
    "merchant": lambda dice: sum(dice) >= 20,
    "noblewoman": lambda dice: include(dice, 3, 2),
    "pawnbroker": lambda dice: sum(dice) >= 30,
    "knight": lambda dice: include(dice, 5),
    "magician": lambda dice: straight(dice, (1, 2, 3, 4, 5), (2, 3, 4, 5, 6)),
    "alchemist": lambda dice: straight(dice, (1, 2, 3, 4, 5, 6)),
    "bishop": lambda dice: include(dice, 2, 2, 2),
    "nobleman": lambda dice: include(dice, 3, 3),
    "general": lambda dice: include(dice, 6),
    "king": lambda dice: include(dice, 7),
}


@pytest.mark.parametrize("card", ORACLE)
def test_C10_every_result_of_three_to_nine_dice_pays_as_the_rulebook_says(card: str) -> None:
    number = int(Card[card.upper()])
    for size in range(3, 10):
        for dice in combinations_with_replacement(range(1, 7), size):
            counted = np.bincount(dice, minlength=7).astype(np.int32)
            assert pays_for(counted, number) == ORACLE[card](dice), dice


@pytest.mark.parametrize(
    ("dice", "card"),
    [
        ("4 4 4 4", "astronomer"),
        ("2 2 2 2 2", "noblewoman"),
        ("3 3 3 3 3 3", "bishop"),
        ("3 3 3 3 3 3", "nobleman"),
        ("5 5 5 5 1 1", "bishop"),
        ("1 2 3 4 5 6", "magician"),
        ("6 2 3 4 5", "magician"),
        ("1 2 2 3 4 5", "magician"),
        ("1 2 3 4 5 6 6", "alchemist"),
        ("4 4 4 4 1 2", "hunter"),
        ("5 5 5", "laborer"),
        ("6 6 6 2", "merchant"),
        ("6 6 6 6 6", "pawnbroker"),
        ("1 1 3 5", "serving_maid"),
        ("2 2 6 4", "philosopher"),
    ],
)
def test_C10_a_pattern_need_only_be_contained_in_the_result(dice: str, card: str) -> None:
    assert [card] in offered(table(aside=dice), "take")


@pytest.mark.parametrize(
    ("dice", "card"),
    [
        ("1 1 3 4 5", "serving_maid"),
        ("2 2 6 5", "philosopher"),
        ("5 5 4", "laborer"),
        ("6 6 6 1", "merchant"),
        ("6 6 6 6 5", "pawnbroker"),
        ("4 4 4", "astronomer"),
        ("4 4 4 4", "noblewoman"),
        ("4 4 4 1 2 2", "bishop"),
        ("3 3 3 3 3 1", "nobleman"),
        ("1 2 3 4 6", "magician"),
        ("1 2 3 4 5 5", "alchemist"),
    ],
)
def test_C10_a_result_that_lacks_the_pattern_does_not_pay(dice: str, card: str) -> None:
    assert refused(table(aside=dice), f"take {card}") == "C10"


def test_C10_suzanne_may_choose_among_the_cards_of_the_rulebooks_example() -> None:
    taken = [card for [card] in offered(table(aside="5 5 5"), "take")]
    assert taken == ["fool", "farmer", "serving_maid", "laborer", "guard"]
