"""What is seen of bots that think: a line while they do, and the story turn by turn."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.bots import Budget
from regalia.schema import Array
from tests.noticed import Notice, Terminal, nothing
from tests.typed import Run, random_numbers

SLOW = "--bot strong --think 0.5"
THINKING = re.compile(r"(Alaric|Beatrix|Conrad) is thinking…")
WIPED = "\r\x1b[2K"


def test_at_a_terminal_a_line_shows_who_thinks_and_is_wiped_away(run: Run, notice: Notice, terminal: Terminal) -> None:
    shown = set()

    def look(view: Array, seat: int, budget: Budget) -> None:
        shown.add((seat, terminal.text.rpartition("\n")[2].rpartition(WIPED)[2]))

    notice(look)
    run(f"play --players 3 {SLOW} --seed 7", "3 4 5", "1", "1", "k", "1")
    assert shown == {(1, "Beatrix is thinking…"), (2, "Conrad is thinking…")}
    assert all(terminal.text[end:].startswith(WIPED) for end in ends(THINKING, terminal.text))


def ends(pattern: re.Pattern[str], text: str) -> Iterator[int]:
    return (found.end() for found in pattern.finditer(text))


def test_what_is_left_on_the_terminal_is_what_a_file_would_hold(run: Run, notice: Notice, terminal: Terminal) -> None:
    notice(nothing)
    run(f"play --players 3 --bots 3 {SLOW} --seed 7")
    thoughts = re.compile(THINKING.pattern + re.escape(WIPED))
    assert thoughts.search(terminal.text)
    left = thoughts.sub("", terminal.text)
    assert "\x1b" not in left
    assert "thinking" not in left


@pytest.mark.parametrize("asked", ["--bot easy", "--bot steady", "--bot strong --think 0.29"])
def test_no_line_for_bots_that_need_no_time(run: Run, notice: Notice, terminal: Terminal, asked: str) -> None:
    notice(nothing)
    run(f"play --players 2 --bots 2 --seed 7 {asked}")
    assert "wins." in terminal.text
    assert "thinking" not in terminal.text


def test_no_line_in_a_file_even_if_it_is_to_be_coloured(
    run: Run, notice: Notice, monkeypatch: pytest.MonkeyPatch
) -> None:
    notice(nothing)
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = run(f"play --players 2 --bots 2 --seed 7 {SLOW}").out
    assert "wins." in out
    assert "thinking" not in out
    assert "\x1b[2K" not in out


def test_no_line_on_a_terminal_that_cannot_wipe_it_away(
    run: Run, notice: Notice, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    notice(nothing)
    monkeypatch.setenv("TERM", "dumb")
    run(f"play --players 2 --bots 2 --seed 7 {SLOW}")
    assert "wins." in terminal.text
    assert "thinking" not in terminal.text


def test_a_bot_that_is_interrupted_leaves_no_line(run: Run, notice: Notice, terminal: Terminal) -> None:
    def interrupt(view: Array, seat: int, budget: Budget) -> None:
        raise KeyboardInterrupt

    notice(interrupt)
    assert run(f"play --players 2 --bots 2 {SLOW} --seed 7").code == 130
    assert terminal.text.endswith(f"thinking…{WIPED}\nGoodbye!\n")


def test_in_the_rush_no_line_stands_where_somebody_types(run: Run, notice: Notice, terminal: Terminal) -> None:
    notice(nothing)
    run(f"play tumult --players 2 {SLOW} --seed 3 --option seconds=10", "1", "1", *[""] * 12, "15", "k", "done")
    rushes = re.findall(r"seconds left; [^:]*: (.*)", terminal.text)
    assert len(rushes) > 10
    assert not any("thinking" in rush for rush in rushes)
    assert THINKING.search(terminal.text)


def test_it_thinks_in_german_and_in_plain_letters(
    run: Run, notice: Notice, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    notice(nothing)
    run(f"play --players 2 --bots 2 --seed 7 {SLOW} --lang de")
    assert "Alaric denkt nach …\r" in terminal.text
    monkeypatch.setattr(Terminal, "encoding", "ascii", raising=False)
    run(f"play --players 2 --bots 2 --seed 7 {SLOW} --lang de")
    assert "Alaric denkt nach ...\r" in terminal.text


def test_whoever_waits_reads_what_the_bot_before_did(run: Run, notice: Notice, terminal: Terminal) -> None:
    read = []

    def look(view: Array, seat: int, budget: Budget) -> None:
        if seat == 2:
            read.append(terminal.text)

    notice(look)
    run(f"play --players 3 {SLOW} --seed 7", "3 4 5", "1", "1")
    assert "and take the Fool." in read[0]
    assert "Beatrix  ends with" in read[0]
    assert "Conrad  ends with" not in read[0]


@pytest.mark.parametrize("command", ["court --players 3", "council --players 3 --option turn_limit=30"])
@pytest.mark.parametrize("bots", [2, 3])
def test_the_story_of_bots_that_think_reads_as_that_of_others(
    run: Run, notice: Notice, command: str, bots: int
) -> None:
    notice(nothing)
    slow, steady = (
        re.sub(".*json.*", "", run(f"play {command} --bots {bots} --seed 5 {asked}", *random_numbers(1, 300)).out)
        for asked in (SLOW, "--bot steady")
    )
    assert slow == steady


def test_what_bots_that_think_did_is_kept_turn_by_turn(run: Run, notice: Notice, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    last: set[int] = set()

    def look(view: Array, seat: int, budget: Budget) -> None:
        last.update(entry["seat"] for entry in json.loads(file.read_text())["log"][-1:])

    notice(look)
    run(f"play --players 3 --bots 3 {SLOW} --seed 7 --option turn_limit=6 --save {file}")
    assert last == {0, 1, 2}
