"""The search keeps to the rules, to what its seat may know and to its budget, in every game."""

import json
import os
import subprocess
import sys
import threading
from typing import Any

import numpy as np
import pytest

import regalia
from regalia.bots import Bot, Budget, memory, search
from regalia.bots.greedy import Greedy
from regalia.bots.random import Random
from regalia.bots.search import Search
from regalia.game import load_game
from regalia.match import Match
from tests.bots.plain_search import judgements
from tests.bots.playing import SETTINGS, moves, positions, thinker, wins
from tests.variants import VARIANTS, Variant
from tests.worlds import imagined

EVERY_GAME = pytest.mark.parametrize(("name", "options"), SETTINGS)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_search_plays_legal_actions_only_whatever_the_options(variant: Variant) -> None:
    match = variant.new(seed=31)
    bots: list[Bot] = [thinker(match, 3), Greedy(match.game)]
    for number, _ in enumerate(moves(match, bots)):
        if number == 300:
            break


@EVERY_GAME
def test_a_search_chooses_the_same_whatever_is_hidden_from_it(name: str, options: dict[str, Any]) -> None:
    for match, seat in positions(name, options, 8, players=3):
        worlds = [imagined(match, seat, key) for key in range(3)]
        assert len({world.tobytes() for world in worlds}) == 3
        for world in worlds:
            match.game.entry_points.hide_at(world, 0, seat)
        assert len({thinker(match, 30).choose(world, seat) for world in worlds}) == 1


@EVERY_GAME
def test_the_same_seed_and_iterations_lead_to_the_same_thoughts(name: str, options: dict[str, Any]) -> None:
    others = 0
    for match, seat in positions(name, options, 3):
        thoughts = [thinker(match, 200, seed).analyse(match.hidden(seat), seat) for seed in (1, 1, 2)]
        assert thoughts[0] == thoughts[1]
        others += thoughts[0] != thoughts[2]
    assert others > 0, "another seed leads to other thoughts, wherever chance has a part in them"


@EVERY_GAME
def test_a_search_that_is_shown_everything_does_not_look(name: str, options: dict[str, Any]) -> None:
    for match, seat in positions(name, options, 6):
        whole = match.game.layout.from_bytes(match.to_bytes())
        assert thinker(match, 200).analyse(whole, seat) == thinker(match, 200).analyse(match.hidden(seat), seat)


@EVERY_GAME
def test_a_view_is_only_looked_at(name: str, options: dict[str, Any]) -> None:
    for match, seat in positions(name, options, 3):
        view = match.hidden(seat)
        before = view.tobytes()
        thinker(match, 20).choose(view, seat)
        assert view.tobytes() == before


def winning_actions(match: Match, seat: int) -> list[int]:
    """The actions that end the game at once and for certain, with the seat as its only winner."""
    found = []
    for action in match.legal(seat):
        world = match.game.layout.from_bytes(match.to_bytes())
        revealed = world[0].revealed
        match.game.entry_points.act_at(world, 0, seat, match.game.actions.read(action))
        places = np.zeros(match.players, np.int32)
        if match.game.entry_points.actors_at(world, 0) == 0 and world[0].revealed == revealed:
            match.game.entry_points.places_at(world, 0, places)
            if places[seat] == 1 and np.count_nonzero(places == 1) == 1:
                found.append(match.game.actions.read(action))
    return found


@EVERY_GAME
def test_a_search_sees_a_win_in_one(name: str, options: dict[str, Any]) -> None:
    seen = 0
    for seed in range(30):
        match = regalia.new(name, 2, seed=seed, options=options)
        for seat, _ in moves(match, [Greedy(match.game)], seed):
            wins_at_once = winning_actions(match, seat)
            if wins_at_once and len(match.legal(seat)) > len(wins_at_once):
                seen += 1
                judged = thinker(match, 400).analyse(match.hidden(seat), seat)
                assert {entry.action for entry in judged if entry.value == 1} >= set(wins_at_once)
                assert judged[0].value > 0.99
    assert seen > 0


@EVERY_GAME
def test_a_search_of_few_iterations_beats_random_play_always(name: str, options: dict[str, Any]) -> None:
    assert wins(lambda match: [thinker(match, 10), Random(match.game, 5)], name, options, games=8) == 8


@pytest.mark.parametrize(("name", "options", "iterations"), [(*SETTINGS[1], 100), (*SETTINGS[2], 60)])
def test_a_search_of_some_iterations_beats_the_greedy_bot(name: str, options: dict[str, Any], iterations: int) -> None:
    won = wins(lambda match: [thinker(match, iterations), Greedy(match.game)], name, options, games=16)
    assert won >= 10


