"""Hints: what the search thinks of every legal action."""

import numpy as np

from regalia.bots.budget import Budget
from regalia.bots.memory import SearchMemory
from regalia.bots.search import Search
from regalia.errors import MalformedInput, quoted
from regalia.match import Match
from regalia.schema import Json


def analyse(
    match: Match, seat: int, budget: Budget, seed: int = 0, memory: SearchMemory | None = None
) -> list[dict[str, Json]]:
    """Every legal action of a seat that may act, the best first, from what that seat may know and no more.

    `value` is the chance to win that the action seems to give, `visits` how often it was tried. Within a budget that
    is too small for all of them some are not tried at all: their value is None.
    """
    if not isinstance(match, Match):
        raise MalformedInput("malformed-match", "no-match", given=quoted(match))
    game, view = match.game, match.hidden(seat)
    judged = Search(game, seed, budget, memory).analyse(view, seat)
    legal = np.zeros(len(game.actions), np.int32)
    number = game.entry_points.legal_at(view, 0, seat, legal)
    untried = [code for code in legal[:number].tolist() if code not in {entry.action for entry in judged}]
    rows = [*judged, *((code, 0, None) for code in untried)]
    return [{"action": game.actions.write(code), "value": value, "visits": visits} for code, visits, value in rows]
