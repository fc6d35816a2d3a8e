"""What is measured on: games dealt, a stream to choose by, and positions on the way."""

from collections.abc import Callable
from functools import cache

import numpy as np

from bench.loops import Loops
from regalia.game import Game, stream
from regalia.schema import Array

MOST_DECISIONS = 100_000  # a game of random or weak play that is longer is broken off
_STRIDE = 97  # decisions from one position kept to the next
SEED = 1


def dealt(game: Game, players: int, games: int, telling: int = 0) -> Array:
    """The same games at every call, without a story as in simulation."""
    records: Array = np.concatenate(
        [game.deal(players, seed, game.without_clock, game.edition) for seed in range(games)]
    )
    records["telling"] = telling
    return records


def scratch(game: Game) -> Array:
    return np.zeros(len(game.actions), np.int32)


def positions(game: Game, players: int, games: int) -> Array:
    """Positions from the whole length of some random games."""
    chance, out, kept = stream(SEED), scratch(game), []
    records = dealt(game, players, games)
    for index in range(games):
        for _ in range(MOST_DECISIONS // _STRIDE):
            if game.entry_points.actors_at(records, index) == 0:
                break
            kept.append(records[index : index + 1].copy())
            game.entry_points.play_randomly(records, index, _STRIDE, chance, out)
    return np.concatenate(kept)


@cache
def loops(game: Game) -> Loops:
    """The compiled loops over a game's rules."""
    return Loops(game)


def at_each(loop: Callable[[Array, Array], int], out: Array) -> Callable[[Array], int]:
    """A loop over positions as a piece of work: one unit a position."""

    def work(positions: Array) -> int:
        loop(positions, out)
        return len(positions)

    return work
