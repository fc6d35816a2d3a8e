"""The keys of Tumult Royale at a keyboard: one for each kind of action, the same through the whole game."""

from collections.abc import Mapping

from regalia.games.tumult.rules.record import PLACES
from regalia.schema import Json

KEYS = {
    "en": {
        "erect": "s", "ready": "r", "start": "g", "lift": "l", "keep": "k", "return": "b", "done": ".", "place": "s",
        "pay": "p", "cheapest": "c", "pass": ".", "reveal": "t",
    },
    "de": {
        "erect": "s", "ready": "f", "start": "d", "lift": "n", "keep": "b", "return": "z", "done": ".", "place": "s",
        "pay": "l", "cheapest": "g", "pass": ".", "reveal": "a",
    },
}  # fmt: skip
NUMBERED = {"lift": ("place", 1, PLACES)}  # a tile by its place, counted from 1
ASKED = frozenset({"ready", "start"})  # kinds that wait for a person even where nothing else can be done
SHARED_KEYBOARD: Mapping[str, Json] = {"taxes": "turns"}  # options for several people at one keyboard
HAS_TITLES = True  # whether players are spoken of by their titles
