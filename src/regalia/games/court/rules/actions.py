"""All that a player can do, in one table."""

import numpy as np

from regalia.games.court.rules.cards import BRINGS_FACE
from regalia.games.court.rules.record import NOBODY, Card
from regalia.schema import Action, Actions, Integer, Member, Values

_FACE = Integer(1, 6)


def _brings_no_die(card: int) -> str:
    return "" if BRINGS_FACE[card] else "brings-no-die"


def _leaves_the_die(face: int, pips: int) -> str:
    return "above-six" if face + pips > 6 else ""


def _changes_nothing(face: int, to: int) -> str:
    return "same-face" if face == to else ""


def _moves_no_pips(giver: int, receiver: int, pips: int) -> str:
    """Both dice stay dice, and the two are not merely exchanged."""
    if giver - pips < 1:
        return "below-one"
    if receiver + pips > 6:
        return "above-six"
    return "exchanged" if giver - pips == receiver else ""


ACTIONS = Actions(
    Action("keep", "Set one active die aside.", face=_FACE),
    Action("roll", "Roll all dice that are still active."),
    Action(
        "bring",
        "Bring in the die of the Laborer, Guard, Hunter, Pawnbroker, Knight or Bishop.",
        never=_brings_no_die,
        card=Member(Card),
    ),
    Action("queen", "Bring in the Queen's die, showing any face.", face=_FACE),
    Action("fool", "Fool: re-roll one active die.", face=_FACE),
    Action("merchant", "Merchant: choose an active die to re-roll.", face=_FACE),
    Action("throw", "Merchant: re-roll the dice chosen."),
    Action(
        "serving_maid",
        "Serving Maid: add 1, 2 or 3 pips to one active die.",
        never=_leaves_the_die,
        face=_FACE,
        pips=Integer(1, 3),
    ),
    Action("noblewoman", "Noblewoman: add 1 pip to an active die not yet raised.", face=_FACE),
    Action("nobleman", "Nobleman: add 2 pips to an active die not yet raised.", face=_FACE),
    Action("enough", "Noblewoman or Nobleman: raise no more dice."),
    Action(
        "philosopher",
        "Philosopher: move pips from one active die to another.",
        never=_moves_no_pips,
        giver=_FACE,
        receiver=_FACE,
        pips=Integer(1, 5),
    ),
    Action(
        "astronomer",
        "Astronomer: turn an active die to a face set aside.",
        never=_changes_nothing,
        face=_FACE,
        to=_FACE,
    ),
    Action("magician", "Magician: turn an active die to any face.", never=_changes_nothing, face=_FACE, to=_FACE),
    Action("alchemist", "Alchemist: choose one of three active dice, or of the last two.", face=_FACE),
    Action("transmute", "Alchemist: choose a new face for one of them.", face=_FACE),
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
