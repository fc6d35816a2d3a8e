"""A memory serves many searches in turn: none of them finds anything of another's, and each finds its own again."""

import tracemalloc
from typing import Any

import pytest

import regalia
from regalia.bots import Budget, SearchMemory, analyse, memory
from regalia.bots.greedy import Greedy
from regalia.bots.memory import USED_EDGES, USED_NODES
from regalia.bots.search import Judged, Search
from regalia.game import load_game
from regalia.match import Match
from tests.bots.playing import SETTINGS, moves, positions, thinker

EVERY_GAME = pytest.mark.parametrize(("name", "options"), SETTINGS)
ITERATIONS = 150


def lent(match: Match, shared: SearchMemory, seed: int = 1) -> Search:
    return Search(match.game, seed, Budget(iterations=ITERATIONS), shared)


def thoughts(thinking: Search, match: Match, seat: int) -> list[Judged]:
    return thinking.analyse(match.hidden(seat), seat)


def think_elsewhere(shared: SearchMemory, name: str, seed: int) -> None:
    """Another search of another table, with the same memory."""
    match = regalia.new(name, 3, seed=seed)
    thoughts(lent(match, shared, seed), match, match.actors[0])


@EVERY_GAME
def test_a_memory_that_others_used_is_as_good_as_a_new_one(name: str, options: dict[str, Any]) -> None:
    for match, seat in positions(name, options, 3):
        alone = thoughts(thinker(match, ITERATIONS), match, seat)
        shared = SearchMemory()
        for seed, other in enumerate(regalia.GAMES):
            think_elsewhere(shared, other, seed)
        assert thoughts(lent(match, shared), match, seat) == alone


@EVERY_GAME
def test_seats_of_one_table_find_nothing_of_each_other_in_the_memory_that_they_share(
    name: str, options: dict[str, Any]
) -> None:
    """Even where they see the same position, and with the same seed."""
    for match, seat in positions(name, options, 3):
        shared = SearchMemory()
        alone = thoughts(lent(match, shared), match, seat)
        assert thoughts(lent(match, shared), match, seat) == alone
        assert sum(entry.visits for entry in alone) == ITERATIONS


def test_a_search_that_changes_seats_begins_anew() -> None:
    """During the taxes of tumult both may act at once."""
    match = regalia.new("tumult", 2, seed=3, options=dict(SETTINGS)["tumult"])
    for _ in moves(match, [Greedy(match.game)]):
        if match.actors == (0, 1) and all(len(match.legal(seat)) > 1 for seat in match.actors):
            break
    thinking = thinker(match, ITERATIONS)
    for seat in (0, 1, 0):
        assert sum(entry.visits for entry in thoughts(thinking, match, seat)) == ITERATIONS


@EVERY_GAME
def test_it_does_not_matter_who_used_the_memory_between_two_decisions(name: str, options: dict[str, Any]) -> None:
    for match, seat in positions(name, options, 3):
        second = []
        for other in regalia.GAMES:
            shared = SearchMemory()
            thinking = lent(match, shared)
            thoughts(thinking, match, seat)
            think_elsewhere(shared, other, seed=5)
            second.append(thoughts(thinking, match, seat))
        assert second == second[:1] * 3
        assert sum(entry.visits for entry in second[0]) == ITERATIONS


@EVERY_GAME
def test_whoever_comes_again_before_others_finds_what_it_found_out(name: str, options: dict[str, Any]) -> None:
    for match, seat in positions(name, options, 3):
        own, shared = thinker(match, ITERATIONS), SearchMemory()
        borrowing = lent(match, shared)
        for times in (1, 2, 3):
            found = thoughts(borrowing, match, seat)
            assert found == thoughts(own, match, seat)
            assert sum(entry.visits for entry in found) == times * ITERATIONS


def test_a_tree_that_was_left_amid_a_decision_is_not_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    match = regalia.new("council", 2, seed=3)
    seat, thinking = match.actors[0], thinker(match, ITERATIONS)
    thoughts(thinking, match, seat)
    with monkeypatch.context() as interrupted:
        interrupted.setattr(thinking, "_judged", lambda seat: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            thoughts(thinking, match, seat)
    assert sum(entry.visits for entry in thoughts(thinking, match, seat)) == ITERATIONS


@pytest.mark.parametrize("iterations", [3, 10_000])
def test_a_tree_that_is_forgotten_leaves_no_trace_be_it_small_or_large(
    iterations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "NODES", 1 << 12)
    match = regalia.new("council", 2, seed=4)
    thinking = thinker(match, iterations)
    thoughts(thinking, match, match.actors[0])
    with thinking._lent.lent_to("another"):
        assert thinking._lent.used.tolist() == [0, 0]
        assert not any(thinking._lent.nodes.tobytes())


def test_fifty_searches_with_one_memory_need_little_more_than_one() -> None:
    shared = SearchMemory()
    Search(load_game("court"), 1, Budget(iterations=1))
    tracemalloc.start()
    try:
        tables = [
            (match, Search(match.game, seed, Budget(iterations=20), shared))
            for seed in range(50)
            for match in [regalia.new(regalia.GAMES[seed % 3], 2, seed=seed)]
        ]
        for match, thinking in tables:
            thinking.choose(match.hidden(match.actors[0]), match.actors[0])
        added = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert added < 5_000_000


def test_hints_can_be_had_from_a_memory_that_serves_others() -> None:
    match, shared = regalia.new("council", 2, seed=3), SearchMemory()
    hints = [analyse(match, match.actors[0], Budget(iterations=100), 1, lent) for lent in (None, shared, shared)]
    assert hints == hints[:1] * 3


def test_a_full_memory_stops_growing_and_is_cleared_before_the_next_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "NODES", 64)
    monkeypatch.setattr(memory, "EDGES", 96)
    match = regalia.new("council", 2, seed=4)
    thinking = thinker(match, 400)
    for number, _ in enumerate(moves(match, [thinking, Greedy(match.game)])):
        assert thinking._memory.used[USED_NODES] <= 48
        assert thinking._memory.used[USED_EDGES] <= 96
        if number == 80:
            break


@EVERY_GAME
def test_a_search_needs_less_than_200_megabytes(name: str, options: dict[str, Any]) -> None:
    assert Search(load_game(name), 1, Budget(iterations=1)).bytes < 200_000_000
