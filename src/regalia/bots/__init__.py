"""Players that are programs. Each is given what its seat may know, as a hidden record, and nothing else."""

from typing import Protocol

from regalia.bots.analysis import analyse
from regalia.bots.budget import Budget
from regalia.bots.greedy import Greedy
from regalia.bots.random import Random
from regalia.bots.search import Search
from regalia.errors import MalformedAction, quoted
from regalia.game import Game
from regalia.schema import Array

BOTS = ("random", "greedy", "search")


class Bot(Protocol):
    def choose(self, view: Array, seat: int) -> int:
        """The code of a legal action for a seat that may act, from what it sees (`Match.hidden`)."""


def bot(name: str, game: Game, seed: int, budget: Budget) -> Bot:
    """The bot of that name, for one seat in one match. Only `search` makes use of a budget."""
    if name == "random":
        return Random(game, seed)
    if name == "greedy":
        return Greedy(game)
    if name == "search":
        return Search(game, seed, budget)
    raise MalformedAction("unknown-bot", f"There is no bot {quoted(name)}; there is {', '.join(BOTS)}.")


__all__ = ["BOTS", "Bot", "Budget", "analyse", "bot"]
