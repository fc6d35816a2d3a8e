"""The bots by name, and hints."""

from typing import Any

import pytest

import regalia
from regalia.bots import BOTS, Bot, Budget, analyse, bot, opponents
from regalia.bots.easy import Easy
from regalia.bots.greedy import Greedy
from regalia.errors import IllegalAction
from regalia.game import load_game
from regalia.match import Match
from tests.bots.playing import SETTINGS, moves, positions, wins
from tests.variants import play_out

EVERY_GAME = pytest.mark.parametrize(("name", "options"), SETTINGS)


@pytest.mark.parametrize("kind", BOTS)
@EVERY_GAME
def test_every_bot_plays_every_game_and_repeats_itself(kind: str, name: str, options: dict[str, Any]) -> None:
    logs = []
    for _ in range(2):
        match = regalia.new(name, 3, seed=9, options=options)
        bots = [bot(kind, match.game, seat, Budget(iterations=2)) for seat in range(3)]
        for number, _ in enumerate(moves(match, bots)):
            if number == 120:
                break
        logs.append(match.log)
    assert logs[0] == logs[1]


@EVERY_GAME
def test_an_analysis_gives_value_and_visits_of_every_legal_action_the_best_first(
    name: str, options: dict[str, Any]
) -> None:
    for match, seat in positions(name, options, 4):
        before = match.to_bytes()
        rows = analyse(match, seat, Budget(iterations=300))
        assert sorted(map(str, match.legal(seat))) == sorted(str(row["action"]) for row in rows)
        assert all(row["visits"] > 0 and 0 <= row["value"] <= 1 for row in rows)
        assert sum(row["visits"] for row in rows) == 300
        assert [row["visits"] for row in rows] == sorted((row["visits"] for row in rows), reverse=True)
        assert match.to_bytes() == before


def test_an_analysis_within_too_small_a_budget_names_what_it_did_not_try() -> None:
    match = regalia.new("council", 2, seed=3)
    rows = analyse(match, match.actors[0], Budget(iterations=5))
    assert len(rows) == len(match.legal(match.actors[0]))
    assert [row["visits"] for row in rows[5:]] == [0] * (len(rows) - 5)
    assert {row["value"] for row in rows[5:]} == {None}


def test_who_cannot_act_has_nothing_to_analyse() -> None:
    match = regalia.new("court", 2, seed=3)
    with pytest.raises(IllegalAction) as refused:
        analyse(match, 1 - match.actors[0], Budget(iterations=5))
    assert refused.value.code == "not-your-turn"
    with pytest.raises(IllegalAction) as refused:
        analyse(play_out(match, seed=1), 0, Budget(iterations=5))
    assert refused.value.code == "game-over"


def test_an_analysis_of_riches_beyond_measure_has_values_all_the_same() -> None:
    """Odds so long that their exponential is infinite."""
    match = regalia.position("council", {"players": 2, "coin_cap": 0, "coins": [20_000, 0, 0, 0]})
    values = [row["value"] for row in analyse(match, match.actors[0], Budget(iterations=100))]
    assert values
    assert all(0 <= value <= 1 for value in values)


def test_people_are_offered_three_bots_the_weakest_first() -> None:
    assert opponents() == ["easy", "steady", "strong"]


@EVERY_GAME
def test_the_easy_bot_errs_but_not_often(name: str, options: dict[str, Any]) -> None:
    game = load_game(name)
    easy, steady, errors = Easy(game, 1), Greedy(game), 0
    for match, seat in positions(name, options, 400):
        view = match.hidden(seat)
        errors += easy.choose(view, seat) != steady.choose(view, seat)
    assert 0 < errors / 400 < game.bot.ERRORS / 100 + 0.05


@EVERY_GAME
def test_the_easy_bot_loses_to_the_steady_one_and_beats_chance(name: str, options: dict[str, Any]) -> None:
    def won_against(kind: str) -> float:
        def make(match: Match) -> list[Bot]:
            return [bot(made, match.game, 1, Budget(iterations=1)) for made in ("easy", kind)]

        return wins(make, name, options, 60)

    assert 3 < won_against("steady") < 24
    assert won_against("random") > 54


def test_a_budget_can_be_cut_in_time_but_not_in_iterations() -> None:
    assert Budget(seconds=0.5).at_most(0.2) == Budget(seconds=0.2)
    assert Budget(seconds=0.1).at_most(0.2) == Budget(seconds=0.1)
    assert Budget(iterations=5).at_most(0.2) == Budget(iterations=5)
