"""A contest as it is typed: the bots, their budgets, and how many games."""

from argparse import Namespace

from regalia.arena.contest import Entrant
from regalia.bots import BOTS, MOST_ITERATIONS, Budget, thinkers
from regalia.errors import quoted
from regalia.game import Game
from regalia.terminal.opponents import seconds
from regalia.terminal.problem import Problem

MOST_GAMES = 100_000
MOST_WORKERS = 1000

_USUAL_BOTS = "search,greedy"
_USUAL_SECONDS = 0.05


def entrants(arguments: Namespace, game: Game) -> tuple[Entrant, ...]:
    """The bots, one a seat, each with the budget of all or with its own."""
    budget = _shared_budget(arguments)
    names = (_USUAL_BOTS if arguments.bots is None else arguments.bots).split(",")
    entered = tuple(_entrant(name, budget) for name in names)
    least, most = game.players
    if not least <= len(entered) <= most:
        raise Problem("problem-entrants", game=game.name, least=least, most=most, given=len(entered))
    return entered


def _shared_budget(arguments: Namespace) -> Budget:
    if arguments.think is not None and arguments.iterations is not None:
        raise Problem("problem-budgets")
    if arguments.iterations is not None:
        return _iterations(arguments.iterations)
    return Budget(seconds=_USUAL_SECONDS if arguments.think is None else seconds(arguments.think))


def _entrant(name: str, budget: Budget) -> Entrant:
    """A bot's name; after an @ its own seconds, or iterations with an i."""
    bot, at, own = name.partition("@")
    if bot not in BOTS:
        raise Problem("problem-bot", given=quoted(bot), bots=", ".join(BOTS))
    if at and not BOTS[bot].uses_budget:
        raise Problem("problem-budget-alone", thinkers=", ".join(thinkers()), given=quoted(name))
    if at:
        budget = _iterations(own[:-1]) if own.endswith("i") else Budget(seconds=seconds(own))
    return Entrant(name, bot, budget)


def _iterations(text: str) -> Budget:
    return Budget(iterations=count("iterations", text, 1, MOST_ITERATIONS))


def count(name: str, text: str | None, default: int, most: int) -> int:
    """The whole number, from 1 on, that was typed for an option."""
    if text is None:
        return default
    try:
        number = int(text)
    except ValueError:
        number = 0
    if not 1 <= number <= most:
        raise Problem(f"problem-{name}", most=most, given=quoted(text))
    return number
