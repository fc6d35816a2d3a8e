"""`regalia arena`: what it prints, what it writes, and what it refuses."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator
from itertools import islice
from pathlib import Path

import pytest

from regalia.arena.contest import Contest, Played, play
from regalia.arena.running import WorkerDied, play_all
from regalia.terminal import arena
from tests.arena.contests import kill_a_worker
from tests.typed import Run


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[Contest]:
    """Games are played in this process; the contests that were asked for."""
    asked: list[Contest] = []

    def play_here(contest: Contest, workers: int) -> "Games":
        asked.append(contest)
        return Games(contest)

    monkeypatch.setattr(arena, "play_all", play_here)
    return asked


class Games:
    """All games of a contest, the last one first."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._left = contest.games

    def __iter__(self) -> "Games":
        return self

    def __next__(self) -> Played:
        if not self._left:
            raise StopIteration
        self._left -= 1
        return play(self._contest, self._left)

    def close(self) -> None:
        self._left = 0


def test_json_is_all_that_is_printed(run: Run) -> None:
    done = run("arena council --bots search@20i,greedy --games 3 --json --workers 2")
    told = json.loads(done.out)
    assert (done.code, told["game"], told["games"]) == (0, "council", 3)
    assert [bot["name"] for bot in told["bots"]] == ["search@20i", "greedy"]
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(3)


@pytest.mark.usefixtures("here")
def test_the_table_is_in_the_readers_language_and_fits_the_screen(run: Run) -> None:
    done = run("arena court --bots greedy,random,greedy --games 4 --lang de")
    assert done.code == 0
    for part in ("Um Krone und Kragen: greedy, random, greedy", "4 Spiele, Startwert 1", "Siegquote", "0,0 %"):
        assert part in done.out
    assert all(len(line) <= 80 or "--replay N" in line for line in done.out.splitlines())


def test_what_is_typed_is_what_is_played(run: Run, here: list[Contest]) -> None:
    run(
        "arena tumult --bots search@0.001,search@7i,random --games 1 --seed 9 --iterations 3 --option gamble=yes --json"
    )
    (contest,) = here
    assert (contest.game, contest.games, contest.seed) == ("tumult", 1, 9)
    assert contest.options == {"taxes": "budget", "gamble": "yes"}
    budgets = [(entrant.budget.seconds, entrant.budget.iterations) for entrant in contest.entrants]
    assert budgets == [(0.001, None), (None, 7), (None, 3)]


@pytest.mark.usefixtures("here")
def test_the_bots_that_people_play_against_can_be_compared(run: Run) -> None:
    told = json.loads(run("arena council --bots easy,steady,strong@5i --games 3 --json").out)
    assert [bot["name"] for bot in told["bots"]] == ["easy", "steady", "strong@5i"]


@pytest.mark.usefixtures("here")
def test_another_bot_that_thinks_needs_no_more_than_to_be_registered(
    run: Run, second_thinker: str, tmp_path: Path
) -> None:
    file, bots = tmp_path / "report.html", f"{second_thinker}@3i,search@2i,{second_thinker}"
    done = run(f"arena court --bots {bots} --iterations 1 --games 3 --json --report {file}")
    assert [bot["name"] for bot in json.loads(done.out)["bots"]] == bots.split(",")
    assert "deep@3i: 3 iterations, search@2i: 2 iterations, deep: 1 iteration" in file.read_text("utf-8")
    refused = run("arena court --bots greedy@1,greedy").err
    assert refused == "Only the bots strong, search, deep have a budget of their own, not 'greedy@1'.\n"


