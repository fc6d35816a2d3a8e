"""The keys of To Court the King at a keyboard: one for each kind of action, the same through the whole game."""

from collections.abc import Mapping

from regalia.schema import Json

KEYS = {
    "en": {
        "keep": "k", "roll": "r", "bring": "b", "queen": "d", "fool": "f", "merchant": "m", "throw": "r",
        "serving_maid": "s", "noblewoman": "w", "nobleman": "n", "enough": ".", "philosopher": "p",
        "astronomer": "a", "magician": "g", "alchemist": "l", "transmute": "x", "take": "t", "finish": ".",
    },
    "de": {
        "keep": "b", "roll": "w", "bring": "d", "queen": "k", "fool": "n", "merchant": "r", "throw": "w",
        "serving_maid": "m", "noblewoman": "f", "nobleman": "e", "enough": ".", "philosopher": "p",
        "astronomer": "s", "magician": "z", "alchemist": "a", "transmute": "x", "take": "i", "finish": ".",
    },
}  # fmt: skip
NUMBERED = dict.fromkeys(  # a die by its face
    ("keep", "queen", "fool", "merchant", "noblewoman", "nobleman", "alchemist"), ("face", 0, 6)
)
ASKED: frozenset[str] = frozenset()  # kinds that wait for a person even where nothing else can be done
SHARED_KEYBOARD: Mapping[str, Json] = {}  # options for several people at one keyboard
HAS_TITLES = False  # whether players are spoken of by their titles
