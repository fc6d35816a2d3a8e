"""Positions of To Court the King from short literals, and moves from short sentences."""

from collections import Counter
from functools import partial
from typing import Any

import regalia
from regalia import Match
from regalia.games.court.rules.actions import ACTIONS
from regalia.games.court.rules.record import Card
from tests.games import language
from tests.games.language import KEY
from tests.games.language import offered as offered
from tests.games.language import told as told

# C12: copies for 2, 3, 4 and 5 players, by level
LEVELS = {
    "farmer serving_maid philosopher laborer guard": (2, 2, 3, 4),
    "hunter astronomer merchant": (1, 2, 3, 3),
    "noblewoman pawnbroker knight magician alchemist bishop nobleman general": (1, 2, 2, 3),
    "queen king": (1, 1, 1, 1),
}
COPIES = {card: copies for cards, copies in LEVELS.items() for card in cards.split()}
NAMES = [card.name.lower() for card in Card]


def counts(dice: str) -> list[int]:
    """Dice such as "5 5 2" as the record holds them: how many show 0, 1, ... 6."""
    shown = Counter(map(int, dice.split()))
    return [shown[face] for face in range(7)]


def shown(numbers: list[int]) -> str:
    """The way back, in ascending order."""
    return " ".join(str(face) for face, number in enumerate(numbers) for _ in range(number))


def order(players: int, start: int, last: int = -1) -> list[int]:
    """C13: the seats of a round; C15: in the final round one of them comes last."""
    seats = [(start + turn) % players for turn in range(players)]
    return sorted(seats, key=lambda seat: seat == last)


def table(*cards: str, seat: int = 0, active: str = "", aside: str = "", bar: str = "", **fields: Any) -> Match:
    """A match in the middle of a turn: each seat's cards, then the dice of the seat whose turn it is.

    `bar` is "7 2" for seven twos. Whatever follows from the rest (the display, the order of play) is worked out.
    """
    owned = [hand.split() for hand in (*cards, "", "")[: max(2, len(cards))]]
    players = len(owned)
    if not active and not aside:
        active = "1 2 4"
    values = {
        "random_key": KEY,
        "players": players,
        "seat": seat,
        "start": seat,
        "active": counts(active),
        "set_aside": counts(aside),
        "must_set_aside": 0 if aside else 1,
        "cards": [list(filter("charlatan".__ne__, hand)) for hand in owned] + [[]] * (5 - players),
        "charlatans": [hand.count("charlatan") for hand in owned] + [0] * (5 - players),
        "display": _display(owned, fields.get("fools", 0)),
        **{title: _holder(owned, title) for title in ("king", "queen")},
        **dict(zip(("bar_size", "bar_face"), map(int, bar.split()), strict=False)),
        **fields,
    }
    last = values["queen"] if values.get("phase") == "final" else -1
    turns_left = players - order(players, values["start"], last).index(seat)
    return regalia.position("court", {"turns_left": turns_left, **values})


def _display(owned: list[list[str]], fools: int) -> list[int]:
    held = Counter(card for hand in owned for card in hand)
    fools_left = len(owned) - held["fool"] - held["charlatan"] if fools else -1
    return [fools_left, 0, *(COPIES[card][len(owned) - 2] - held[card] for card in NAMES[2:])]


def _holder(owned: list[list[str]], title: str) -> int:
    return next((seat for seat, hand in enumerate(owned) if title in hand), -1)


def rolled(match: Match, dice: str) -> Match:
    """The same match with the dice just rolled turned to the faces wanted.

    How many dice are rolled, and what follows from a roll, is left to the rules; only their faces are ours.
    """
    position = match.position()
    assert sum(position["active"]) == sum(counts(dice)), f"{shown(position['active'])} was rolled, not {dice}"
    return regalia.position("court", {**position, "active": counts(dice)})


def action(sentence: str) -> dict[str, Any]:
    """A sentence such as "serving_maid 3 2" as an action."""
    name, *words = sentence.split()
    arguments = ACTIONS.actions[ACTIONS[name]].arguments
    values = [int(word) if word.isdigit() else word for word in words]
    return {"type": name, **dict(zip(arguments, values, strict=True))}


def read(match: Match, sentence: str) -> dict[str, Any]:
    return action(sentence)


play = partial(language.play, read)
refused = partial(language.refused, read)
can = partial(language.can, read)


def finish(match: Match, how: str = "finish") -> Match:
    """Set every active die aside and end the turn."""
    for face in shown(match.position()["active"]).split():
        play(match, f"keep {face}")
    return play(match, how)


def active(match: Match) -> str:
    return shown(match.position()["active"])


def aside(match: Match) -> str:
    return shown(match.position()["set_aside"])


def cards(match: Match, seat: int) -> list[str]:
    position = match.position()
    return [*position["cards"][seat], *["charlatan"] * position["charlatans"][seat]]
