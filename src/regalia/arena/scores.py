"""Who won how often, and how sure that is."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from regalia.arena.contest import Contest, Played
from regalia.schema import Array, Json

_DEVIATIONS = 1.959963984540054  # of the normal distribution: 95 % lie within


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate.

    It takes games for independent. Ours are paired, with the same deal for each entrant in each seat, so luck evens
    out better than that: the interval is rather too wide.
    """
    rate, square = wins / games, _DEVIATIONS**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(max(0.0, rate * (1 - rate)) / games + square / (4 * games**2))
    half = _DEVIATIONS * spread / (1 + square / games)
    return max(0.0, round(middle - half, 12)), min(
        1.0, round(middle + half, 12)
    )  # rounded so that no wins give exactly 0


@dataclass(frozen=True)
class Score:
    """Wins among games; a win shared by several is a part of a win for each of them."""

    name: str
    wins: float
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def low(self) -> float:
        return interval(self.wins, self.games)[0]

    @property
    def high(self) -> float:
        return interval(self.wins, self.games)[1]


class Results:
    """A contest with its games, in the order of their numbers."""

    def __init__(self, contest: Contest, played: Sequence[Played]) -> None:
        self.contest = contest
        self.played = sorted(played, key=lambda game: game.number)
        self.names = [entrant.name for entrant in contest.entrants]

    @property
    def games(self) -> int:
        return len(self.played)

    @cached_property
    def shares(self) -> Array:
        """What each entrant has of the win of each game."""
        found = np.zeros((self.games, len(self.names)))
        for row, game in enumerate(self.played):
            seated = self.contest.seated(game.number)
            for seat in game.winners:
                found[row, seated[seat]] = 1 / len(game.winners)
        return found

    @property
    def scores(self) -> list[Score]:
        wins = self.shares.sum(axis=0).tolist()
        return [Score(name, won, self.games) for name, won in zip(self.names, wins, strict=True)]

    @cached_property
    def by_place(self) -> tuple[Array, Array]:
        """For each entrant and each place, counted around the table from the seat that acted first: wins, and games."""
        seats = len(self.names)
        wins, games = np.zeros((seats, seats)), np.zeros((seats, seats), np.int64)
        for row, game in enumerate(self.played):
            for seat, entrant in enumerate(self.contest.seated(game.number)):
                place = (seat - game.first) % seats
                games[entrant, place] += 1
                wins[entrant, place] += self.shares[row, entrant]
        return wins, games

    @cached_property
    def margins(self) -> list[float]:
        """By entrant: its points less the most that another has, on average."""
        found = np.zeros((self.games, len(self.names)))
        for row, game in enumerate(self.played):
            for seat, entrant in enumerate(self.contest.seated(game.number)):
                others = [points for other, points in enumerate(game.points) if other != seat]
                found[row, entrant] = game.points[seat] - max(others)
        return [float(margin) for margin in found.mean(axis=0)]

    @cached_property
    def times(self) -> list[Array]:
        """By entrant: seconds for each of its decisions."""
        return [np.concatenate(times).astype(np.float64) for times in zip(*(g.times for g in self.played), strict=True)]

    @property
    def milliseconds(self) -> list[float]:
        """By entrant: what a decision took on average; 0 where there was never anything to decide."""
        return [float(1000 * seconds.mean()) if len(seconds) else 0.0 for seconds in self.times]

    def as_json(self) -> dict[str, Json]:
        bots = [
            {
                "name": score.name,
                "wins": score.wins,
                "win_rate": score.rate,
                "low": score.low,
                "high": score.high,
                "margin": margin,
                "ms_per_move": spent,
            }
            for score, margin, spent in zip(self.scores, self.margins, self.milliseconds, strict=True)
        ]
        return {"game": self.contest.game, "games": self.games, "asked": self.contest.games, "bots": bots}
