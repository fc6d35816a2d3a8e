"""What the greedy player goes for: the dice that it wants, chosen by what they are expected to buy.

An aim is a number that holds, for every face, how many dice of it are wanted. It is chosen afresh at every
decision from the dice as they lie, so it follows the luck of the turn.
"""

import numpy as np

from regalia.games.court.bot.chances import CERTAIN, EVEN_CHANCE, chance_of_different, chance_of_equal
from regalia.games.court.bot.worth import GROUPS, LARGEST_PRICE, WORTH, consolation, is_open, worth_of_set
from regalia.games.court.rules.cards import BRINGS_DIE, BRINGS_FACE, COST, COST_NUMBER, Cost
from regalia.games.court.rules.costs import has_face_of_parity
from regalia.games.court.rules.dice import count, pips
from regalia.games.court.rules.record import CARDS, FACES, Card, Phase, State
from regalia.kernel import rule
from regalia.schema import Values

FACE_BITS = 5
MANY = (1 << FACE_BITS) - 1  # wanted: every die of that face
EVERY_DIE_COUNTS = 1 << FACE_BITS * (FACES - 1)  # marks an aim that a die more may spoil

HIGH_FACE = 5  # where pips count, such a die is not rolled again
HALF_PIPS_OF_A_DIE = 11  # what loose dice come to when only high ones are kept: 5.5 pips each,
LAST_DICE_FALL_SHORT = 3  # but 3 less in all
CHANCE_OF_A_PIP = 150  # around the middle, what one pip more adds to the chance

LOW_FACES = 3  # the Serving Maid and the Noblewoman seldom turn a die to one of these


def _mask(*cards: Card) -> int:
    return sum(1 << card for card in cards)


BRINGERS = _mask(*(card for card in Card if BRINGS_DIE[card]))
BRINGS_AS: Values = np.array(  # by face, the cards whose die shows it
    [_mask(*(card for card in Card if BRINGS_DIE[card] and BRINGS_FACE[card] in (0, face))) for face in range(FACES)],
    np.int32,
)
TURNERS = _mask(Card.MAGICIAN, Card.ASTRONOMER, Card.PHILOSOPHER, Card.ALCHEMIST)
RAISERS = _mask(Card.SERVING_MAID, Card.NOBLEWOMAN)


@rule
def wanted(aim: int, face: int) -> int:
    return aim >> (face - 1) * FACE_BITS & MANY


@rule
def wanting(number: int, face: int) -> int:
    """The aim for so many dice of one face; aims for several faces are joined with |."""
    return number << (face - 1) * FACE_BITS


@rule
def movable(s: State, face: int) -> int:
    """The dice of a face that are not set aside."""
    return s.active[face] + s.chosen[face]


@rule
def held(s: State, face: int) -> int:
    """All dice of a face in play."""
    return s.set_aside[face] + movable(s, face)


@rule
def ready(s: State, cards: int) -> int:
    """How many of these cards the player can still use in this turn."""
    mask = s.cards[s.seat] & ~s.used & cards
    number = 0
    while mask != 0:
        mask &= mask - 1
        number += 1
    return number


@rule
def turners(face: int) -> int:
    """The cards that can be trusted to turn a die to this face."""
    return TURNERS if face <= LOW_FACES else TURNERS | RAISERS


@rule
def sure_of(s: State, face: int) -> int:
    """The dice of a face in play, and those that cards can add."""
    return held(s, face) + ready(s, BRINGS_AS[face])


@rule
def loose_beside(s: State, face: int) -> int:
    """The dice that may yet come to show a face: C2 takes one of them if the roll brought none of it."""
    others = count(s.active) + count(s.chosen) - movable(s, face) + ready(s, BRINGERS & ~BRINGS_AS[face])
    gives_one_up = s.must_set_aside == 1 and s.active[face] == 0 and ready(s, BRINGS_AS[face]) == 0
    return others - 1 if gives_one_up else others


@rule
def chance_of_set(s: State, face: int, size: int) -> int:
    """The chance to end with so many dice of a face."""
    loose = loose_beside(s, face)
    turned = min(ready(s, turners(face)), loose)
    return chance_of_equal(size - sure_of(s, face) - turned, loose - turned)


@rule
def promise(s: State, face: int) -> int:
    """For comparing faces, the set to expect in thirds of a die: two of three loose dice come to show it."""
    return 3 * sure_of(s, face) + 2 * loose_beside(s, face) + ready(s, turners(face))


@rule
def most_promising_face(s: State) -> int:
    """Of equal ones the highest, which wins ties (C16)."""
    best, most = 0, -1
    for face in range(1, FACES):
        expected = promise(s, face)
        if expected >= most:
            best, most = face, expected
    return best


@rule
def prospect_of_set(s: State, face: int) -> int:
    """What equal dice of a face are expected to buy, in thousandths."""
    worth = consolation(s)
    prospect = worth * CERTAIN
    for size in range(2, LARGEST_PRICE + 1):
        better = worth_of_set(s, size)
        if better > worth:
            prospect += (better - worth) * chance_of_set(s, face, size)
            worth = better
    return prospect


@rule
def straight_aim(s: State, length: int) -> int:
    """One die of each face; the short straight leaves out the 6 if only the 1 is there, else the 1."""
    lowest = 1 if length == FACES - 1 or (held(s, 1) > 0 and held(s, FACES - 1) == 0) else 2
    aim = 0
    for face in range(lowest, lowest + length):
        aim |= wanting(1, face)
    return aim


