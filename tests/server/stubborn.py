"""People who play by chance and do not give up: they come back, and send again what was not answered."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from regalia.client import Client, Live
from tests.server.network import Network
from tests.server.running import VARIANTS, Json, begun

LONG: dict[str, Json] = {"court": {}, "council": {}}  # options by which games do not end too soon
_PATIENCE = 0.3  # seconds until something is sent again
_UNDO = 0.15  # how often one takes something back where he may,
_ASK = 0.03  # how often one asks for that though something came to light,
_SEVERAL = 0.3  # and how often one does several things at once, which may not go together


@dataclass
class Load:
    """How much was done at a table: whoever waits for that is woken, also when the game is over."""

    acknowledged: int = 0
    is_over: bool = False
    patience: float = 120.0  # seconds within which a table that is not stuck grows, on the slowest machine
    grown: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def note(self) -> None:
        async with self.grown:
            self.acknowledged += 1
            self.grown.notify_all()

    async def end(self) -> None:
        async with self.grown:
            self.is_over = True
            self.grown.notify_all()

    async def grow(self, more: int) -> None:
        """Wait until so much more was done; not for ever, because a table may be stuck."""
        goal = self.acknowledged + more
        async with asyncio.timeout(self.patience), self.grown:
            await self.grown.wait_for(lambda: self.acknowledged >= goal or self.is_over)


@dataclass
class Stubborn:
    """One reader of a table: a player, or without a cookie a spectator."""

    network: Network
    load: Load
    table: str
    cookie: str | None
    chance: random.Random
    _unanswered: Json | None = None

    async def play(self) -> None:
        """Until the game is over."""
        while True:
            with suppress(OSError, TimeoutError):
                async with Client(self.network.address, self.cookie).live() as live:
                    async with asyncio.timeout(_PATIENCE):
                        await live.join(self.table)
                    while live.ending is None:
                        await self._go_on(live)
                    await self.load.end()
                    return
            await asyncio.sleep(0.01)  # the server may be gone for a while

    async def _go_on(self, live: Live) -> None:
        if self._unanswered is None and (live.choices or _is_asked(live)):
            self._unanswered = self._chosen(live)
        try:
            async with asyncio.timeout(_PATIENCE):
                if self._unanswered is not None:
                    await self._ask(live, self._unanswered)
                await live.wait(lambda: live.choices or live.ending or _is_asked(live))
        except TimeoutError:  # something was lost: perhaps the last entry
            await live.send({"type": "join", "table": self.table, "seen": live.number})

    def _chosen(self, live: Live) -> Json:
        head = {"id": f"{self.chance.getrandbits(64):x}", "seen": live.number}
        if _is_asked(live):
            return {"type": "answer", **head, "agrees": self.chance.random() < 0.5}
        if live.known["can_undo"] and self.chance.random() < _UNDO:
            return {"type": "undo", **head}
        if self.chance.random() < _ASK:
            return {"type": "ask-undo", **head}
        number = self.chance.randint(2, 3) if self.chance.random() < _SEVERAL else 1
        chosen = self.chance.sample(live.choices, min(number, len(live.choices)))
        return {"type": "act", **head, "actions": [choice["action"] for choice in chosen]}

    async def _ask(self, live: Live, message: Json) -> None:
        answer = await live.ask(message)
        self._unanswered = None
        if answer["type"] == "acknowledged":
            await self.load.note()
            await live.wait(lambda: live.number >= answer["number"])


def _is_asked(live: Live) -> bool:
    """Whether somebody waits for an answer of this reader."""
    request, seat = live.known["request"], live.known["seat"]
    return request is not None and seat in request["asked"] and seat not in request["agreed"]


async def crowd(network: Network, load: Load, variant: str, seats: list[Json] | None = None) -> list[Stubborn]:
    """The players of a new table, and a spectator."""
    game, options = VARIANTS[variant]
    table, clients = await begun(network.target, game, seats, options=LONG.get(game, options))
    cookies = [*(client.cookie for client in clients), None]
    return [
        Stubborn(network, load, table, cookie, random.Random(f"{network.seed} {number}"))
        for number, cookie in enumerate(cookies)
    ]


@asynccontextmanager
async def playing(people: list[Stubborn]) -> AsyncIterator[None]:
    """They play as long as this goes on."""
    tasks = [asyncio.create_task(person.play()) for person in people]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
