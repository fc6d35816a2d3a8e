"""Playing in the terminal against bots that are chosen: which, with how much time, and what they are given."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import regalia
from regalia.bots import Bot, Budget
from regalia.bots.greedy import Greedy
from regalia.game import Game, load_game
from regalia.schema import Array
from regalia.terminal.hourglass import Hourglass
from regalia.terminal.opponents import Opponents
from regalia.words import LANGUAGES
from tests.compiling import SlowCompiler
from tests.noticed import Notice, nothing
from tests.typed import Run, random_numbers

QUICK = "--bot search --think 0.001"
SLOW = "--bot search --think 0.5"


@pytest.mark.parametrize(
    ("command", "won"),
    [
        ("court --players 2 --lang en", "wins the game."),
        ("court --players 2 --lang de", "gewinnt das Spiel."),
        ("council --players 3 --option turn_limit=12 --lang en", "wins the game.|share the victory."),
        ("tumult --players 3 --option seconds=10 --lang de", "gewinn(t|en) mit"),
    ],
)
def test_bots_that_think_play_to_the_end(run: Run, tmp_path: Path, command: str, won: str) -> None:
    file, players = tmp_path / "game.json", re.findall(r"\d", command)[0]
    done = run(f"play {command} --bots {players} {QUICK} --seed 1 --save {file}")
    assert (done.code, done.err) == (0, "")
    assert regalia.replay(json.loads(file.read_text())).over
    assert re.search(won, done.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_against_bots_that_think_by_typing_numbers(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.json"
    done = run(f"play court --players 2 {QUICK} --seed 3 --lang {language} --save {file}", *random_numbers(2))
    assert (done.code, done.err) == (0, "")
    assert regalia.replay(json.loads(file.read_text())).over


@pytest.mark.parametrize(
    ("asked", "english", "german"),
    [
        ("--bot chess", "There is no bot 'chess'; there is random, greedy, search.", "Es gibt keinen Bot 'chess'"),
        ("--bot =", "There is no bot '='", "Es gibt keinen Bot '='"),
        ("--think 1", "add --bot search, or leave out --think.", "Bedenkzeit nutzt nur der Bot search"),
        ("--bot greedy --think 1", "Only the bot search takes time to think", "Bedenkzeit nutzt nur der Bot search"),
        ("--bot random --think x", "Only the bot search takes time to think", "Bedenkzeit nutzt nur der Bot search"),
        *(
            (f"--bot search --think {given}", f"above 0, up to 600, as in 0.5, not '{given}'.", f"nicht '{given}'.")
            for given in ("x", "nan", "inf", "0", "-1", "-0.0", "600.1", "1e999", "0,5")
        ),
    ],
)
def test_bots_that_cannot_be_had_are_refused_in_a_sentence_and_nothing_is_written(
    run: Run, tmp_path: Path, asked: str, english: str, german: str
) -> None:
    for language, sentence in {"en": english, "de": german}.items():
        done = run(f"play {asked} --lang {language} --save {tmp_path}/game.json")
        assert (done.code, done.out) == (2, "")
        assert re.fullmatch(r"[^\n]+\n", done.err)
        assert sentence in done.err
    assert [*tmp_path.iterdir()] == []


def test_too_many_bots_leave_no_file_behind(run: Run, tmp_path: Path) -> None:
    assert run(f"play --players 2 --bots 3 --save {tmp_path}/game.json").code == 2
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("asked", "carried"),
    [
        ("", ""),
        ("--bot greedy", ""),
        ("--bot random", " --bot random"),
        ("--bot search --think .020", " --bot search --think 0.02"),
        ("--bot search", " --bot search --think 0.5"),
    ],
)
def test_the_command_that_goes_on_with_a_game_asks_for_the_same_bots(
    run: Run, notice: Notice, tmp_path: Path, asked: str, carried: str
) -> None:
    notice(nothing)
    file = tmp_path / "game.json"
    left = run(f"play {asked} --seed 7 --save {file}".replace("  ", " "), "1 2 3", "1", "1").out
    assert left.endswith(f"regalia play --bots 2{carried} --resume {file}\n")
    resumed = run(left.strip().rpartition("regalia ")[2])
    assert resumed.out.endswith(left.splitlines()[-1] + "\n")


def test_a_game_that_is_over_cannot_go_on_but_be_looked_at(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(f"play --players 2 --bots 2 --seed 1 --save {file}")
    done = run(f"play --resume {file}")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(f"regalia replay {file}\n")


def test_with_a_seed_random_bots_do_the_same_again(run: Run) -> None:
    first, again, other = (
        run(f"play --players 2 --bots 2 --bot random --option turn_limit=20 --seed {seed}").out for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


@pytest.mark.parametrize("name", regalia.GAMES)
def test_a_bot_sees_what_its_seat_may_know_and_no_more(run: Run, notice: Notice, name: str) -> None:
    seen = []

    def look(view: Array, seat: int, budget: Budget) -> None:
        known = view.copy()
        load_game(name).entry_points.hide_at(known, 0, seat)
        seen.append(known.tobytes() == view.tobytes())

    notice(look)
    assert run(f"play {name} --players 2 --bots 2 --seed 1").code == 0
    assert len(seen) > 20
    assert all(seen)


def test_a_bot_is_made_once_a_seat_and_a_rushed_one_where_there_is_a_clock(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[float | None] = []

    def made(name: str, game: Game, seed: int, budget: Budget) -> Bot:
        budgets.append(budget.seconds)
        return Greedy(game)

    monkeypatch.setattr("regalia.terminal.opponents.bot", made)
    run(f"play court --players 3 {SLOW}")
    run(f"play tumult --players 3 {SLOW}")
    run("play tumult --players 2 --bot search --think 0.1")
    assert budgets == [0.5, 0.5, 0.5, 0.5, 0.2, 0.2, 0.1, 0.1]


def test_bots_think_less_while_the_clock_runs(run: Run, notice: Notice) -> None:
    game = load_game("tumult")
    assert game.clock is not None
    clock = 1 << game.clock
    found = set()

    def look(view: Array, seat: int, budget: Budget) -> None:
        found.add((bool(game.entry_points.actors_at(view, 0) & clock), budget.seconds))

    notice(look)
    run(f"play tumult --players 2 --bots 2 {SLOW} --seed 1 --option seconds=10")
    assert found == {(False, 0.5), (True, 0.2)}


def test_thinking_takes_nothing_from_the_pace_of_a_movement(monkeypatch: pytest.MonkeyPatch) -> None:
    now, waited = [0.0], []

    def is_typed(patience: float) -> bool:
        waited.append(patience)
        now[0] += patience
        return False

    class Even(random.Random):
        def uniform(self, a: float, b: float) -> float:
            return 1.0

    monkeypatch.setattr("regalia.terminal.hourglass.monotonic", lambda: now[0])
    glass = Hourglass(4, is_typed, Even())
    glass.turn(20)
    for _ in range(3):
        assert glass.next((0, 1, 4), 0) == 1
        now[0] += 0.2
    assert waited == pytest.approx([0.8, 0.6, 0.6])
    assert glass.left == pytest.approx(20 - 0.8 - 0.8 - 0.8 - 0.2)


def test_what_is_compiled_is_announced_before_the_match_begins(
    run: Run, notice: Notice, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = SlowCompiler(monkeypatch)

    def opponents(*arguments: Any) -> Opponents:
        compiler.compile()
        return Opponents(*arguments)

    notice(nothing)
    monkeypatch.setattr("regalia.cli.Opponents", opponents)
    out = " ".join(run(f"play --seed 7 {SLOW}").out.split())
    announced, begun = "To Court the King ready, once for this machine: search", "─ To Court the King ─"
    assert 0 < out.index(announced) < out.index(begun)
