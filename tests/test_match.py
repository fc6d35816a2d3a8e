"""A match: what it answers, how it is taken back, and how its record survives."""

import json
from typing import Any

import pytest

import regalia
from regalia.errors import IllegalAction, MalformedInput
from regalia.match import Match, begun
from tests.variants import play_out


def court(seed: int = 7, players: int = 3) -> Match:
    return regalia.new("court", players=players, seed=seed)


def keep_any(match: Match) -> int:
    """The actor sets a die aside: an action that reveals nothing."""
    (seat,) = match.actors
    match.play(seat, next(action for action in match.legal(seat) if action["type"] == "keep"))
    return seat


def roll(match: Match) -> int:
    (seat,) = match.actors
    match.play(seat, {"type": "roll"})
    return seat


def dice(match: Match) -> Any:
    return match.view(None)["state"]["active"]


def test_a_new_match_is_dealt_and_one_seat_is_to_act() -> None:
    match = court()
    assert len(match.actors) == 1
    assert match.legal(match.actors[0])
    assert match.result is None
    assert not match.over


def test_the_same_seed_deals_the_same_match_and_another_does_not() -> None:
    assert court(seed=7).to_bytes() == court(seed=7).to_bytes()
    assert court(seed=7).to_bytes() != court(seed=8).to_bytes()


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert regalia.new("court").record()["seed"] != regalia.new("court").record()["seed"]


def test_seats_that_are_not_to_act_have_no_legal_actions() -> None:
    match = court()
    idle = next(seat for seat in range(3) if seat not in match.actors)
    assert match.legal(idle) == []
    with pytest.raises(IllegalAction) as refused:
        match.play(idle, {"type": "roll"})
    assert refused.value.code == "not-your-turn"


def test_a_match_that_is_over_refuses_everything() -> None:
    match = play_out(court(), seed=1)
    with pytest.raises(IllegalAction) as refused:
        match.play(0, {"type": "roll"})
    assert refused.value.code == "game-over"


def test_a_view_tells_the_seat_what_happened_and_who_is_next() -> None:
    match = court()
    seat = keep_any(match)
    view = match.view(seat)
    assert view["game"] == "court"
    assert view["number"] == 1
    assert view["actors"] == [seat]
    assert [event["type"] for event in view["events"]] == ["kept"]


def test_an_action_can_be_taken_back_while_nothing_came_to_light() -> None:
    match = court()
    before = match.to_bytes()
    seat = keep_any(match)
    match.undo(seat)
    assert match.to_bytes() == before
    assert [set(entry) for entry in match.log] == [{"seat", "action", "link"}, {"seat", "undo", "link"}]


def test_several_actions_can_be_taken_back_one_by_one() -> None:
    match = court()
    start = match.to_bytes()
    seat = keep_any(match)
    keep_any(match)
    match.undo(seat)
    match.undo(seat)
    assert match.to_bytes() == start
    with pytest.raises(IllegalAction) as refused:
        match.undo(seat)
    assert refused.value.code == "nothing-to-undo"


def test_a_roll_cannot_be_taken_back_without_consent() -> None:
    match = court()
    keep_any(match)
    seat = roll(match)
    assert not match.can_undo(seat)
    before = match.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        match.undo(seat)
    assert refused.value.code == "undo-not-free"
    assert match.to_bytes() == before


def test_nobody_takes_back_what_another_did() -> None:
    match = court()
    seat = keep_any(match)
    assert not match.can_undo((seat + 1) % 3)
    with pytest.raises(IllegalAction):
        match.undo((seat + 1) % 3)


def test_a_consented_undo_gives_the_position_back_but_never_the_dice_already_seen() -> None:
    match = court(seed=3)
    keep_any(match)
    kept = dice(match)
    rolls = []
    for _ in range(12):
        seat = roll(match)
        rolls.append(tuple(dice(match)))
        match.undo(seat, consented=True)
        assert dice(match) == kept
    assert len(set(rolls)) > 1


def test_after_an_undo_the_view_tells_of_the_undo_and_nothing_else() -> None:
    match = court()
    keep_any(match)
    seat = keep_any(match)
    match.undo(seat)
    assert match.view(None)["events"] == [{"type": "undone", "seat": seat}]


def test_a_position_set_up_by_hand_never_returns_to_an_old_random_stream() -> None:
    first = court(seed=3)
    keep_any(first)
    first.undo(roll(first), consented=True)
    match = regalia.position("court", first.position())
    before = match.position()["random_stream"]
    match.undo(roll(match), consented=True)
    assert match.position()["random_stream"] > before > 0


def test_undo_past_undo_never_returns_to_an_old_random_stream() -> None:
    match = court(seed=4)
    keep_any(match)
    seen = set()
    for _ in range(3):
        seat = roll(match)
        match.undo(seat, consented=True)
        seen.add(match.position()["random_stream"])
    match.undo(seat, consented=True)
    assert match.position()["random_stream"] not in seen


def test_matches_with_undos_replay_to_equal_bytes() -> None:
    match = court(seed=5)
    keep_any(match)
    match.undo(roll(match), consented=True)
    match.undo(keep_any(match))
    roll(match)
    again = regalia.replay(json.loads(json.dumps(match.record())))
    assert again.to_bytes() == match.to_bytes()
    assert again.log == match.log


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
    match = begun({**court().record(), "options": {}})
    play_out(match, seed=1, most=20)
    assert match.record()["options"] == {}
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()


def test_a_record_of_a_newer_edition_is_refused() -> None:
    record = court().record()
    record["edition"] += 1
    with pytest.raises(MalformedInput) as refused:
        regalia.replay(record)
    assert refused.value.code == "unknown-edition"
