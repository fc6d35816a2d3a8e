"""The figures that are stand-ins, and how an owner of the box replaces them (option `components`)."""

from collections.abc import Iterable, Mapping
from typing import Any

from regalia.games.tumult.rules.components import CERTAIN, COMPONENTS, INFERRED
from regalia.games.tumult.rules.record import FIELDS, GOODS, MOST_PLAYERS, REGIONS, SPACES, VALUES, Terrain
from regalia.schema import Json

STANDARD: dict[str, Json] = {name: figure for name, figure in COMPONENTS["stand_in"].items() if name != "source"}
_TERRAINS = dict(zip("PFMVS", Terrain, strict=True))
_LONGEST_REGION = len("PFM/VSP/FMV")


def fill(figures: Mapping[str, Json]) -> dict[str, Json]:
    """The fields of a record that these figures fill."""
    tiles = _tiles(figures["values"])
    return {
        "tile_goods": [good for good, _ in tiles],
        "tile_values": [value for _, value in tiles],
        "terrains": _regions(figures["regions"]),
        "village_bread": _number(figures["village_bread"], "village_bread", 0, VALUES),
        "spinner_shares": _shares(figures["spinner_shares"]),
        "chronicle_numbers": _chronicle(figures["chronicle_numbers"]),
        "face_up_slots": _face_up(figures["face_up"]),
    }


def _number(value: Json, name: str, least: int, greatest: int) -> int:
    if type(value) is not int or not least <= value <= greatest:
        raise ValueError(f"{name} must be a number from {least} to {greatest}.")
    return value


def _list(value: Json, name: str, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        raise ValueError(f"{name} must be a list of {length}.")
    return value


def _object(value: Json, name: str, keys: Iterable[str]) -> dict[str, Any]:
    if not isinstance(value, dict) or value.keys() != set(keys):
        raise ValueError(f"{name} must be an object of {', '.join(keys)}.")
    return value


def _tiles(values: Json) -> list[tuple[int, int]]:
    """Every tile as its good and value, set by set, so that fewer players use the first tiles only."""
    sets = _object(values, "values", CERTAIN["tiles"])
    tiles = []
    for name, count in CERTAIN["tiles"].items():
        numbers = _list(sets[name], f"values of {name}", count // GOODS)
        for good in range(GOODS):
            tiles += [(good, _number(number, f"values of {name}", 1, VALUES)) for number in numbers]
    return tiles


def _regions(regions: Json) -> list[list[int]]:
    """T3: whichever regions lie face up, there is a pasture for everybody's first statue."""
    terrains = [_region(region) for region in _list(regions, "regions", REGIONS)]
    fewest = sorted(region.count(Terrain.PASTURE) for region in terrains)
    if any(sum(fewest[:players]) < players for players in range(2, MOST_PLAYERS + 1)):
        raise ValueError("regions must have a pasture for everybody's first statue.")
    return terrains


def _region(region: Json) -> list[int]:
    is_short = isinstance(region, str) and len(region) <= _LONGEST_REGION
    letters = region.replace("/", "") if is_short else ""
    if len(letters) != FIELDS or not set(letters) <= _TERRAINS.keys():
        raise ValueError("A region is nine of the letters P, F, M, V and S.")
    return [_TERRAINS[letter].value for letter in letters]


def _shares(shares: Json) -> list[int]:
    numbers = [_number(share, "spinner_shares", 0, 1000) for share in _list(shares, "spinner_shares", 4)]
    if not any(numbers):
        raise ValueError("spinner_shares cannot all be 0.")
    return numbers


def _chronicle(stand_ins: Json) -> list[int]:
    """The numbers of the dual spaces, those that are certain included."""
    replaced = _object(stand_ins, "chronicle_numbers", STANDARD["chronicle_numbers"])
    numbers = {**CERTAIN["chronicle_numbers"], **replaced}
    return [_number(numbers.get(str(space), 0), "chronicle_numbers", 0, 25) for space in range(SPACES + 1)]


def _face_up(stand_ins: Json) -> list[int]:
    """For each number of players the slots that begin face up, as a mask."""
    replaced = _object(stand_ins, "face_up", STANDARD["face_up"])
    return [_mask(str(players), {**INFERRED["face_up"], **replaced}) for players in range(MOST_PLAYERS + 1)]


def _mask(players: str, face_up: dict[str, Any]) -> int:
    if players not in face_up:
        return 0
    regions = CERTAIN["regions"][players]
    slots = [_number(slot, "face_up", 0, regions - 1) for slot in _list(face_up[players], "face_up", regions // 2)]
    if len(set(slots)) < len(slots):
        raise ValueError("face_up names a slot twice.")
    return sum(1 << slot for slot in slots)
