"""A browser that follows a table entry by entry knows what one knows that has just come."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tools.build_client import run
from websockets.asyncio.client import ClientConnection, connect

from regalia.client import Client, Live
from tests.server.running import actor, caught_up, seated

MOVES = 60
TAKES_BACK = 0.2
Json = dict[str, Any]


class Watcher:
    """Two sockets of one reader: by one he follows, by the other he comes anew whenever he is asked to."""

    def __init__(self, name: str, following: ClientConnection, coming: ClientConnection) -> None:
        self._name, self._following, self._coming = name, following, coming
        self._number = -1
        self.lines: list[Json] = []

    async def join(self, table: str) -> None:
        self._joining = json.dumps({"type": "join", "table": table})
        await self._following.send(self._joining)

    async def look(self, number: int) -> None:
        """Take what has come up to an entry, then compare it with what a newcomer gets."""
        while self._number < number:
            self._take(await self._following.recv(), fresh=False)
        await self._coming.send(self._joining)
        frame = await self._coming.recv()
        while json.loads(frame)["type"] != "snapshot":  # an entry since the last time
            frame = await self._coming.recv()
        self._take(frame, fresh=True)

    def _take(self, text: str | bytes, *, fresh: bool) -> None:
        frame = json.loads(text)
        frame.pop("spectators", None)  # who come and go between the entries, and are told of apart from them
        if frame["type"] == "spectators":
            return
        self._number = frame["number"]
        self.lines.append({"reader": self._name, "fresh": fresh, "frame": frame})


async def watched(address: str, game: str) -> list[Json]:
    """All that two players and a spectator get in a game that is played by chance, with changes of mind."""
    chance = random.Random(3)
    async with seated(address, game) as people, AsyncExitStack() as stack:
        clients = [*people.clients, Client(address)]
        watchers = [await watcher(stack, address, str(number), client) for number, client in enumerate(clients)]
        for each in watchers:
            await each.join(people.table)
        for _ in range(MOVES):
            live = actor(people)
            await move(live, chance)
            await caught_up(people)
            for each in watchers:
                await each.look(live.number)
            if live.ending is not None:
                break
        return [line for each in watchers for line in each.lines]


async def move(live: Live, chance: random.Random) -> None:
    if live.known["can_undo"] and chance.random() < TAKES_BACK:
        await live.ask({"type": "undo", "seen": live.number})
    else:
        await live.act(chance.choice(live.choices)["action"])


async def watcher(stack: AsyncExitStack, address: str, name: str, client: Client) -> Watcher:
    where = "ws" + address.removeprefix("http") + "/api/live"
    headers = {} if client.cookie is None else {"Cookie": client.cookie}
    following, coming = (connect(where, additional_headers=headers, max_size=None) for _ in range(2))
    return Watcher(name, await stack.enter_async_context(following), await stack.enter_async_context(coming))


@pytest.mark.parametrize("game", ["court", "tumult"])
def test_snapshot_and_entries_lead_to_the_same_as_a_fresh_snapshot(address: str, game: str) -> None:
    lines = asyncio.run(watched(address, game))
    given = "".join(f"{json.dumps(line)}\n" for line in lines)
    answer = run("tests/follow.ts", input=given, capture_output=True, text=True, check=False)
    assert answer.stderr == ""
    assert int(answer.stdout) == sum(line["fresh"] for line in lines) > MOVES
