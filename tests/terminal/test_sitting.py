"""A sitting at the terminal: play again, leave and go on, look at what was played."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from regalia.records import sealed
from tests.typed import Run, random_numbers

SHORT = "play court --players 2 --names Ada --option turn_limit=4"


def records(data: Path) -> list[dict[str, Any]]:
    """The games that are kept."""
    return [json.loads(file.read_text()) for file in (data / "regalia" / "games").iterdir()]


@pytest.fixture
def data(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_a_rematch_is_a_new_game_of_the_same_players_with_the_same_options(run: Run, data: Path) -> None:
    out = run(SHORT, *random_numbers(1, 300), "r", *"123456").out  # one of these faces was rolled
    assert out.count("─ To Court the King ─") == 2
    first, second = sorted(records(data), key=lambda record: record["result"] is None)
    assert first["result"] is not None
    assert second["result"] is None
    assert first["seats"] == second["seats"]
    assert (second["players"], second["options"]) == (first["players"], first["options"])
    assert second["options"]["turn_limit"] == 4
    assert first["seed"] != second["seed"]


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("board", "Turn 4"),
        ("story", "You end"),
        ("hint", "Type r, board or story, or press Enter to leave."),
        ("5", "Type r, board or story, or press Enter to leave."),
    ],
)
def test_when_a_game_is_over_it_can_still_be_looked_at(run: Run, data: Path, line: str, part: str) -> None:
    out = run(SHORT, *random_numbers(1, 300), line).out
    assert part in out.rpartition(f"Enter: leave: {line}")[2]


def test_without_a_name_the_game_goes_on_that_was_played_last_and_is_not_over(run: Run, data: Path) -> None:
    left = run("play --seed 7 --names Ada", "3").out
    assert left.endswith("regalia play --resume\n")
    run(SHORT, *random_numbers(1, 300))
    assert "You set a 4 aside." in run("play --resume", "4").out
    assert sorted(len(record["log"]) for record in records(data) if record["result"] is None) == [2]
    assert len(records(data)) == 2


def test_a_game_that_is_saved_under_a_name_leaves_no_copy_that_falls_behind(run: Run, data: Path) -> None:
    run("play --seed 7 --names Ada", "3", f"save {data}/own.json", "4")
    assert records(data) == []
    assert len(json.loads((data / "own.json").read_text())["log"]) == 2
    run(f"play --resume {data}/own.json", f"save {data}/other.json", "5")
    assert len(json.loads((data / "own.json").read_text())["log"]) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "No game is kept that is not over. Begin one: regalia play\n"),
        ("de", "Es ist kein Spiel aufgehoben, das noch nicht aus ist. So beginnst du eines: regalia play\n"),
    ],
)
def test_where_no_game_is_kept_that_is_said(run: Run, data: Path, language: str, said: str) -> None:
    done = run(f"play --resume --lang {language}")
    assert (done.code, done.out, done.err) == (2, "", said)


def test_a_replay_calls_the_players_by_their_names(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(f"play --players 3 --names Ada,Ben --seed 7 --save {file}", "3 4 5", "1", "3 4", "1")
    out = run(f"replay {file}").out
    assert re.search(r"^Ada +ends with 5-4-3", out, re.MULTILINE)
    assert re.search(r"^Ben +rolls", out, re.MULTILINE)
    assert "Player" not in out


def test_a_replay_without_names_numbers_the_players(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(f"play --players 2 --bots 2 --seed 7 --save {file}")
    record = json.loads(file.read_text())
    del record["seats"]
    file.write_text(json.dumps(sealed(record)))
    assert "Player 1" in run(f"replay {file}").out
