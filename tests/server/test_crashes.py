"""The server is killed: whatever was acknowledged is there afterwards, once and in order."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidMessage

from regalia.client import Client
from tests.server.running import Server, begun, served
from tests.server.store.keeping import entries_of

KILLS = 3


async def play_until_killed(server: Server, table: str, clients: list[Client], seed: int) -> dict[int, str]:
    """Both play by chance until the server is killed; the acknowledged messages by number."""
    acknowledged: dict[int, str] = {}
    killing = asyncio.get_running_loop().call_later(random.Random(seed).uniform(0.2, 0.8), server.process.kill)

    async def play(client: Client, chance: random.Random) -> None:
        async with client.live() as live:
            await live.join(table)
            while live.ending is None:
                if live.choices:
                    message = f"{seed}-{live.number}-{chance.random()}"
                    action = chance.choice(live.choices)["action"]
                    answer = await live.ask({"type": "act", "id": message, "seen": live.number, "actions": [action]})
                    if answer["type"] == "acknowledged":
                        acknowledged[answer["number"]] = message
                await live.wait(lambda: live.choices or live.ending)

    with suppress(OSError):
        async with asyncio.TaskGroup() as group:
            for seat, client in enumerate(clients):
                group.create_task(_quietly(play(client, random.Random(seed + seat))))
    killing.cancel()
    return acknowledged


async def _quietly(work: Any) -> None:
    with suppress(OSError, InvalidMessage):  # the server was killed, maybe before it had answered
        await work


def test_everything_acknowledged_is_there_once_and_in_order_after_a_kill(tmp_path: Path) -> None:
    acknowledged: dict[int, str] = {}
    table, cookies = "", list[str | None]()
    for kill in range(KILLS):
        with served(tmp_path) as server:
            if not table:
                table, people = asyncio.run(begun(server.address, "court"))
                cookies = [client.cookie for client in people]
            clients = [Client(server.address, cookie) for cookie in cookies]
            acknowledged |= asyncio.run(play_until_killed(server, table, clients, kill))
            server.kill()
        log = entries_of(tmp_path, table)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        kept = {entry.number: entry.content["id"] for entry in log if "id" in entry.content}
        assert acknowledged.items() <= kept.items()
        assert len(set(kept.values())) == len(kept)
    assert acknowledged


def test_a_restart_resumes_every_table_and_a_message_sent_again_is_known(tmp_path: Path) -> None:
    async def first(address: str) -> tuple[str, list[Client], dict[str, Any], dict[str, Any], dict[str, Any]]:
        table, clients = await begun(address, "court")
        for client in clients:
            async with client.live() as live:
                await live.join(table)
                if live.choices:
                    action = live.choices[0]["action"]
                    message = {"type": "act", "id": "once", "seen": live.number, "actions": [action]}
                    return table, [client], message, await live.ask(message), live.known
        pytest.fail("nobody may act")

    async def second(address: str) -> None:
        async with Client(address, clients[0].cookie).live() as live:
            await live.join(table)
            assert live.known == known
            assert await live.ask(message) == answer
            assert live.known == known

    with served(tmp_path) as server:
        table, clients, message, answer, known = asyncio.run(first(server.address))
        assert server.stop() == 0
    assert [file.name for file in tmp_path.iterdir()] == ["regalia.db"], "a clean end leaves one file"
    with served(tmp_path) as server:
        asyncio.run(second(server.address))
