"""Giving up: a bot plays on, and the person comes last."""

import asyncio
from pathlib import Path

from regalia.client import Client
from regalia.server.store import Store
from regalia.server.tables import Hall
from regalia.server.wire.messages import AskUndo
from tests.server.asking import met, refused, seats_of, table_of
from tests.server.hosting import ADA, BEN, at_table, first_act, hosted
from tests.server.running import seated, served


def test_who_has_resigned_only_watches_and_still_finds_the_table(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            live, resign = at.lives[0], f"/api/tables/{at.table}/resign"
            await at.clients[0].post(resign)
            await live.wait(lambda: live.known["seat"] is None)
            assert live.choices == []
            [mine] = (await at.clients[0].get("/api/me/tables"))["tables"]
            assert (mine["table"]["id"], mine["waiting"]) == (at.table, False)
            with refused("not-seated"):
                await at.clients[0].post(resign)
            with refused("taken"):
                await at.clients[0].post(f"/api/tables/{at.table}/join")

    asyncio.run(test())


def test_one_resigns_while_the_game_is_played(address: str) -> None:
    async def work(ada: Client) -> None:
        table = await table_of(ada, seats=2, options={"turn_limit": 4})
        with refused("not-begun"):
            await ada.post(f"/api/tables/{table}/resign")

    met(address, 1, work)


def test_what_was_asked_of_who_resigns_is_asked_no_more(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            guest, act = first_act(live)
            await live.perform(guest.id, act)
            await live.perform(guest.id, AskUndo(id="please", seen=live.course.number))
            assert live.course.table is not None
            assert live.course.table.request is not None
            await live.resign(BEN if guest == ADA else ADA)
            assert live.course.table.request is None

    hosted(tmp_path, work)


def test_a_bot_still_plays_on_after_a_kill(tmp_path: Path) -> None:
    async def first(address: str) -> tuple[str, str | None]:
        async with seated(address, "court") as at:
            await at.clients[0].post(f"/api/tables/{at.table}/resign")
            return at.table, at.clients[1].cookie

    async def second(address: str) -> None:
        client = Client(address, cookie)
        seat = (await seats_of(client, table))[0]
        assert (seat["kind"], seat["resigned"]) == ("bot", True)
        async with client.live() as live:
            await live.join(table)
            await live.wait(lambda: live.choices)

    with served(tmp_path) as server:
        table, cookie = asyncio.run(first(server.address))
        server.kill()
    with served(tmp_path) as server:
        asyncio.run(second(server.address))
