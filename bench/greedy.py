"""The game's own sensible bot: what a decision of it costs, and how long its games are."""

from collections.abc import Iterator

import numpy as np

from bench.figures import Effort, Figure, sampled, scaled
from bench.setting import at_each, dealt, loops, scratch
from regalia.game import Game
from regalia.schema import Array

_SECTION = "greedy"
_ROOM = 20_000  # decisions; a game that is longer is broken off


def measure(game: Game, effort: Effort) -> Iterator[Figure]:
    least, most = game.players
    for players in range(least, most + 1):
        yield from _with_players(game, effort, players)


def _with_players(game: Game, effort: Effort, players: int) -> Iterator[Figure]:
    detail = f"{players} players"
    records = dealt(game, players, effort.games)
    seen = [_play(game, records, index) for index in range(effort.games)]
    choose = at_each(loops(game).choose_greedily, scratch(game))
    times = sampled(effort, np.concatenate(seen).copy, choose)
    yield Figure(_SECTION, "decision", "µs", scaled(times, 1e6), detail)
    yield Figure(_SECTION, "length", "decisions", [sum(map(len, seen)) / effort.games], detail)
    counted = "rounds" if "rounds" in game.layout.fields else "turn"
    yield Figure(_SECTION, f"{counted.rstrip('s')}s", "per game", [float(records[counted].mean())], detail)


def _play(game: Game, records: Array, index: int) -> Array:
    """Play one game to its end; what its bots saw on the way."""
    hidden = game.layout.blank(_ROOM)
    return hidden[: loops(game).play_greedily(records, index, hidden, scratch(game))].copy()
