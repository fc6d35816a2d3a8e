"""How long a process takes to get going, each time in a fresh one."""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from subprocess import run
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.figures import Effort, Figure
from regalia.game import Game

_SECTION = "start"
_IMPORT = "import regalia"
_FIRST_MOVE = """
import regalia
match = regalia.new({name!r})
seat = match.actors[0]
match.play(seat, match.legal(seat)[0])
"""
_COMPILE = """
from regalia.game import load_game
for _ in load_game({name!r}).compile():
    pass
"""


@dataclass(frozen=True)
class _Start:
    """What one process took."""

    cpu: float
    wall: float
    compiled: int = 0


def measure_import(effort: Effort) -> Iterator[Figure]:
    yield from _figures("import", [_started(_IMPORT) for _ in range(effort.repetitions)])


def measure(game: Game, effort: Effort) -> Iterator[Figure]:
    code = _FIRST_MOVE.format(name=game.name)
    _started(code)  # fills the cache
    yield from _figures("warm start", [_started(code) for _ in range(effort.repetitions)])
    if effort.colds:
        yield from _compilations(_COMPILE.format(name=game.name), effort.colds)


def _compilations(code: str, colds: int) -> Iterator[Figure]:
    """Every entry point of a game compiled from nothing, and found again in the cache that this filled."""
    cold, warm = zip(*(_cold_and_warm(code) for _ in range(colds)), strict=True)
    yield from _figures("cold compilation", list(cold))
    yield Figure(_SECTION, "rules compiled cold", "files", [start.compiled for start in cold])
    yield from _figures("warm compilation", list(warm))
    yield Figure(_SECTION, "rules compiled warm", "files", [start.compiled for start in warm])


def _cold_and_warm(code: str) -> tuple[_Start, _Start]:
    with TemporaryDirectory() as folder:
        return _started(code, Path(folder)), _started(code, Path(folder))


def _started(code: str, cache: Path | None = None) -> _Start:
    """Run a program of its own; with the cache in a folder, count what was compiled into it."""
    environment = dict(os.environ) if cache is None else os.environ | {"NUMBA_CACHE_DIR": str(cache)}
    cached = _rules(cache)
    begun, before = perf_counter(), _children_cpu()
    run([sys.executable, "-c", code], env=environment, check=True)
    return _Start(_children_cpu() - before, perf_counter() - begun, len(_rules(cache) - cached))


def _children_cpu() -> float:
    usage = getrusage(RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _rules(cache: Path | None) -> set[Path]:
    return set() if cache is None else set(cache.rglob("*.rule"))


def _figures(name: str, starts: list[_Start]) -> Iterator[Figure]:
    yield Figure(_SECTION, f"{name}, CPU", "s", [start.cpu for start in starts])
    yield Figure(_SECTION, f"{name}, wall", "s", [start.wall for start in starts])
