"""Recorded whole games replay for ever: on any machine and version, to equal bytes."""

import hashlib
import json
from pathlib import Path

import pytest

import regalia
from regalia.game import load_game

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_a_recorded_game_replays_to_the_same_end(file: Path) -> None:
    kept = json.loads(file.read_text("utf-8"))
    match = regalia.replay(kept["record"])
    assert match.over
    assert hashlib.sha256(match.to_bytes()).hexdigest() == kept["bytes"]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_recorded_games_hold_undos_of_both_kinds(file: Path) -> None:
    log = json.loads(file.read_text("utf-8"))["record"]["log"]
    assert {entry["undo"] for entry in log if "undo" in entry} == {"free", "consented"}


def test_every_game_has_recorded_games_at_every_player_count() -> None:
    names = {file.stem for file in RECORDS}
    for name in regalia.GAMES:
        least, most = load_game(name).players
        assert {f"{name}-{players}" for players in range(least, most + 1)} <= names
