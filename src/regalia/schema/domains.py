"""What a value may be: in the record a number, in JSON a number or a name."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache
from typing import Any, Protocol

import numpy as np

from regalia.sentences import Sentence, sentence

Json = Any
_NARROW_MASK = 31  # members that fit a 32-bit field
_MASKS_KEPT = 1 << 12

Array = np.ndarray[Any, Any]


class Values(Protocol):
    """An array of whole numbers as the rules see it."""

    def __getitem__(self, index: int | tuple[int, ...], /) -> int: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int, /) -> None: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Integer:
    """A whole number."""

    least: int
    greatest: int
    wide: bool = False  # 64 bits: random words, and masks beyond 31 bits

    def read(self, value: object) -> int | None:
        if type(value) is int and self.least <= value <= self.greatest:
            return value
        return None

    def holds(self, number: int) -> bool:
        return self.least <= number <= self.greatest

    def write(self, number: int) -> Json:
        return number

    def values(self) -> Iterable[int]:
        return range(self.least, self.greatest + 1)

    def described(self) -> Sentence:
        return sentence("domain-integer", least=str(self.least), greatest=str(self.greatest))

    def describe(self) -> dict[str, Json]:
        return {"kind": "integer", "least": self.least, "greatest": self.greatest}

    def __str__(self) -> str:
        return f"{self.least} to {self.greatest}"


@dataclass(frozen=True)
class Member:
    """One member of an enumeration, by its name in small letters; if optional, also none: -1, null in JSON."""

    kind: type[IntEnum]
    optional: bool = False
    wide = False

    @cached_property
    def names(self) -> dict[int, str]:
        return {int(member): member.name.lower() for member in self.kind}

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: number for number, name in self.names.items()}

    @property
    def least(self) -> int:
        return -1 if self.optional else min(self.names)

    @property
    def greatest(self) -> int:
        return max(self.names)

    def read(self, value: object) -> int | None:
        if value is None and self.optional:
            return -1
        return self._numbers.get(value) if isinstance(value, str) else None

    def holds(self, number: int) -> bool:
        return number in self.names or (self.optional and number == -1)

    def write(self, number: int) -> Json:
        return self.names.get(number) if self.optional else self.names[number]

    def values(self) -> Iterable[int]:
        return self.names

    def described(self) -> Sentence:
        return sentence("domain-member", names=list(self.names.values()))

    def describe(self) -> dict[str, Json]:
        names = list(self.names.values())
        return {"kind": "member", "enumeration": self.kind.__name__, "names": names, "optional": self.optional}

    def __str__(self) -> str:
        return " | ".join(self.names.values())


@dataclass(frozen=True)
class Subset:
    """Any members of an enumeration: a bit mask in the record, a list of names in JSON."""

    kind: type[IntEnum]
    least = 0

    @property
    def wide(self) -> bool:
        return len(self.kind) > _NARROW_MASK

    @cached_property
    def _one(self) -> Member:
        return Member(self.kind)

    @property
    def greatest(self) -> int:
        return (1 << len(self.kind)) - 1

    def read(self, value: object) -> int | None:
        if not isinstance(value, list):
            return None
        members = [self._one.read(name) for name in value]
        if None in members or len(set(members)) < len(members):
            return None
        return sum(1 << member for member in members if member is not None)

    def holds(self, number: int) -> bool:
        return 0 <= number <= self.greatest

    def write(self, number: int) -> Json:
        return list(self._members(number))

    @cached_property
    def _members(self) -> Callable[[int], tuple[str, ...]]:
        """The names in a mask. Masks come again and again, and spelling a long one out takes microseconds."""

        @lru_cache(_MASKS_KEPT)
        def members(mask: int) -> tuple[str, ...]:
            names = self._one.names
            return tuple(names[member] for member in range(mask.bit_length()) if mask >> member & 1)

        return members

    def described(self) -> Sentence:
        return sentence("domain-subset", names=list(self._one.names.values()))

    def describe(self) -> dict[str, Json]:
        return {"kind": "subset", "enumeration": self.kind.__name__, "names": list(self._one.names.values())}

    def __str__(self) -> str:
        return f"a list of {self._one}"


@dataclass(frozen=True)
class Mask:
    """Any of the numbers from 0 up to a bound: a bit mask in the record, a list of numbers in JSON."""

    size: int
    least = 0

    @property
    def wide(self) -> bool:
        return self.size > _NARROW_MASK

    @property
    def greatest(self) -> int:
        return (1 << self.size) - 1

    def read(self, value: object) -> int | None:
        if not isinstance(value, list) or not all(type(number) is int and 0 <= number < self.size for number in value):
            return None
        return sum(1 << number for number in value) if len(set(value)) == len(value) else None

    def holds(self, number: int) -> bool:
        return 0 <= number <= self.greatest

    def write(self, number: int) -> Json:
        return [place for place in range(number.bit_length()) if number >> place & 1]

    def described(self) -> Sentence:
        return sentence("domain-mask", greatest=str(self.size - 1))

    def describe(self) -> dict[str, Json]:
        return {"kind": "mask", "size": self.size}

    def __str__(self) -> str:
        return f"a list of 0 to {self.size - 1}"


Domain = Integer | Member | Subset | Mask
