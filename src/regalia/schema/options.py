"""What a table may choose before the deal."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Final

from regalia.errors import MalformedInput, quoted
from regalia.schema.domains import Json
from regalia.sentences import Argument, Sentence, sentence


@dataclass(frozen=True)
class Option:
    """A choice made before the deal: words or numbers, each standing for a value of the field of that name."""

    name: str
    ruling: str
    meaning: str
    default: str | int
    words: Mapping[str, int]
    numbers: tuple[int, ...] | range = ()
    first: str | int | None = None  # what suits whoever plays for the first time, where that is not the default
    only: Mapping[str, str] | None = None  # what others have to be for this one to change anything

    def read(self, value: object) -> int:
        if isinstance(value, str) and value in self.words:
            return self.words[value]
        if type(value) is int and value in self.numbers:
            return value
        raise self._refused(value)

    def _refused(self, value: object) -> MalformedInput:
        wanted = self.described()
        return MalformedInput("malformed-options", "out-of-domain", name=self.name, wanted=wanted, given=quoted(value))

    def described(self) -> Sentence:
        """What may be chosen."""
        if not isinstance(self.numbers, range):
            return sentence("domain-member", names=[*self.words, *map(str, self.numbers)])
        bounds: dict[str, Argument] = {"least": str(self.numbers[0]), "greatest": str(self.numbers[-1])}
        numbers = Sentence("domain-integer", bounds)
        return sentence("domain-either", names=list(self.words), numbers=numbers) if self.words else numbers

    def describe(self) -> dict[str, Json]:
        """Enough for a form: a choice of words, and numbers one by one or by their bounds."""
        numbers = self.numbers
        bounds = {"least": numbers[0], "greatest": numbers[-1]} if isinstance(numbers, range) else None
        listed = [] if isinstance(numbers, range) else list(numbers)
        only = None if self.only is None else dict(self.only)
        about = {"name": self.name, "kind": "choice", "ruling": self.ruling, "meaning": self.meaning, "only": only}
        return {**about, "default": self.default, "values": [*self.words, *listed], "range": bounds}

    def fields(self, value: object) -> dict[str, Json]:
        return {self.name: self.read(value)}

    def check(self, number: int) -> None:
        """Refuse a value of the field that nothing to choose stands for."""
        if number not in self.words.values() and number not in self.numbers:
            raise self._refused(number)

    def __str__(self) -> str:
        numbers = (
            [f"{self.numbers[0]} to {self.numbers[-1]}"]
            if isinstance(self.numbers, range)
            else [str(number) for number in self.numbers]
        )
        return " or ".join([*self.words, *numbers])


@dataclass(frozen=True)
class Figures:
    """Components that an owner of the box may replace: an object of figures, which fill several fields."""

    name: str
    ruling: str
    meaning: str
    default: Mapping[str, Json]
    fill: Callable[[Mapping[str, Json]], dict[str, Json]]  # the fields of sound figures, or MalformedInput

    def fields(self, value: object) -> dict[str, Json]:
        if not isinstance(value, Mapping) or value.keys() != self.default.keys():
            raise MalformedInput("malformed-options", "no-figures", names=list(self.default), given=quoted(value))
        return self.fill(value)

    def describe(self) -> dict[str, Json]:
        about = {"name": self.name, "kind": "figures", "ruling": self.ruling, "meaning": self.meaning}
        return {**about, "default": deepcopy(dict(self.default)), "shape": _shape(self.default)}

    def __str__(self) -> str:
        return f"an object of {', '.join(self.default)}"


def _shape(figures: Json) -> Json:
    """Of what kind each figure is: a number, a word, a list or an object of these."""
    if isinstance(figures, Mapping):
        return {name: _shape(figure) for name, figure in figures.items()}
    if isinstance(figures, list):
        return [_shape(figure) for figure in figures]
    return "number" if isinstance(figures, int) else "word"


class Options:
    """All options of a game."""

    def __init__(self, *options: Option | Figures) -> None:
        self.options: Final = {option.name: option for option in options}
        self.choices: Final = [option for option in options if isinstance(option, Option)]
        self.first: Final = {option.name: option.first for option in self.choices if option.first is not None}

    def filled(self, chosen: object) -> dict[str, Json]:
        """All options: those chosen, and the defaults of the rest."""
        if not isinstance(chosen, Mapping):
            raise MalformedInput("malformed-options", "options-no-object", given=quoted(chosen))
        unknown = [name for name in chosen if name not in self.options]
        if unknown:
            raise MalformedInput(
                "malformed-options", "unknown-option", given=quoted(unknown[0]), names=list(self.options)
            )
        return {name: chosen.get(name, option.default) for name, option in self.options.items()}

    def read(self, chosen: object) -> dict[str, Json]:
        """The values of all fields that the options stand for."""
        filled = self.filled(chosen)
        return {
            field: value
            for name, option in self.options.items()
            for field, value in option.fields(filled[name]).items()
        }
