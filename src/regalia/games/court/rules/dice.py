"""Dice as counts by face: counting, rolling, and the sets that a result holds."""

from regalia.games.court.rules.record import FACES, State
from regalia.kernel import EVERYONE, below, rule, tell
from regalia.schema import Values


@rule
def count(dice: Values) -> int:
    total = 0
    for face in range(1, FACES):
        total += dice[face]
    return total


@rule
def pips(dice: Values) -> int:
    total = 0
    for face in range(1, FACES):
        total += face * dice[face]
    return total


@rule
def roll_into(s: State, dice: Values, number: int) -> None:
    for _ in range(number):
        dice[1 + below(s, 6)] += 1


@rule
def empty(dice: Values) -> None:
    for face in range(1, FACES):
        dice[face] = 0


@rule
def pour(source: Values, target: Values) -> None:
    """All dice of one pile join another."""
    for face in range(1, FACES):
        target[face] += source[face]
        source[face] = 0


@rule
def turn_die(dice: Values, face: int, to: int) -> None:
    dice[face] -= 1
    dice[to] += 1


@rule
def largest_set(dice: Values) -> int:
    """C16: the face of the largest set of equal dice; of two sets of equal size, the higher."""
    best = 1
    for face in range(2, FACES):
        if dice[face] >= dice[best]:
            best = face
    return best


@rule
def tell_dice(s: State, event: int, seat: int, dice: Values) -> None:
    tell(s, event, EVERYONE, seat, dice[1], dice[2], dice[3], dice[4], dice[5], dice[6])
