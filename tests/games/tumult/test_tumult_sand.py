"""The sand of the tax phase, and what it does when it is out (T6, T7)."""

import pytest

import regalia
from regalia import IllegalAction
from regalia.bots import Budget, analyse
from regalia.views import Clock
from tests.games.tumult.robbery import ready, robbing
from tests.games.tumult.table import kinds, new, play, refused, told, types


def test_T6_when_the_sand_is_out_a_tile_in_hand_is_still_kept_or_returned() -> None:
    match = play(robbing(), "0: lift 3; 1: lift 4; clock: sand")
    assert told(match) == [{"type": "sand_out"}]
    assert [*match.actors] == [0, 1]
    assert types(match, 0) == {"keep", "return"}
    play(match, "0: keep")
    assert [*match.actors] == [1]
    assert refused(match, "0: lift 5") == "T6"
    assert refused(match, "1: done") == "T6"
    play(match, "1: return")
    assert kinds(match)[:2] == ["returned", "left_over"]


def test_T6_after_five_more_seconds_the_clock_returns_what_is_in_hand() -> None:
    match = play(robbing(), "0: lift 3; 1: lift 4; clock: sand; clock: sand")
    assert told(match, "returned") == [{"seat": 0, "place": 3}, {"seat": 1, "place": 4}]
    assert match.position()["phase"] not in ("taxes", "hands")


def test_T6_with_empty_hands_the_sand_ends_the_taxes_at_once() -> None:
    match = play(robbing(), "clock: sand")
    assert kinds(match)[:2] == ["sand_out", "left_over"]


def test_T6_the_clock_measures_the_taxes_and_then_five_seconds_for_tiles_in_hand() -> None:
    match = new(seconds=31)
    clocks = [ready(match).clock]
    clocks += [play(match, sentences).clock for sentences in ("start", "0: lift 3; clock: sand", "0: keep")]
    assert clocks == [None, Clock("taxes", 31), Clock("hands", 5), None]


def test_T6_the_clock_is_nobodys_seat() -> None:
    match = robbing()
    for call in (
        lambda: match.play(4, {"type": "done"}),
        lambda: match.legal(4),
        lambda: match.undo(4),
        lambda: match.view(4),
        lambda: analyse(match, 4, Budget(iterations=1)),
    ):
        with pytest.raises(regalia.MalformedInput, match="There is no seat 4"):
            call()
    with pytest.raises(regalia.MalformedInput, match="sand"):
        match.play(0, {"type": "sand"})


@pytest.mark.parametrize("consented", [False, True])
def test_T6_time_that_has_run_cannot_be_taken_back(consented: bool) -> None:
    match = play(robbing(), "0: lift 3; 1: lift 4; clock: sand; 0: return")
    match.undo(0)
    for seat in (0, 1):
        with pytest.raises(IllegalAction) as refused:
            match.undo(seat, consented=consented)
        assert refused.value.code == "time-has-run"
    assert match.clock == Clock("hands", 5)
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()


def test_T6_a_consented_undo_goes_back_to_where_time_ran_out_and_no_further() -> None:
    match = play(robbing(), "0: lift 3; 1: lift 4; clock: sand; 0: keep; 1: keep")
    for _ in range(2):
        match.undo(0, consented=True)
    assert (match.clock, match.actors) == (Clock("hands", 5), (0, 1))
    with pytest.raises(IllegalAction, match="Time that has run"):
        match.undo(0, consented=True)
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()


def test_T6_time_that_runs_out_is_an_entry_of_its_own_in_the_log() -> None:
    match = play(robbing(), "0: lift 3; clock: sand; clock: sand")
    assert [entry["clock"] for entry in match.log if "clock" in entry] == ["taxes", "hands"]
    assert all("seat" not in entry for entry in match.log if "clock" in entry)
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()


def test_T6_where_no_glass_runs_none_can_run_out() -> None:
    match = new(seconds=10)
    before, log = match.to_bytes(), list(match.log)
    with pytest.raises(IllegalAction) as refused:
        match.tick()
    assert refused.value.code == "no-clock"
    assert (match.to_bytes(), list(match.log)) == (before, log)


def test_T6_everybody_who_looks_on_sees_which_glass_runs() -> None:
    match = robbing()
    for seat in (0, 1, None):
        assert match.view(seat)["clock"] == {"glass": "taxes", "seconds": 20}
    assert new(taxes="turns").view(0)["clock"] is None


def test_T7_the_hourglass_runs_twenty_seconds_or_as_long_as_the_table_says() -> None:
    assert new().position()["seconds"] == 20
    assert new(seconds=60).position()["seconds"] == 60
    for seconds in (9, 61, "20"):
        with pytest.raises(regalia.MalformedInput, match="seconds"):
            new(seconds=seconds)