@rule
def parity_aim(parity: int) -> int:
    return EVERY_DIE_COUNTS | wanting(MANY, 2 - parity) | wanting(MANY, 4 - parity) | wanting(MANY, 6 - parity)


@rule
def pips_aim(s: State, total: int) -> int:
    """High dice; once the dice in play are enough, all of them."""
    aim = 0
    for face in range(1 if pips(s.set_aside) + pips(s.active) >= total else HIGH_FACE, FACES):
        aim |= wanting(MANY, face)
    return aim


@rule
def rank(s: State, face: int) -> int:
    """How many faces more dice show; of equal ones the higher goes first."""
    number, ahead = held(s, face), 0
    for other in range(1, FACES):
        if held(s, other) >= (number if other > face else number + 1):
            ahead += 1
    return ahead


@rule
def groups_aim(s: State, card: int) -> int:
    """The card's largest group of the face that most dice show, and so on."""
    aim = 0
    for face in range(1, FACES):
        aim |= wanting(GROUPS[card, rank(s, face)], face)
    return aim


@rule
def aim_at(s: State, card: int) -> int:
    """The dice to want for a card that is bought otherwise than with equal dice; 0: there is no other way."""
    cost, number = COST[card], COST_NUMBER[card]
    if cost == Cost.STRAIGHT:
        return straight_aim(s, number)
    if cost == Cost.ALL_ODD:
        return parity_aim(1)
    if cost == Cost.ALL_EVEN:
        return parity_aim(0)
    if cost == Cost.PIPS:
        return pips_aim(s, number)
    return groups_aim(s, card)


@rule
def chance_of_pattern(s: State, aim: int) -> int:
    """The chance to find every die wanted."""
    missing, loose = 0, ready(s, BRINGERS)
    for face in range(1, FACES):
        surplus = held(s, face) - wanted(aim, face)
        missing += max(0, -surplus)
        loose += min(movable(s, face), max(0, surplus))
    turned = min(ready(s, TURNERS), loose)
    return chance_of_different(missing - turned, loose - turned)


@rule
def chance_of_parity(s: State, parity: int) -> int:
    """Rolling all dice of the other parity until none is left succeeds half the time, however many they are."""
    if has_face_of_parity(s.set_aside, 1 - parity):
        return 0
    if not has_face_of_parity(s.active, 1 - parity):
        return CERTAIN
    return EVEN_CHANCE if s.must_set_aside == 0 or has_face_of_parity(s.active, parity) else 0


@rule
def chance_of_pips(s: State, total: int) -> int:
    if pips(s.set_aside) + pips(s.active) >= total:
        return CERTAIN
    expected, loose = pips(s.set_aside) - LAST_DICE_FALL_SHORT, ready(s, BRINGERS)
    for face in range(1, HIGH_FACE):
        loose += s.active[face]
    for face in range(HIGH_FACE, FACES):
        expected += face * s.active[face]
    expected += loose * HALF_PIPS_OF_A_DIE // 2
    return min(CERTAIN, max(0, EVEN_CHANCE + (expected - total) * CHANCE_OF_A_PIP))


@rule
def chance_of(s: State, card: int, aim: int) -> int:
    """The chance to pay for a card by going for this aim."""
    cost = COST[card]
    if cost == Cost.PIPS:
        return chance_of_pips(s, COST_NUMBER[card])
    if cost == Cost.ALL_ODD:
        return chance_of_parity(s, 1)
    if cost == Cost.ALL_EVEN:
        return chance_of_parity(s, 0)
    return chance_of_pattern(s, aim)


@rule
def prospect_of(s: State, card: int, aim: int) -> int:
    """What going for a card's pattern is expected to buy, in thousandths."""
    if aim == 0:
        return 0
    least = consolation(s)
    return least * CERTAIN + (WORTH[card] - least) * chance_of(s, card, aim)


@rule
def richest_aim(s: State) -> int:
    """The aim with the best prospect: equal dice, or the pattern of one card."""
    face = most_promising_face(s)
    best, best_prospect = wanting(MANY, face), prospect_of_set(s, face)
    for card in range(CARDS):
        if WORTH[card] * CERTAIN > best_prospect and is_open(s, card):
            aim = aim_at(s, card)
            prospect = prospect_of(s, card, aim)
            if prospect > best_prospect:
                best, best_prospect = aim, prospect
    return best


@rule
def winning_size(s: State, face: int) -> int:
    """C16: how many dice of a face beat the bar. C17: the Queen's holder needs only to match it."""
    is_enough = face > s.bar_face or (face == s.bar_face and s.seat == s.queen)
    return s.bar_size if is_enough else s.bar_size + 1


@rule
def crowning_aim(s: State) -> int:
    """In the final round: the face most likely to beat the bar."""
    best, best_prospect = 0, -1
    for face in range(1, FACES):
        prospect = chance_of_set(s, face, winning_size(s, face)) * CERTAIN + promise(s, face)
        if prospect >= best_prospect:
            best, best_prospect = face, prospect
    return wanting(MANY, best)


@rule
def best_aim(s: State) -> int:
    return crowning_aim(s) if s.phase == Phase.FINAL else richest_aim(s)
