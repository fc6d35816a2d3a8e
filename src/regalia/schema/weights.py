"""What the traits of a position weigh: the tables that `tools/weights.py` fits, beside a game's `bot/judging.py`."""

import json
from pathlib import Path

import numpy as np

from regalia.schema.domains import Array

MOST_PLAYERS = 5


def weights(module: str, stages: int, traits: int) -> Array:
    """By players, stage and trait."""
    return _table(module, "weights", (stages, traits))


def units(module: str, stages: int, traits: int, number: int) -> Array:
    """By players and source, the inputs of each hidden unit (stage, own and others' traits), and what it adds."""
    return _table(module, "units", (stages + 2 * traits + 1, number))


def _table(module: str, name: str, shape: tuple[int, int]) -> Array:
    """Where nothing is fitted, as before the first fit of all, everything weighs 0."""
    table = np.zeros((MOST_PLAYERS + 1, *shape), np.int32)
    file = Path(module).with_name("weights.json")
    if file.exists():
        for players, rows in json.loads(file.read_text("utf-8")).get(name, {}).items():
            table[int(players)] = rows
    fitted: Array = table
    return fitted
