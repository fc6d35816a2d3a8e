"""What things are called in the terminal: fields, tiles, prices, and what they are worth in a state."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from regalia.games.tumult.rules.components import COST, FAR_FACTOR, NEIGHBOURS, TURNED
from regalia.games.tumult.rules.record import FIELDS, NONE, Good, Seat, Terrain
from regalia.schema import Json
from regalia.words import Words

State = Mapping[str, Any]
Told = Mapping[str, Json]

SLOT_LETTERS = "ABCDEFGH"
MARKS = "abcd"  # of the seats: digits number the places, capitals are regions and terrains
FACE_DOWN = ("down", "nowhere")


def spot(slot: int, field: int) -> str:
    """A field by its region and its number there: B4."""
    return f"{SLOT_LETTERS[slot]}{field + 1}"


def title_of(seat: int) -> str:
    """Who is king and who is queen is a matter of the table: here they alternate."""
    return "feminine" if seat % 2 else "masculine"


def rank_of(seat: int, state: State) -> int:
    """1 for the king."""
    rank: int = state["ranks"].index(seat) + 1
    return rank


def placer(state: State) -> int:
    """Whose turn it is to place, or in turns mode to rob."""
    seat: int = state["ranks"][min(state["turn"], state["players"] - 1)]
    return seat


def is_among(seat: int, seats: Iterable[str]) -> bool:
    return Seat(seat).name.lower() in seats


def terrain_of(slot: int, field: int, state: State) -> str | None:
    """The terrain of a field; None while its region lies face down."""
    if state["lies"][slot] in FACE_DOWN:
        return None
    terrain: str = state["terrains"][state["slots"][slot]][TURNED[state["turned"][slot], field]]
    return terrain


def is_beside_own(seat: int, cell: int, state: State) -> bool:
    beside = [NEIGHBOURS[state["players"], cell, side] for side in range(4)]
    return any(other != NONE and state["owners"][other] == seat for other in beside)


def price(seat: int, cell: int, state: State) -> list[int]:
    """What a field costs a seat, by kind (T10); nothing while its terrain is not known."""
    terrain = terrain_of(cell // FIELDS, cell % FIELDS, state)
    if terrain is None:
        return [0] * len(Good)
    factor = 1 if is_beside_own(seat, cell, state) else FAR_FACTOR
    return [amount * factor for amount in costs(state["village_price"])[Terrain[terrain.upper()]]]


def costs(village_price: Sequence[int]) -> list[list[int]]:
    """The single price of every terrain."""
    table = [[int(COST[terrain, good]) for good in Good] for terrain in Terrain]
    table[Terrain.VILLAGE] = [*village_price]
    return table


def goods(amounts: Sequence[int], words: Words) -> str:
    """Amounts by kind, those of nothing left out."""
    kinds = [(good.name.lower(), amount) for good, amount in zip(Good, amounts, strict=True) if amount]
    return ", ".join(words("tile", value=amount, good=good) for good, amount in kinds) or "-"


def tile_at(place: int, state: State) -> dict[str, Any] | None:
    """What the tile of a place shows, if the reader of this state knows."""
    tile = state["tiles"][place]
    return None if tile == NONE else {"good": state["tile_goods"][tile], "value": state["tile_values"][tile]}


def pile(counts: Sequence[int]) -> str:
    """The values of tiles of one kind: 1+2+2."""
    return "+".join(str(value) for value, count in enumerate(counts) for _ in range(count)) or "-"
