"""Names: text in one line, and not one of a short list that nobody else should have to read."""

import re
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files

from regalia.errors import IllegalAction, MalformedInput
from regalia.server.wire.messages import LONGEST_NAME

# What is read as a letter; and l as i, because 1 is read as either.
_READ_AS = str.maketrans("01l|!3457@$€", "oiiiieastase")
_SEPARATORS = re.compile(r"[\W_]+")


def read_name(name: str) -> str:
    """A name as it is shown: without letters that cannot be seen."""
    composed = unicodedata.normalize("NFC", name)
    seen = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else " " for letter in composed)
    shown = " ".join(seen.split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise MalformedInput("malformed-name", "name", most=LONGEST_NAME)
    if _is_unwanted(shown):
        raise IllegalAction("name-refused", "name-refused")
    return shown


def _is_unwanted(name: str) -> bool:
    within, words = _unwanted()
    parts = _parts(name)
    whole = "".join(parts)  # as it is read where letters stand apart
    return (
        whole in within | words
        or any(part in words for part in parts)
        or any(unwanted in part for part in parts for unwanted in within)
    )


def _parts(name: str) -> list[str]:
    """The words of a name, as they are compared."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(_READ_AS)
    return [part for part in _SEPARATORS.split(letters) if part]


@cache
def _unwanted() -> tuple[frozenset[str], frozenset[str]]:
    found = tomllib.loads(files("regalia.server").joinpath("names.toml").read_text("utf-8"))
    within, words = (frozenset("".join(_parts(name)) for name in found[kind]) for kind in ("within", "words"))
    return within, words
