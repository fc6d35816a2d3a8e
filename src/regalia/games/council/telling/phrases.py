"""The things of Council of 4 as messages: cities, permits, cards, councillors and what a bonus gives."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from regalia.games.council.rules.board import PERMIT_BONUS, SQUARE_BONUS, TOKEN_BONUS, Gain
from regalia.games.council.rules.record import Card, Permit
from regalia.schema import Json, Values
from regalia.sentences import Argument, Seat, Sentence

Bonus = Mapping[str, int]  # how much of each gain, those of nothing left out

GAINS = [gain.name.lower() for gain in Gain]
KINDS = [card.name.lower() for card in Card]
NOTHING = Sentence("gain-nothing")


def bonus(amounts: Sequence[int]) -> dict[str, int]:
    """A bonus from its columns."""
    return {name: amount for name, amount in zip(GAINS, amounts, strict=True) if amount}


def _bonuses(rows: Values) -> list[dict[str, int]]:
    return [bonus([int(rows[row, gain]) for gain in Gain]) for row in range(len(rows))]


TOKENS = _bonuses(TOKEN_BONUS)
SQUARES = _bonuses(SQUARE_BONUS)
PERMITS = {permit.name.lower(): given for permit, given in zip(Permit, _bonuses(PERMIT_BONUS), strict=True)}


def gains(bonus: Bonus) -> list[Argument]:
    """All that a bonus gives."""
    return [Sentence(f"gain-{name}", {"amount": bonus[name]}) for name in GAINS if bonus.get(name)] or [NOTHING]


@cache
def permit(name: str) -> Sentence:
    """A permit is called by the letters of its cities."""
    return Sentence("permit", {"letters": list(name.upper()), "bonus": gains(PERMITS[name])})


@cache
def offer(name: str) -> Sentence:
    """A permit with its bonus."""
    return Sentence("permit.offer", permit(name).arguments)


def card(name: str) -> Sentence:
    return Sentence(f"card-{name}")


def cards(names: Iterable[str | None]) -> list[Argument]:
    """Cards one by one; None is no card."""
    return [card(name) for name in names if name is not None]


def counted(counts: Sequence[int]) -> list[Argument]:
    """Cards counted by kind."""
    held = [(kind, count) for kind, count in zip(KINDS, counts, strict=True) if count]
    return [Sentence(f"card-{kind}.counted", {"count": count}) for kind, count in held] or [NOTHING]


def city(name: str) -> Sentence:
    return Sentence(f"city-{name}")


def councillor(colour: str) -> Sentence:
    return Sentence(f"councillor-{colour}")


def council(name: str) -> Sentence:
    return Sentence(f"council-{name}")


def region(name: str) -> Sentence:
    return Sentence(f"region-{name}")


def metal(name: str) -> Sentence:
    return Sentence(f"metal-{name}")


_THINGS: dict[str, Callable[[Any], Argument]] = {
    "seat": Seat,
    "permit": permit,
    "permits": lambda names: [offer(name) for name in names],
    "card": card,
    "cards": cards,
    "city": city,
    "cities": lambda names: [city(name) for name in names],
    "colour": councillor,
    "dropped": councillor,
    "council": council,
    "region": region,
    "metal": metal,
    "gains": gains,
}


def said(name: str, value: Json) -> Argument:
    """What an argument of that name speaks of: a thing by its message, anything else as it is."""
    thing = _THINGS.get(name)
    said: Argument = value if thing is None else thing(value)
    return said
