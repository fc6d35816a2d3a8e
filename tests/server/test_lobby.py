"""The lobby shows where somebody waits, and nothing else."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from regalia.client import Client
from regalia.server.store import Head, Store
from regalia.server.tables import Hall, Plan
from regalia.server.tables.lobby import MOST_LISTED
from tests.server.asking import met
from tests.server.hosting import ADA, BEN, HandClock, Kept, hosted, joined, until

GRACE = 30.0  # seconds for which somebody without a connection counts as present
A_WEEK = 7 * 24 * 60 * 60 * 1000  # milliseconds
PUBLIC = {"game": "court", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}


async def opened(hall: Hall, pace: str = "live") -> Head:
    """A public table that Ada has opened."""
    return await hall.create(Plan.model_validate({**PUBLIC, "settings": {"pace": pace}}), ADA)


async def listed(hall: Hall) -> list[str]:
    return [table.id for table in await hall.lobby.tables()]


class Today:
    """A calendar that is turned by hand."""

    time = 10 * A_WEEK

    def today(self) -> int:
        return self.time


def in_hall(folder: Path, work: Callable[..., Awaitable[None]]) -> None:
    clock, calendar = HandClock(), Today()

    async def do(hall: Hall, store: Store) -> None:
        await work(hall, clock, calendar)

    hosted(folder, do, clock.around(today=calendar.today))


def test_a_table_is_listed_when_whoever_opened_it_has_come_there(tmp_path: Path) -> None:
    async def work(hall: Hall, clock: HandClock, calendar: Today) -> None:
        head = await opened(hall)
        assert await listed(hall) == []
        async with hall.table(head.id) as live:
            await joined(live, BEN)
            assert await listed(hall) == [], "who only watches does not wait"
            await joined(live, ADA)
            assert await listed(hall) == [head.id]

    in_hall(tmp_path, work)


def test_a_table_is_not_listed_any_more_when_who_waited_there_is_gone_for_a_while(tmp_path: Path) -> None:
    async def work(hall: Hall, clock: HandClock, calendar: Today) -> None:
        head, watching = await opened(hall), Kept()
        async with hall.table(head.id) as live:
            [reader] = await joined(live, ADA)
            await hall.lobby.watch(watching)
            live.leave(reader)
            await clock.forward(GRACE - 1, live)
            assert await listed(hall) == [head.id], "a connection is easily lost"
            await clock.forward(1, live)
            assert await listed(hall) == []
            await until(lambda: shown(watching) == [])
            await joined(live, ADA)
            await until(lambda: shown(watching) == [head.id])

    in_hall(tmp_path, work)


def shown(watching: Kept) -> list[str]:
    """What who watches the lobby was shown last."""
    lists = [message["tables"] for message in watching.messages if message["type"] == "lobby"]
    return [table.id for table in lists[-1]]


def test_over_days_somebody_waits_though_he_is_not_there_but_not_for_ever(tmp_path: Path) -> None:
    async def work(hall: Hall, clock: HandClock, calendar: Today) -> None:
        head = await opened(hall, "days")
        calendar.time += A_WEEK
        assert await listed(hall) == [head.id]
        calendar.time += 1
        assert await listed(hall) == []

    in_hall(tmp_path, work)


@pytest.mark.parametrize("pace", ["live", "days"])
def test_a_table_that_is_full_or_not_public_is_not_listed(tmp_path: Path, pace: str) -> None:
    async def work(hall: Hall, clock: HandClock, calendar: Today) -> None:
        head = await opened(hall, pace)
        private: dict[str, Any] = {**PUBLIC, "visibility": "link", "settings": {"pace": pace}}
        other = await hall.create(Plan.model_validate(private), ADA)
        async with hall.table(head.id) as live, hall.table(other.id) as hidden:
            await joined(live, ADA)
            await joined(hidden, ADA)
            assert await listed(hall) == [head.id]
            await live.sit(BEN, None, "masculine", None)
            assert await listed(hall) == []

    in_hall(tmp_path, work)


@pytest.mark.parametrize("pace", ["live", "days"])
def test_tables_that_are_not_listed_keep_no_other_from_the_list(tmp_path: Path, pace: str) -> None:
    async def work(hall: Hall, clock: HandClock, calendar: Today) -> None:
        first = await opened(hall, pace)
        async with hall.table(first.id) as live:
            await joined(live, ADA)
            for _ in range(MOST_LISTED):
                calendar.time += 1
                full = await opened(hall, pace)
                async with hall.table(full.id) as one:
                    await one.sit(BEN, None, "masculine", None)
            assert await listed(hall) == [first.id]

    in_hall(tmp_path, work)


def test_the_newest_come_first_and_not_all_are_shown(tmp_path: Path) -> None:
    async def work(hall: Hall, clock: HandClock, calendar: Today) -> None:
        made = list[str]()
        for _ in range(MOST_LISTED + 1):
            calendar.time += 1
            made.insert(0, (await opened(hall, "days")).id)
        assert await listed(hall) == made[:MOST_LISTED]

    in_hall(tmp_path, work)


def test_the_lobby_shows_a_table_until_its_seats_are_taken(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        async with ben.live() as watching, ada.live() as waiting:
            await watching.send({"type": "watch-lobby"})
            table = (await ada.post("/api/tables", PUBLIC))["id"]
            await waiting.join(table)
            await watching.wait(lambda: [listed["id"] for listed in watching.lobby] == [table])
            assert [listed["id"] for listed in (await ben.get("/api/tables"))["tables"]] == [table]
            await ben.post(f"/api/tables/{table}/join")
            await watching.wait(lambda: watching.lobby == [])

    met(address, 2, work)


def test_a_table_that_everybody_has_left_is_not_shown(address: str) -> None:
    async def work(ada: Client) -> None:
        table = (await ada.post("/api/tables", PUBLIC))["id"]
        async with ada.live() as waiting:
            await waiting.join(table)
            assert [listed["id"] for listed in (await ada.get("/api/tables"))["tables"]] == [table]
            await ada.post(f"/api/tables/{table}/leave")
            assert (await ada.get("/api/tables"))["tables"] == []

    met(address, 1, work)
