"""The same rules as plain Python, and how much compiling them gains.

As a program it prints the CPU-seconds per decision: it is run with REGALIA_PLAIN=1, in a process of its own.
"""

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict
from statistics import median
from subprocess import PIPE, run

from bench.figures import Effort, Figure, rates
from bench.random_play import decision_times
from bench.setting import dealt
from regalia.game import Game, load_game

_SECTION = "plain Python"


def measure(game: Game, effort: Effort) -> Iterator[Figure]:
    plain, compiled = rates(_times_in_plain_python(game, effort)), rates(_times(game, effort))
    yield Figure(_SECTION, "plain decisions", "per CPU-s", plain, f"{game.players[0]} players")
    yield Figure(_SECTION, "compiled / plain", "times", [median(compiled) / median(plain)])


def _times(game: Game, effort: Effort) -> list[float]:
    return decision_times(game, effort, dealt(game, game.players[0], 1), effort.plain_decisions)


def _times_in_plain_python(game: Game, effort: Effort) -> list[float]:
    command = [sys.executable, "-m", "bench.plain", game.name, json.dumps(asdict(effort))]
    done = run(command, env=os.environ | {"REGALIA_PLAIN": "1"}, check=True, stdout=PIPE)
    times: list[float] = json.loads(done.stdout)
    return times


if __name__ == "__main__":
    print(json.dumps(_times(load_game(sys.argv[1]), Effort(**json.loads(sys.argv[2])))))