@pytest.mark.usefixtures("here")
def test_a_report_is_written_beside_the_results(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    done = run(f"arena court --bots greedy,random --games 2 --lang de --report {file}")
    assert str(file) in "".join(done.out.splitlines())
    assert "Hilft es anzufangen?" in file.read_text("utf-8")
    assert os.listdir(tmp_path) == ["report.html"]


def test_a_report_that_exists_is_left_alone(run: Run, here: list[Contest], tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text("mine")
    done = run(f"arena court --bots greedy,random --games 2 --report {file}")
    assert (done.code, done.out, here) == (2, "", [])
    assert "exists already" in done.err
    assert file.read_text() == "mine"


def test_a_contest_that_fails_leaves_no_report(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(contest: Contest, workers: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_all", fail)
    assert run(f"arena court --bots greedy,random --report {tmp_path}/report.html").code == 130
    assert not os.listdir(tmp_path)


def die_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker is killed when so many games are over."""

    def play_until(contest: Contest, workers: int) -> Generator[Played, None, None]:
        played = play_all(contest, workers)
        yield from islice(played, games)
        kill_a_worker()
        yield from played

    monkeypatch.setattr(arena, "play_all", play_until)


@pytest.mark.parametrize(
    ("language", "sentence", "fact"),
    [
        ("en", "A worker process was ended from outside", r"<dd>(\d+) of 500, because a worker process died</dd>"),
        ("de", "Ein Arbeitsprozess wurde von außen beendet", r"<dd>(\d+) von 500, weil ein Arbeitsprozess starb</dd>"),
    ],
)
def test_a_worker_that_is_killed_costs_no_game_that_is_over(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, sentence: str, fact: str
) -> None:
    die_after(2, monkeypatch)
    file = tmp_path / "report.html"
    asked = f"arena court --bots search@200i,greedy --games 500 --workers 2 --lang {language}"
    done = run(f"{asked} --json --report {file}")
    told = json.loads(done.out)
    assert (done.code, told["asked"]) == (2, 500)
    assert 2 <= told["games"] < 500
    assert done.err.startswith(sentence)
    assert done.err.count("\n") == 1
    assert f" {told['games']} " in done.err
    assert re.findall(fact, file.read_text("utf-8")) == [str(told["games"])]


def test_a_worker_that_is_killed_before_any_game_is_over_leaves_a_sentence_and_no_report(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def die(contest: Contest, workers: int) -> Generator[Played, None, None]:
        yield from ()
        raise WorkerDied

    monkeypatch.setattr(arena, "play_all", die)
    done = run(f"arena court --bots greedy,random --report {tmp_path}/report.html")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith("no game was played to its end.\n")
    assert not os.listdir(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        ("chess", "no game 'chess'", "kein Spiel 'chess'"),
        ("court --bots greedy,deep", "no bot 'deep'", "keinen Bot 'deep'"),
        ("court --bots greedy,", "no bot ''", "keinen Bot ''"),
        ("court --bots greedy", "2 to 5 bots, one a seat, not 1", "2 bis 5 Bots, einen je Sitz, nicht 1"),
        ("council --bots greedy,greedy,greedy,greedy,greedy", "2 to 4 bots", "2 bis 4 Bots"),
        ("court --bots search@0,greedy", "above 0, up to 600, as in 0.5, not '0'", "nicht '0'"),
        ("court --bots search@,greedy", "not ''", "nicht ''"),
        ("court --bots search@1.5i,greedy", "1 to 1,000,000,000 iterations, not '1.5'", "1.000.000.000 Iterationen"),
        (
            "court --bots search,greedy@1",
            "Only the bots strong, search",
            "nur die Bots strong, search, nicht 'greedy@1'",
        ),
        ("court --games 0", "1 to 100,000 games, not '0'", "1 bis 100.000 Spiele sein, nicht '0'"),
        ("court --games 100001", "not '100001'", "nicht '100001'"),
        ("court --games many", "not 'many'", "nicht 'many'"),
        ("court --think 0", "not '0'", "nicht '0'"),
        ("court --think -1", "not '-1'", "nicht '-1'"),
        ("court --think nan", "not 'nan'", "nicht 'nan'"),
        ("court --think inf", "not 'inf'", "nicht 'inf'"),
        ("court --iterations 0", "iterations, not '0'", "Iterationen sein, nicht '0'"),
        ("court --think 1 --iterations 5", "leave out --think or --iterations", "Lass --think oder --iterations weg"),
        ("court --workers 0", "games at once, not '0'", "Spiele zugleich sein, nicht '0'"),
        ("court --seed x", "not 'x'", "nicht 'x'"),
        (
            "court --option fools=3",
            "cannot be played with 'fools=3'. fools must be",
            "Mit 'fools=3' lässt sich dieses Spiel nicht",
        ),
        ("court --report /nowhere/report.html", "cannot be written", "lässt sich nicht schreiben"),
        ("court --report /", "exists already", "gibt es schon"),
    ],
)
def test_what_cannot_be_played_is_one_sentence_in_both_languages(
    run: Run, here: list[Contest], arguments: str, english: str, german: str
) -> None:
    for language, sentence in (("en", english), ("de", german)):
        done = run(f"arena {arguments} --lang {language}")
        assert (done.code, done.out, here) == (2, "", [])
        assert sentence in done.err
        assert done.err.count("\n") == 1


def test_ctrl_c_ends_it_without_a_word() -> None:
    """Also where the tests themselves run with interrupts ignored, as behind a shell's `&`."""
    command = [sys.executable, "-m", "regalia", "arena", "court", "--bots", "search,search", "--games", "9999"]
    started = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    started += "import regalia.terminal.compiling as c; c._SPINNER_DELAY = 3600; "  # nor of a machine that is busy
    started += "import regalia.arena.running as r; p = r.play_all; "
    heard = f"{started}r.play_all = lambda *a: (print('now', flush=True), p(*a))[1]"
    code = f"import sys, runpy; {heard}; sys.argv = {command[2:]!r}; runpy.run_module('regalia', run_name='__main__')"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "now\n"
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, "", "")


def test_a_game_of_a_contest_can_be_played_again_and_told(run: Run) -> None:
    told = [run(f"arena --bots greedy,random --games 4 --seed 3 --replay {number}") for number in (2, 2, 3)]
    assert [done.code for done in told] == [0, 0, 0]
    assert "greedy" in told[0].out
    assert told[0].out == told[1].out
    assert told[0].out != told[2].out


@pytest.mark.parametrize(
    "command",
    ["court --bots search,greedy --iterations 3", "tumult --bots greedy,random,search@2i --option seconds=20 --seed 5"],
)
def test_results_and_report_say_how_a_game_is_watched_and_it_is_that_game(
    run: Run, here: list[Contest], tmp_path: Path, command: str
) -> None:
    shown = run(f"arena {command} --games 3 --report {tmp_path}/report.html").out
    (said,) = re.findall(r"Watch one of these games: regalia (.*) --replay N, with a number N from 0 to 2", shown)
    assert f"regalia {said} --replay N" in (tmp_path / "report.html").read_text()
    watched, asked = (run(f"{line} --replay 1").out for line in (said, f"arena {command} --games 3"))
    assert watched.replace("@3i", "").split() == asked.split()


@pytest.mark.parametrize("number", ["4", "-1", "x"])
def test_a_game_that_is_not_in_the_contest_cannot_be_played_again(run: Run, number: str) -> None:
    done = run(f"arena --bots greedy,random --games 4 --replay {number}")
    assert (done.code, done.out) == (2, "")
    assert "numbered from 0 to 3" in done.err
