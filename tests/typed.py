"""Commands as a person gives them: arguments, then lines typed, then what comes out."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from tempfile import TemporaryDirectory
from typing import NamedTuple


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Outcome]  # a command line, then the lines typed


def run_alone(command: str, *typed: str, **environment: str) -> Outcome:
    """`python -m regalia ...` as a process of its own."""
    with TemporaryDirectory() as data:
        done = subprocess.run(
            [sys.executable, "-m", "regalia", *command.split()],
            input="".join(f"{line}\n" for line in typed).encode("utf-8", "surrogateescape"),
            capture_output=True,
            env={**os.environ, "COLUMNS": "80", "XDG_DATA_HOME": data, **environment},
            check=False,
        )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def random_numbers(seed: int, count: int = 4000) -> list[str]:
    """What somebody types who reads nothing: small numbers often enough to be choices."""
    chance = random.Random(seed)
    return [str(chance.randint(1, chance.choice([1, 2, 4, 9, 30]))) for _ in range(count)]
