"""Random play on one core, legal actions listed at every decision."""

from collections.abc import Iterator

from bench.figures import Effort, Figure, rates, sampled, scaled
from bench.setting import MOST_DECISIONS, SEED, dealt, scratch
from regalia.game import Game, stream
from regalia.schema import Array

_SECTION = "random play"


def measure(game: Game, effort: Effort) -> Iterator[Figure]:
    least, most = game.players
    for players in range(least, most + 1):
        yield from _with_players(game, effort, players)
    told = decision_times(game, effort, dealt(game, least, effort.games, telling=1))
    yield Figure(_SECTION, "decisions told", "per CPU-s", rates(told), f"{least} players")


def _with_players(game: Game, effort: Effort, players: int) -> Iterator[Figure]:
    start, detail = dealt(game, players, effort.games), f"{players} players"
    decisions = rates(decision_times(game, effort, start))
    length = _Table(game, start).play() / effort.games
    yield Figure(_SECTION, "decisions", "per CPU-s", decisions, detail)
    yield Figure(_SECTION, "games", "per CPU-s", scaled(decisions, 1 / length), detail)
    yield Figure(_SECTION, "length", "decisions", [length], detail)


def decision_times(game: Game, effort: Effort, start: Array, most: int = MOST_DECISIONS) -> list[float]:
    """CPU-seconds per decision, from those positions for that long at most, in each repetition the same."""
    return sampled(effort, lambda: _Table(game, start, most), _Table.play)


class _Table:
    """Games about to be played at random, and what is needed to choose."""

    def __init__(self, game: Game, start: Array, most: int = MOST_DECISIONS) -> None:
        self._play_randomly = game.entry_points.play_randomly
        self._records, self._most = start.copy(), most
        self._chance, self._out = stream(SEED), scratch(game)

    def play(self) -> int:
        """Play them all; return how many decisions that took."""
        return sum(
            self._play_randomly(self._records, index, self._most, self._chance, self._out)
            for index in range(len(self._records))
        )
