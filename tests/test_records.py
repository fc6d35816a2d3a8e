"""Records: whole games replay for ever, on any machine and version, to equal bytes; and what a record holds."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import regalia
from regalia.errors import MalformedInput
from regalia.game import load_game
from regalia.match import begun
from regalia.records import sealed
from tests.moves import court, keep_any, roll
from tests.variants import play_out

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


def test_a_replayed_match_can_be_played_on() -> None:
    match = play_out(court(), seed=2, most=30)
    again = regalia.replay(match.record())
    assert play_out(match, seed=9).to_bytes() == play_out(again, seed=9).to_bytes()


def test_a_match_set_up_by_hand_has_a_record_too() -> None:
    match = play_out(court(), seed=3, most=40)
    arranged = regalia.position("court", match.position())
    play_out(arranged, seed=4)
    again = regalia.replay(json.loads(json.dumps(arranged.record())))
    assert again.to_bytes() == arranged.to_bytes()


def test_records_are_handed_out_as_copies() -> None:
    match = court()
    keep_any(match)
    match.record()["log"][0]["seat"] = 99
    match.record()["options"]["fools"] = "rubbish"
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()


def test_a_record_from_before_an_option_existed_still_replays() -> None:
    match = begun(sealed({**court().record(), "options": {}}))
    play_out(match, seed=1, most=20)
    assert match.record()["options"] == {}
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()


def test_a_record_of_a_newer_edition_is_refused() -> None:
    record = court().record()
    record["edition"] += 1
    with pytest.raises(MalformedInput) as refused:
        regalia.replay(record)
    assert refused.value.code == "unknown-edition"


def tampered(record: dict[str, Any]) -> str:
    with pytest.raises(MalformedInput) as refused:
        regalia.replay(record)
    return refused.value.code


def test_one_digest_seals_a_record_and_its_entries_hold_none() -> None:
    match = court()
    keep_any(match)
    record = match.record()
    assert [entry.keys() for entry in record["log"]] == [{"seat", "action"}]
    record["log"][0]["seat"] = 1 - record["log"][0]["seat"]
    assert tampered(record) == "tampered-record"


def test_a_record_sealed_anew_is_still_refused_if_its_log_is_not_as_we_write_it() -> None:
    match = court()
    match.undo(keep_any(match))
    record = match.record()
    record["log"][1]["undo"] = "consented"
    assert tampered(sealed(record)) == "tampered-record"


def test_a_record_sealed_anew_is_still_refused_if_its_result_is_another() -> None:
    record = play_out(court(), seed=1).record()
    record["result"]["winners"] = []
    assert tampered(sealed(record)) == "tampered-record"


def test_a_record_without_the_key_of_its_position_is_refused() -> None:
    record = regalia.position("court", {}).record()
    del record["position"]["random_key"]
    assert tampered(sealed(record)) == "malformed-record"


def test_a_match_from_bytes_has_a_record_too() -> None:
    match = court()
    roll_after_keeping(match)
    again = regalia.from_bytes("court", match.to_bytes())
    again.undo(roll_after_keeping(again), consented=True)
    replayed = regalia.replay(json.loads(json.dumps(again.record())))
    assert replayed.to_bytes() == again.to_bytes()


def roll_after_keeping(match: regalia.Match) -> int:
    keep_any(match)
    return roll(match)


def test_the_public_record_of_a_match_set_up_by_hand_says_how_it_began_and_keeps_the_key() -> None:
    match = regalia.position("court", {"random_key": [11, 12, 13, 14]})
    public = match.public_record()
    assert public["format"] != match.record()["format"]
    assert public["start"] == match.view(None)["state"]
    assert "options" not in public
    assert "random_key" not in json.dumps(public)
