"""Threads that share a match may get in each other's way, but never break it."""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

import pytest

import regalia
from regalia.errors import IllegalAction
from regalia.match import Match, begun
from tests.moves import court
from tests.variants import play_out

THREADS = 4


@pytest.fixture(autouse=True)
def _hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


def side_by_side(*works: Callable[[], None]) -> list[BaseException]:
    """What goes wrong when all are done at the same time."""
    failures: list[BaseException] = []

    def watched(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            failures.append(error)

    threads = [Thread(target=watched, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return failures


def hasty_player(match: Match, seed: int, moves: int) -> Callable[[], None]:
    """Somebody who plays for whoever may act, and takes back now and then, without asking who else does."""
    chance = random.Random(seed)

    def play() -> None:
        for _ in range(moves):
            for seat in match.actors[:1]:
                with suppress(IllegalAction, IndexError):  # another thread was faster
                    match.play(seat, chance.choice(match.legal(seat)))
            if chance.random() < 0.2:
                with suppress(IllegalAction):
                    match.undo(chance.randrange(match.players), consented=chance.random() < 0.5)

    return play


def robbing() -> Match:
    """Tumult while all seats rob: their legal actions differ."""
    return play_out(regalia.new("tumult", players=4, seed=1, options={"taxes": "budget"}), seed=1, most=9)


def test_each_thread_gets_the_legal_actions_of_the_seat_it_asked_for() -> None:
    match = robbing()
    expected = {seat: match.legal(seat) for seat in match.actors}
    assert len({len(actions) for actions in expected.values()}) > 1

    def asks(seat: int) -> Callable[[], None]:
        def ask() -> None:
            for _ in range(20_000):
                assert match.legal(seat) == expected[seat]

        return ask

    assert side_by_side(*map(asks, expected)) == []


@pytest.mark.parametrize("name", regalia.GAMES)
def test_what_threads_play_on_one_match_is_one_match(name: str) -> None:
    for seed in range(4):
        match = regalia.new(name, seed=seed)
        players = [hasty_player(match, THREADS * seed + number, 150) for number in range(THREADS)]
        assert side_by_side(*players) == []
        again = regalia.replay(match.record())
        assert again.to_bytes() == match.to_bytes()


def test_who_looks_while_others_play_sees_the_match_as_it_stood_after_some_entry() -> None:
    match, seen, busy = court(), list[dict[str, Any]](), [True]

    def play() -> None:
        hasty_player(match, 1, 1000)()
        busy.clear()

    def watch() -> None:
        while busy:
            seen.append(match.view(0))

    def copy() -> None:
        while busy:
            record = match.copy().record()
            assert regalia.replay(record).record() == record

    assert side_by_side(play, watch, watch, copy) == []
    again, views = begun(match.record()), list[dict[str, Any]]()
    for number, entry in enumerate([None, *match.record()["log"]]):
        if entry is not None:
            regalia.match.play_entry(again, number - 1, entry)
        views.append(again.view(0))
    assert all(view == views[view["number"]] for view in seen)
