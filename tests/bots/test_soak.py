"""Never an illegal move: whole games of searches that think little, with every choice looked at."""

import os
import random

import numpy as np
import pytest

from regalia.bots import Budget
from regalia.bots.greedy import Greedy
from regalia.bots.search import Search
from regalia.game import Game, game
from tests.variants import VARIANTS, Variant

SOAK = os.environ.get("REGALIA_SOAK", "") not in ("", "0")
ITERATIONS = 20
GAMES_WITH = {"court": 4000, "council": 385, "tumult": 185}  # a variant, with REGALIA_SOAK=1: 100,000 in all
CHOSEN = [variant for variant in VARIANTS if SOAK or not variant.options]


def play_legally(game: Game, variant: Variant, seed: int, thinking: Search) -> int:
    """One game of a search against greedy bots; returns how many decisions were its own."""
    records = game.deal(variant.players, seed, variant.options, game.edition)
    records["telling"] = 0
    chance, greedy, mine, decided = random.Random(seed), Greedy(game), seed % variant.players, 0
    while waiting := int(game.entries.actors_at(records, 0)):
        seats = [seat for seat in range(variant.players) if waiting >> seat & 1]
        seat = chance.choice(seats) if seats else waiting.bit_length() - 1
        view = game.layout.from_bytes(records.tobytes())
        game.entries.hide_at(view, 0, seat)
        action = (thinking if seat == mine else greedy).choose(view, seat)
        decided += seat == mine
        assert game.entries.refuse_at(records, 0, seat, action) == 0
        game.entries.act_at(records, 0, seat, action)
    places = np.zeros(variant.players, np.int32)
    game.entries.places_at(records, 0, places)
    assert places.min() == 1
    return decided


@pytest.mark.parametrize("variant", CHOSEN, ids=str)
def test_a_search_never_plays_an_illegal_action(variant: Variant) -> None:
    """With REGALIA_SOAK=1: about 100,000 games, at every player count and with every option."""
    played = game(variant.game)
    thinking = Search(played, 1, Budget(iterations=ITERATIONS))
    for seed in range(GAMES_WITH[variant.game] if SOAK else 2):
        assert play_legally(played, variant, seed, thinking) > 0
