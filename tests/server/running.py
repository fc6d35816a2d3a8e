"""A server in a process of its own, and people who play there."""

import os
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from regalia.client import Client, Live
from tests.server.forking import ANEW, FORKING
from tests.server.program import run

Json = dict[str, Any]

ROOT = Path(__file__).parent.parent.parent
# The games that are played here, with options by which a game that is played by chance does not take long.
GAMES: dict[str, Json] = {"court": {"turn_limit": 30}, "council": {"turn_limit": 20}, "tumult": {"taxes": "budget"}}
# The same by a name for each: all of them, and the one where sand runs while all act at once.
VARIANTS: dict[str, tuple[str, Json]] = {
    **{game: (game, options) for game, options in GAMES.items()},
    "sand": ("tumult", {"taxes": "hourglass", "seconds": 10}),
}
IN_HASTE = (1000.0, 1000.0)  # at once, and a second: those who play here by chance are faster than people
TWO_PEOPLE = [{"kind": "me"}, {"kind": "open"}]


@dataclass(frozen=True)
class Server:
    address: str
    process: BaseProcess

    def kill(self) -> None:
        self.process.kill()
        self.process.join()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int | None:
        """As a service manager or Ctrl-C would; returns the exit code."""
        assert self.process.pid is not None
        os.kill(self.process.pid, number)
        self.process.join(60)
        return self.process.exitcode


@contextmanager
def served(
    folder: Path, *changes: str, anew: bool = False, public: str | None = None, **around: Any
) -> Iterator[Server]:
    """A server, killed at the end. What is changed in it and different around its tables can be said.

    It is a copy of a process where all is ready, or `anew` one that has to begin with nothing.
    """
    starting = ANEW if anew else FORKING
    reports, reporting = starting.Pipe(duplex=False)
    process = starting.Process(target=run, args=(folder, reporting, changes, around, public))
    process.start()
    reporting.close()
    try:
        yield Server(reports.recv(), process)
    finally:
        process.kill()
        process.join()
        reports.close()


@dataclass(frozen=True)
class Seated:
    """People at a table, each with a channel, by seat."""

    table: str
    clients: list[Client]
    lives: list[Live]


async def begun(address: str, game: str, seats: list[Json] | None = None, **plan: Any) -> tuple[str, list[Client]]:
    """A table where all people have sat down and are ready."""
    seats = TWO_PEOPLE if seats is None else seats
    people = [Client(address) for seat in seats if seat["kind"] != "bot"]
    plan = {"game": game, "seats": seats, "options": GAMES[game], **plan}
    table = (await people[0].post("/api/tables", plan))["id"]
    for client in people[1:]:
        await client.post(f"/api/tables/{table}/join")
    for client in people:
        await client.post(f"/api/tables/{table}/ready")
    return table, people


@asynccontextmanager
async def seated(address: str, game: str, seats: list[Json] | None = None, **plan: Any) -> AsyncIterator[Seated]:
    table, clients = await begun(address, game, seats, **plan)
    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(client.live()) for client in clients]
        for live in lives:
            await live.join(table)
        yield Seated(table, clients, lives)


def actor(seated: Seated) -> Live:
    """One of those who may act."""
    return next(live for live in seated.lives if live.choices)


async def reached(live: Live, number: int) -> None:
    """Wait until somebody knows an entry."""
    await live.wait(lambda: live.number >= number)


async def caught_up(seated: Seated) -> None:
    """Wait until all know as much as the one who knows most."""
    last = max(live.number for live in seated.lives)
    for live in seated.lives:
        await reached(live, last)


async def play(seated: Seated, chance: random.Random, most: int = 10_000) -> None:
    """Play on by chance."""
    for _ in range(most):
        if seated.lives[0].ending is not None:
            return
        live = actor(seated)
        answer = await live.act(chance.choice(live.choices)["action"])
        assert answer["type"] == "acknowledged", answer
        await caught_up(seated)
