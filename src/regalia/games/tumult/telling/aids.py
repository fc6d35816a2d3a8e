"""What a player could work out himself, from a hidden record."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from regalia.games.tumult.rules.payment import cost_of
from regalia.games.tumult.rules.record import FIELDS, GOODS, VALUES, Good

_Tiles = tuple[int, ...]  # how many of each value, from 1 on


@dataclass(frozen=True)
class Payment:
    """One way to pay for a field: the tiles of each good, and the supporters that goods beyond the cost give."""

    tiles: tuple[_Tiles, ...]
    supporters: int

    def to_json(self) -> dict[str, Any]:
        values = [[value for value, number in enumerate(tiles, 1) for _ in range(number)] for tiles in self.tiles]
        return {"tiles": {good.name.lower(): values[good] for good in Good}, "supporters": self.supporters}


def payments(record: Any, seat: int, slot: int, field: int) -> list[Payment]:
    """T11: every payment that a seat can make for a field, those that give most supporters first."""
    cell = slot * FIELDS + field
    costs = [int(cost_of(record, seat, cell, good)) for good in range(GOODS)]
    ways = [list(_ways(record.castles[seat][good].tolist()[1:], costs[good])) for good in range(GOODS)]
    found = [Payment(tiles, sum(map(_worth, tiles)) - sum(costs)) for tiles in product(*ways)]
    return sorted(found, key=lambda way: (-way.supporters, way.tiles))


def _ways(owned: list[int], cost: int) -> Iterator[_Tiles]:
    """T11: tiles of one good that cover the cost, and without the smallest of them would not."""
    for tiles in product(*(range(number + 1) for number in owned)):
        worth = _worth(tiles)
        smallest = next((value for value in range(1, VALUES + 1) if tiles[value - 1]), 0)
        if worth >= cost and (worth - smallest < cost or worth == 0):
            yield tiles


def _worth(tiles: _Tiles) -> int:
    return sum(value * number for value, number in enumerate(tiles, 1))
