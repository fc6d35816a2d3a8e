"""The search keeps to the rules, to what its seat may know and to its budget, in every game."""

import json
import math
import os
import subprocess
import sys
import threading
from typing import Any, NamedTuple

import numpy as np
import pytest

import regalia
from regalia.bots import Bot, Budget, memory, search
from regalia.bots.greedy import Greedy
from regalia.bots.random import Random
from regalia.bots.search import Search
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


def ends(match: Match, seat: int) -> dict[int, float]:
    """The actions that end the game at once and for certain, each with what the seat then has of the win."""
    found = {}
    for action in match.legal(seat):
        world = match.game.layout.from_bytes(match.to_bytes())
        revealed = world[0].revealed
        match.game.entry_points.act_at(world, 0, seat, match.game.actions.read(action))
        places = np.zeros(match.players, np.int32)
        if match.game.entry_points.actors_at(world, 0) == 0 and world[0].revealed == revealed:
            match.game.entry_points.places_at(world, 0, places)
            share = 1 / np.count_nonzero(places == 1) if places[seat] == 1 else 0.0
            found[match.game.actions.read(action)] = share
    return found


@EVERY_GAME
def test_a_search_sees_a_win_in_one(name: str, options: dict[str, Any]) -> None:
    seen = 0
    for seed in range(30):
        match = regalia.new(name, 2, seed=seed, options=options)
        for seat, _ in moves(match, [Greedy(match.game)], seed):
            wins_at_once = [action for action, share in ends(match, seat).items() if share == 1]
            if wins_at_once and len(match.legal(seat)) > len(wins_at_once):
                seen += 1
                judged = thinker(match, 400).analyse(match.hidden(seat), seat)
                assert {entry.action for entry in judged if entry.value == 1} >= set(wins_at_once)
                assert judged[0].value > 0.99
    assert seen > 0


@pytest.mark.parametrize(
    ("name", "options", "shares"),
    [("council", {"turn_limit": 8}, {0, 1 / 2, 1}), ("court", {"turn_limit": 3}, set[float]())],
)
def test_an_action_that_ends_the_game_is_worth_the_share_of_the_win_that_it_brings(
    name: str, options: dict[str, Any], shares: set[float]
) -> None:
    """K18: a win may be shared. C21: a draw has no winner, so nobody has a share of it."""
    seen = set()
    for seed in range(60):
        match = regalia.new(name, 2, seed=seed, options=options)
        for seat, _ in moves(match, [Random(match.game, seed)], seed):
            worth = ends(match, seat)
            if worth:
                judged = analysed(match, seat, 50)
                assert {action: judged[action] for action in worth} == worth
                seen |= set(worth.values())
    assert seen >= shares
    assert seen, "there were such actions"


def analysed(match: Match, seat: int, iterations: int) -> dict[int, float]:
    """The value of every action tried."""
    return {entry.action: entry.value for entry in thinker(match, iterations).analyse(match.hidden(seat), seat)}


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


class Node(NamedTuple):
    visits: int
    width: int  # how many actions were tried there


def grown(match: Match, iterations: int) -> tuple[Node, list[Node]]:
    """The node of the view after so many iterations, and those below it that were visited."""
    thinking, seat = thinker(match, iterations), match.actors[0]
    thinking.choose(match.hidden(seat), seat)
    m, nodes = thinking._memory, list[Node]()
    for slot in m.slots[: m.used[memory.USED_NODES]]:
        width, edge = 0, m.nodes[slot].edge
        while edge != memory.NONE:
            width, edge = width + 1, m.edges[edge].next
        nodes.append(Node(int(m.nodes[slot].visits), width))
    return nodes[0], [node for node in nodes[1:] if node.visits]


@pytest.mark.parametrize("iterations", [1, 2, 4, 5, 9, 10, 100])
def test_the_view_has_as_many_actions_as_the_root_of_its_visits(iterations: int) -> None:
    view, _ = grown(regalia.new("council", 2, seed=5), iterations)
    assert view == Node(iterations, math.ceil(math.sqrt(iterations)))


def test_nodes_below_the_view_wait_sixteen_times_as_long_for_another_action() -> None:
    """In court, where all that is legal in one world is so in every other."""
    _, below = grown(regalia.new("court", 2, seed=5), 3000)
    second, third = (min(node.visits for node in below if node.width == width) for width in (2, 3))
    assert second == 16 * 1**2 + 1
    assert 16 * 2**2 < third < 32 * 2**2


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
