"""What the cards cost (C10): patterns that the result must contain, or that all its dice must fulfil."""

from regalia.games.court.rules.cards import COST, COST_NUMBER, Cost
from regalia.games.court.rules.dice import largest_set, pips
from regalia.games.court.rules.record import FACES
from regalia.kernel import rule
from regalia.schema import Values


@rule
def groups(dice: Values, size: int) -> int:
    """C10: how many groups of so many equal dice there are; groups may share a face but no die."""
    total = 0
    for face in range(1, FACES):
        total += dice[face] // size
    return total


@rule
def is_full_house(dice: Values) -> bool:
    """C10: a triplet and, without its dice, a pair."""
    pairs = groups(dice, 2)
    for face in range(1, FACES):
        if dice[face] >= 3 and pairs - dice[face] // 2 + (dice[face] - 3) // 2 >= 1:
            return True
    return False


@rule
def has_straight(dice: Values, length: int) -> bool:
    """C10: so many consecutive faces."""
    run = 0
    for face in range(1, FACES):
        run = run + 1 if dice[face] > 0 else 0
        if run == length:
            return True
    return False


@rule
def has_face_of_parity(dice: Values, parity: int) -> bool:
    return dice[2 - parity] + dice[4 - parity] + dice[6 - parity] > 0


@rule
def pays_for(dice: Values, card: int) -> bool:
    """C10: the result fulfils the card's pattern. Pips, all odd and all even count every die."""
    cost, number = COST[card], COST_NUMBER[card]
    if cost == Cost.PIPS:
        return pips(dice) >= number
    if cost == Cost.OF_A_KIND:
        return dice[largest_set(dice)] >= number
    if cost == Cost.PAIRS:
        return groups(dice, 2) >= number
    if cost == Cost.TRIPLETS:
        return groups(dice, 3) >= number
    if cost == Cost.FULL_HOUSE:
        return is_full_house(dice)
    if cost == Cost.STRAIGHT:
        return has_straight(dice, number)
    if cost == Cost.ALL_ODD:
        return not has_face_of_parity(dice, 0)
    if cost == Cost.ALL_EVEN:
        return not has_face_of_parity(dice, 1)
    return True  # the Charlatan (C11) and the Queen (C14) have no pattern
