"""The figures that are stand-ins, and how an owner of the box replaces them (option `components`)."""

from collections.abc import Iterable, Mapping
from typing import Any

from regalia.errors import MalformedInput
from regalia.games.tumult.rules.components import CERTAIN, COMPONENTS
from regalia.games.tumult.rules.record import FIELDS, MOST_PLAYERS, REGIONS, SPACES, VALUES, Good, Terrain
from regalia.schema import Json
from regalia.sentences import Argument, Sentence

STANDARD: dict[str, Json] = {name: figure for name, figure in COMPONENTS["stand_in"].items() if name != "source"}
_TERRAINS = dict(zip("PFMVS", Terrain, strict=True))
_LONGEST_REGION = len("PFM/VSP/FMV")
_GOODS = {good.name.lower(): good for good in Good}


def fill(figures: Mapping[str, Json]) -> dict[str, Json]:
    """The fields of a record that these figures fill."""
    tiles = _tiles(figures["values"])
    regions, face_up = _regions(figures["regions"]), _face_up(figures["face_up"])
    _check_first_statues(regions, face_up)
    return {
        "tile_goods": [good for good, _ in tiles],
        "tile_values": [value for _, value in tiles],
        "terrains": regions,
        "village_price": _village(figures["village_price"]),
        "spinner_shares": _shares(figures["spinner_shares"]),
        "chronicle_numbers": _chronicle(figures["chronicle_numbers"]),
        "face_up_slots": [sum(1 << slot for slot in slots) for slots in face_up],
    }


def _wrong(message: str, **facts: Argument) -> MalformedInput:
    return MalformedInput("malformed-options", "wrong-figures", game="tumult", problem=Sentence(message, facts))


def _number(value: Json, name: str, least: int, greatest: int) -> int:
    if type(value) is not int or not least <= value <= greatest:
        raise _wrong("figures-number", name=name, least=str(least), greatest=str(greatest))
    return value


def _list(value: Json, name: str, least: int, most: int) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        if least == most:
            raise _wrong("figures-length", name=name, length=most)
        raise _wrong("figures-list", name=name, least=least, most=most)
    return value


def _object(value: Json, name: str, keys: Iterable[str]) -> dict[str, Any]:
    if not isinstance(value, dict) or value.keys() != set(keys):
        raise _wrong("figures-object", name=name, keys=[*keys])
    return value


def _tiles(values: Json) -> list[tuple[int, int]]:
    """Every tile as its good and value, set by set, so that fewer players use the first tiles only."""
    sets = _object(values, "values", CERTAIN["tiles"])
    return [tile for name, count in CERTAIN["tiles"].items() for tile in _set(sets[name], f"values.{name}", count)]


def _set(values: Json, name: str, count: int) -> list[tuple[int, int]]:
    """The tiles of a set: so many in all, and of every good at least one."""
    goods = _object(values, name, _GOODS)
    tiles = [
        (good.value, _number(value, f"{name}.{word}", 1, VALUES))
        for word, good in _GOODS.items()
        for value in _list(goods[word], f"{name}.{word}", 1, count)
    ]
    if len(tiles) != count:
        raise _wrong("figures-tiles", name=name, count=count)
    return tiles


def _village(price: Json) -> list[int]:
    """T11: what a village costs, by good; for nothing nobody could pay."""
    goods = _object(price, "village_price", _GOODS)
    amounts = [_number(goods[word], f"village_price.{word}", 0, VALUES) for word in _GOODS]
    if not any(amounts):
        raise _wrong("figures-village")
    return amounts


def _regions(regions: Json) -> list[list[int]]:
    return [_region(region) for region in _list(regions, "regions", REGIONS, REGIONS)]


def _region(region: Json) -> list[int]:
    is_short = isinstance(region, str) and len(region) <= _LONGEST_REGION
    letters = region.replace("/", "") if is_short else ""
    if len(letters) != FIELDS or not set(letters) <= _TERRAINS.keys():
        raise _wrong("figures-region")
    return [_TERRAINS[letter].value for letter in letters]


def _shares(shares: Json) -> list[int]:
    numbers = [_number(share, "spinner_shares", 0, 1000) for share in _list(shares, "spinner_shares", 4, 4)]
    if not any(numbers):
        raise _wrong("figures-spinner")
    return numbers


def _chronicle(stand_ins: Json) -> list[int]:
    """The numbers of the dual spaces, those that are certain included."""
    replaced = _object(stand_ins, "chronicle_numbers", STANDARD["chronicle_numbers"])
    numbers = {**CERTAIN["chronicle_numbers"], **replaced}
    return [_number(numbers.get(str(space), 0), "chronicle_numbers", 0, 25) for space in range(SPACES + 1)]


def _face_up(face_up: Json) -> list[list[int]]:
    """For each number of players the slots that begin face up."""
    lists = _object(face_up, "face_up", STANDARD["face_up"])
    return [_slots(str(players), lists) for players in range(MOST_PLAYERS + 1)]


def _slots(players: str, face_up: dict[str, Any]) -> list[int]:
    if players not in face_up:
        return []
    regions, name = CERTAIN["regions"][players], f"face_up.{players}"
    slots = [_number(slot, name, 0, regions - 1) for slot in _list(face_up[players], name, 1, regions)]
    if len(set(slots)) < len(slots):
        raise _wrong("figures-slot-twice", name=name)
    return slots


def _check_first_statues(regions: list[list[int]], face_up: list[list[int]]) -> None:
    """T3: whichever regions lie face up, there is a pasture for everybody's first statue."""
    fewest = sorted(region.count(Terrain.PASTURE) for region in regions)
    for players, slots in enumerate(face_up):
        if slots and sum(fewest[: len(slots)]) < players:
            raise _wrong("figures-pastures", players=players)
