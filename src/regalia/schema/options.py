"""What a table may choose before the deal."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from regalia.errors import MalformedAction, quoted


@dataclass(frozen=True)
class Option:
    """A choice made before the deal: words or numbers, each standing for a value of the field of that name."""

    name: str
    meaning: str
    default: str | int
    words: Mapping[str, int]
    numbers: tuple[int, ...] | range = ()

    def read(self, value: object) -> int:
        if isinstance(value, str) and value in self.words:
            return self.words[value]
        if type(value) is int and value in self.numbers:
            return value
        raise MalformedAction("malformed-options", f"{self.name} must be {self}, not {quoted(value)}.")

    def write(self, number: int) -> str | int:
        return next((word for word, meant in self.words.items() if meant == number), number)

    def __str__(self) -> str:
        numbers = (
            [f"{self.numbers[0]} to {self.numbers[-1]}"]
            if isinstance(self.numbers, range)
            else [str(number) for number in self.numbers]
        )
        return " or ".join([*self.words, *numbers])


class Options:
    """All options of a game."""

    def __init__(self, *options: Option) -> None:
        self.options: Final = {option.name: option for option in options}

    def read(self, chosen: object) -> dict[str, int]:
        """The field values of all options: those chosen, and the defaults of the rest."""
        if not isinstance(chosen, Mapping):
            raise MalformedAction("malformed-options", f"Options are an object, not {quoted(chosen)}.")
        unknown = [name for name in chosen if name not in self.options]
        if unknown:
            raise MalformedAction("malformed-options", f"There is no option {quoted(unknown[0])}.")
        return {name: option.read(chosen.get(name, option.default)) for name, option in self.options.items()}

    def write(self, record: Any) -> dict[str, str | int]:
        return {name: option.write(int(record[name])) for name, option in self.options.items()}
