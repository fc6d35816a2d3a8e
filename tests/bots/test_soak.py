"""Never an illegal move: whole games of searches that think little, with every choice looked at."""

import os

import pytest

from regalia.bots.memory import SearchMemory, memory
from regalia.game import load_game
from tests.bots.soaking import soaking
from tests.variants import VARIANTS, Variant

SOAK = os.environ.get("REGALIA_SOAK", "") not in ("", "0")
ITERATIONS = 20
GAMES_OF = {"court": 4000, "council": 385, "tumult": 185}  # a variant, with REGALIA_SOAK=1: 100,000 in all
CHOSEN = [variant for variant in VARIANTS if SOAK or not variant.options]


@pytest.mark.parametrize("variant", CHOSEN, ids=str)
def test_a_search_never_plays_an_illegal_action(variant: Variant) -> None:
    """With REGALIA_SOAK=1: about 100,000 games, at every player count and with every option."""
    game = load_game(variant.game)
    lent, play_legally = SearchMemory(), soaking(game)
    thinking = memory(game, 1, lent)
    for seed in range(GAMES_OF[variant.game] if SOAK else 2):
        records = game.deal(variant.players, seed, variant.options, game.edition)
        records["telling"] = 0
        with lent.lent_to(seed):
            assert play_legally(records, 0, thinking, seed % variant.players, ITERATIONS) > 0
        assert game.entry_points.actors_at(records, 0) == 0
