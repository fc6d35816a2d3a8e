"""What the rules say of every field and every seat, as Python reads it: from one compiled call each."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from regalia.games.tumult.rules.prices import (
    CASTLE,
    FACTOR,
    FIELD_COLUMNS,
    PLACED,
    PRICE,
    RANK,
    REASON,
    SEAT_COLUMNS,
    STATUES,
    TERRAIN,
    fields_at,
    seats_at,
)
from regalia.games.tumult.rules.reasons import REASONS
from regalia.games.tumult.rules.record import CELLS, NONE, Terrain
from regalia.schema import ALLOWED, Array

_TERRAINS = [terrain.name.lower() for terrain in Terrain]


class Field(NamedTuple):
    """A field as it is for a seat: what stands in the way, if anything; no terrain where the region lies face down."""

    terrain: str | None
    statues: int
    factor: int
    price: list[int]  # by good
    refused: str | None


class Standing(NamedTuple):
    """How a seat stands."""

    rank: int  # 1 for the king
    placed: int
    goods: list[int]  # on its castle, by good


def cells(view: Array, seat: int) -> bytes:
    """The figures of every field for a seat: in a tax phase the same after each of hundreds of movements."""
    out = np.zeros((CELLS, FIELD_COLUMNS), np.int32)
    fields_at(view, 0, seat, out)
    return out.tobytes()


@lru_cache(256)
def fields_in(cells: bytes) -> tuple[Field, ...]:
    return tuple(_field(row) for row in np.frombuffer(cells, np.int32).reshape(CELLS, FIELD_COLUMNS).tolist())


def fields(view: Array, seat: int) -> tuple[Field, ...]:
    """Every field, slot by slot."""
    return fields_in(cells(view, seat))


def _field(row: list[int]) -> Field:
    terrain = None if row[TERRAIN] == NONE else _TERRAINS[row[TERRAIN]]
    refused = None if row[REASON] == ALLOWED else REASONS.reasons[row[REASON]].name
    return Field(terrain, row[STATUES], row[FACTOR], row[PRICE:], refused)


def standings(view: Array) -> list[Standing]:
    """Every seat that plays."""
    out = np.zeros((int(view["players"][0]), SEAT_COLUMNS), np.int32)
    seats_at(view, 0, out)
    return [Standing(row[RANK], row[PLACED], row[CASTLE:]) for row in out.tolist()]
