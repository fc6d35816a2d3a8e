"""The record of a match as JSON: how the match began, and the seal over all of it."""

import hashlib
import json
from collections.abc import Mapping
from copy import deepcopy
from typing import NamedTuple

from regalia.errors import MalformedInput, quoted
from regalia.game import SEED_BITS, Game, load_game
from regalia.schema import Array, Json

FORMAT = "regalia 1"

_DEALT = {"game", "edition", "players", "seed", "options"}
_ARRANGED = {"game", "edition", "position"}
_RESTORED = {"game", "edition", "bytes"}
_REST = {"format", "log", "result", "digest"}
_ASIDE = {"seats"}  # who sat where, for whoever looks at the match: the rules do not know it


class Beginning(NamedTuple):
    """How a match begins, and the part of its record that says so."""

    game: Game
    start: Array
    head: dict[str, Json]


def sealed(record: Mapping[str, Json]) -> dict[str, Json]:
    """A record with its digest. That proves it to be whole, not who wrote it: there is no secret in it."""
    return {**record, "digest": _digest(record)}


def _digest(record: Mapping[str, Json]) -> str:
    """One digest over everything else in a record."""
    content = {key: value for key, value in record.items() if key != "digest"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def beginning(record: Json) -> Beginning:
    """How the match of a record began, to the letter: options that came later have their defaults."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise MalformedInput("foreign-record", "foreign-record", given=quoted(record))
    if record.keys() - _REST - _ASIDE not in (_DEALT, _ARRANGED, _RESTORED) or not record.keys() >= _REST:
        raise MalformedInput("malformed-record", "record-keys", given=quoted(list(record)))
    game = load_game(record["game"])
    start = _start(game, record)
    if type(record["edition"]) is not int or record["edition"] != start[0].edition:
        raise MalformedInput("malformed-record", "record-edition", given=quoted(record["edition"]))
    _check_seal(record)
    return Beginning(game, start, {key: deepcopy(record[key]) for key in record if key not in _REST | _ASIDE})


def _start(game: Game, record: dict[str, Json]) -> Array:
    if "bytes" in record:
        return game.restore(_read_hexadecimal("bytes", record["bytes"], game.layout.dtype.itemsize))
    if "position" in record:
        if isinstance(record["position"], dict) and "random_key" not in record["position"]:
            raise MalformedInput("malformed-record", "record-key")
        return game.arrange(record["position"])
    seed = int.from_bytes(_read_hexadecimal("seed", record["seed"], SEED_BITS // 8))
    return game.deal(record["players"], seed, record["options"], record["edition"])


def _read_hexadecimal(name: str, text: object, length: int) -> bytes:
    if not isinstance(text, str) or len(text) != 2 * length or not set(text) <= set("0123456789abcdef"):
        raise MalformedInput("malformed-record", "record-digits", name=name, digits=2 * length, given=quoted(text))
    return bytes.fromhex(text)


def _check_seal(record: dict[str, Json]) -> None:
    try:
        is_whole = record["digest"] == _digest(record)
    except (TypeError, ValueError, RecursionError):  # nothing that we ever wrote
        is_whole = False
    if not is_whole:
        raise MalformedInput("tampered-record", "record-digest")
