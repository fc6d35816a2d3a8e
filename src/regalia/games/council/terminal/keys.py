"""The keys of Council of 4 at a keyboard: one for each kind of action, the same through the whole game."""

from collections.abc import Mapping

from regalia.schema import Json

KEYS = {
    "en": {
        "elect": "e", "acquire": "p", "place": "m", "visit": "v", "engage": "s", "change": "n", "send": "d",
        "additional": "a", "end": ".", "lay": "l", "confirm": ".", "cheapest": "c", "repeat": "t", "free": "f",
        "decline": ".", "reuse": "r",
    },
    "de": {
        "elect": "w", "acquire": "l", "place": "e", "visit": "k", "engage": "d", "change": "t", "send": "s",
        "additional": "z", "end": ".", "lay": "a", "confirm": ".", "cheapest": "g", "repeat": "m", "free": "f",
        "decline": ".", "reuse": "n",
    },
}  # fmt: skip
NUMBERED: Mapping[str, tuple[str, int, int]] = {}  # kinds of actions that are numbered as their pieces are: none
ASKED: frozenset[str] = frozenset()  # kinds that wait for a person even where nothing else can be done
SHARED_KEYBOARD: Mapping[str, Json] = {}  # options for several people at one keyboard
HAS_TITLES = False  # whether players are spoken of by their titles
