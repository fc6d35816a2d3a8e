"""Players that are programs. Each is given what its seat may know, as a hidden record, and nothing else."""

from typing import Protocol

from regalia.bots.analysis import analyse
from regalia.bots.budget import Budget
from regalia.bots.greedy import Greedy
from regalia.bots.random import Random
from regalia.bots.search import Search
from regalia.errors import MalformedInput, quoted
from regalia.game import Game
from regalia.schema import Array

BOTS = ("random", "greedy", "search")
THINKER = "search"  # the one that makes use of a budget


class Bot(Protocol):
    def choose(self, view: Array, seat: int) -> int:
        """The code of a legal action for a seat that may act, from what it sees (`Match.hidden`)."""


def bot(name: str, game: Game, seed: int, budget: Budget) -> Bot:
    """The bot of that name, for one seat in one match. Only the thinker makes use of a budget."""
    if name == "random":
        return Random(game, seed)
    if name == "greedy":
        return Greedy(game)
    if name == THINKER:
        return Search(game, seed, budget)
    raise MalformedInput("unknown-bot", "unknown-bot", given=quoted(name), bots=list(BOTS))


__all__ = ["BOTS", "THINKER", "Bot", "Budget", "analyse", "bot"]
