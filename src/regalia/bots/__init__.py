"""Players that are programs. Each is given what its seat may know, as a hidden record, and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from regalia.bots.analysis import analyse
from regalia.bots.budget import MOST_ITERATIONS, MOST_SECONDS, Budget
from regalia.bots.easy import Easy
from regalia.bots.greedy import Greedy
from regalia.bots.memory import SearchMemory
from regalia.bots.random import Random
from regalia.bots.search import Search
from regalia.errors import MalformedInput, quoted
from regalia.game import Game
from regalia.schema import Array


class Bot(Protocol):
    def choose(self, view: Array, seat: int) -> int:
        """The code of a legal action for a seat that may act, from what it sees (`Match.hidden`)."""


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: all that is known of it elsewhere, so that one line below is all that another one adds."""

    make: Callable[[Game, int, Budget, SearchMemory | None], Bot]
    uses_budget: bool
    about: str  # the message that says how it plays
    is_opponent: bool = False  # whether it is offered to people: the others are for comparisons of bots


BOTS = {
    "easy": BotKind(lambda game, seed, budget, memory: Easy(game, seed), False, "bot-easy", is_opponent=True),
    "steady": BotKind(lambda game, seed, budget, memory: Greedy(game), False, "bot-steady", is_opponent=True),
    "strong": BotKind(Search, True, "bot-strong", is_opponent=True),
    "random": BotKind(lambda game, seed, budget, memory: Random(game, seed), False, "bot-random"),
    "greedy": BotKind(lambda game, seed, budget, memory: Greedy(game), False, "bot-greedy"),
    "search": BotKind(Search, True, "bot-search"),
}


def thinkers() -> list[str]:
    """The bots that make use of a budget."""
    return [name for name, kind in BOTS.items() if kind.uses_budget]


def opponents() -> list[str]:
    """The bots that are offered to people, the weakest first."""
    return [name for name, kind in BOTS.items() if kind.is_opponent]


def bot(name: str, game: Game, seed: int, budget: Budget, memory: SearchMemory | None = None) -> Bot:
    """The bot of that name, for one seat in one match.

    Those that think keep what they found out in a memory of their own, unless they are lent one that serves many.
    """
    if not isinstance(name, str) or name not in BOTS:
        raise MalformedInput("unknown-bot", "unknown-bot", given=quoted(name), bots=list(BOTS))
    return BOTS[name].make(game, seed, budget, memory)


__all__ = [
    "BOTS", "MOST_ITERATIONS", "MOST_SECONDS", "Bot", "BotKind", "Budget", "SearchMemory", "analyse", "bot",
    "opponents", "thinkers",
]  # fmt: skip
