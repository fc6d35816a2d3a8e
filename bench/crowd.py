"""Many people at many tables: each has a socket, and knows no more than what he may do now."""

import asyncio
import gc
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

from pydantic_core import from_json, to_json

from bench.serving import Prepared, Server
from bench.sockets import Socket, connected

_TURNING = 5.0  # seconds within which all glasses are turned
_KEPT = 0.1  # of the tiles that are lifted
_RUSH = ("lift", "keep", "return")

_Json = dict[str, Any]


class Watched:
    """A table as those who sit there see it together."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)  # its own: else all tables would move in step
        self.seats: list[Seated] = []
        self.is_over = False
        self.waits: list[float] = []  # seconds from each move to the last view of it
        self.delays: list[float] = []  # seconds from the end of each glass to the last who heard of it
        self.settled = asyncio.Event()  # set whenever the last view of a move has come
        self._asked: dict[int, float] = {}  # when somebody sent what became the entry of that number
        self._seen: dict[int, float] = {}  # when the last of them got it
        self._views = Counter[int]()
        self._glass: tuple[str, float] | None = None  # that runs, and when it is out

    def show(self, entry: _Json) -> None:
        """One of them got an entry."""
        number, now = entry["number"], perf_counter()
        self._views[number] += 1
        if self._views[number] < len(self.seats):
            return
        del self._views[number]
        self._seen[number] = now
        self.is_over = self.is_over or entry.get("state") == "over"
        if "clock" in entry:
            self._see(entry["clock"], now)
        self._settle(number)

    def acknowledge(self, number: int, sent: float) -> None:
        """What somebody sent became an entry."""
        self._asked[number] = sent
        self._settle(number)

    def _settle(self, number: int) -> None:
        if number in self._asked and number in self._seen:
            self.waits.append(self._seen[number] - self._asked.pop(number))
            self.settled.set()

    def _see(self, clock: _Json | None, now: float) -> None:
        name = None if clock is None else clock["glass"]
        if self._glass is not None and self._glass[0] != name:
            self.delays.append(now - self._glass[1])
            self._glass = None
        if clock is not None and self._glass is None:
            self._glass = (clock["glass"], now + clock["left"])

    def forget(self) -> None:
        """Begin to measure anew."""
        self.waits, self.delays = [], []


class Seated:
    """One person with his socket."""

    def __init__(self, table: Watched) -> None:
        self._table = table
        self._socket: Socket | None = None
        self._choices: dict[str, _Json] = {}
        self._number = 0
        self._sent = 0.0
        self.joined = asyncio.Event()

    def actions(self, *kinds: str) -> list[_Json]:
        """What he may do: all of it, or what is of these kinds."""
        actions = [choice["action"] for choice in self._choices.values()]
        return [action for action in actions if not kinds or action["type"] in kinds]

    async def sit(self, server: Server, table: str, cookie: str) -> None:
        self._socket = await connected(server.address, "/api/live", cookie, self._hear)
        self._send({"type": "join", "table": table})

    async def leave(self) -> None:
        assert self._socket is not None
        self._socket.close()
        await self._socket.closed

    def act(self, action: _Json) -> None:
        self._sent = perf_counter()
        self._send({"type": "act", "id": str(self._sent), "seen": self._number, "actions": [action]})

    def _send(self, message: _Json) -> None:
        assert self._socket is not None, "he sits down first"
        self._socket.send(to_json(message))

    def _hear(self, text: bytes) -> None:
        message = from_json(text)
        match message["type"]:
            case "snapshot":
                self._number, self._choices = message["number"], message["choices"]
                self.joined.set()
            case "entry":
                self._number = message["number"]
                for code, choice in message.get("choices", {}).items():
                    if choice is None:
                        self._choices.pop(code, None)
                    else:
                        self._choices[code] = choice
                self._table.show(message)
            case "acknowledged":
                self._table.acknowledge(message["number"], self._sent)
            case "refused":
                self._table.settled.set()


@asynccontextmanager
async def crowd(server: Server, prepared: Prepared) -> AsyncIterator[list[Watched]]:
    """All people at all tables."""
    tables = [Watched(seed) for seed, _ in enumerate(prepared.tables)]
    for table, watched in zip(prepared.tables, tables, strict=True):
        for cookie in prepared.cookies:
            watched.seats.append(Seated(watched))
            await watched.seats[-1].sit(server, table, cookie)
    people = [seated for watched in tables for seated in watched.seats]
    for seated in people:
        await seated.joined.wait()
    gc.disable()  # its own pauses, a tenth of a second long, would be taken for the server's
    try:
        yield tables
    finally:
        gc.enable()
        for seated in people:
            await seated.leave()


async def play(tables: Iterable[Watched], moves: int, a_second: float | None = None) -> None:
    """Play so many moves at each table by chance: as fast as they come back, or about so many a second at each."""
    await asyncio.gather(*(_play(table, moves, a_second) for table in tables))


async def _play(table: Watched, moves: int, a_second: float | None) -> None:
    chance = table.chance
    if a_second is not None:
        await asyncio.sleep(chance.random() / a_second)
    for _ in range(moves):
        actor = next((seated for seated in table.seats if seated.actions()), None)
        if actor is None or table.is_over:
            return
        begun = perf_counter()
        table.settled.clear()
        actor.act(chance.choice(actor.actions()))
        await table.settled.wait()
        if a_second is not None:
            await asyncio.sleep(max(0.0, begun + chance.uniform(0.5, 1.5) / a_second - perf_counter()))


async def until_ready(table: Watched) -> None:
    """Play on until nothing is missing but the king's word that turns the glass."""
    while not any(seated.actions("start") for seated in table.seats):
        await _play(table, 1, None)


async def rush(tables: Iterable[Watched], a_second: float, seconds: float) -> None:
    """Turn all glasses, and let all hands move. They run together, but nobody turns a hundred at one stroke."""
    await asyncio.gather(*(_rush(table, a_second, seconds) for table in tables))


async def _rush(table: Watched, a_second: float, seconds: float) -> None:
    await asyncio.sleep(table.chance.uniform(0, _TURNING))
    king = next(seated for seated in table.seats if seated.actions("start"))
    king.act(*king.actions("start"))
    end = perf_counter() + seconds
    await asyncio.gather(*(_rob(seated, a_second, end) for seated in table.seats))


async def _rob(seated: Seated, a_second: float, end: float) -> None:
    chance = random.Random()
    await asyncio.sleep(chance.random() / a_second)
    while perf_counter() < end:
        movements = seated.actions(*(_RUSH[::2] if chance.random() > _KEPT else _RUSH))
        if movements:
            seated.act(chance.choice(movements))
        await asyncio.sleep(1 / a_second)
