"""A clock at the table is nobody's seat: who owns the time says when a glass has run out."""

from types import ModuleType
from typing import Any

import pytest

import regalia
from regalia.compiler import rule
from regalia.errors import IllegalAction, MalformedInput
from regalia.game import load_game
from regalia.kernel import State
from regalia.legality import Legality
from regalia.match import Match
from regalia.views import Clock


def robbing() -> Match:
    """Tumult's hourglass runs."""
    match = regalia.new("tumult", players=2, seed=1)
    while match.clock is None:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def test_a_match_in_which_only_the_clock_can_act_is_not_over(monkeypatch: pytest.MonkeyPatch) -> None:
    before = robbing()
    monkeypatch.setattr(before.game.entry_points, "actors_at", lambda records, index: 0)
    match = regalia.from_bytes("tumult", before.to_bytes())
    assert match.actors == ()
    assert not match.over
    assert match.result is None


@pytest.mark.parametrize(
    ("name", "glasses"), [("court", ()), ("council", ()), ("tumult", ("taxes", "hands"))], ids=regalia.GAMES
)
def test_games_name_the_glasses_of_their_clock(name: str, glasses: tuple[str, ...]) -> None:
    assert load_game(name).glasses == glasses


@pytest.mark.parametrize("name", ["court", "council"])
def test_a_game_without_a_clock_has_none_that_could_run_out(name: str) -> None:
    match = regalia.new(name, seed=1)
    assert match.clock is None
    assert match.view(0)["clock"] is None
    with pytest.raises(IllegalAction) as refused:
        match.tick()
    assert (refused.value.code, len(match.log)) == ("no-clock", 0)


@pytest.mark.parametrize("glass", ["hands", "sand", 0, None])
def test_a_record_in_which_another_glass_has_run_out_is_refused(glass: object) -> None:
    match = robbing()
    assert match.clock == Clock("taxes", 20)
    match.tick()
    record = match.record()
    record["log"][-1]["clock"] = glass
    with pytest.raises(MalformedInput):
        regalia.replay(record)


@rule
def seats_let_in(s: State) -> int:
    """In place of a game's `actors`."""
    return s.revealed


@rule
def endless_glass(s: State) -> int:
    """In place of a game's `clock`."""
    return 1


@rule
def let_in_seat_two(s: State) -> None:
    """In place of a game's `tick`."""
    s.revealed = 0b100


def test_in_a_simulation_the_clock_acts_only_when_nobody_else_can() -> None:
    rules: Any = ModuleType("clockwork")
    rules.actors, rules.clock, rules.tick = seats_let_in, endless_glass, let_in_seat_two
    await_seats = Legality(rules, load_game("court").actions).await_seats
    s = load_game("court").layout.blank()[0]
    assert await_seats(s) == 0b100
    s.revealed = 0b11
    assert await_seats(s) == 0b11
