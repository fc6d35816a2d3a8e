"""A match: what it answers and tells, and how it is copied."""

import copy
import pickle
from collections.abc import Callable

import pytest

import regalia
from regalia.errors import IllegalAction
from regalia.match import Match
from tests.games.council import table as council
from tests.moves import court, dice, keep_any, roll
from tests.variants import play_out, undoing_moves


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


def test_what_was_told_stays_as_it_was_when_the_match_goes_on() -> None:
    match = court()
    (seat,) = match.actors
    news = match.play(seat, match.legal(seat)[0])
    told = [news.told(reader) for reader in (None, 0, 1, 2)]
    roll(match)
    match.undo(seat, consented=True)
    assert [news.told(reader) for reader in (None, 0, 1, 2)] == told


def test_what_is_told_in_confidence_is_told_to_nobody_else() -> None:
    match = council.play(council.table(deck="pink"), "elect coast blue")
    news = match.play(0, {"type": "end"})
    assert {"type": "drew_card", "seat": 1, "card": "pink"} in news.told(1)
    for other in (0, None):
        assert "drew_card" not in [event["type"] for event in news.told(other)]


def test_a_view_stays_as_it_was_when_the_match_goes_on() -> None:
    match = court()
    earlier = match.look(0)
    snapshot = earlier.to_json()
    keep_any(match)
    assert earlier.to_json() == snapshot
    assert match.look(0).difference(earlier).keys() == {"active", "set_aside", "must_set_aside"}


def test_what_a_view_hands_out_is_the_readers_own() -> None:
    match = court()
    view = match.look(0)
    view.to_json()["state"]["active"].clear()
    view.to_json()["actors"].clear()
    assert view.to_json() == match.view(0)
    assert sum(dice(match)) == 3


def test_an_undo_is_a_difference_like_any_other() -> None:
    match = court()
    before = match.look(None)
    seat = keep_any(match)
    between = match.look(None)
    match.undo(seat)
    after = match.look(None)
    assert after.difference(between).keys() == between.difference(before).keys()
    assert after.difference(before) == {}


def test_a_match_says_what_it_is() -> None:
    match = court()
    keep_any(match)
    assert repr(match) == f"<Match of court, 3 players, 1 entries, to act: {match.actors[0]}>"
    assert repr(play_out(match, seed=1)).endswith("entries, over>")


COPIES: dict[str, Callable[[Match], Match]] = {
    "copy": lambda match: match.copy(),
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}
EVERY_COPY = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)


def played(name: str) -> Match:
    match = regalia.new(name, seed=3)
    for _ in undoing_moves(match, seed=3, most=100):
        pass
    return match


@EVERY_COPY
@pytest.mark.parametrize("name", regalia.GAMES)
def test_a_copy_stands_where_the_match_does_and_goes_on_alike(copied: Callable[[Match], Match], name: str) -> None:
    match = played(name)
    twin = copied(match)
    assert twin.game is match.game
    for one, other in ((match, twin), (play_out(match, seed=4), play_out(twin, seed=4))):
        assert one.to_bytes() == other.to_bytes()
        assert one.record() == other.record()
        assert one.view(0) == other.view(0)


@EVERY_COPY
def test_a_copy_and_the_match_do_not_change_each_other(copied: Callable[[Match], Match]) -> None:
    match = played("court")
    pair = [match, copied(match)]
    for seed in range(20):
        one, other = pair[seed % 2], pair[1 - seed % 2]
        before = other.record()
        for _ in undoing_moves(one, seed=seed, most=30):
            pass
        assert other.record() == before
        assert regalia.replay(one.record()).to_bytes() == one.to_bytes()


@EVERY_COPY
def test_a_copy_can_take_back_what_the_match_could(copied: Callable[[Match], Match]) -> None:
    match = court()
    start = match.to_bytes()
    keep_any(match)
    seat = keep_any(match)
    twin = copied(match)
    twin.undo(seat)
    twin.undo(seat)
    assert twin.to_bytes() == start
    match.undo(roll(match), consented=True)
    assert copied(match).view(None) == match.view(None)


def test_the_log_cannot_be_changed_from_outside() -> None:
    match = court()
    keep_any(match)
    log = match.log
    log[0]["seat"] = 99
    log[0]["action"]["face"] = 99
    next(iter(log)).clear()
    with pytest.raises(TypeError):
        log[0] = {}  # type: ignore[index]
    with pytest.raises(AttributeError):
        match.log = log  # type: ignore[misc]
    assert regalia.replay(match.record()).log == match.log
    assert not hasattr(log, "append")


def test_the_log_grows_with_the_match() -> None:
    match = court()
    log = match.log
    seat = keep_any(match)
    match.undo(seat)
    assert len(log) == 2
    assert log[-1] == {"seat": seat, "undo": "free"}


def test_without_a_key_nobody_can_guess_what_follows_a_position() -> None:
    keys = [regalia.position("court", {"players": 3}).position()["random_key"] for _ in range(2)]
    assert [0, 0, 0, 0] not in keys
    assert keys[0] != keys[1]


def test_with_a_key_what_follows_a_position_is_the_same_every_time() -> None:
    first, second, other = (
        regalia.position("court", {"random_key": [1, 2, 3, last], "active": [0, 1, 1, 1, 0, 0, 0]})
        for last in (4, 4, 5)
    )
    assert play_out(first, seed=1).to_bytes() == play_out(second, seed=1).to_bytes()
    assert play_out(other, seed=1).to_bytes() != first.to_bytes()
