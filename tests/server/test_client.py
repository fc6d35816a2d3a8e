"""The client that other people's bots use."""

import asyncio
import textwrap
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest

import regalia.client
from regalia.client import Client, Player, RefusedRequest
from tests.server.running import begun


def test_the_example_of_the_client_plays_a_whole_game(address: str) -> None:
    assert regalia.client.__doc__ is not None
    example = textwrap.dedent(regalia.client.__doc__.split("\n\n", 1)[1]).replace("http://127.0.0.1:8000", address)
    assert len(example.splitlines()) <= 30
    whole = "async def example():\n" + textwrap.indent(example, "    ") + "    return player.ending"
    names: dict[str, Any] = {"Client": Client}
    exec(whole, names)
    assert sorted(asyncio.run(names["example"]())["standing"]) == [1, 2]


def test_who_asks_in_the_wrong_way_is_answered(address: str) -> None:
    async def test() -> None:
        async with Client(address).live() as live, asyncio.timeout(60):
            assert (await live.ask({"type": "act", "seen": "yesterday"}))["code"] == "malformed-message"

    asyncio.run(test())


class Wire:
    """Between a client and a server: it is cut when a word comes from the server, as often as it is told to be."""

    def __init__(self, address: str) -> None:
        self._target = urlsplit(address)
        self.word, self.cuts = b"", 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        async with await asyncio.start_server(self._carry, "127.0.0.1", 0) as server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind, ahead = await asyncio.open_connection(self._target.hostname, self._target.port)
        ways = [asyncio.create_task(way) for way in (_pass_on(reader, ahead), self._pass_back(behind, writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way, end in zip(ways, (ahead, writer), strict=True):
            way.cancel()
            end.transport.abort()

    async def _pass_back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            if self.cuts and self.word in data:
                self.cuts -= 1
                return
            writer.write(data)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1 << 16):
        writer.write(data)


@asynccontextmanager
async def wired(address: str, table: str, client: Client, patience: float = 60) -> AsyncIterator[tuple[Wire, Player]]:
    """Somebody at a table, behind a wire that can be cut."""
    wire = Wire(address)
    async with wire.open() as through, Client(through, client.cookie).at(table, patience) as player:
        yield wire, player


def test_what_was_done_though_the_answer_was_lost_is_done_once(address: str) -> None:
    async def test() -> None:
        table, [client] = await begun(address, "court", [{"kind": "me"}, {"kind": "bot"}])
        async with wired(address, table, client) as (wire, player):
            turns = player.turns()
            for _ in range(3):
                choices, before = await anext(turns), player.live.number
                wire.word, wire.cuts = b'"acknowledged"', 1
                answer = await player.act(choices[0]["action"])
                assert wire.cuts == 0
                assert (answer["type"], answer["number"]) == ("acknowledged", before + 1)

    asyncio.run(test())


def test_who_waits_goes_on_waiting_though_the_connection_breaks(address: str) -> None:
    async def test() -> None:
        client = Client(address)
        plan = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        table = (await client.post("/api/tables", plan))["id"]
        async with wired(address, table, client) as (wire, player):
            wire.word, wire.cuts = b'"entry"', 2
            await client.post(f"/api/tables/{table}/ready")
            assert await anext(player.turns())
            await player.act(player.live.choices[0]["action"])
            assert wire.cuts == 0

    asyncio.run(test())


def test_there_is_no_playing_at_a_table_that_there_is_not(address: str) -> None:
    async def test() -> None:
        with pytest.raises(RefusedRequest):
            async with Client(address).at("nowhere"):
                pass

    asyncio.run(test())


def test_patience_has_an_end(address: str) -> None:
    async def test() -> None:
        table, [client] = await begun(address, "court", [{"kind": "me"}, {"kind": "bot"}])
        async with wired(address, table, client, patience=0.1) as (wire, player):
            wire.word, wire.cuts = b"", 1_000_000  # nothing comes through any more
            with pytest.raises(ConnectionError):
                await player.ask({"type": "ping"})

    asyncio.run(test())
