"""After the server began anew the sand stands where the log has it, until it is known who is there."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from regalia.client import Client
from regalia.server.store import Store
from regalia.server.tables import Hall, LiveTable
from regalia.server.wire.messages import WhyNot
from tests.server.hosting import ADA, BEN, HandClock, at_table, hosted, joined
from tests.server.running import Server, actor, play, seated, served
from tests.server.store.keeping import entries_of
from tests.server.test_hourglass import KEEP, begun_robbing, do, glass, lift


class Restarted:
    """A table of tumult whose server fell silent when five seconds of sand had run; and the same, loaded anew."""

    def __init__(self, folder: Path) -> None:
        self.clock = HandClock()
        self._folder = folder
        self._table = ""

    def run(self, work: Any, **settings: str) -> None:
        async def first(hall: Hall, store: Store) -> None:
            async with at_table(hall, "tumult", settings=settings) as live:
                self._table = live.head.id
                await begun_robbing(live, self.clock)
                await self.clock.forward(5, live)
                await do(live, 0, lift(0))
                await self.clock.forward(2, live)

        async def again(hall: Hall, store: Store) -> None:
            async with hall.table(self._table) as live:
                assert live.course.table is not None
                await work(live)

        hosted(self._folder, first, self.clock.around())
        self.clock.time += 1000
        hosted(self._folder, again, self.clock.around())


def test_after_a_restart_the_sand_stands_where_the_log_has_it_until_all_are_back(tmp_path: Path) -> None:
    restarted = Restarted(tmp_path)

    async def work(live: LiveTable) -> None:
        [ada] = await joined(live, ADA)
        await restarted.clock.forward(40, live)
        [snapshot] = ada.snapshots
        assert snapshot["clock"] == {"glass": "taxes", "seconds": 20, "left": 15, "stands": True}
        assert snapshot["choices"] == {}
        answer = await do(live, 0, KEEP)
        assert answer.get("code") == "sand-stands"
        why = live.why_not(ADA.id, WhyNot(id="why", action=KEEP))
        assert why["type"] == "reason"
        assert why["refusal"] is not None
        assert why["refusal"]["code"] == "sand-stands"
        await joined(live, BEN)
        await restarted.clock.forward(1, live)
        assert glass(live) == ("taxes", 14)
        assert (await do(live, 0, KEEP))["type"] == "acknowledged"

    restarted.run(work)


def test_after_a_minute_the_table_waits_for_whoever_is_not_back(tmp_path: Path) -> None:
    restarted = Restarted(tmp_path)

    async def work(live: LiveTable) -> None:
        await joined(live, ADA)
        await restarted.clock.forward(59, live)
        assert [seat.away for seat in live.course.seating.seats] == [False, False]
        await restarted.clock.forward(1000, live)
        assert [seat.away for seat in live.course.seating.seats] == [False, True]
        assert glass(live) == ("taxes", 15)
        await joined(live, BEN)
        await restarted.clock.forward(1, live)
        assert glass(live) == ("taxes", 14)

    restarted.run(work)


def test_after_a_minute_a_bot_stands_in_for_whoever_is_not_back_if_the_table_is_so(tmp_path: Path) -> None:
    restarted = Restarted(tmp_path)

    async def work(live: LiveTable) -> None:
        await joined(live, ADA)
        await restarted.clock.forward(70, live)
        assert glass(live) == ("taxes", 5)
        assert live.course.table is not None
        assert any(entry.get("seat") == 1 for entry in list(live.course.table.match.log)[-8:])

    restarted.run(work, absence="bot")


def test_when_the_server_is_killed_no_sand_runs_until_all_are_back(tmp_path: Path) -> None:
    async def first(server: Server) -> tuple[str, list[str | None]]:
        async with seated(server.address, "tumult", options={}) as at:
            while at.lives[0].known["clock"] is None:
                await play(at, random.Random(1), 1)
            live = actor(at)
            await live.act(live.choices[0]["action"])
            server.kill()
            return at.table, [client.cookie for client in at.clients]

    async def second(address: str) -> None:
        async with Client(address, cookies[0]).live() as ada, Client(address, cookies[1]).live() as ben:
            await ada.join(table)
            standing = {
                "glass": "taxes",
                "seconds": 20,
                "left": pytest.approx(20 - sand / 1000, abs=0.01),
                "stands": True,
            }
            assert ada.known["clock"] == standing
            await ben.join(table)
            await ada.wait(lambda: not ada.known["clock"]["stands"])

    with served(tmp_path) as server:
        table, cookies = asyncio.run(first(server))
    sand = entries_of(tmp_path, table)[-1].content["sand"]
    with served(tmp_path) as server:
        asyncio.run(second(server.address))
    assert "ran-on" in [entry.kind for entry in entries_of(tmp_path, table)]
