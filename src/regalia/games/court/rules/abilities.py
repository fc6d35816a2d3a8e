"""The cards in use: dice brought in, re-rolled and changed (C3, C4, C6, C7, C8)."""

from regalia.games.court.rules.cards import owns
from regalia.games.court.rules.dice import count, empty, pips, pour, roll_into, tell_dice, turn_die
from regalia.games.court.rules.events import BROUGHT, CHANGED, CHOSE, MOVED, REROLLED, TRANSMUTED, TRANSMUTED_TWO
from regalia.games.court.rules.reasons import (
    ABOVE_SIX,
    DICE_LIMIT,
    FIXED_SUM,
    IN_HAND,
    NO_ACTIVE_DIE,
    NO_SECOND_DIE,
    NOT_SET_ASIDE,
    NOT_YOUR_CARD,
    NOTHING_CHANGES,
    ONE_ACTIVE_DIE,
    SUM_STAYS,
    USED,
)
from regalia.games.court.rules.record import FACES, Card, State, Step
from regalia.kernel import EVERYONE, bit, has, rule, tell
from regalia.schema import ALLOWED, Values

NOBLEWOMAN_PIPS = 1
NOBLEMAN_PIPS = 2


@rule
def refuse_card(s: State, card: int) -> int:
    """C3: own cards only, each once a turn."""
    if not owns(s, s.seat, card):
        return NOT_YOUR_CARD
    return USED if has(s.used, card) else ALLOWED


@rule
def use(s: State, card: int) -> None:
    s.used |= bit(card)


@rule
def refuse_active(s: State, face: int) -> int:
    """C3: abilities work on active dice only, and the card in use takes up no die twice."""
    if s.active[face] > 0:
        return ALLOWED
    return IN_HAND if s.chosen[face] > 0 else NO_ACTIVE_DIE


@rule
def refuse_another_die(s: State) -> int:
    """C8: no die is brought in at the limit."""
    return ALLOWED if count(s.active) + count(s.set_aside) < s.dice_limit else DICE_LIMIT


@rule
def bring(s: State, card: int, face: int) -> None:
    """C4: a die of the card's face joins the active dice. C5: even when none is left."""
    use(s, card)
    s.active[face] += 1
    tell(s, BROUGHT, EVERYONE, s.seat, card, face)


@rule
def fool(s: State, face: int) -> None:
    """C6: the Fool re-rolls one die; it stays active and no new duty arises."""
    use(s, Card.FOOL)
    s.active[face] -= 1
    s.chosen[face] += 1
    reroll_chosen(s)


@rule
def reroll_chosen(s: State) -> None:
    """C6: a re-roll is no roll in the sense of C2."""
    number = count(s.chosen)
    empty(s.chosen)
    roll_into(s, s.chosen, number)
    tell_dice(s, REROLLED, s.seat, s.chosen)
    pour(s.chosen, s.active)
    s.step = Step.DICE


@rule
def choose(s: State, card: int, face: int, step: int) -> None:
    """The card takes up a die and goes on to its own step."""
    use(s, card)
    s.step = step
    s.active[face] -= 1
    s.chosen[face] += 1
    tell(s, CHOSE, EVERYONE, s.seat, card, face)


@rule
def merchant(s: State, face: int) -> None:
    """C6: the Merchant re-rolls any number of dice, chosen one by one; then they are thrown together."""
    choose(s, Card.MERCHANT, face, Step.MERCHANT)


@rule
def change(s: State, card: int, face: int, to: int) -> None:
    """C7: one active die shows another face."""
    use(s, card)
    turn_die(s.active, face, to)
    tell(s, CHANGED, EVERYONE, s.seat, card, face, to)


@rule
def refuse_raise(s: State, face: int, added: int) -> int:
    """C7: Noblewoman and Nobleman never raise a die above 6."""
    return refuse_active(s, face) if face + added < FACES else ABOVE_SIX


@rule
def raise_die(s: State, card: int, face: int, added: int, step: int) -> None:
    """C7: Noblewoman (+1) and Nobleman (+2) raise any number of dice, each once; raised dice are held apart."""
    use(s, card)
    s.step = step
    s.active[face] -= 1
    s.chosen[face + added] += 1
    tell(s, CHANGED, EVERYONE, s.seat, card, face, face + added)
    for other in range(1, FACES - added):
        if s.active[other] > 0:
            return
    stop_raising(s)


@rule
def stop_raising(s: State) -> None:
    pour(s.chosen, s.active)
    s.step = Step.DICE


