"""The shapes of what is told as data: with a choice, and beside the fields of a view."""

from typing import Annotated, TypeAlias, TypedDict

from regalia.games.tumult.rules.record import Good, Terrain
from regalia.schema import COMPLETE, Member

GoodName: TypeAlias = Annotated[str, Member(Good)]
TerrainName: TypeAlias = Annotated[str, Member(Terrain)]
Grid: TypeAlias = Annotated[list[int], 2]  # rows, columns


class Tile(TypedDict):
    """Goods on one tile."""

    good: GoodName
    value: int


class Facts(TypedDict, total=False):
    """What an action would do or cost: which of these there are depends on the action."""

    tile: Tile | None
    place: int
    terrain: TerrainName
    statues: int
    factor: int
    price: list[int]
    affordable: bool
    missing: list[int]
    supporters: int
    seconds: int
    regions_left: int


class Field(TypedDict):
    """A field, and for whoever is to place what it costs by good, and what stands in the way.

    It has no terrain where the region lies face down.
    """

    terrain: TerrainName | None
    statues: int | None
    price: list[int] | None
    factor: int | None
    refused: str | None


class Space(TypedDict):
    """A space of the chronicle: whether regions are turned up at it, how many are still due, and how far apart statues
    may be without an end."""

    space: int
    statues: int
    is_last: bool
    ends_beyond: int | None
    turns_up: bool
    regions: int


class Taken(TypedDict):
    """The tiles of a good that a seat keeps and those that go back, its goods, and what they count for."""

    kept: list[int]
    back: list[int]
    goods: int
    counted: int


class Counting(TypedDict):
    """Of one good: what was left of how much, who is greediest, what that costs him, and what everybody took."""

    good: GoodName
    left: int
    demand: int
    tiles: list[int]
    greediest: int | None
    supporters: int
    seats: list[Taken]


class Payment(TypedDict):
    """The payment under way, by good: what is laid and missing, and every way to pay with the supporters it gives."""

    slot: int
    field: int
    terrain: TerrainName
    price: list[int]
    laid: list[list[int]]
    ways: Annotated[dict[GoodName, list[list[int]]], COMPLETE]
    gains: Annotated[dict[GoodName, list[int]], COMPLETE]
    missing: list[int]
    supporters: int


class Derived(TypedDict):
    """What follows from a view: the realm, how the seats stand, the chronicle, tumults, who places later, in order, and
    the payment under way."""

    trial: bool
    grid: Grid
    fields: list[Field]
    rank: list[int]
    statues_placed: list[int]
    statues_apart: int
    castle_goods: list[list[int]]
    movements_left: list[int] | None
    spaces: list[Space]
    next_space: Space | None
    tumults: list[Counting] | None
    placing_later: list[int]
    payment: Payment | None
