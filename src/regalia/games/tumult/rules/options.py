"""What a table may choose before the deal."""

from regalia.games.tumult.rules.figures import STANDARD, fill
from regalia.games.tumult.rules.record import Taxes
from regalia.schema import Figures, Json, Option, Options

OWN = 0
BUDGET = 26
WITHOUT_CLOCK: dict[str, Json] = {"taxes": "budget"}  # what programs play among themselves

OPTIONS = Options(
    Option("taxes", "T7", "how taxes are collected", "hourglass", {mode.name.lower(): mode.value for mode in Taxes}),
    Option("seconds", "T7", "how long the hourglass runs", 20, {}, range(10, 61), only={"taxes": "hourglass"}),
    Option("budget", "T7", "hand movements a player", BUDGET, {}, range(1, 1001), only={"taxes": "budget"}),
    Option("practice", "T7", "a trial run of the taxes before the first round", "no", {"no": 0, "yes": 1}, first="yes"),
    Option("gamble", "T22", "the king spins after the reveal, once for each good", "no", {"no": 0, "yes": 1}),
    Figures("components", "T2", "the figures that are stand-ins, as an owner of the box knows them", STANDARD, fill),
    Option("memory", "T6", "whether a seat goes on seeing what it saw this round", "own", {"own": OWN, "none": 1}),
)
