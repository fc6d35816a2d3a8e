"""What a search takes a position to be worth: traits, stages, and the weights and units fitted to them."""

from typing import Any

import numpy as np
import pytest
from tools.units import sources
from tools.weights import Table

from regalia.bots.memory import WORLD, memory
from regalia.bots.tree import tree
from regalia.game import Game, load_game
from regalia.kernel import UNSETTLED
from regalia.schema import Array
from tests.bots.playing import SETTINGS

EVERY_GAME = pytest.mark.parametrize(("name", "options"), SETTINGS)
GAMES = 150
FOR_UNITS = {2: 8000, 3: 400, 4: 400, 5: 400}  # they tell much among several players, less among two
THOUSAND = 1000


def weighed(game: Game, stages: Array, traits: Array) -> Array:
    """The log-odds of every seat, by the weights alone."""
    weights = game.judging.WEIGHTS[traits.shape[1]][stages]
    odds: Array = np.einsum("nsk,nk->ns", traits, weights, dtype=np.float64) / THOUSAND
    return odds


def output(game: Game, stages: Array, traits: Array) -> Array | float:
    """What the units add to that."""
    units = game.judging.HIDDEN_LAYER
    if units.shape[-1] == 0:
        return 0.0
    *fed, adds = units[traits.shape[1]].astype(np.float64)
    activations = np.maximum(sources(stages, traits, game.judging.WEIGHTS.shape[1]) @ np.array(fed), 0)
    added: Array = (activations @ adds).reshape(traits.shape[:2]) / THOUSAND**2
    return added


def chances(odds: Array) -> Array:
    raised = np.exp(odds)
    shared: Array = raised / raised.sum(axis=1, keepdims=True)
    return shared


def likelihood(odds: Array, shares: Array) -> float:
    return float((shares * np.log(chances(odds))).sum(axis=1).mean())


@EVERY_GAME
def test_weighed_traits_tell_who_wins_better_than_chance(name: str, options: dict[str, Any]) -> None:
    """In games that the weights were not fitted to. Traits in another order than the weights would fail here."""
    game = load_game(name)
    for players in range(game.players[0], game.players[1] + 1):
        stages, traits, shares = Table(game, players).play(GAMES, first=1_000_000)
        assert likelihood(weighed(game, stages, traits), shares) > -np.log(players) + 0.02


def test_the_units_of_court_tell_more_than_its_weights_alone() -> None:
    court = load_game("court")
    for players, games in FOR_UNITS.items():
        stages, traits, shares = Table(court, players).play(games, first=1_000_000)
        odds = weighed(court, stages, traits)
        assert likelihood(odds + output(court, stages, traits), shares) > likelihood(odds, shares)


@EVERY_GAME
def test_the_search_judges_by_these_weights_and_units(name: str, options: dict[str, Any]) -> None:
    game = load_game(name)
    m = memory(game, seed=1)
    for players in range(game.players[0], game.players[1] + 1):
        m.worlds[WORLD] = game.deal(players, 5, options, game.edition)[0]
        m.worlds[WORLD].telling = 0
        stage = tree(game).play_on(m)
        tree(game).judge(m, stage)
        stages, traits = np.array([stage]), m.traits[None, :players]
        odds = weighed(game, stages, traits) + output(game, stages, traits)
        assert m.values[:players] == pytest.approx(chances(odds)[0])


@EVERY_GAME
def test_every_stage_that_games_come_to_has_weights(name: str, options: dict[str, Any]) -> None:
    game = load_game(name)
    for players in range(game.players[0], game.players[1] + 1):
        sample = Table(game, players).play(50)
        assert sample.stages.min() > UNSETTLED
        assert sample.stages.max() < game.judging.WEIGHTS.shape[1]
        assert game.judging.WEIGHTS[players].any(axis=1).all()
