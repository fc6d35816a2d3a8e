"""The start menu: what is typed there, and what it says of games that are kept."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from regalia.terminal.keyboard import ask
from regalia.terminal.start import Start
from regalia.words import LANGUAGES
from tests.typed import Run


@pytest.fixture
def asked(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that will be typed, where there are any."""
    lines: list[str] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("regalia.terminal.display.ask", lambda *question: lines.pop(0) if lines else ask(*question))
    return lines


@pytest.mark.parametrize(
    ("language", "line", "kind"),
    [("en", "1", "easy"), ("en", "", "steady"), ("de", "Stark", "strong"), ("de", "steady", "steady")],
)
def test_bots_are_chosen_by_number_or_by_name(
    asked: list[str], tmp_path: Path, language: str, line: str, kind: str
) -> None:
    asked += ["1", "2", "Ada", "nobody", line, *"123456", "q"]
    assert Start(Console(quiet=True), language).run() == 0
    (file,) = (tmp_path / "regalia" / "games").iterdir()
    assert json.loads(file.read_text())["seats"][1]["bot"] == kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_are_kept_are_told_apart_by_the_time_and_by_whether_they_are_over(
    run: Run, asked: list[str], tmp_path: Path, language: str
) -> None:
    folder = tmp_path / "regalia" / "games"
    folder.mkdir(parents=True)
    run(f"play --players 2 --names Ada --bot easy --seed 7 --save {folder}/court-2026-01-02-030405.json", "3")
    run(f"play --players 2 --bots 2 --bot easy --seed 7 --save {folder}/court-2026-01-02-040506.json")
    asked += ["5", "q"]
    file = io.StringIO()
    Start(Console(file=file, width=100), language).run()
    shown = file.getvalue()
    assert "2026-01-02 03:04, Ada, Beatrix, " + {"en": "not over yet", "de": "noch nicht zu Ende"}[language] in shown
    assert re.search(r"2026-01-02 04:05, \w+, Beatrix *$", shown, re.MULTILINE)


@pytest.mark.parametrize("typed", [["q"], ["1", "q"], ["1", "2", "q"], ["3", "2", "Ada", "q"], ["1", "2", "Ada", "q"]])
def test_every_question_can_be_left(asked: list[str], tmp_path: Path, typed: list[str]) -> None:
    asked += typed
    assert Start(Console(quiet=True), "en").run() == 0
    assert asked == []
    assert [*tmp_path.iterdir()] == []


def test_what_cannot_be_watched_is_not_offered(asked: list[str], tmp_path: Path, run: Run) -> None:
    def shown() -> str:
        file = io.StringIO()
        Start(Console(file=file, width=100), "en").run()
        return file.getvalue()

    folder = tmp_path / "regalia" / "games"
    folder.mkdir(parents=True)
    (folder / "broken.json").write_text("{")
    asked += ["q"]
    assert "watch" not in shown()
    run(f"play --players 2 --bots 2 --bot easy --seed 7 --save {folder}/court-2026-01-02-040506.json")
    asked += ["4", "q"]
    assert re.findall("   1  .*", shown())[1:] == ["   1  To Court the King, 2026-01-02 04:05, Alaric, Beatrix"]
