"""The components as JSON, and as arrays what no owner of the box would replace."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.tumult.rules.record import CELLS, FIELDS, MOST_PLAYERS, NONE, Terrain
from regalia.schema import Values

COMPONENTS: dict[str, Any] = json.loads(Path(__file__).parent.with_name("components.json").read_text("utf-8"))
CERTAIN = COMPONENTS["certain"]
INFERRED = COMPONENTS["inferred"]

SIDE = 3  # fields along a region's side


def _by_players(numbers: dict[str, int]) -> Values:
    return np.array([numbers.get(str(players), 0) for players in range(MOST_PLAYERS + 1)], np.int32)


def _tiles(players: int) -> int:
    return sum(CERTAIN["tiles"][name] for name in CERTAIN["sets"].get(str(players), []))


def _neighbours(players: int) -> list[list[int]]:
    """The fields beside each field, across the borders of regions too (T10): above, right, below, left."""
    rows, columns = INFERRED["grid"].get(str(players), (0, 0))
    places = {}
    for slot in range(rows * columns):
        for field in range(FIELDS):
            row, column = slot // columns * SIDE + field // SIDE, slot % columns * SIDE + field % SIDE
            places[row, column] = slot * FIELDS + field
    beside = [[NONE] * 4 for _ in range(CELLS)]
    for (row, column), cell in places.items():
        steps = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        beside[cell] = [places.get(step, NONE) for step in steps]
    return beside


def _quarter_turned(fields: list[int]) -> list[int]:
    return [fields[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)]


def _turned() -> list[list[int]]:
    """For each number of quarter turns, which printed field comes to lie on each field."""
    turns = [list(range(FIELDS))]
    for _ in range(3):
        turns.append(_quarter_turned(turns[-1]))
    return turns


SUPPORTERS: int = CERTAIN["supporters"]
START_SUPPORTERS = _by_players(CERTAIN["supporters_at_start"])
TILES_IN_USE: Values = np.array([_tiles(players) for players in range(MOST_PLAYERS + 1)], np.int32)
SET_ASIDE_EACH: int = CERTAIN["set_aside"]
REGIONS_IN_USE = _by_players(CERTAIN["regions"])
REVEALED_AT_3 = _by_players(CERTAIN["revealed_at_space_3"])
CHRONICLE_STATUES: Values = np.array([0, *CERTAIN["chronicle_statues"]], np.int32)
LEAST_DEMAND: int = INFERRED["spinner"][0]
COST: Values = np.array(
    [CERTAIN["fields"][terrain.name.lower()].get("cost", (0, 0, 0)) for terrain in Terrain], np.int32
)  # but for a village: see `payment.printed_cost`
STATUES_ON: Values = np.array([CERTAIN["fields"][terrain.name.lower()]["statues"] for terrain in Terrain], np.int32)
MAY_BE_FAR: Values = np.array([terrain.name.lower() in CERTAIN["far"]["fields"] for terrain in Terrain], np.int32)
FAR_FACTOR: int = CERTAIN["far"]["factor"]
NEIGHBOURS: Values = np.array([_neighbours(players) for players in range(MOST_PLAYERS + 1)], np.int32)
TURNED: Values = np.array(_turned(), np.int32)
