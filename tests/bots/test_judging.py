"""What a search takes a position to be worth: traits, stages and the weights fitted to them."""

from typing import Any

import numpy as np
import pytest
from tools.weights import Table

from regalia.game import game
from regalia.kernel import UNSETTLED
from regalia.schema import Array
from tests.bots.playing import SETTINGS

EVERY_GAME = pytest.mark.parametrize(("name", "options"), SETTINGS)
GAMES = 150


def chances(traits: Array, weights: Array) -> Array:
    odds = np.exp(np.einsum("nsk,nk->ns", traits.astype(np.float64), weights) / 1000)
    summed: Array = odds / odds.sum(axis=1, keepdims=True)
    return summed


@EVERY_GAME
def test_weighed_traits_tell_who_wins_better_than_chance(name: str, options: dict[str, Any]) -> None:
    """In games that the weights were not fitted to. Traits in another order than the weights would fail here."""
    played = game(name)
    for players in range(played.players[0], played.players[1] + 1):
        sample = Table(played, players).play(GAMES, first=1_000_000)
        weights = played.rules["WEIGHTS"][players][sample.stages]
        likelihood = (sample.shares * np.log(chances(sample.traits, weights))).sum(axis=1).mean()
        assert likelihood > -np.log(players) + 0.02


@EVERY_GAME
def test_every_stage_that_games_come_to_has_weights(name: str, options: dict[str, Any]) -> None:
    played = game(name)
    for players in range(played.players[0], played.players[1] + 1):
        sample = Table(played, players).play(50)
        assert sample.stages.min() > UNSETTLED
        assert sample.stages.max() < played.rules["WEIGHTS"].shape[1]
        assert played.rules["WEIGHTS"][players].any(axis=1).all()
