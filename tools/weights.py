"""`python -m tools.weights court council tumult`: fit what the traits of a position weigh (`weights.json`).

The chance of each seat to win is taken as a softmax of its weighted traits. The weights are those that make the
winners of many games likeliest, for each number of players and each stage of the game: a conditional logit, found by
Newton's method. The players are greedy. Up to some moment of each game they err, else nothing would be known of what
they never choose, or always choose together; and the last time they err towards what is seldom seen (`sampling.stray`).
From then on they do not, and only then do positions count.

A game whose judging declares units has them fitted to the same positions (see `units`).
"""

import argparse
import json
import re
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from regalia.game import GAMES, Game, load_game, stream
from regalia.schema import Array, Json
from tools.sampling import MOST_ERRORS, PLAYED, RECORDS, sampling
from tools.units import learn

_SEED = 1
_GAMES, _GAMES_FOR_UNITS = 30_000, 300_000
_MOST_POSITIONS = 500  # of a game
_FIRST_GAMES = 50  # to see how long games are
_FEWEST_POSITIONS = 200  # that a stage is fitted by; those with fewer weigh as the nearest that has enough
_RIDGE = 20.0  # pulls the weights of rare traits to 0
_STEPS = 12
_THOUSAND = 1000


class Sample(NamedTuple):
    """Settled positions, and each seat's share of the win in the end."""

    stages: Array
    traits: Array
    shares: Array


class Table:
    """Where the games are played."""

    def __init__(self, game: Game, players: int) -> None:
        self._game, self._players = game, players
        self._loops = sampling(game)
        self._draw = np.random.default_rng([_SEED, players])
        self._chance = stream(players)
        self._records = game.layout.blank(RECORDS)
        self._out = np.zeros(len(game.actions), np.int32)
        self._stages = np.zeros(_MOST_POSITIONS, np.int32)
        self._traits = np.zeros((_MOST_POSITIONS, players, game.judging.WEIGHTS.shape[-1]), np.int32)

    @cached_property
    def _usual(self) -> int:
        """How many settled positions a game has."""
        return sum(self._finish(self._dealt(number)) for number in range(_FIRST_GAMES)) // _FIRST_GAMES

    def _dealt(self, number: int) -> Array:
        return self._game.deal(self._players, number, self._options(), self._game.edition)

    def _finish(self, record: Array, strays: int = 0, errors: int = 0) -> int:
        """Play to the end; return how many settled positions were noted."""
        self._records[:1] = record
        self._records["telling"] = 0
        noted: int = self._loops.play(
            self._records, strays, errors, self._chance, self._out, self._stages, self._traits
        )
        return noted

    def _shares(self) -> Array:
        """Each seat's share of the win."""
        places = np.zeros(self._players, np.int32)
        self._game.entry_points.places_at(self._records, PLAYED, places)
        shares: Array = (places == 1) / np.count_nonzero(places == 1)
        return shares

    def play_on(self, record: Array) -> Array:
        """Each seat's share of the win when greedy players go on from here."""
        self._finish(record)
        return self._shares()

    def play(self, games: int, first: int = 0) -> Sample:
        """Games from a number on: every number is another deal."""
        columns = zip(*(self._positions(number) for number in range(first, first + games)), strict=True)
        return Sample(*(np.concatenate(column) for column in columns))

    def _positions(self, number: int) -> Sample:
        strays = int(self._draw.integers(self._usual + 1))
        errors = max(0, int(self._draw.integers(-MOST_ERRORS, MOST_ERRORS)))  # in half of the games none
        noted = self._finish(self._dealt(number), strays, errors)
        traits = self._traits[:noted].astype(np.int16)
        return Sample(self._stages[:noted].copy(), traits, np.tile(self._shares(), (noted, 1)))

    def _options(self) -> dict[str, Json]:
        """Any board, where a game has several."""
        chosen = dict(self._game.without_clock)
        for option in self._game.options.choices:
            if option.name == "board":
                chosen["board"] = str(self._draw.choice(list(option.words)))
        return chosen


def fit(traits: Array, shares: Array) -> tuple[Array, float]:
    """The weights that make the winners likeliest, and the mean logarithm of how likely they make them."""
    seen: Array = traits - traits.mean(axis=1, keepdims=True)  # what is alike for all seats says nothing
    flat = seen.reshape(-1, seen.shape[-1])
    fitted = np.zeros(seen.shape[-1])
    for _ in range(_STEPS):
        chances = np.exp(seen @ fitted)
        chances /= chances.sum(axis=1, keepdims=True)
        slope = flat.T @ (shares - chances).reshape(-1) - _RIDGE * fitted
        mean = np.einsum("ns,nsk->nk", chances, seen)
        curve = flat.T @ (flat * chances.reshape(-1, 1)) - mean.T @ mean
        fitted += np.linalg.solve(curve + _RIDGE * np.eye(len(fitted)), slope)
    return fitted, float((shares * np.log(chances)).sum(axis=1).mean())


def fit_stages(sample: Sample, stages: int) -> Array:
    """The weights of each stage."""
    numbers = np.bincount(sample.stages, minlength=stages)
    enough = [stage for stage in range(stages) if numbers[stage] >= _FEWEST_POSITIONS]
    fitted = np.zeros((stages, sample.traits.shape[-1]))
    for stage in enough:
        here = sample.stages == stage
        fitted[stage], likelihood = fit(sample.traits[here], sample.shares[here])
        print(f"  stage {stage}: {numbers[stage]} positions, mean log-likelihood {likelihood:.3f}", flush=True)
    nearest = [min(enough, key=lambda other: abs(other - stage)) for stage in range(stages)]
    return fitted[nearest]


def in_thousandths(table: Array) -> list[list[int]]:
    rows: list[list[int]] = np.rint(table * _THOUSAND).astype(int).tolist()
    return rows


def fit_game(game: Game, games: int | None) -> dict[str, Any]:
    stages, units = game.judging.WEIGHTS.shape[1], game.judging.HIDDEN_LAYER.shape[-1]
    games = games or (_GAMES_FOR_UNITS if units else _GAMES)
    source = (
        f"fitted to {games} games of greedy players who err at first, for each number of players, by tools/weights.py"
    )
    content: dict[str, Any] = {"source": source, "weights": {}} | ({"units": {}} if units else {})
    for players in range(game.players[0], game.players[1] + 1):
        print(f"{game.name}, {players} players", flush=True)
        sample = Table(game, players).play(games)
        weights = fit_stages(sample, stages)
        content["weights"][str(players)] = in_thousandths(weights)
        if units:
            content["units"][str(players)] = in_thousandths(learn(*sample, weights, units))
    return content


def write(file: Path, content: dict[str, Any]) -> None:
    """A line a stage or a source, so that a change can be read."""
    text = json.dumps(content, indent=1)
    text = re.sub(r"\[([^\[\]]+)\]", lambda row: f"[{' '.join(row[1].split())}]", text)
    file.write_text(text + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.weights", description="Fit what traits weigh.")
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument(
        "--games", type=int, help=f"for each number of players ({_GAMES}; for units {_GAMES_FOR_UNITS})"
    )
    arguments = parser.parse_args()
    for name in arguments.game:
        file = Path(__file__).parent.parent / "src" / "regalia" / "games" / name / "bot" / "weights.json"
        file.unlink(missing_ok=True)  # it may be for other traits than those of today
        write(file, fit_game(load_game(name), arguments.games))


if __name__ == "__main__":
    main()
