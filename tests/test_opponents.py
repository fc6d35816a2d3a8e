"""Playing in the terminal against bots that are chosen: which, with how much time, and what they are given."""

import json
import re
from pathlib import Path

import pytest

import regalia
from regalia.bots import BOTS, Bot, Budget, SearchMemory
from regalia.bots.greedy import Greedy
from regalia.game import Game, load_game
from regalia.schema import Array
from regalia.table import Table
from regalia.words import LANGUAGES
from tests.compiling import SlowCompiler
from tests.noticed import Notice, nothing
from tests.typed import Run, random_numbers

QUICK = "--bot strong --think 0.001"
SLOW = "--bot strong --think 0.5"


@pytest.mark.parametrize(
    ("command", "won"),
    [
        ("court --players 2 --lang en", "wins"),
        ("court --players 2 --lang de", "gewinnt"),
        ("council --players 3 --option turn_limit=12 --lang en", "wins with|share the victory|and wins"),
        ("tumult --players 3 --option seconds=10 --lang de", "gewinn(t|en) mit"),
    ],
)
def test_bots_that_think_play_to_the_end(run: Run, tmp_path: Path, command: str, won: str) -> None:
    file, players = tmp_path / "game.json", re.findall(r"\d", command)[0]
    done = run(f"play {command} --bots {players} {QUICK} --seed 1 --save {file}")
    assert (done.code, done.err) == (0, "")
    assert regalia.replay(json.loads(file.read_text())).over
    assert re.search(won, " ".join(done.out.split()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_against_bots_that_think_by_typing_numbers(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.json"
    done = run(f"play court --players 2 {QUICK} --seed 3 --lang {language} --save {file}", *random_numbers(2))
    assert (done.code, done.err) == (0, "")
    assert regalia.replay(json.loads(file.read_text())).over


@pytest.mark.parametrize(
    ("asked", "english", "german"),
    [
        (
            "--bot chess",
            "There is no bot 'chess'; there is easy, steady, strong, random, greedy, search.",
            "Es gibt keinen Bot 'chess'",
        ),
        ("--bot =", "There is no bot '='", "Es gibt keinen Bot '='"),
        (
            "--think 1",
            "Only the bots strong, search take time to think",
            "Bedenkzeit nutzen nur die Bots strong, search",
        ),
        (
            "--bot easy --think 1",
            "add --bot with one of them, or leave out --think.",
            "Nimm --bot mit einem davon dazu",
        ),
        (
            "--bot random --think x",
            "Only the bots strong, search take",
            "Bedenkzeit nutzen nur die Bots strong, search",
        ),
        *(
            (f"--bot strong --think {given}", f"above 0, up to 600, as in 0.5, not '{given}'.", f"nicht '{given}'.")
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


def test_another_bot_that_thinks_needs_no_more_than_to_be_registered(
    run: Run, second_thinker: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    thinking = f"--bot {second_thinker} --think 0.001"
    played = run(f"play --players 2 --bots 2 {thinking} --option turn_limit=4 --save {file}")
    assert (played.code, played.err) == (0, "")
    assert regalia.replay(json.loads(file.read_text())).over
    left = run(f"play --players 2 {thinking} --seed 7 --save {tmp_path}/other.json", "3").out
    assert left.endswith(f"regalia play --resume {tmp_path}/other.json\n")
    resumed = json.loads((tmp_path / "other.json").read_text())["seats"]
    assert run(f"play --resume {tmp_path}/other.json", "4").code == 0
    assert json.loads((tmp_path / "other.json").read_text())["seats"] == resumed
    assert (resumed[1]["bot"], resumed[1]["think"]) == (second_thinker, 0.001)
    for language, sentence in {
        "en": "Only the bots strong, search, deep take time",
        "de": "die Bots strong, search, deep",
    }.items():
        assert sentence in run(f"play --bot steady --think 1 --lang {language}").err


@pytest.mark.parametrize("command", ["play", "arena"])
def test_the_help_lists_every_bot_with_what_it_does(
    run: Run, capsys: pytest.CaptureFixture[str], second_thinker: str, command: str
) -> None:
    for language, about in {"en": "does what looks best at once", "de": "auf den ersten Blick"}.items():
        with pytest.raises(SystemExit):
            run(f"{command} --help --lang {language}")
        out = capsys.readouterr().out
        assert re.findall(r"^    (\w+)  .*", out, re.MULTILINE)[: len(BOTS)] == [*BOTS]
        assert about in out
        assert max(map(len, out.splitlines())) <= 80


def test_too_many_bots_leave_no_file_behind(run: Run, tmp_path: Path) -> None:
    assert run(f"play --players 2 --bots 3 --save {tmp_path}/game.json").code == 2
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("asked", "bot", "think"),
    [("", "steady", None), ("--bot easy", "easy", None), ("--bot strong --think .020", "strong", 0.02)],
)
def test_a_game_that_goes_on_has_the_same_players(
    run: Run, notice: Notice, tmp_path: Path, asked: str, bot: str, think: float | None
) -> None:
    notice(nothing)
    file = tmp_path / "game.json"
    left = run(f"play --names Ada {asked} --seed 7 --save {file}".replace("  ", " "), "3 4 5", "1").out
    assert left.endswith(f"regalia play --resume {file}\n")
    seats = [
        {"name": "Ada", "title": "masculine", "bot": None, "think": None},
        {"name": "Beatrix", "title": "feminine", "bot": bot, "think": think},
        {"name": "Conrad", "title": "masculine", "bot": bot, "think": think},
    ]
    assert json.loads(file.read_text())["seats"] == seats
    resumed = run(f"play --resume {file}", "1")
    assert resumed.out.endswith(left.splitlines()[-1] + "\n")
    assert json.loads(file.read_text())["seats"] == seats


def test_a_game_that_goes_on_can_have_other_players(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(f"play --players 2 --seed 7 --save {file}", "3")
    run(f"play --resume {file} --names Ada,Ben", "4")
    assert [seat["name"] for seat in json.loads(file.read_text())["seats"]] == ["Ada", "Ben"]


def test_a_game_that_is_over_cannot_go_on_but_be_looked_at(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(f"play --players 2 --bots 2 --seed 1 --save {file}")
    done = run(f"play --resume {file}")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(f"regalia replay {file}\n")


@pytest.mark.parametrize("kind", ["random", "easy"])
def test_with_a_seed_bots_that_leave_something_to_chance_do_the_same_again(run: Run, kind: str) -> None:
    first, again, other = (
        run(f"play --players 2 --bots 2 --bot {kind} --option turn_limit=20 --seed {seed}").out for seed in (1, 1, 2)
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


def test_a_bot_is_made_once_a_seat_and_a_rushed_one_when_a_clock_runs_all_with_one_memory(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[float | None] = []
    memories: list[SearchMemory] = []

    def made(name: str, game: Game, seed: int, budget: Budget, memory: SearchMemory) -> Bot:
        budgets.append(budget.seconds)
        memories.append(memory)
        return Greedy(game)

    monkeypatch.setattr("regalia.table.table.bot", made)
    run(f"play court --players 3 --bots 3 {SLOW} --option turn_limit=9")
    assert (budgets, len({*memories})) == ([0.5] * 3, 1)
    budgets.clear()
    memories.clear()
    run(f"play tumult --players 2 --bots 2 {SLOW} --option seconds=10")
    assert (budgets, len({*memories})) == ([0.5, 0.5, 0.2, 0.2], 1)


def test_bots_think_less_while_the_clock_runs(run: Run, notice: Notice) -> None:
    game = load_game("tumult")
    found = set()

    def look(view: Array, seat: int, budget: Budget) -> None:
        found.add((game.entry_points.clock_at(view, 0) > 0, budget.seconds))

    notice(look)
    run(f"play tumult --players 2 --bots 2 {SLOW} --seed 1 --option seconds=10")
    assert found == {(False, 0.5), (True, 0.2)}


def test_what_is_compiled_is_announced_before_the_match_begins(
    run: Run, notice: Notice, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = SlowCompiler(monkeypatch)

    notice(nothing)
    monkeypatch.setattr(Table, "wake", lambda table: compiler.compile())
    out = " ".join(run(f"play --seed 7 {SLOW}").out.split())
    announced, begun = "To Court the King ready, once for this machine: strong", "─ To Court the King ─"
    assert 0 < out.index(announced) < out.index(begun)
