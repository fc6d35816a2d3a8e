"""What everything else is made of: a die, a block of random words, a copy, a list of legal actions."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bench.figures import Effort, Figure, sampled, scaled
from bench.loops import copy_records, make_blocks, roll_dice
from bench.setting import SEED, at_each, dealt, loops, positions, scratch
from regalia.game import Game, stream
from regalia.schema import Array

_SECTION = "primitives"
_LOOP = 20_000


def measure_kernel(effort: Effort) -> Iterator[Figure]:
    yield _nanoseconds(effort, "die", partial(stream, SEED), roll_dice)
    yield _nanoseconds(effort, "Threefry block", partial(stream, SEED), make_blocks)


def measure(game: Game, effort: Effort) -> Iterator[Figure]:
    bound, out, most = loops(game), scratch(game), game.players[1]
    yield _nanoseconds(effort, "record copy", lambda: dealt(game, most, 2), copy_records)
    yield Figure(_SECTION, "record size", "bytes", [game.layout.dtype.itemsize])
    kept = positions(game, most, effort.games)
    times = sampled(effort, lambda: kept, at_each(bound.list_legal, out))
    yield Figure(_SECTION, "legal", "ns", scaled(times, 1e9), f"{most} players")
    yield Figure(_SECTION, "actions", "per list", [bound.list_legal(kept, out) / len(kept)], f"{most} players")


def _nanoseconds(effort: Effort, name: str, prepare: Callable[[], Array], loop: Callable[[Array, int], Any]) -> Figure:
    def work(subject: Array) -> int:
        loop(subject, _LOOP)
        return _LOOP

    return Figure(_SECTION, name, "ns", scaled(sampled(effort, prepare, work), 1e9))