@rule
def refuse_philosopher(s: State, giver: int, receiver: int) -> int:
    """C7: the Philosopher moves pips between two different active dice."""
    if s.active[giver] == 0 or s.active[receiver] == 0:
        return NO_ACTIVE_DIE
    return NO_SECOND_DIE if giver == receiver and s.active[giver] < 2 else ALLOWED


@rule
def philosopher(s: State, giver: int, receiver: int, moved: int) -> None:
    """C7: any number of pips from one die to another."""
    use(s, Card.PHILOSOPHER)
    turn_die(s.active, giver, giver - moved)
    turn_die(s.active, receiver, receiver + moved)
    tell(s, MOVED, EVERYONE, s.seat, giver, receiver, moved)


@rule
def refuse_astronomer(s: State, face: int, to: int) -> int:
    """C7: the Astronomer needs a die set aside that shows the new face."""
    if s.active[face] == 0:
        return refuse_active(s, face)
    return ALLOWED if s.set_aside[to] > 0 else NOT_SET_ASIDE


@rule
def lowest(s: State, number: int, without: int) -> int:
    """The least sum of so many active dice, one die of a face left out."""
    total = 0
    for face in range(1, FACES):
        taken = min(number, s.active[face] - (1 if face == without else 0))
        total += taken * face
        number -= taken
    return total


@rule
def highest(s: State, number: int, without: int) -> int:
    total = 0
    for face in range(FACES - 1, 0, -1):
        taken = min(number, s.active[face] - (1 if face == without else 0))
        total += taken * face
        number -= taken
    return total


@rule
def alchemists_dice(s: State) -> int:
    """C7: the Alchemist works on three dice, or on two if there are no more; on one he cannot."""
    return min(3, count(s.active) + count(s.chosen))


@rule
def refuse_alchemist(s: State, face: int) -> int:
    """C7: dice that can change: the sum of three must lie between 5 and 16, that of two between 4 and 10.

    Choices that can still be completed so are allowed. The sum moves by at most 5 from die to die, so it is
    enough to look at the least and the greatest.
    """
    if s.active[face] == 0:
        return refuse_active(s, face)
    dice = alchemists_dice(s)
    if dice < 2:
        return ONE_ACTIVE_DIE
    missing = dice - 1 - count(s.chosen)
    total = pips(s.chosen) + face
    is_possible = total + highest(s, missing, face) >= dice + 2 and total + lowest(s, missing, face) <= 6 * dice - 2
    return ALLOWED if is_possible else FIXED_SUM


@rule
def alchemist(s: State, face: int) -> None:
    """C7: the dice are chosen one by one; then their new faces are."""
    dice = alchemists_dice(s)
    choose(s, Card.ALCHEMIST, face, Step.ALCHEMIST)
    if count(s.chosen) == dice:
        s.step = Step.TRANSMUTE


@rule
def is_other(s: State, a: int, b: int, c: int) -> bool:
    """C7: not the same faces as before; of two dice the third face is 0."""
    for face in range(1, FACES):
        if s.chosen[face] != int(a == face) + int(b == face) + int(c == face):
            return True
    return False


@rule
def refuse_transmute(s: State, face: int) -> int:
    """C7: the dice keep their sum, each stays on the die, and at least one must change."""
    left = pips(s.chosen) - pips(s.made) - face
    if count(s.chosen) - count(s.made) == 2:
        if left < 1 or left >= FACES:
            return SUM_STAYS
        return ALLOWED if is_other(s, pips(s.made), face, left) else NOTHING_CHANGES
    reason = SUM_STAYS
    for second in range(max(1, left - 6), min(7, left)):
        if is_other(s, face, second, left - second):
            return ALLOWED
        reason = NOTHING_CHANGES
    return reason


@rule
def transmute(s: State, face: int) -> None:
    """C7: the last face follows from the sum."""
    s.made[face] += 1
    if count(s.chosen) - count(s.made) > 1:
        return
    s.made[pips(s.chosen) - pips(s.made)] += 1
    tell_transmuted(s)
    empty(s.chosen)
    pour(s.made, s.active)
    s.step = Step.DICE


@rule
def nth(dice: Values, number: int) -> int:
    """The face of the nth die in ascending order, counted from 0."""
    for face in range(1, FACES):
        number -= dice[face]
        if number < 0:
            return face
    return 0


@rule
def tell_transmuted(s: State) -> None:
    old, new = s.chosen, s.made
    if count(old) == 2:
        tell(s, TRANSMUTED_TWO, EVERYONE, s.seat, nth(old, 0), nth(old, 1), nth(new, 0), nth(new, 1))
        return
    tell(s, TRANSMUTED, EVERYONE, s.seat, nth(old, 0), nth(old, 1), nth(old, 2), nth(new, 0), nth(new, 1), nth(new, 2))
