"""A server in a process of its own, on a folder with tables that were made beforehand."""

import asyncio
import os
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, Popen
from time import perf_counter
from typing import Any, NamedTuple

from regalia.game import GAMES
from regalia.server.people import COOKIE, open_people
from regalia.server.store import Guest, open_store
from regalia.server.tables import Hall, Plan, Surroundings, open_hall

TICK = 1 / os.sysconf("SC_CLK_TCK")  # of CPU time, in seconds
_USER, _SYSTEM = 11, 12  # in /proc/PID/stat, counted from behind the name
_MEGABYTE = 1_000_000

_Json = dict[str, Any]


class Prepared(NamedTuple):
    """Some tables by id where the same people sit, and their cookies by seat."""

    tables: list[str]
    cookies: list[str]


@dataclass(frozen=True)
class Server:
    address: str
    seconds: float  # until it answered
    _process: Popen[str]

    def cpu(self) -> float:
        """CPU-seconds spent so far, by all threads."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[_USER]) + int(fields[_SYSTEM])) * TICK

    def memory(self) -> float:
        """Megabytes that are its own."""
        lines = dict(line.split(":") for line in self._proc("status").splitlines())
        return int(lines["RssAnon"].split()[0]) * 1024 / _MEGABYTE

    def _proc(self, file: str) -> str:
        return Path(f"/proc/{self._process.pid}/{file}").read_text(encoding="ascii")


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    """A server whose games are ready."""
    begun = perf_counter()
    command = [sys.executable, "-m", "bench.serve", str(folder)]
    with Popen(command, stdout=PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            _ask(f"{address}/healthz")
            seconds = perf_counter() - begun
            for game in GAMES:
                _ask(f"{address}/api/games/{game}")
            yield Server(address, seconds, process)
        finally:
            process.kill()


def _ask(address: str) -> None:
    with urllib.request.urlopen(address) as answer:
        answer.read()


def prepare(folder: Path, tables: int, game: str, seats: list[str], options: _Json | None = None) -> Prepared:
    """Tables where the game has begun. A seat is a person's, or that of a bot by its kind."""
    return asyncio.run(_prepare(folder, tables, game, seats, options or {}))


async def _prepare(folder: Path, tables: int, game: str, seats: list[str], options: _Json) -> Prepared:
    kinds = [{"kind": "open"} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
    plan = Plan.model_validate({"game": game, "seats": [{"kind": "me"}, *kinds[1:]], "options": options})
    around = Surroundings(games=())
    async with open_store(folder) as store, open_hall(store, around) as hall:
        people = await open_people(store, around.today)
        guests = [await people.welcome("en") for seat in seats if seat == "person"]
        made = [await _begun(hall, plan, guests) for _ in range(tables)]
        return Prepared(made, [f"{COOKIE}={people.cookie(guest)}" for guest in guests])


async def _begun(hall: Hall, plan: Plan, guests: list[Guest]) -> str:
    head = await hall.create(plan, guests[0])
    async with hall.table(head.id) as live:
        for guest in guests[1:]:
            await live.sit(guest, None, "feminine", None)
        for guest in guests:
            await live.ready(guest, True)
    return head.id
