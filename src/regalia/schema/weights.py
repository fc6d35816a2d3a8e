"""What the traits of a position weigh: the table that `tools/weights.py` fits, beside a game's `judging.py`."""

import json
from pathlib import Path

import numpy as np

from regalia.schema.domains import Values

MOST_PLAYERS = 5


def weights(module: str, stages: int, traits: int) -> Values:
    """By players, stage and trait. Where nothing is fitted, as before the first fit of all, everything weighs 0."""
    table = np.zeros((MOST_PLAYERS + 1, stages, traits), np.int32)
    file = Path(module).with_name("weights.json")
    if file.exists():
        for players, rows in json.loads(file.read_text("utf-8"))["weights"].items():
            table[int(players)] = rows
    fitted: Values = table
    return fitted
