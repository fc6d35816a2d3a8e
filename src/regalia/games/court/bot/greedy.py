"""A sensible player: it settles which dice it wants (see `aims`), and does what serves that best.

Dice that fit are set aside. Dice from cards that do not fit come in early, to be rolled with the rest; those that
fit stay in hand until a roll brings nothing, and so do re-rolls and the cards that turn dice: then they save a die
from being set aside in vain.
"""

import numpy as np

from regalia.games.court.bot.aims import EVERY_DIE_COUNTS, best_aim, held, wanted
from regalia.games.court.bot.worth import WORTH
from regalia.games.court.rules.abilities import NOBLEMAN_PIPS, NOBLEWOMAN_PIPS
from regalia.games.court.rules.actions import (
    ALCHEMIST,
    ARGUMENT,
    ASTRONOMER,
    BRING,
    CARD,
    FOOL,
    KEEP,
    MAGICIAN,
    MERCHANT,
    NOBLEMAN,
    NOBLEWOMAN,
    PHILOSOPHER,
    QUEEN,
    ROLL,
    SERVING_MAID,
    TAKE,
    TRANSMUTE,
    VERB,
)
from regalia.games.court.rules.cards import BRINGS_FACE
from regalia.games.court.rules.record import FACES, Card, State, Step
from regalia.kernel import rule
from regalia.schema import Values

ERRORS = 10  # percent: so it wins one game in five of two against itself without any

# the order in which things are done; finer choices add less than a step
BRING_TO_ROLL = 9000
SET_ASIDE = 8000
TURN_NOW = 7000
ROLL_ON = 6000
REROLL = 5000
BRING_WANTED = 4000
TURN = 3000
TAKE_CARD = 2000
STOP = 1000
GIVE_UP = 500
POINTLESS = 0

# with no more unwanted dice than these a card that turns dice waits no longer: it may lack dice to turn later
_LAST_DICE = {Card.ALCHEMIST: 3, Card.NOBLEWOMAN: 3, Card.NOBLEMAN: 3, Card.PHILOSOPHER: 2}
LAST_DICE: Values = np.array([_LAST_DICE.get(card, 1) for card in Card], np.int32)
CHOOSY_FIRST = 20  # a step for each of the last dice: the card that needs most dice is used first
ALCHEMIST_DICE = 3


@rule
def unwanted(s: State, aim: int, face: int) -> int:
    """The active dice of a face that the aim has no use for."""
    return max(0, s.active[face] - max(0, wanted(aim, face) - s.set_aside[face]))


@rule
def all_unwanted(s: State, aim: int) -> int:
    total = 0
    for face in range(1, FACES):
        total += unwanted(s, aim, face)
    return total


@rule
def lacks(s: State, aim: int, face: int) -> bool:
    return held(s, face) < wanted(aim, face)


@rule
def keep_score(s: State, aim: int, face: int) -> int:
    """A die given up is at least one with many pips."""
    return SET_ASIDE if s.set_aside[face] < wanted(aim, face) else GIVE_UP + face


@rule
def bring_score(s: State, aim: int, face: int) -> int:
    if lacks(s, aim, face):
        return BRING_WANTED
    return POINTLESS if aim & EVERY_DIE_COUNTS else BRING_TO_ROLL


@rule
def queen_score(s: State, aim: int, face: int) -> int:
    return BRING_WANTED if lacks(s, aim, face) else POINTLESS


@rule
def reroll_score(s: State, aim: int, face: int) -> int:
    return REROLL if unwanted(s, aim, face) > 0 else POINTLESS


@rule
def turn_score(s: State, aim: int, card: int, gained: int) -> int:
    """Turning dice to faces wanted is urgent if several are gained at once, or few are left."""
    if gained == 0:
        return POINTLESS
    is_urgent = gained > 1 or all_unwanted(s, aim) <= LAST_DICE[card]
    return (TURN_NOW if is_urgent else TURN) + CHOOSY_FIRST * LAST_DICE[card] + gained


@rule
def change_score(s: State, aim: int, card: int, face: int, to: int) -> int:
    gains = unwanted(s, aim, face) > 0 and lacks(s, aim, to)
    return turn_score(s, aim, card, 1 if gains else 0)


@rule
def raise_score(s: State, aim: int, card: int, face: int, added: int) -> int:
    """All unwanted dice of the face are raised together."""
    gained = unwanted(s, aim, face) if lacks(s, aim, face + added) else 0
    return turn_score(s, aim, card, gained)


@rule
def philosopher_score(s: State, aim: int, giver: int, receiver: int, moved: int) -> int:
    needed = 2 if giver == receiver else 1
    if unwanted(s, aim, giver) < needed or unwanted(s, aim, receiver) < needed:
        return POINTLESS
    gained = (1 if lacks(s, aim, giver - moved) else 0) + (1 if lacks(s, aim, receiver + moved) else 0)
    return turn_score(s, aim, Card.PHILOSOPHER, gained)


@rule
def distance(s: State, aim: int, face: int) -> int:
    """How many pips a face is from the nearest that the aim lacks."""
    nearest = FACES
    for other in range(1, FACES):
        if lacks(s, aim, other):
            nearest = min(nearest, abs(other - face))
    return nearest


@rule
def alchemist_score(s: State, aim: int, face: int) -> int:
    """Three unwanted dice near the face wanted: their sum makes it most often."""
    is_possible = s.step == Step.ALCHEMIST or all_unwanted(s, aim) >= ALCHEMIST_DICE
    gains = is_possible and unwanted(s, aim, face) > 0
    return turn_score(s, aim, Card.ALCHEMIST, 1) - distance(s, aim, face) if gains else POINTLESS


@rule
def score(s: State, aim: int, action: int) -> int:
    """How well an action serves the aim."""
    verb = VERB[action]
    first, second, third = ARGUMENT[action, 0], ARGUMENT[action, 1], ARGUMENT[action, 2]
    if verb == KEEP:
        return keep_score(s, aim, first)
    if verb == ROLL:
        return ROLL_ON
    if verb == BRING:
        return bring_score(s, aim, BRINGS_FACE[first])
    if verb == QUEEN:
        return queen_score(s, aim, first)
    if verb in (FOOL, MERCHANT):
        return reroll_score(s, aim, first)
    if verb == SERVING_MAID:
        return change_score(s, aim, Card.SERVING_MAID, first, first + second)
    if verb in (MAGICIAN, ASTRONOMER):
        return change_score(s, aim, CARD[verb], first, second)
    if verb == NOBLEWOMAN:
        return raise_score(s, aim, Card.NOBLEWOMAN, first, NOBLEWOMAN_PIPS)
    if verb == NOBLEMAN:
        return raise_score(s, aim, Card.NOBLEMAN, first, NOBLEMAN_PIPS)
    if verb == PHILOSOPHER:
        return philosopher_score(s, aim, first, second, third)
    if verb == ALCHEMIST:
        return alchemist_score(s, aim, first)
    if verb == TRANSMUTE:
        return TURN if lacks(s, aim, first) else POINTLESS
    if verb == TAKE:
        return TAKE_CARD + WORTH[first]
    return STOP  # throw, enough and finish: when nothing better is left


@rule
def greedy(s: State, seat: int, actions: Values, number: int) -> int:
    """The legal action that serves the best aim most; of equal ones the first."""
    aim = best_aim(s)
    best = actions[0]
    best_score = score(s, aim, best)
    for i in range(1, number):
        other_score = score(s, aim, actions[i])
        if other_score > best_score:
            best, best_score = actions[i], other_score
    return best
