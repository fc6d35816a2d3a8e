"""A bot's turn where people watch: long enough to be seen, and never long. Time is put forward by the tests."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regalia.schema import Json
from regalia.server.store import Store
from regalia.server.tables import Hall, LiveTable, Plan
from regalia.server.tables.pace import human_pace
from regalia.server.tables.thinking import Thinkers
from regalia.table import Table
from tests.server.hosting import ADA, AROUND, Clock, act_until, hosted

MOST = 3.2  # seconds of a turn with so many decisions that the least thoughts alone add something


class SkippedTime(Clock):
    """Nobody waits: as soon as a timer is set it rings, and so much time has passed."""

    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(0, self._ring, seconds, call)

    def _ring(self, seconds: float, call: Callable[[], object]) -> None:
        self.time += seconds
        call()


def turn(decisions: int, wish: float) -> tuple[float, list[float]]:
    """How long a turn takes, and how long each of its thoughts."""
    spent, thoughts = 0.0, list[float]()
    for _ in range(decisions):
        pause, most = human_pace(spent, wish)
        thoughts.append(min(wish, most))
        spent += pause + thoughts[-1]
    return spent, thoughts


@pytest.mark.parametrize("wish", [0.0, 0.5, 10.0])
@pytest.mark.parametrize("decisions", [1, 2, 5, 12])
def test_a_turn_of_some_decisions_takes_one_to_three_seconds(decisions: int, wish: float) -> None:
    assert 1 <= turn(decisions, wish)[0] <= 3


def test_who_does_not_think_is_done_in_three_seconds_whatever_there_is_to_decide() -> None:
    assert turn(1000, 0.0)[0] <= 3


def test_who_thinks_has_half_a_second_at_first_then_less_and_always_some() -> None:
    spent, thoughts = turn(30, 0.5)
    assert thoughts[0] == 0.5
    assert thoughts == sorted(thoughts, reverse=True)
    assert min(thoughts) > 0
    assert spent < MOST


def test_nobody_thinks_longer_than_he_wishes() -> None:
    assert set(turn(5, 0.02)[1]) == {0.02}


class Watch:
    """A reader with a clock, who notes how long each turn of a bot takes."""

    def __init__(self, live: LiveTable, time: SkippedTime, turns: list[float]) -> None:
        self._live, self._time, self._turns = live, time, turns
        self._begun: dict[int, float] = {}

    def send(self, text: str) -> None:
        table = self._live.course.table
        if table is not None:
            bots = {seat for seat in table.match.actors if not table.players[seat].is_person}
            self._turns += [self._time.time - begun for seat, begun in self._begun.items() if seat not in bots]
            self._begun = {seat: self._begun.get(seat, self._time.time) for seat in bots}


def turns_of_bots(folder: Path, kind: str, time: SkippedTime, game: str, **options: Json) -> list[float]:
    """The seconds of some turns of two bots."""
    turns = list[float]()

    async def work(hall: Hall, store: Store) -> None:
        bot = {"kind": "bot", "bot": kind}
        plan: Any = {"game": game, "seats": [{"kind": "me"}, bot, bot], "options": options}
        head = await hall.create(Plan(**plan), ADA)
        async with hall.table(head.id) as live:
            await live.join(Watch(live, time, turns), ADA.id, None)
            await live.ready(ADA, True)
            await act_until(live, lambda: len(turns) >= 8)

    hosted(folder, work, replace(AROUND, pace=human_pace, now=time.now, later=time.later))
    return turns


@pytest.mark.parametrize("kind", ["easy", "steady"])
@pytest.mark.parametrize(("game", "options"), [("court", {}), ("council", {}), ("tumult", {"taxes": "budget"})])
def test_at_a_table_the_turns_of_bots_take_one_to_three_seconds(
    tmp_path: Path, kind: str, game: str, options: dict[str, Json]
) -> None:
    """In the tax phase of tumult several bots act at once, some millionths of a second apart."""
    turns = turns_of_bots(tmp_path, kind, SkippedTime(), game, **options)
    assert min(turns) >= 1
    assert round(max(turns), 3) <= 3


def test_at_a_table_a_bot_that_thinks_has_no_longer_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time, choose, thoughts = SkippedTime(), Thinkers.choose, set[float]()

    async def chosen(thinkers: Thinkers, table: Table, seat: int, most: float) -> Json:
        """It thinks as long as it may, by the clock of this test."""
        thought = min(0.5, most) if len(table.match.legal(seat)) > 1 else 0.0
        thoughts.add(thought)
        time.time += thought
        return await choose(thinkers, table, seat, 0.001)

    monkeypatch.setattr(Thinkers, "choose", chosen)
    turns = turns_of_bots(tmp_path, "strong", time, "council")
    assert min(turns) >= 1
    assert max(turns) <= MOST
    assert max(thoughts) == 0.5
