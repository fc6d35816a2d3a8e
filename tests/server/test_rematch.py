"""Another game for the same people."""

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regalia.client import Client, Live
from regalia.server.store import Store, StoreProblem
from regalia.server.tables import Hall
from tests.server.asking import met, refused, seats_of, table_of
from tests.server.hosting import ADA, BEN, at_table, hosted, until
from tests.server.running import Json, play, seated, served

SHORT: Json = {"turn_limit": 4}


async def over(*people: Client, bots: int = 0) -> str:
    """A table where people have played with bots, given up all of them, and the game is over."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *[{"kind": "bot", "bot": "easy"}] * bots]
    table: str = (await people[0].post("/api/tables", {"game": "court", "seats": seats, "options": SHORT}))["id"]
    for client in people[1:]:
        await client.post(f"/api/tables/{table}/join")
    async with people[0].live() as live:
        await live.join(table)
        for client in people:
            await client.post(f"/api/tables/{table}/ready")
        for client in people:
            await client.post(f"/api/tables/{table}/resign")
        await live.wait(lambda: live.known["state"] == "over")
    return table


def test_a_rematch_has_the_same_game_people_and_bots_each_one_seat_on(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await over(ada, ben, bots=1)
        before = (await ada.get(f"/api/tables/{table}"))["table"]
        again = await ben.post(f"/api/tables/{table}/rematch")
        after = again["table"]
        assert (after["game"], after["options"], after["state"]) == ("court", before["options"], "open")
        assert [seat["name"] for seat in after["seats"]] == ["Guest 1", "Adela", "Guest 0"]
        assert [seat["kind"] for seat in after["seats"]] == ["person", "bot", "person"]
        assert [seat["colour"] for seat in after["seats"]] == [before["seats"][old]["colour"] for old in (1, 2, 0)]
        assert [seat["host"] for seat in after["seats"]] == [True, False, False], "whoever asked for it is the host"
        assert again["seat"] == 0
        for client in (ada, ben):
            await client.post(f"/api/tables/{after['id']}/ready")
        assert (await ada.get(f"/api/tables/{after['id']}"))["table"]["state"] == "playing"

    met(address, 2, work)


def knows_rematch(live: Live, rematch: dict[str, object]) -> bool:
    return bool(live.known["rematch"] == rematch)


def test_whoever_asks_for_a_rematch_gets_the_same_one_and_all_readers_are_told(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at, Client(address).live() as watching:
            await watching.join(at.table)
            await play(at, random.Random(6))
            asked = await asyncio.gather(*(client.post(f"/api/tables/{at.table}/rematch") for client in at.clients))
            [again] = {answer["table"]["id"] for answer in asked}
            [host] = [seat["name"] for seat in asked[0]["table"]["seats"] if seat["host"]]
            [seat] = [number for number, one in enumerate(at.lives[0].known["seats"]) if one["name"] == host]
            for live in (*at.lives, watching):
                await live.wait(partial(knows_rematch, live, {"seat": seat, "table": again}))
            async with at.clients[0].live() as fresh:
                await fresh.join(at.table)
                assert fresh.known == at.lives[0].known
            mine = (await at.clients[1].get("/api/me/tables"))["tables"]
            assert [(one["table"]["id"], one["waiting"]) for one in mine] == [(again, True), (at.table, False)]

    asyncio.run(test())


def test_there_is_no_rematch_before_the_game_is_over_and_none_for_strangers(address: str) -> None:
    async def work(ada: Client, stranger: Client) -> None:
        table = await table_of(ada, seats=2)
        with refused("not-over"):
            await ada.post(f"/api/tables/{table}/rematch")
        finished = await over(ada, bots=1)
        with refused("not-seated"):
            await stranger.post(f"/api/tables/{finished}/rematch")

    met(address, 2, work)


def test_a_rematch_is_there_after_a_kill_and_made_only_once(tmp_path: Path) -> None:
    async def first(address: str) -> tuple[str, Json, Client]:
        ada = Client(address)
        table = await over(ada, bots=1)
        return table, await ada.post(f"/api/tables/{table}/rematch"), ada

    async def second(address: str) -> None:
        again = Client(address, ada.cookie)
        assert await again.post(f"/api/tables/{table}/rematch") == made
        assert [seat["kind"] for seat in await seats_of(again, made["table"]["id"])] == ["bot", "person"]

    with served(tmp_path) as server:
        table, made, ada = asyncio.run(first(server.address))
        server.kill()
    with served(tmp_path) as server:
        asyncio.run(second(server.address))


def test_a_rematch_that_cannot_be_written_leaves_neither_table_nor_entry(tmp_path: Path, monkeypatch: Any) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StoreProblem("disk-full", "The disk is full.")

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "court", **SHORT) as live:
            for guest in (ADA, BEN):
                await live.resign(guest)
            await until(lambda: live.course.state == "over")
            number = live.course.number
            with monkeypatch.context() as patched:
                patched.setattr(store, "append", full)
                with pytest.raises(StoreProblem):
                    await hall.rematch(live.head.id, ADA)
            assert (live.course.number, live.course.rematch) == (number, None)
            assert len(await hall.tables_of(ADA.id)) == 1
            again = await hall.rematch(live.head.id, BEN)
            assert [mine.head.id for mine in await hall.tables_of(ADA.id)] == [again, live.head.id]

    hosted(tmp_path, work)
