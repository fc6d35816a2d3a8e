"""A bad network between clients and a server: messages are lost, doubled and late by a seed. Keeps what was heard."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.running import Json

_LARGEST = 1 << 22


class Weather(NamedTuple):
    """How likely it is that a message is lost, comes twice, comes late, or is the last before the line is cut."""

    lost: float = 0.0
    doubled: float = 0.0
    late: float = 0.0
    cut: float = 0.0
    longest: float = 0.02  # seconds that a late message is late: those sent after it overtake it


CALM = Weather()
STORM = Weather(lost=0.05, doubled=0.1, late=0.3, cut=0.02)


@dataclass
class Talk:
    """What a client said on one connection, and what reached him, in the order in which it did."""

    cookie: str
    said: list[Json] = field(default_factory=list)
    heard: list[Json] = field(default_factory=list)


class Network:
    def __init__(self, weather: Weather, seed: int) -> None:
        self.seed = seed
        self.target = ""  # the address of the server: it may change
        self.talks: list[Talk] = []
        self._weather = weather
        self._chance = random.Random(seed)
        self._server: Server | None = None

    @property
    def address(self) -> str:
        assert self._server is not None
        host, port = next(iter(self._server.sockets)).getsockname()
        return f"http://{host}:{port}"

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Network"]:
        async with serve(self._carry, "127.0.0.1", 0, compression=None, max_size=_LARGEST) as self._server:
            yield self

    async def _carry(self, client: ServerConnection) -> None:
        """Carry messages both ways until either end, or the network, closes the line."""
        assert client.request is not None
        talk = Talk(client.request.headers.get("Cookie", ""))
        self.talks.append(talk)
        channel = "ws" + self.target.removeprefix("http") + "/api/live"
        with suppress(OSError, InvalidHandshake, ConnectionClosed):
            headers = {"Cookie": talk.cookie}
            async with connect(channel, additional_headers=headers, compression=None, max_size=_LARGEST) as server:
                ways = (self._pass_on(client, server, talk.said, []), self._pass_on(server, client, [], talk.heard))
                await _until_one_ends(*map(asyncio.ensure_future, ways))

    async def _pass_on(
        self,
        sender: ClientConnection | ServerConnection,
        receiver: ClientConnection | ServerConnection,
        sent: list[Json],
        arrived: list[Json],
    ) -> None:
        """Pass messages on one way, as the weather is."""

        async def deliver(text: str | bytes) -> None:
            arrived.append(json.loads(text))
            with suppress(ConnectionClosed):
                await receiver.send(text)

        async with asyncio.TaskGroup() as on_the_way:
            async for text in sender:
                sent.append(json.loads(text))
                if self._happens(self._weather.cut):
                    return
                for _ in range(1 + self._happens(self._weather.doubled)):
                    if self._happens(self._weather.late):
                        on_the_way.create_task(self._late(deliver, text))
                    elif not self._happens(self._weather.lost):
                        await deliver(text)

    def _happens(self, likely: float) -> bool:
        return self._chance.random() < likely

    async def _late(self, deliver: Callable[[str | bytes], Any], text: str | bytes) -> None:
        await asyncio.sleep(self._chance.uniform(0, self._weather.longest))
        await deliver(text)


async def _until_one_ends(*ways: asyncio.Future[None]) -> None:
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
