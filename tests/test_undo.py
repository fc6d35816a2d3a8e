"""Taking back: who may, how far, and what it leaves behind."""

import json
from typing import Any

import pytest

import regalia
from regalia.errors import IllegalAction
from regalia.game import load_game
from regalia.history import KEYFRAME_EVERY
from regalia.match import Match
from regalia.views import Undone
from tests.moves import court, dice, keep_any, roll
from tests.variants import play_out, undoing_moves


def test_an_action_can_be_taken_back_while_nothing_came_to_light() -> None:
    match = court()
    before = match.to_bytes()
    seat = keep_any(match)
    match.undo(seat)
    assert match.to_bytes() == before
    assert [set(entry) for entry in match.log] == [{"seat", "action"}, {"seat", "undo"}]


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
    assert match.position()["random_stream"] > max(seen)


def test_matches_with_undos_replay_to_equal_bytes() -> None:
    match = court(seed=5)
    keep_any(match)
    match.undo(roll(match), consented=True)
    match.undo(keep_any(match))
    roll(match)
    again = regalia.replay(json.loads(json.dumps(match.record())))
    assert again.to_bytes() == match.to_bytes()
    assert again.log == match.log


def first_statues() -> Match:
    """Tumult before its first round: one seat after the other places a statue, which brings nothing to light."""
    return regalia.new("tumult", players=4, seed=1)


def erect(match: Match) -> int:
    (seat,) = match.actors
    match.play(seat, match.legal(seat)[0])
    return seat


def refused(match: Match, seat: int) -> str:
    with pytest.raises(IllegalAction) as error:
        match.undo(seat)
    return error.value.code


def test_once_another_seat_has_acted_only_that_one_takes_back() -> None:
    match = first_statues()
    first, second = erect(match), erect(match)
    assert [seat for seat in range(4) if match.can_undo(seat)] == [second]
    before = match.to_bytes()
    assert refused(match, first) == "undo-not-free"
    assert match.to_bytes() == before


def test_what_another_seat_followed_stays_even_when_that_seat_took_its_own_back() -> None:
    match = first_statues()
    first, second = erect(match), erect(match)
    match.undo(second)
    assert not [seat for seat in range(4) if match.can_undo(seat)]
    assert {refused(match, seat) for seat in (first, second)} == {"undo-not-free"}


def test_a_seat_takes_back_as_many_of_its_own_as_it_did_in_a_row_and_no_more() -> None:
    match = first_statues()
    erect(match)
    between = match.to_bytes()
    second = erect(match)
    match.undo(second)
    assert erect(match) == second
    match.undo(second)
    assert match.to_bytes() == between
    assert not match.can_undo(second)


def test_a_reveal_ends_what_may_be_taken_back_and_the_next_action_begins_anew() -> None:
    match = court()
    keep_any(match)
    seat = roll(match)
    rolled = match.to_bytes()
    assert keep_any(match) == seat
    match.undo(seat)
    assert match.to_bytes() == rolled
    assert not match.can_undo(seat)


def test_after_a_consented_undo_the_next_action_can_be_taken_back_freely() -> None:
    match = court()
    keep_any(match)
    seat = roll(match)
    match.undo(keep_any(match))
    match.undo(seat, consented=True)
    match.undo(keep_any(match))
    assert match.log[-1] == {"seat": seat, "undo": "free"}


def test_with_consent_anybody_takes_back_anybodys_action() -> None:
    match = first_statues()
    start = match.to_bytes()
    first, second = erect(match), erect(match)
    match.undo(first, consented=True)
    match.undo(second, consented=True)
    assert match.to_bytes() == start
    assert [entry["undo"] for entry in match.log[2:]] == ["consented"] * 2


def test_what_another_took_back_with_consent_leaves_the_mover_his_earlier_actions() -> None:
    match = court()
    start = match.to_bytes()
    keep_any(match)
    seat = keep_any(match)
    match.undo((seat + 1) % 3, consented=True)
    match.undo(seat)
    assert match.to_bytes() == start
    assert [entry["undo"] for entry in match.log[2:]] == ["consented", "free"]


def test_an_undo_with_needless_consent_is_a_free_one() -> None:
    match = court()
    match.undo(keep_any(match), consented=True)
    assert match.log[-1]["undo"] == "free"


def test_the_last_action_of_a_finished_game_is_not_taken_back_without_consent() -> None:
    match = play_out(court(turn_limit=1), seed=1)
    seat = match.log[-1]["seat"]
    assert not match.can_undo(seat)
    assert refused(match, seat) == "undo-not-free"
    assert match.over
    match.undo(seat, consented=True)
    assert not match.over


def test_with_consent_a_finished_game_goes_on_and_its_record_replays() -> None:
    match = play_out(court(), seed=1)
    for _ in range(3):
        match.undo(0, consented=True)
    play_out(match, seed=2)
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()


def test_who_was_told_nothing_of_an_action_is_told_nothing_of_its_undoing() -> None:
    told = [{"type": "undone", "seat": 1}]
    in_confidence = Undone(seat=1, audience=0b100)
    assert [in_confidence.told(seat) for seat in (0, 1, 2, None)] == [[], told, told, []]
    in_public = Undone(seat=1, audience=-1)
    assert [in_public.told(seat) for seat in (0, 1, 2, None)] == [told] * 4


def test_what_the_undo_of_an_action_tells_is_handed_back() -> None:
    match = court()
    seat = keep_any(match)
    news = match.undo(seat)
    assert news.number == 2
    assert {json.dumps(news.told(reader)) for reader in (None, 0, 1, 2)} == {
        json.dumps([{"type": "undone", "seat": seat}])
    }


@pytest.fixture
def acts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The actions of court that are played while the test runs."""
    entry_points, played = court().game.entry_points, list[int]()
    act_at = entry_points.act_at

    def noted(records: Any, index: int, seat: int, code: int) -> None:
        played.append(code)
        act_at(records, index, seat, code)

    monkeypatch.setattr(entry_points, "act_at", noted)
    return played


@pytest.mark.parametrize("moves", [1, 2, KEYFRAME_EVERY, KEYFRAME_EVERY + 1, 300])
def test_however_long_the_match_few_moves_are_played_again_to_take_one_back(moves: int, acts: list[int]) -> None:
    match = play_out(court(), seed=1, most=moves)
    acts.clear()
    match.undo(0, consented=True)
    assert len(acts) < 2 * KEYFRAME_EVERY


@pytest.mark.parametrize("name", regalia.GAMES)
def test_a_match_can_be_taken_back_to_its_beginning_move_by_move(name: str) -> None:
    match = regalia.new(name, seed=5, options=load_game(name).without_clock)
    start, positions = match.look(None), list[bytes]()
    while len(positions) < 3 * KEYFRAME_EVERY and not match.over:
        positions.append(match.hidden(None).tobytes())
        play_out(match, seed=len(positions), most=1)
    while positions:
        match.undo(0, consented=True)
        assert match.hidden(None).tobytes() == positions.pop()
    assert match.look(None).difference(start) == {}
    with pytest.raises(IllegalAction) as error:
        match.undo(0, consented=True)
    assert error.value.code == "nothing-to-undo"


def test_a_long_match_of_undos_replays_to_equal_bytes() -> None:
    match = court()
    for _ in undoing_moves(match, seed=6, most=3000):
        pass
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()
