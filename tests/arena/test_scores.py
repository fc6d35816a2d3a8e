"""Wins, shares of wins, and intervals."""

import numpy as np
import pytest

from regalia.arena.contest import Played
from regalia.arena.scores import Results, interval
from tests.arena.contests import contest


def won(number: int, *winners: int, first: int = 0) -> Played:
    times = tuple(np.array([0.001, 0.003], np.float32) for _ in range(3))
    return Played(number, first, winners, 100, (30, 20, 10), times)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_no_win_at_all_has_an_interval_from_0_and_all_of_them_one_to_1() -> None:
    for games in range(1, 200):
        assert interval(0, games)[0] == 0
        assert interval(games, games)[1] == 1


def test_a_win_shared_by_several_is_a_part_for_each() -> None:
    results = Results(contest("court", "greedy", "random", "search"), [won(0, 0, 1), won(3, 0, 1, 2)])
    assert [score.wins for score in results.scores] == pytest.approx([5 / 6, 5 / 6, 1 / 3])
    assert sum(score.wins for score in results.scores) == pytest.approx(2)


def test_a_seat_wins_for_the_entrant_that_sat_there() -> None:
    results = Results(contest("court", "greedy", "random", "search"), [won(0, 0), won(1, 0), won(2, 0), won(4, 0)])
    assert [score.wins for score in results.scores] == [1, 2, 1]


def test_places_are_counted_from_the_seat_that_acted_first() -> None:
    results = Results(contest("court", "greedy", "random", "search"), [won(0, 0, first=2), won(1, 0, first=0)])
    wins, games = results.by_place
    assert wins.tolist() == [[0, 1, 0], [1, 0, 0], [0, 0, 0]]
    assert games.sum(axis=0).tolist() == [2, 2, 2]


def test_json_has_exactly_what_was_promised() -> None:
    told = Results(contest("court", "greedy", "random", "search@7"), [won(1, 2), won(0, 0)]).as_json()
    assert list(told) == ["game", "games", "asked", "bots"]
    assert (told["games"], told["asked"]) == (2, 4)
    assert [list(bot) for bot in told["bots"]] == [
        ["name", "wins", "win_rate", "low", "high", "margin", "ms_per_move"]
    ] * 3
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random", "search@7"]
    assert told["bots"][0]["win_rate"] == 1.0
    assert told["bots"][0]["ms_per_move"] == pytest.approx(2)


def test_a_margin_is_what_an_entrant_has_more_than_the_best_of_the_others() -> None:
    results = Results(contest("council", "greedy", "random", "search"), [won(0, 0), won(1, 0)])
    assert results.margins == [(10 - 20) / 2, (-10 + 10) / 2, (-20 - 10) / 2]


def test_whoever_never_had_a_choice_took_no_time() -> None:
    none = tuple(np.zeros(0, np.float32) for _ in range(2))
    assert Results(contest("court", "greedy", "random"), [Played(0, 0, (0,), 9, (1, 0), none)]).milliseconds == [0, 0]
