"""`python -m bench [--quick] [--json PATH]`: measure every game, print a table, write the figures down."""

import argparse
import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from rich.console import Console

from bench import greedy, machine, matches, plain, primitives, random_play, search, server, starts, store, views
from bench.figures import FULL, QUICK, Effort, Figure
from bench.report import as_json, as_table
from bench.targets import EVERY_GAME
from regalia.game import GAMES, load_game

_RESULTS = Path(__file__).with_name("results.json")


def main() -> None:
    arguments = _arguments()
    effort = QUICK if arguments.quick else FULL
    console = Console()
    console.print(machine.cpu(), *(f"{name} {version}" for name, version in machine.versions().items()), sep=", ")
    figures = {}
    for scope in (EVERY_GAME, *GAMES):
        figures[scope] = list(_measured(scope, effort))
        console.print(as_table(scope, figures[scope]))
    written = json.dumps(as_json(figures, quick=arguments.quick), indent=2, ensure_ascii=False)
    arguments.json.write_text(written + "\n", encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="What Regalia costs.")
    parser.add_argument("--quick", action="store_true", help="rough figures in seconds, nothing compiled from scratch")
    parser.add_argument("--json", type=Path, default=_RESULTS, help="where to write the figures (%(default)s)")
    return parser.parse_args()


def _measured(scope: str, effort: Effort) -> Iterator[Figure]:
    if scope == EVERY_GAME:
        return chain(
            primitives.measure_kernel(effort),
            starts.measure_import(effort),
            store.measure(effort),
            server.measure(effort),
        )
    parts = (random_play, primitives, matches, views, starts, plain, greedy, search)
    return chain.from_iterable(part.measure(load_game(scope), effort) for part in parts)


if __name__ == "__main__":
    main()
