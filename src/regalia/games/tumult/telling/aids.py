"""What a player could work out himself, from a hidden record."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from regalia.games.tumult.rules.record import FIELDS, VALUES, Good
from regalia.games.tumult.telling.showing import fields
from regalia.schema import Array

_Tiles = tuple[int, ...]  # how many of each value, from 1 on


@dataclass(frozen=True)
class Payment:
    """One way to pay for a field: the tiles of each good, and the supporters that goods beyond the cost give."""

    tiles: tuple[_Tiles, ...]
    supporters: int

    def to_json(self) -> dict[str, Any]:
        return {"tiles": {good.name.lower(): values(self.tiles[good]) for good in Good}, "supporters": self.supporters}


def payments(view: Array, seat: int, slot: int, field: int) -> list[Payment]:
    """T11: every payment that a seat can make for a field, those that give most supporters first."""
    price = fields(view, seat)[slot * FIELDS + field].price
    castle = view["castles"][0, seat].tolist()
    by_good = [list(ways(castle[good][1:], price[good])) for good in Good]
    found = [Payment(tiles, sum(map(worth, tiles)) - sum(price)) for tiles in product(*by_good)]
    return sorted(found, key=lambda way: (-way.supporters, way.tiles))


def ways(owned: Sequence[int], cost: int) -> Iterator[_Tiles]:
    """T11: tiles of one good that cover the cost, and without the smallest of them would not."""
    for tiles in product(*(range(number + 1) for number in owned)):
        total = worth(tiles)
        smallest = next((value for value in range(1, VALUES + 1) if tiles[value - 1]), 0)
        if total >= cost and (total - smallest < cost or total == 0):
            yield tiles


def worth(tiles: Sequence[int]) -> int:
    """The goods on tiles counted by value, from 1 on."""
    return sum(value * number for value, number in enumerate(tiles, 1))


def values(tiles: Sequence[int]) -> list[int]:
    """Tiles counted by value, from 1 on, one by one."""
    return [value for value, number in enumerate(tiles, 1) for _ in range(number)]
