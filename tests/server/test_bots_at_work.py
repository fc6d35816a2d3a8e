"""Bots at tables: whatever becomes of one, people play on; and nobody waits for one when the server ends."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from threading import Event, get_native_id
from time import sleep
from typing import Any

import pytest

from regalia.bots import BOTS, BotKind, Budget, SearchMemory
from regalia.bots.greedy import Greedy
from regalia.bots.search import Search
from regalia.game import Game
from regalia.schema import Array
from regalia.server.store import Store
from regalia.server.tables import Hall
from regalia.server.tables.thinking import LEAST_PRIORITY, cores
from tests.games.court.table import table as court
from tests.server.hosting import (
    ADA,
    BEN,
    HandClock,
    act_until,
    at_table,
    created,
    first_act,
    hosted,
    joined,
    log_of,
    until,
)
from tests.server.running import Json, Server, begun, served
from tests.server.store.keeping import entries_of


class Broken:
    def choose(self, view: Any, seat: int) -> int:
        raise ZeroDivisionError("a bot with a fault")


def test_a_bot_that_fails_plays_by_chance_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = HandClock()
    monkeypatch.setitem(BOTS, "easy", BotKind(lambda *_: Broken(), False, "bot-easy", is_opponent=True))

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "court", "bot") as live:
            await joined(live, ADA, BEN)
            while {entry.content.get("seat") for entry in await log_of(store, live) if entry.kind == "acted"} != {
                0,
                1,
                2,
            }:
                await clock.forward(0.001, live)
                assert live.course.table is not None
                if live.course.table.waiting:
                    guest, act = first_act(live, str(live.course.number))
                    await live.perform(guest.id, act)

    hosted(tmp_path, work, clock.around())
    assert "a bot with a fault" in caplog.text


def test_bots_think_on_the_cores_that_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {1, 5, 6}, raising=False)
    assert cores() == 3


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority of their own")
def test_bots_think_behind_all_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    priorities = set[int]()

    class Curious(Greedy):
        def choose(self, view: Array, seat: int) -> int:
            priorities.add(os.getpriority(os.PRIO_PROCESS, get_native_id()))
            return super().choose(view, seat)

    async def work(hall: Hall, store: Store) -> None:
        head = await created(hall, "court", "bot")
        async with hall.table(head.id) as live:
            await live.ready(ADA, True)
            await act_until(live, lambda: bool(priorities))

    monkeypatch.setitem(BOTS, "easy", BotKind(lambda game, *_: Curious(game), False, "bot-easy", is_opponent=True))
    hosted(tmp_path, work)
    assert priorities == {LEAST_PRIORITY}
    assert os.getpriority(os.PRIO_PROCESS, get_native_id()) < LEAST_PRIORITY, "the server itself does not give way"


@pytest.mark.parametrize("budget", [Budget(seconds=600), Budget(iterations=1_000_000_000)])
def test_a_search_ends_at_once_where_its_memory_has_stopped(budget: Budget) -> None:
    match, memory = court(active="5 5 2"), SearchMemory()
    memory.has_stopped = True
    thinker = Search(match.game, 1, budget, memory)
    assert match.game.actions.write(thinker.choose(match.hidden(0), 0)) in match.legal(0)
    assert thinker.iterations <= 100


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_ends_though_a_bot_thinks(tmp_path: Path, number: signal.Signals) -> None:
    async def until_the_bot_thinks(server: Server) -> None:
        seats: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "strong", "seconds": 600}]
        table, [client] = await begun(server.address, "court", seats)
        async with client.live() as live:
            await live.join(table)
            while live.known["actors"] == [0]:
                await live.act(live.choices[-1]["action"])

    with served(tmp_path) as server:
        asyncio.run(until_the_bot_thinks(server))
        assert server.stop(number) == 0


def test_a_bot_that_was_not_done_when_the_server_ended_does_not_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, thinks = list[str](), Event()

    class Slow(Greedy):
        """A bot that thinks as long as it may."""

        def __init__(self, game: Game, memory: SearchMemory | None) -> None:
            super().__init__(game)
            self._memory = memory

        def choose(self, view: Array, seat: int) -> int:
            thinks.set()
            while self._memory is not None and not self._memory.has_stopped:
                sleep(0.001)
            return super().choose(view, seat)

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "court", "bot") as live:
            tables.append(live.head.id)
            assert live.course.table is not None
            while live.course.table.waiting:
                guest, act = first_act(live, str(live.course.number))
                await live.perform(guest.id, act)
            await until(thinks.is_set)

    monkeypatch.setitem(
        BOTS, "easy", BotKind(lambda game, _, __, memory: Slow(game, memory), False, "bot-easy", is_opponent=True)
    )
    hosted(tmp_path, work)
    log = entries_of(tmp_path, tables[0])
    assert 2 not in [entry.content["seat"] for entry in log if entry.kind == "acted"]


def test_a_server_ends_while_a_game_is_being_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled first is there, so it had begun; what is compiled last is not."""
    rules = tmp_path / "rules"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(rules))
    with served(tmp_path / "data", anew=True, games=["court"]) as server:
        while not list(rules.rglob("*.rule")):
            assert server.process.is_alive()
        assert server.stop() == 0
    assert not list(rules.rglob("*play_randomly*.rule"))
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["regalia.db"]
