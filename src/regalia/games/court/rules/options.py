"""What a table may choose before the deal."""

from regalia.schema import Option, Options

UNLIMITED = 0
AS_MANY_AS_PLAYERS = 1

OPTIONS = Options(
    Option(
        "fools", "C11", "how many Fools there are", "unlimited", {"unlimited": UNLIMITED, "players": AS_MANY_AS_PLAYERS}
    ),
    Option("dice_limit", "C8", "how many dice may be in play at once", 32, {}, (12, 32)),
    Option("turn_limit", "C21", "turns after which the game is drawn", "none", {"none": 0}, range(1, 100_001)),
)
