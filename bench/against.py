"""`python -m bench.against BASE`: what has become faster or slower since another checkout, in interleaved pairs.

Each pair is measured in fresh processes, one for either tree, which come first in turn. A ratio is how much better this
tree is: the median over the pairs, so that what disturbs the machine for a while disturbs both.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import median
from subprocess import PIPE, run
from tempfile import TemporaryDirectory

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from regalia.game import GAMES

_LEAST = 0.9  # a ratio below this is a loss
_RATES = {"decisions per CPU-s"}  # of the other figures less is better

_Figures = dict[str, float]
_Pair = tuple[_Figures, _Figures]  # of the other checkout, and of this one

# runs in trees of other times, whose names differ
_PROBE = """
import json, sys
from time import process_time
import numpy as np
import regalia
import regalia.game as games

name, kind = sys.argv[1:]
if kind == "cold":
    game = getattr(games, "load_game", None) or games.game
    for _ in game(name).compile():
        pass
    print(json.dumps({"compilation, CPU-s": process_time()}))
    sys.exit()

match = regalia.new(name)
seat = match.actors[0]
match.play(seat, match.legal(seat)[0])
figures = {"warm start, CPU-s": process_time()}

game = match.game
entry_points = getattr(game, "entry_points", None) or game.entries
dealt = np.concatenate([game.deal(game.players[0], seed, game.without_clock, game.edition) for seed in range(32)])
dealt["telling"] = 0
chance, out = games.stream(1), np.zeros(len(game.actions), np.int32)
entry_points.play_randomly(dealt.copy(), 0, 1, chance, out)
played, begun = 0, process_time()
while process_time() - begun < 1:
    records = dealt.copy()
    for index in range(len(records)):
        played += entry_points.play_randomly(records, index, 100_000, chance, out)
figures["decisions per CPU-s"] = played / (process_time() - begun)
figures["record, bytes"] = game.layout.dtype.itemsize
print(json.dumps(figures))
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.against", description="Compare two checkouts.")
    parser.add_argument("base", type=Path, help="the other checkout")
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--warm", action="store_true", help="compile nothing, use what each checkout has compiled")
    arguments = parser.parse_args()
    trees = (arguments.base.resolve(), Path(__file__).parent.parent)
    for name in arguments.game:
        if arguments.warm:
            _pair(trees, name, 0, is_warm=True)  # what is not compiled yet would count
        pairs = [_pair(trees, name, number, is_warm=arguments.warm) for number in range(arguments.pairs)]
        Console().print(_table(name, pairs))


def _pair(trees: tuple[Path, Path], name: str, number: int, *, is_warm: bool) -> _Pair:
    base, here = trees
    if number % 2 == 0:
        return _measured(base, name, is_warm=is_warm), _measured(here, name, is_warm=is_warm)
    ours = _measured(here, name, is_warm=is_warm)
    return _measured(base, name, is_warm=is_warm), ours


def _measured(tree: Path, name: str, *, is_warm: bool) -> _Figures:
    if is_warm:
        return _probed(tree, name, "warm", {})
    with TemporaryDirectory() as cache:
        environment = {"NUMBA_CACHE_DIR": cache, "PYTHONPYCACHEPREFIX": cache, "PYTHONDONTWRITEBYTECODE": ""}
        return _probed(tree, name, "cold", environment) | _probed(tree, name, "warm", environment)


def _probed(tree: Path, name: str, kind: str, environment: dict[str, str]) -> _Figures:
    done = run(
        [sys.executable, "-c", _PROBE, name, kind],
        env={**os.environ, "PYTHONPATH": str(tree / "src"), **environment},
        stdout=PIPE,
        check=True,
    )
    figures: _Figures = json.loads(done.stdout)
    return figures


def _table(name: str, pairs: list[_Pair]) -> Table:
    table = Table("figure", "base", "here", "ratio", "least", "greatest", "", title=name, box=SIMPLE_HEAD)
    for figure in pairs[0][0]:
        base, here = ([figures[figure] for figures in column] for column in zip(*pairs, strict=True))
        better, worse = (here, base) if figure in _RATES else (base, here)
        ratios = [one / other for one, other in zip(better, worse, strict=True)]
        shown = [f"{ratio:.3f}" for ratio in (median(ratios), min(ratios), max(ratios))]
        verdict = "" if median(ratios) >= _LEAST else "worse"
        table.add_row(figure, f"{median(base):,.4g}", f"{median(here):,.4g}", *shown, verdict)
    return table


if __name__ == "__main__":
    main()
