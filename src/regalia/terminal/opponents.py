"""Who sits at a terminal's table: people, and bots of one kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from regalia.bots import BOTS, MOST_SECONDS, Budget, thinkers
from regalia.errors import quoted
from regalia.table import Player
from regalia.table.names import bot_name
from regalia.table.players import TITLES
from regalia.terminal.keyboard import commands
from regalia.terminal.problem import Problem
from regalia.words import Words

_USUAL = "steady"
LONGEST_NAME = 24
_NOTICED = 0.3  # seconds from which on a pause is felt


class Person(NamedTuple):
    """Somebody at the keyboard. T1: the title is chosen; if it is not, it is the usual one of the seat."""

    name: str
    title: str | None = None


@dataclass(frozen=True)
class Kind:
    """Which bots, and how many seconds they think about a decision."""

    name: str
    think: float = 0.5


def is_slow(player: Player) -> bool:
    """Whether people notice that a player thinks."""
    return player.thinks and (player.budget.seconds or 0) >= _NOTICED


def kind_of(name: str | None, think: str | None) -> Kind:
    """The bots that were asked for."""
    name = _USUAL if name is None else name
    if name not in BOTS:
        raise Problem("problem-bot", given=quoted(name), bots=", ".join(BOTS))
    if think is None:
        return Kind(name)
    if not BOTS[name].uses_budget:
        raise Problem("problem-think-alone", thinkers=", ".join(thinkers()))
    return Kind(name, seconds(think))


def seconds(text: str) -> float:
    """The time to think that was typed."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= MOST_SECONDS:  # NaN fails too
        raise Problem("problem-think", most=MOST_SECONDS, given=quoted(text))
    return number


def given_people(text: str | None, words: Words) -> list[Person]:
    """People as they were typed: names with commas between them, each with a colon and its title if that is chosen."""
    people = [_person(part.strip(), words) for part in (text or "").split(",") if part.strip()]
    names = [person.name for person in people]
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or names.count(name) > 1:
            raise Problem("problem-name", most=LONGEST_NAME, given=quoted(name))
    return people


def _person(text: str, words: Words) -> Person:
    name, colon, letter = text.partition(":")
    if not colon:
        return Person(name)
    title = commands(words, *TITLES).get(letter.strip().casefold())
    if title is None:
        raise Problem("problem-title", given=quoted(text))
    return Person(name.strip(), title)


def seated(players: int, people: Sequence[Person], kind: Kind) -> list[Player]:
    """People have the lowest seats, bots the others."""
    titles = all_titles([person.title for person in people], players)
    guests = [Player(person.name, title=title) for person, title in zip(people, titles, strict=False)]
    budget = Budget(seconds=kind.think)
    return guests + [
        Player(bot_name(seat, titles[seat]), kind.name, budget, titles[seat]) for seat in range(len(people), players)
    ]


def all_titles(chosen: Sequence[str | None], players: int) -> list[str]:
    """T1: the titles that are chosen; where none is, another than that of the seat before."""
    titles: list[str] = []
    for title in [*chosen, *[None] * (players - len(chosen))]:
        last = titles[-1] if titles else TITLES[0]
        titles.append(title or TITLES[1 - TITLES.index(last)])
    return titles
