"""Whatever is handed to a bot is read before compiled code sees it; threads may share a bot, and Ctrl-C is heard."""

import json
import math
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import regalia
from regalia.bots import BOTS, MOST_ITERATIONS, MOST_SECONDS, Bot, Budget, SearchMemory, analyse, bot, search
from regalia.bots.greedy import Greedy
from regalia.bots.random import Random
from regalia.bots.search import Search
from regalia.errors import IllegalAction, MalformedInput
from regalia.game import GAMES, load_game
from regalia.match import Match
from tests.bots.interrupted import HEARD
from tests.bots.playing import SETTINGS, positions, thinker
from tests.bots.rubbish import cases, outcome
from tests.bots.sharing import BOT, MEMORY

EVERY_BOT = pytest.mark.parametrize("kind", BOTS)
FEW = Budget(iterations=5)
COURT = load_game("court")


def told_by(module: str, *arguments: str) -> str:
    """What a program of the tests prints. Where bots are not careful the interpreter dies, and it is not this one."""
    command = [sys.executable, "-m", f"tests.bots.{module}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, f"ended with {done.returncode}: {done.stderr[-2000:]}"
    return done.stdout


@EVERY_BOT
def test_every_kind_of_rubbish_is_refused_by_every_bot(kind: str) -> None:
    told = json.loads(told_by("rubbish", kind))
    for name in GAMES:
        expected = [(case.about, case.due) for case in cases(name)]
        assert len(expected) > 100
        assert [(about, code) for (about, _), code in zip(expected, told[name], strict=True)] == expected


@EVERY_BOT
@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_with_the_view_of_another_seat_a_bot_does_something_legal_or_refuses(
    kind: str, name: str, options: dict[str, Any]
) -> None:
    """It cannot see its own hand there, and a search imagines one. Legal is what is so in that view."""
    for match, seat in positions(name, options, 20):
        codes = np.zeros(len(match.game.actions), np.int32)
        for other in (1 - seat, None):
            view = match.hidden(other)
            legal = codes[: match.game.entry_points.legal_at(view, 0, seat, codes)].tolist()
            found = outcome(bot(kind, match.game, 1, FEW), view, seat)
            assert found in legal or found == "malformed-view"


@pytest.mark.parametrize(("kind", "shared"), [*((kind, BOT) for kind in BOTS), ("search", MEMORY)])
def test_threads_that_share_a_bot_or_a_memory_get_legal_actions_each_for_its_own_view(kind: str, shared: str) -> None:
    assert json.loads(told_by("sharing", kind, shared)) == dict.fromkeys(GAMES, 0)


def test_ctrl_c_is_heard_within_any_number_of_iterations() -> None:
    assert told_by("interrupted") == f"{HEARD}\n"


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_however_iterations_are_sliced_they_lead_to_the_same_thoughts(
    name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for match, seat in positions(name, options, 2):
        thoughts = []
        for at_once in (1, 7, 100, 1000):
            monkeypatch.setattr(search, "_SLICE", at_once)
            thinking = thinker(match, 230)
            thoughts.append((thinking.analyse(match.hidden(seat), seat), thinking.iterations))
        assert thoughts == thoughts[:1] * 4


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({}, "either seconds or iterations"),
        ({"seconds": 1.0, "iterations": 1}, "either seconds or iterations"),
        *(
            ({"seconds": wrong}, f"above 0, up to {MOST_SECONDS}, not ")
            for wrong in (
                0, 0.0, -0.0, -1.0, math.nan, math.inf, -math.inf, 600.1, 10**400, -(10**400), "1", b"1", True, False,
                [1], {}, 1j, np.array([1.0, 2.0]), object(),
            )
        ),
        *(
            ({"iterations": wrong}, f"from 1 to {MOST_ITERATIONS:,}, not ")
            for wrong in (
                0, -1, MOST_ITERATIONS + 1, 1 << 31, 1 << 63, 10**400, 1.0, 1.5, math.nan, "1", True, np.int64(5), [],
                object(),
            )
        ),
    ],
)  # fmt: skip
def test_a_budget_that_makes_no_sense_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(MalformedInput, match=sentence) as refused:
        Budget(**wrong)
    assert refused.value.code == "malformed-budget"


@pytest.mark.parametrize("budget", [{"seconds": MOST_SECONDS}, {"seconds": 1e-300}, {"iterations": MOST_ITERATIONS}])
def test_the_least_and_the_greatest_budget_are_accepted(budget: dict[str, Any]) -> None:
    assert Budget(**budget)


def refused_code(door: Callable[..., object], *arguments: Any) -> str:
    with pytest.raises((MalformedInput, IllegalAction)) as refused:
        door(*arguments)
    return refused.value.code


@pytest.mark.parametrize("wrong", [None, 3, "chess", "", ["search"], {}, b"greedy", "Search"])
def test_a_bot_that_does_not_exist_is_refused_by_name(wrong: Any) -> None:
    with pytest.raises(
        MalformedInput, match=r"There is no bot .*; there is easy, steady, strong, random, greedy, search\."
    ) as refused:
        bot(wrong, COURT, 0, FEW)
    assert refused.value.code == "unknown-bot"


@EVERY_BOT
@pytest.mark.parametrize("wrong", [None, "court", 0, Match])
def test_a_bot_is_made_for_a_game_and_nothing_else(kind: str, wrong: Any) -> None:
    assert refused_code(bot, kind, wrong, 0, FEW) == "unknown-game"


@pytest.mark.parametrize("made", [Random, lambda game, seed: Search(game, seed, FEW)])
@pytest.mark.parametrize("wrong", [None, -1, 1 << 128, 1.0, "1", True, np.int64(1)])
def test_a_seed_that_cannot_be_read_is_refused(made: Callable[..., Bot], wrong: Any) -> None:
    assert refused_code(made, COURT, wrong) == "malformed-seed"


@pytest.mark.parametrize("wrong", [None, 0.5, 5, "5", {"iterations": 5}, Budget])
def test_a_search_without_a_budget_is_refused(wrong: Any) -> None:
    assert refused_code(bot, "search", COURT, 0, wrong) == "malformed-budget"


@pytest.mark.parametrize("wrong", [0, "memory", SearchMemory, np.zeros(1 << 20)])
def test_a_search_is_lent_a_memory_and_nothing_else(wrong: Any) -> None:
    assert refused_code(bot, "search", COURT, 0, FEW, wrong) == "malformed-memory"


def test_a_greedy_bot_needs_no_more_than_its_game() -> None:
    match = regalia.new("court", 2, seed=3)
    assert Greedy(match.game).choose(match.hidden(match.actors[0]), match.actors[0]) >= 0


@pytest.mark.parametrize("wrong", [None, "0", True, 0.0, -1, 2, 5, 1_000_000, 10**400, np.int64(0), [0]])
def test_an_analysis_of_a_seat_that_does_not_exist_is_refused(wrong: Any) -> None:
    assert refused_code(analyse, regalia.new("court", 2, seed=3), wrong, FEW) == "malformed-seat"


def test_an_analysis_of_what_is_no_match_is_refused() -> None:
    match = regalia.new("court", 2, seed=3)
    for wrong in (None, "court", match.record(), match.game, match.hidden(0)):
        assert refused_code(analyse, wrong, match.actors[0], FEW) == "malformed-match"
    assert refused_code(analyse, match, match.actors[0], 5) == "malformed-budget"
    assert refused_code(analyse, match, match.actors[0], FEW, "1") == "malformed-seed"
    assert refused_code(analyse, match, match.actors[0], FEW, 1, "memory") == "malformed-memory"
