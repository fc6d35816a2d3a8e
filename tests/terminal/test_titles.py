"""T1: whoever plays at the keyboard is queen or king as he likes; titles that nobody chose alternate."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from regalia.terminal.keyboard import ask
from regalia.terminal.opponents import all_titles
from regalia.terminal.start import Start
from tests.typed import Run

ALTERNATING = ["masculine", "feminine", "masculine"]


def titles(file: Path) -> list[str]:
    return [seat["title"] for seat in json.loads(file.read_text())["seats"]]


@pytest.mark.parametrize(
    ("language", "names", "chosen"),
    [
        ("en", "Ada,Ben", ALTERNATING),
        ("en", "Ada:f,Ben:m", ["feminine", "masculine", "feminine"]),
        ("en", "Ada:f,Ben", ["feminine", "masculine", "feminine"]),
        ("en", "Ada:F,Eva:f", ["feminine", "feminine", "masculine"]),
        ("de", "Ada:w,Ben:m", ["feminine", "masculine", "feminine"]),
        ("de", "Ada:f", ["feminine", "masculine", "feminine"]),
    ],
)
def test_T1_a_title_is_typed_after_the_name(
    run: Run, tmp_path: Path, language: str, names: str, chosen: list[str]
) -> None:
    file = tmp_path / "game.json"
    done = run(f"play tumult --players 3 --names {names} --seed 7 --lang {language} --save {file}")
    assert (done.code, done.err) == (0, "")
    assert titles(file) == chosen
    assert json.loads(file.read_text())["seats"][0]["name"] == "Ada"


@pytest.mark.parametrize(("title", "said"), [("w", {"Königin", "Herzogin"}), ("m", {"König", "Herzog"})])
def test_T1_the_titles_that_are_chosen_are_said_and_shown_and_no_others(run: Run, title: str, said: set[str]) -> None:
    out = run(f"play tumult --players 2 --seed 7 --lang de --names Ada:{title},Eva:{title}").out
    assert {*re.findall(r"\b(?:König|Herzog)(?:in)?\b", out)} == said


@pytest.mark.parametrize("names", ["Ada:x", "Ada:", "Ada:fm"])
def test_T1_another_title_is_refused_in_a_sentence(run: Run, tmp_path: Path, names: str) -> None:
    for language, said in {"en": "f for titles like queen or m", "de": "w für Titel wie Königin oder m"}.items():
        done = run(f"play tumult --names {names} --lang {language} --save {tmp_path}/game.json")
        assert (done.code, done.out) == (2, "")
        assert said in done.err
        assert repr(names) in done.err
    assert [*tmp_path.iterdir()] == []


def test_a_title_without_a_name_is_no_name(run: Run) -> None:
    assert "A name has 1 to 24 letters" in run("play tumult --names :f --lang en").err


def test_T1_titles_that_nobody_chose_differ_from_the_seat_before() -> None:
    assert all_titles([], 3) == ALTERNATING
    assert all_titles([None, "masculine"], 4) == ["masculine", "masculine", "feminine", "masculine"]


@pytest.mark.parametrize(
    ("game", "typed", "chosen"),
    [
        ("3", ["3", "Ada,Ben", "nonsense", "w", "", "1"], ["feminine", "masculine", "feminine"]),
        ("3", ["3", "Ada,Ben", "", "m", "1"], ["masculine", "masculine", "feminine"]),
        ("3", ["3", "Ada:f,Ben", "m", "1"], ["feminine", "masculine", "feminine"]),
        ("1", ["3", "Ada,Ben", "1"], ALTERNATING),  # court speaks of nobody by a title, and asks for none
    ],
)
def test_T1_the_start_menu_asks_everybody_for_a_title(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, typed: list[str], chosen: list[str]
) -> None:
    lines = [game, *typed, *"123456", "", *"123456", "q", "q", "q"]
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("regalia.terminal.display.ask", lambda *question: lines.pop(0) if lines else ask(*question))
    assert Start(Console(quiet=True), "de").run() == 0
    (file,) = (tmp_path / "regalia" / "games").iterdir()
    assert titles(file) == chosen
