"""Tables that begin with a position arranged by us."""

from pathlib import Path
from typing import Any

import pytest

import regalia
from regalia.client import Client
from regalia.errors import MalformedInput
from regalia.server.store import Store
from regalia.server.tables import Hall, Plan
from tests.server.asking import met, refused
from tests.server.hosting import ADA, BEN, Kept, created, hosted, until

LAST_DICE = {"players": 2, "active": [0, 0, 0, 0, 0, 0, 3], "turn_limit": 4}


def plan(*kinds: str) -> Plan:
    seats: list[Any] = [{"kind": kind} for kind in kinds]
    return Plan(game="court", seats=seats, visibility="public")


def test_a_table_begins_with_a_position_and_is_marked_so(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        head = await hall.create(plan("me", "open"), ADA, LAST_DICE)
        async with hall.table(head.id) as live:
            reader = Kept()
            await live.join(reader, ADA.id, None)
            assert [listed.arranged for listed in await hall.lobby.tables()] == [True]
            await live.sit(BEN, None, "masculine", None)
            for guest in (ADA, BEN):
                await live.ready(guest, True)
            assert reader.snapshots[0]["arranged"]
            assert live.course.table is not None
            assert live.course.table.match.position()["active"] == LAST_DICE["active"]

    hosted(tmp_path, work)


def test_an_arranged_table_comes_back_as_it_was_and_its_record_replays(tmp_path: Path) -> None:
    async def first(hall: Hall, store: Store) -> None:
        head = await hall.create(plan("me", "bot"), ADA, LAST_DICE)
        async with hall.table(head.id) as live:
            await live.ready(ADA, True)
            await live.resign(ADA)
            await until(lambda: live.course.state == "over")
            records[head.id] = live.record()

    async def second(hall: Hall, store: Store) -> None:
        [(table, record)] = records.items()
        async with hall.table(table) as live:
            assert live.record() == record
        assert regalia.replay(record).record() == record
        with pytest.raises(regalia.IllegalAction) as refusal:
            await hall.rematch(table, ADA)
        assert refusal.value.code == "arranged"

    records: dict[str, Any] = {}
    hosted(tmp_path, first)
    hosted(tmp_path, second)


def test_a_position_has_as_many_players_as_the_table_has_seats(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        with pytest.raises(MalformedInput):
            await hall.create(plan("me", "bot", "bot"), ADA, LAST_DICE)

    hosted(tmp_path, work)


def test_a_table_that_is_dealt_is_not_marked(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        head = await created(hall)
        async with hall.table(head.id) as live:
            reader = Kept()
            await live.join(reader, ADA.id, None)
            assert not reader.snapshots[0]["arranged"]

    hosted(tmp_path, work)


def test_nobody_arranges_a_position_from_outside(address: str) -> None:
    async def work(ada: Client) -> None:
        wish = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for extra in ({"position": LAST_DICE}, {"arranged": True}, {"settings": {"arranged": True}}):
            with refused("malformed-message"):
                await ada.post("/api/tables", {**wish, **extra})
        made = await ada.post("/api/tables", wish)
        assert made["arranged"] is False

    met(address, 1, work)
