"""What the table server costs and how soon it answers: `python -m bench.server` measures this alone.

The server is `regalia serve` in a process of its own, whose CPU counts alone; the people are here. Waits are by
the wall clock: they are worth something only on a machine that does nothing else.
"""

import asyncio
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from rich.console import Console

from bench.crowd import Watched, crowd, play, rush, until_ready
from bench.figures import FULL, Effort, Figure
from bench.report import as_table
from bench.serving import TICK, Prepared, Server, prepare, served
from bench.targets import EVERY_GAME

_SECTION = "server"
_PEOPLE = ["person"] * 4
_WITH_BOTS = ["person", "strong", "strong", "strong"]
_MOVES = 100  # at each table
_HALF_LOAD = 750  # moves a second, at all tables together
_MOVEMENTS, _SAND = 3.0, 26.0  # of a hand in a second; seconds until the last glass of a tax phase is out


def measure(effort: Effort) -> Iterator[Figure]:
    for part in (_load, _memory, _at_rest, _beside_bots) if effort.crowd < 1 else _PARTS:
        with TemporaryDirectory() as folder:
            yield from part(Path(folder), effort)


def _load(folder: Path, effort: Effort) -> Iterator[Figure]:
    """Council at fifty tables: as many moves as come, and then at half of what is asked for."""
    tables = effort.of(50)
    prepared = prepare(folder, tables, "council", _PEOPLE)
    with served(folder) as server:
        yield Figure(_SECTION, "start", "s", [server.seconds])

        async def run() -> tuple[float, list[float]]:
            async with crowd(server, prepared) as watched:
                await play(watched, 5)
                _forget(watched)
                before = server.cpu()
                await play(watched, effort.of(_MOVES))
                spent = max(server.cpu() - before, TICK)  # a quick run may take less than the system measures
                rate = len(_waits(watched)) / spent
                _forget(watched)
                await play(watched, effort.of(_MOVES), _HALF_LOAD / 50)
                return rate, _waits(watched)

        rate, waits = uvloop.run(run())
    yield Figure(_SECTION, "council moves", "per CPU-s", [rate], f"tables: {tables}")
    yield from _percentiles("last view", waits, f"{_HALF_LOAD} moves/s")


def _hourglasses(folder: Path, effort: Effort) -> Iterator[Figure]:
    """Tumult: all glasses turned at once, all hands moving."""
    tables = effort.of(100)
    prepared = prepare(folder, tables, "tumult", _PEOPLE)

    async def run(server: Server) -> tuple[list[Watched], float]:
        async with crowd(server, prepared) as watched:
            await asyncio.gather(*map(until_ready, watched))
            _forget(watched)
            before = server.cpu()
            await rush(watched, _MOVEMENTS, _SAND)
            return watched, server.cpu() - before

    with served(folder) as server:
        watched, cpu = uvloop.run(run(server))
    waits = _waits(watched)
    yield from _percentiles("rush, last view", waits, f"tables: {tables}")
    yield Figure(_SECTION, "rush, hand movements", "per CPU-s", [len(waits) / cpu])
    delays = [1000 * delay for table in watched for delay in table.delays]
    yield Figure(_SECTION, "end of the glass, latest", "ms", [max(delays)], f"glasses: {len(delays)}")


def _memory(folder: Path, effort: Effort) -> Iterator[Figure]:
    tables = effort.of(500)
    first, many = (prepare(folder, number, "council", _PEOPLE) for number in (1, tables))

    async def run(server: Server) -> float:
        async with crowd(server, first) as watched:
            await play(watched, 5)
            before = server.memory()
        async with crowd(server, many) as watched:
            await play(watched, 5)
            return server.memory() - before

    with served(folder) as server:
        yield Figure(_SECTION, "memory", "MB", [uvloop.run(run(server))], f"tables: {tables}")


def _at_rest(folder: Path, effort: Effort) -> Iterator[Figure]:
    """What the server takes with many tables where nobody is, for each byte that it takes without."""
    tables = effort.of(500)
    few, many = folder / "few", folder / "many"
    used = {path: prepare(path, 1, "council", _PEOPLE) for path in (few, many)}
    prepare(many, tables, "council", _PEOPLE)

    async def run(server: Server, prepared: Prepared) -> float:
        async with crowd(server, prepared) as watched:
            await play(watched, 5)
            return server.memory()

    memory = dict[Path, float]()
    for path, prepared in used.items():
        with served(path) as server:
            memory[path] = uvloop.run(run(server, prepared))
    yield Figure(_SECTION, "memory beside tables at rest", "times", [memory[many] / memory[few]], f"tables: {tables}")


def _beside_bots(folder: Path, effort: Effort) -> Iterator[Figure]:
    """Some people play while others wait for bots that think."""
    waiting = prepare(folder, 20, "council", _WITH_BOTS)
    playing = prepare(folder, effort.of(20), "council", _PEOPLE)

    async def run(server: Server) -> list[float]:
        async with crowd(server, waiting) as slow, crowd(server, playing) as watched:
            busy = asyncio.create_task(play(slow, 1_000_000, 1.0))
            await play(watched, 5)
            _forget(watched)
            await play(watched, effort.of(_MOVES), 10.0)
            busy.cancel()
            return _waits(watched)

    with served(folder) as server:
        yield from _percentiles("beside bots, last view", uvloop.run(run(server)), "20 wait")


_PARTS = (_load, _hourglasses, _memory, _at_rest, _beside_bots)


def _waits(tables: list[Watched]) -> list[float]:
    return list(chain.from_iterable(table.waits for table in tables))


def _forget(tables: list[Watched]) -> None:
    for table in tables:
        table.forget()


def _percentiles(name: str, waits: list[float], detail: str) -> Iterator[Figure]:
    ordered = sorted(waits)
    for percent in (50, 99):
        wait = 1000 * ordered[len(ordered) * percent // 100]
        yield Figure(_SECTION, f"{name}, p{percent}", "ms", [wait], detail)


if __name__ == "__main__":
    Console().print(as_table(EVERY_GAME, list(measure(FULL))))
