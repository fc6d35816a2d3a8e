"""The fields of a record, each declared once, and the dtype they make."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, Final

import numpy as np

from regalia.errors import MalformedInput, quoted
from regalia.schema.domains import Array, Domain, Integer, Json


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    domain: Domain
    shape: tuple[int, ...]
    meaning: str
    secret: bool  # known to no seat: left out of views
    transient: bool  # no part of the position: left out of JSON altogether

    @property
    def size(self) -> int:
        return prod(self.shape)

    def read(self, name: str, value: object) -> Json:
        """The numbers for this field, nested as its shape; a clear error if they do not fit."""
        return self._read(name, value, self.shape)

    def _read(self, name: str, value: object, shape: tuple[int, ...]) -> Json:
        if shape:
            if not isinstance(value, list) or len(value) != shape[0]:
                raise MalformedInput("malformed-position", f"{name} must be a list of {shape[0]}, not {quoted(value)}.")
            return [self._read(f"{name}[{i}]", inner, shape[1:]) for i, inner in enumerate(value)]
        number = self.domain.read(value)
        if number is None:
            raise MalformedInput("malformed-position", f"{name} must be {self.domain}, not {quoted(value)}.")
        return number

    def write(self, numbers: Json) -> Json:
        if isinstance(self.domain, Integer):
            return numbers
        if isinstance(numbers, list):
            return [self.write(inner) for inner in numbers]
        return self.domain.write(numbers)


def field(
    domain: Domain, meaning: str, shape: tuple[int, ...] = (), *, secret: bool = False, transient: bool = False
) -> Any:
    """Declare a field in the class body of a record; typed Any so that the annotation beside it holds."""
    return Field(domain, shape, meaning, secret, transient)


class Layout:
    """The fields of a record class in order, and the dtype they make.

    Wide fields come first, so that nothing needs padding; a record of odd length ends in one more field that
    is always 0. Byte order is fixed: equal states are equal bytes on every machine.
    """

    def __init__(self, record: type) -> None:
        declared = {
            name: value
            for parent in reversed(record.__mro__)
            for name, value in vars(parent).items()
            if isinstance(value, Field)
        }
        taken = [name for name in declared if hasattr(np.record, name)]
        assert not taken, f"NumPy's records have something called {taken} already"
        wide_first = sorted(declared.items(), key=lambda item: not item[1].domain.wide)
        self.fields: Final[dict[str, Field]] = dict(wide_first)
        self._wide: Final = sum(field.size for field in self.fields.values() if field.domain.wide)
        narrow = sum(field.size for field in self.fields.values()) - self._wide
        columns: list[tuple[str, str, tuple[int, ...]]] = [
            (name, "<i8" if field.domain.wide else "<i4", field.shape) for name, field in self.fields.items()
        ]
        if narrow % 2:
            columns.append(("_", "<i4", ()))
        packed = np.dtype(columns)
        aligned = np.dtype(columns, align=True)
        assert packed.itemsize == aligned.itemsize, "a record has no padding"
        self.dtype: Final[np.dtype[Any]] = np.dtype((np.record, aligned))

    def extent(self, name: str) -> tuple[int, int]:
        """The first and the last byte of a field."""
        assert self.dtype.fields is not None
        kind, offset = self.dtype.fields[name][:2]
        return offset, offset + kind.itemsize - 1

    @cached_property
    def _numbers(self) -> list[tuple[str, int, int]]:
        """Every number of a record in order: the name of its field, the least and the greatest that it may be."""
        filling = [("_", 0, 0)] if "_" in (self.dtype.names or ()) else []
        return [
            (name, field.domain.least, field.domain.greatest)
            for name, field in self.fields.items()
            for _ in range(field.size)
        ] + filling

    @cached_property
    def _limits(self) -> tuple[Array, Array]:
        least, greatest = np.array([limits for _, *limits in self._numbers], np.int64).T.copy()
        return least, greatest

    def out_of_range(self, records: Array) -> str | None:
        """The first field of the first record with a number that its domain does not have; None if all fit."""
        record, wide = records[:1].tobytes(), self._wide
        numbers = np.concatenate([np.frombuffer(record, "<i8", wide), np.frombuffer(record, "<i4", offset=8 * wide)])
        least, greatest = self._limits
        wrong = np.flatnonzero((numbers < least) | (numbers > greatest))
        return self._numbers[wrong[0]][0] if len(wrong) else None

    def blank(self, count: int = 1) -> Array:
        return np.zeros(count, self.dtype)

    def from_bytes(self, record: bytes) -> Array:
        """A record of its own from its bytes: much faster than NumPy's copy, which goes field by field."""
        return np.frombuffer(bytearray(record), self.dtype)

    def write(self, records: Array, *, secrets: bool) -> dict[str, Json]:
        """The first record as JSON; without secrets, what a view shows."""
        return {
            name: field.write(records[name][0].tolist())
            for name, field in self.fields.items()
            if not field.transient and (secrets or not field.secret)
        }

    def read_into(self, record: Any, values: Mapping[str, object]) -> None:
        """Set the fields named in `values`; nothing is set if any of them does not fit."""
        unknown = [name for name in values if name not in self.fields or self.fields[name].transient]
        if unknown:
            raise MalformedInput("malformed-position", f"There is no field {quoted(unknown[0])}.")
        numbers = {name: self.fields[name].read(name, value) for name, value in values.items()}
        for name, number in numbers.items():
            record[name] = number
