"""What a table may choose before the deal."""

from regalia.games.council.rules.board import BOARDS
from regalia.schema import Option, Options

FIRST_ONLY = 0
EACH = 1
ALL = 0

_BOARDS = {name: number for number, name in enumerate(BOARDS)}

OPTIONS = Options(
    Option("board", "K1", "the board, by name or by its three faces", "juvelar", _BOARDS),
    Option("coin_cap", "K13", "the most coins one can have", 20, {"none": 0}, (20,)),
    Option("tenth_bonus", "K17", "who gains points for a tenth merchant", "first", {"first": FIRST_ONLY, "each": EACH}),
    Option("permit_tie", "K18", "who gains points if several have most permits", "all", {"all": ALL, "none": 1}),
    Option("turn_limit", "K19", "turns after which the game is scored", "none", {"none": 0}, range(1, 100_001)),
)