@EVERY_GAME
def test_what_was_found_out_is_kept_for_the_next_decision(name: str, options: dict[str, Any]) -> None:
    kept = 0
    for match, seat in positions(name, options, 12):
        thinking = thinker(match, 300)
        action = thinking.choose(match.hidden(seat), seat)
        again = regalia.replay(match.record())
        again.play(seat, match.game.actions.write(action))
        if seat in again.actors and len(again.legal(seat)) > 1:
            visits = sum(entry.visits for entry in thinking.analyse(again.hidden(seat), seat))
            kept += visits > 300
    assert kept > 0


def test_few_iterations_try_few_actions_and_an_analysis_all_of_them() -> None:
    for match, seat in positions("council", {}, 5):
        legal = match.legal(seat)
        thinking = thinker(match, 20)
        thinking.choose(match.hidden(seat), seat)
        assert len(thinking._judged(seat)) <= 6
        assert len(thinker(match, len(legal)).analyse(match.hidden(seat), seat)) == len(legal)


def test_a_full_memory_stops_growing_and_is_cleared_before_the_next_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "NODES", 64)
    monkeypatch.setattr(memory, "EDGES", 96)
    match = regalia.new("council", 2, seed=4)
    thinking = thinker(match, 400)
    for number, _ in enumerate(moves(match, [thinking, Greedy(match.game)])):
        assert thinking._memory.used[memory.USED_NODES] <= 48
        assert thinking._memory.used[memory.USED_EDGES] <= 96
        if number == 80:
            break


@EVERY_GAME
def test_a_search_needs_less_than_200_megabytes(name: str, options: dict[str, Any]) -> None:
    assert Search(load_game(name), 1, Budget(iterations=1)).bytes < 200_000_000


class VirtualClock:
    """Time passes by iterations only: a hundred microseconds each, or a thousand now and then."""

    def __init__(self, thinking: Search, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self._calls = 0.0, 0
        self._iterate = thinking._iterate
        monkeypatch.setattr(search, "perf_counter", lambda: self.now)
        monkeypatch.setattr(thinking, "_iterate", self._take_time)

    def _take_time(self, seat: int, iterations: int, *, is_wide: bool) -> None:
        self._iterate(seat, iterations, is_wide=is_wide)
        self._calls += 1
        self.now += iterations * (1e-3 if self._calls % 17 == 0 else 1e-4)


@pytest.mark.parametrize("seconds", [0.01, 0.05, 0.25])
def test_a_time_budget_is_used_and_not_exceeded_by_a_tenth(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    match = regalia.new("court", 2, seed=5)
    seat = match.actors[0]
    thinking = Search(match.game, 1, Budget(seconds=seconds))
    clock = VirtualClock(thinking, monkeypatch)
    thinking.choose(match.hidden(seat), seat)
    assert 0.9 * seconds <= clock.now <= 1.1 * seconds


def test_a_budget_shorter_than_an_iteration_still_leads_to_a_choice() -> None:
    match = regalia.new("council", 2, seed=5)
    seat = match.actors[0]
    thinking = Search(match.game, 1, Budget(seconds=1e-9))
    assert match.game.actions.write(thinking.choose(match.hidden(seat), seat)) in match.legal(seat)
    assert thinking.iterations == 1


def test_an_iteration_budget_is_kept_exactly_and_a_forced_move_costs_nothing() -> None:
    match = regalia.new("court", 2, seed=5)
    thinking, expected = thinker(match, 25), 0
    for number, (seat, _) in enumerate(moves(match, [thinking])):
        expected += 25 if len(match.legal(seat)) > 1 else 0
        assert thinking.iterations == expected
        if number == 40:
            break


def test_a_search_releases_the_interpreter_lock() -> None:
    """While one call searches on and on, this thread goes on too."""
    match = regalia.new("court", 2, seed=5)
    seat = match.actors[0]
    view, thinking = match.hidden(seat), thinker(match, 20_000)
    thread = threading.Thread(target=thinking.choose, args=(view, seat))
    thread.start()
    steps = 0
    while thread.is_alive():
        steps += 1
    assert steps > 1000


def test_compiled_and_plain_python_searches_think_the_same() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.bots.plain_search"],
        capture_output=True, text=True, check=True, env={**os.environ, "REGALIA_PLAIN": "1"},
    )  # fmt: skip
    assert json.loads(plain.stdout) == json.loads(json.dumps(judgements()))
