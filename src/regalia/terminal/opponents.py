"""Who sits at a terminal's table: people, and bots of one kind."""

from dataclasses import dataclass

from regalia.bots import BOTS, MOST_SECONDS, Budget, thinkers
from regalia.errors import quoted
from regalia.table import Player
from regalia.table.names import bot_name
from regalia.table.players import TITLES
from regalia.terminal.problem import Problem
from regalia.words import Words

_USUAL = "steady"
_NOTICED = 0.3  # seconds from which on a pause is felt


@dataclass(frozen=True)
class Kind:
    """Which bots, and how many seconds they think about a decision."""

    name: str
    think: float = 0.5

    @property
    def _thinks(self) -> bool:
        return BOTS[self.name].uses_budget

    @property
    def is_slow(self) -> bool:
        """Whether people notice that it thinks."""
        return self._thinks and self.think >= _NOTICED

    @property
    def arguments(self) -> list[str]:
        """What asks for these bots on the command line."""
        named = [] if self.name == _USUAL else [f"--bot {self.name}"]
        return [*named, f"--think {self.think:g}"] if self._thinks else named


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


def seated(players: int, bots: int, kind: Kind, words: Words) -> list[Player]:
    """People have the lowest seats, bots the others."""
    titles, people = usual_titles(players), players - bots
    names = [words("name-person", number=number) for number in range(1, people + 1)]
    guests = [Player(name, title=title) for name, title in zip(names, titles, strict=False)]
    budget = Budget(seconds=kind.think)
    return guests + [
        Player(bot_name(seat, titles[seat]), kind.name, budget, titles[seat]) for seat in range(people, players)
    ]


def usual_titles(players: int) -> list[str]:
    """Who is king and who is queen is a matter of the table: here they alternate."""
    return [TITLES[(seat + 1) % 2] for seat in range(players)]
