"""The bots by name, their budgets, and hints."""

from typing import Any

import pytest

import regalia
from regalia.bots import BOTS, Budget, analyse, bot
from regalia.errors import IllegalAction, MalformedInput
from tests.bots.playing import SETTINGS, moves, positions

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


def test_a_bot_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(MalformedInput, match=r"no bot 'clever'; there is random, greedy, search"):
        bot("clever", regalia.new("court").game, 0, Budget(iterations=1))


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"seconds": 1.0, "iterations": 1},
        {"seconds": 0.0},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"iterations": 0},
        {"iterations": 1.5},
        {"iterations": True},
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(MalformedInput) as refused:
        Budget(**wrong)
    assert refused.value.code == "malformed-budget"


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
    idle = 1 - match.actors[0]
    with pytest.raises(IllegalAction) as refused:
        analyse(match, idle, Budget(iterations=5))
    assert refused.value.code == "not-your-turn"
    with pytest.raises(MalformedInput):
        analyse(match, 7, Budget(iterations=5))
