"""Hints: what the search thinks of every legal action."""

from regalia.bots.budget import Budget
from regalia.bots.search import Search
from regalia.errors import IllegalAction
from regalia.match import Match
from regalia.schema import Json
from regalia.sentences import Argument, Seat


def analyse(match: Match, seat: int, budget: Budget, seed: int = 0) -> list[dict[str, Json]]:
    """Every legal action of a seat, the best first, from what that seat may know and no more.

    `value` is the chance to win that the action seems to give, `visits` how often it was tried. Within a budget that
    is too small for all of them some are not tried at all: their value is None.
    """
    legal = match.legal(seat)
    if not legal:
        actors: list[Argument] = [Seat(actor) for actor in match.actors]
        raise IllegalAction("not-your-turn", "not-your-turn", actors=actors)
    write = match.game.actions.write
    judged = Search(match.game, seed, budget).analyse(match.hidden(seat), seat)
    known = [{"action": write(code), "value": value, "visits": visits} for code, visits, value in judged]
    tried = [entry["action"] for entry in known]
    return known + [{"action": action, "value": None, "visits": 0} for action in legal if action not in tried]
