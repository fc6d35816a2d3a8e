"""What is said, before it is said in a language: a message of the catalogues and what it speaks of.

A sentence is made by the engine once and put into words wherever it is read: in the terminal by `words`, in the
browser by the same catalogues. So nothing here knows a language, a name or who reads.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias


class Seat(NamedTuple):
    """A player of whom a sentence speaks. Name, title and person are found when it is put into words."""

    number: int


_PLAIN = frozenset((int, str, Seat))
_NO_ARGUMENTS: "Mapping[str, Argument]" = {}


class Sentence(NamedTuple):
    """A message by its id, with its arguments."""

    message: str
    arguments: "Mapping[str, Argument]" = _NO_ARGUMENTS

    def __hash__(self) -> int:
        """By what can be told apart quickly; messages within the message are compared only if all else is equal."""
        return hash((self.message, *[value for value in self.arguments.values() if type(value) in _PLAIN]))

    def to_json(self) -> dict[str, Any]:
        if not self.arguments:
            return {"message": self.message}
        return {"message": self.message, "arguments": {name: _json(value) for name, value in self.arguments.items()}}


# A number, a word (never words of a language: what selects among them), a player, a message within the message, a list.
Argument: TypeAlias = "int | float | str | Seat | Sentence | list[Argument]"


def sentence(message: str, /, **arguments: Argument) -> Sentence:
    return Sentence(message, arguments)


def from_json(value: Mapping[str, Any]) -> Sentence:
    """The sentence that `Sentence.to_json` wrote."""
    return Sentence(value["message"], {name: _read(inner) for name, inner in value.get("arguments", {}).items()})


def _json(value: Argument) -> Any:
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, Sentence):
        return value.to_json()
    return {"seat": value.number} if isinstance(value, Seat) else [_json(inner) for inner in value]


def _read(value: Any) -> Argument:
    if isinstance(value, Mapping):
        return Seat(value["seat"]) if "seat" in value else from_json(value)
    return [_read(inner) for inner in value] if isinstance(value, list) else value
