"""What is played: seats and deals, lots that are drawn anew from the seed, and what bots get to see."""

from collections import Counter
from typing import Any, ClassVar

import numpy as np
import pytest

import regalia
from regalia.arena.contest import arena_options, play
from regalia.bots import bot
from regalia.game import load_game
from regalia.match import Match, Step
from regalia.schema import Array
from tests.arena.contests import contest, outcome


def test_every_entrant_has_every_seat_equally_often() -> None:
    played = contest("court", "greedy", "random", "greedy")
    seats = Counter((seat, entrant) for number in range(6) for seat, entrant in enumerate(played.seated(number)))
    assert set(seats.values()) == {2}
    assert len(seats) == 9


def test_a_deal_is_played_once_for_each_seat_and_then_comes_another() -> None:
    played = contest("court", "greedy", "random", "greedy")
    deals = [played.deal(number) for number in range(9)]
    assert deals == [deals[0]] * 3 + [deals[3]] * 3 + [deals[6]] * 3
    assert len(set(deals)) == 3


def test_lots_differ_by_seed_purpose_and_number() -> None:
    one, other = contest("court", "greedy", "greedy"), contest("court", "greedy", "greedy", seed=11)
    drawn = [
        *(one.drawn(purpose, number) for purpose in ("deal", "order") for number in (1, 11)),
        one.drawn("bot", 1, 1),
        one.drawn("bot", 11),
        other.drawn("deal", 1),
    ]
    assert len(set(drawn)) == len(drawn)
    assert all(0 <= seed < 1 << 128 for seed in drawn)


@pytest.mark.parametrize("name", regalia.GAMES)
def test_the_same_game_of_a_contest_is_the_same_again(name: str) -> None:
    played = contest(name, "search@3", "random", **arena_options(load_game(name), {}))
    assert outcome(play(played, 1)) == outcome(play(played, 1))
    assert outcome(play(played, 1)) != outcome(play(played, 2))


def test_a_game_with_a_clock_is_played_without_it_unless_asked_for() -> None:
    assert arena_options(load_game("tumult"), {"budget": 9}) == {"taxes": "budget", "budget": 9}
    assert arena_options(load_game("tumult"), {"taxes": "turns"}) == {"taxes": "turns"}
    assert arena_options(load_game("court"), {}) == {}


def test_a_game_against_the_clock_ends() -> None:
    assert play(contest("tumult", "random", "greedy", taxes="hourglass"), 0).winners


class Restless:
    """It never has enough: a tile that it lifted it gives back."""

    def __init__(self, match_game: Any) -> None:
        self._game = match_game
        self._legal = np.zeros(len(match_game.actions), np.int32)

    def choose(self, view: Array, seat: int) -> int:
        count = self._game.entry_points.legal_at(view, 0, seat, self._legal)
        verbs = {self._game.actions.write(code)["type"]: code for code in self._legal[:count].tolist()}
        return int(verbs.get("return", verbs.get("lift", self._legal[0])))


def test_the_clock_ends_what_the_seats_would_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.table.table.bot", lambda name, game, *rest: Restless(game))
    assert play(contest("tumult", "random", "random", taxes="hourglass"), 0).acts > 100


class Spy:
    """A bot that keeps what it was shown."""

    seen: ClassVar[list[tuple[Array, int]]] = []

    def __init__(self, *arguments: Any) -> None:
        self._bot = bot(*arguments)

    def choose(self, view: Array, seat: int) -> int:
        self.seen.append((view.copy(), seat))
        return self._bot.choose(view, seat)


@pytest.mark.parametrize("name", regalia.GAMES)
def test_bots_see_only_what_their_seats_may_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.table.table.bot", Spy)
    monkeypatch.setattr(Spy, "seen", [])
    play(contest(name, "random", "greedy"), 0)
    assert len(Spy.seen) > 20
    for view, seat in Spy.seen:
        again = view.copy()
        load_game(name).entry_points.hide_at(again, 0, seat)
        assert again.tobytes() == view.tobytes()
        assert not view["random_key"].any()


def test_an_illegal_choice_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Restless):
        def choose(self, view: Array, seat: int) -> int:
            return len(self._game.actions) - 1

    monkeypatch.setattr("regalia.table.table.bot", lambda name, game, *rest: Cheat(game))
    with pytest.raises(regalia.IllegalAction):
        play(contest("council", "random", "random"), 0)


def test_only_decisions_between_several_actions_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = list[int]()
    prepared = Match.prepare

    def watched(match: Match, seat: int, action: Any) -> Step:
        choices.append(len(match.legal(seat)))
        return prepared(match, seat, action)

    monkeypatch.setattr(Match, "prepare", watched)
    played = play(contest("council", "greedy", "greedy"), 0)
    assert played.acts == len(choices)
    assert sum(len(times) for times in played.times) == sum(count > 1 for count in choices) < len(choices)
