"""Games of every kind to their end, quickly here and by the ten thousands with `make soak`, which checks all bounds."""

import random

import numpy as np
import pytest

import regalia
from regalia.bots.memory import SearchMemory, memory
from regalia.errors import MalformedInput
from regalia.game import Game, load_game, stream
from regalia.schema import Array
from tests.positions import with_one_field_changed
from tests.soak import SHARE, soaked
from tests.soaking import NOBODY, imagining_play, legal_play
from tests.variants import VARIANTS, Variant, play_out

MOST_DECISIONS = 20_000
ITERATIONS = 20
SEARCHES = {"court": 4000, "council": 385, "tumult": 185}  # games of a variant in a whole soak: 100,000 in all
CHOSEN = pytest.mark.parametrize("variant", [variant for variant in VARIANTS if SHARE or not variant.options], ids=str)


def dealt(variant: Variant, game: Game, seed: int) -> Array:
    """A game in which nobody listens: events would not be forgotten."""
    records = game.deal(variant.players, seed, variant.options, game.edition)
    records["telling"] = 0
    return records


def finish(game: Game, records: Array, seed: int) -> int:
    """Play at random, and count up what was won; return how many decisions there were."""
    played = game.entry_points.play_randomly(
        records, 0, MOST_DECISIONS, stream(seed), np.zeros(len(game.actions), np.int32)
    )
    game.entry_points.places_at(records, 0, np.zeros(game.players[1], np.int32))
    game.entry_points.points_at(records, 0, np.zeros((game.players[1], len(game.sources)), np.int32))
    return played


@CHOSEN
def test_random_games_can_be_played_to_their_end(variant: Variant) -> None:
    """Or for very long: some of court last 100,000 decisions."""
    game = load_game(variant.game)
    for seed in range(soaked(2000, quick=20)):
        assert finish(game, dealt(variant, game, seed), seed) > 0


@CHOSEN
def test_a_greedy_bot_never_plays_an_illegal_action(variant: Variant) -> None:
    game = load_game(variant.game)
    m = memory(game, 1)
    for seed in range(soaked(2000, quick=5)):
        records = dealt(variant, game, seed)
        assert 0 < legal_play(game)(records, 0, MOST_DECISIONS, m, NOBODY, 0) < MOST_DECISIONS


@CHOSEN
def test_a_search_never_plays_an_illegal_action(variant: Variant) -> None:
    game, lent = load_game(variant.game), SearchMemory()
    m = memory(game, 1, lent)
    for seed in range(soaked(SEARCHES[variant.game], quick=2)):
        records, thinker = dealt(variant, game, seed), seed % variant.players
        with lent.lent_to(seed):
            assert 0 < legal_play(game)(records, 0, MOST_DECISIONS, m, thinker, ITERATIONS) < MOST_DECISIONS


@CHOSEN
def test_every_world_that_a_seat_imagines_looks_the_same_and_can_be_played(variant: Variant) -> None:
    game = load_game(variant.game)
    m = memory(game, 1)
    for seed in range(soaked(100, quick=1)):
        records = dealt(variant, game, seed)
        assert imagining_play(game)(records, 0, 2000, m, 7) > 0


def arranged(variant: Variant, chance: random.Random) -> Array | None:
    """A position on the way with one field changed, if that is a position."""
    match = play_out(variant.new(chance.getrandbits(32)), chance.getrandbits(32), chance.randrange(300))
    try:
        position = regalia.position(variant.game, with_one_field_changed(match, chance))
    except MalformedInput:
        return None
    records = match.game.layout.from_bytes(position.to_bytes())
    records["telling"] = 0
    return records


@CHOSEN
def test_from_positions_arranged_by_hand_everything_can_be_played(variant: Variant) -> None:
    """At random, by greedy bots and a search, and in imagined worlds; not always to an end, which may be far off."""
    game, chance, lent = load_game(variant.game), random.Random(str(variant)), SearchMemory()
    m = memory(game, 1, lent)
    for seed in range(soaked(1000, quick=10)):
        records = arranged(variant, chance)
        if records is not None:
            finish(game, records.copy(), 1)
            with lent.lent_to(seed):
                assert legal_play(game)(records.copy(), 0, 500, m, 0, ITERATIONS) >= 0
            assert imagining_play(game)(records, 0, 200, m, 50) >= 0
