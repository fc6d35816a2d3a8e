"""All that a player can do, in one table."""

import numpy as np

from regalia.games.court.rules.cards import BRINGS_FACE
from regalia.games.court.rules.record import NOBODY, Card
from regalia.schema import Action, Actions, Integer, Member, Values

_FACE = Integer(1, 6)


def _brings_a_fixed_face(card: int) -> bool:
    return bool(BRINGS_FACE[card])


def _stays_on_the_die(face: int, pips: int) -> bool:
    return face + pips <= 6


def _changes(face: int, to: int) -> bool:
    return face != to


def _moves_pips(giver: int, receiver: int, pips: int) -> bool:
    """Both dice stay dice, and the two are not merely swapped."""
    return giver - pips >= 1 and receiver + pips <= 6 and giver - pips != receiver


ACTIONS = Actions(
    Action("keep", "Set one active die aside.", face=_FACE),
    Action("roll", "Roll all dice that are still active."),
    Action(
        "bring",
        "Bring in the die of the Laborer, Guard, Hunter, Pawnbroker, Knight or Bishop.",
        where=_brings_a_fixed_face,
        ruling="C4",
        card=Member(Card),
    ),
    Action("queen", "Bring in the Queen's die, showing any face.", face=_FACE),
    Action("fool", "Fool: re-roll one active die.", face=_FACE),
    Action("merchant", "Merchant: choose an active die to re-roll.", face=_FACE),
    Action("throw", "Merchant: re-roll the dice chosen."),
    Action(
        "serving_maid",
        "Serving Maid: add 1, 2 or 3 pips to one active die.",
        where=_stays_on_the_die,
        ruling="C7",
        face=_FACE,
        pips=Integer(1, 3),
    ),
    Action("noblewoman", "Noblewoman: add 1 pip to an active die not yet raised.", face=_FACE),
    Action("nobleman", "Nobleman: add 2 pips to an active die not yet raised.", face=_FACE),
    Action("enough", "Noblewoman or Nobleman: raise no more dice."),
    Action(
        "philosopher",
        "Philosopher: move pips from one active die to another.",
        where=_moves_pips,
        ruling="C7",
        giver=_FACE,
        receiver=_FACE,
        pips=Integer(1, 5),
    ),
    Action(
        "astronomer",
        "Astronomer: turn an active die to a face set aside.",
        where=_changes,
        ruling="C7",
        face=_FACE,
        to=_FACE,
    ),
    Action("magician", "Magician: turn an active die to any face.", where=_changes, ruling="C7", face=_FACE, to=_FACE),
    Action("alchemist", "Alchemist: choose one of three active dice.", face=_FACE),
    Action("transmute", "Alchemist: choose a new face for one of the three.", face=_FACE),
    Action("take", "End the turn and take a card.", card=Member(Card)),
    Action("finish", "End the turn without a card."),
)

VERB: Values = ACTIONS.verb
ARGUMENT: Values = ACTIONS.argument
CARD: Values = np.array(
    [Card.__members__.get(a.name.upper(), NOBODY) for a in ACTIONS.actions], np.int32
)  # verb -> card

KEEP = ACTIONS["keep"]
ROLL = ACTIONS["roll"]
BRING = ACTIONS["bring"]
QUEEN = ACTIONS["queen"]
FOOL = ACTIONS["fool"]
MERCHANT = ACTIONS["merchant"]
THROW = ACTIONS["throw"]
SERVING_MAID = ACTIONS["serving_maid"]
NOBLEWOMAN = ACTIONS["noblewoman"]
NOBLEMAN = ACTIONS["nobleman"]
ENOUGH = ACTIONS["enough"]
PHILOSOPHER = ACTIONS["philosopher"]
ASTRONOMER = ACTIONS["astronomer"]
MAGICIAN = ACTIONS["magician"]
ALCHEMIST = ACTIONS["alchemist"]
TRANSMUTE = ACTIONS["transmute"]
TAKE = ACTIONS["take"]
FINISH = ACTIONS["finish"]
