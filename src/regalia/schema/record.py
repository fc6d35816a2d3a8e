"""The fields of a record, each declared once, and the dtype they make."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import compress
from math import prod
from operator import itemgetter, ne, not_
from struct import Struct
from typing import Any, Final, NamedTuple

import numpy as np

from regalia.errors import MalformedInput, quoted
from regalia.schema.domains import Array, Domain, Integer, Json, Member

EVERYBODY = "everybody"
OWNER = "owner"  # one row for each seat: each knows its own, others see it blanked or only what is public of it
SOME = "some"  # whoever has come to see it; others see it blanked
NOBODY = "nobody"  # no seat: views leave it out


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    domain: Domain
    shape: tuple[int, ...]
    meaning: str
    known: str  # to whom: EVERYBODY, OWNER, SOME or NOBODY
    fixed: bool  # from the deal on: it never changes
    transient: bool  # no part of the position: left out of JSON altogether
    counter: bool  # grows in play: a value from outside must leave room

    @property
    def secret(self) -> bool:
        """Whether views leave it out."""
        return self.known == NOBODY

    @property
    def size(self) -> int:
        return prod(self.shape)

    def read(self, name: str, value: object) -> Json:
        """The numbers for this field, nested as its shape; a clear error if they do not fit."""
        return self._read(name, value, self.shape)

    def _read(self, name: str, value: object, shape: tuple[int, ...]) -> Json:
        if shape:
            if not isinstance(value, list) or len(value) != shape[0]:
                raise MalformedInput("malformed-position", "no-list", name=name, length=shape[0], given=quoted(value))
            return [self._read(f"{name}[{i}]", inner, shape[1:]) for i, inner in enumerate(value)]
        number = self.domain.read(value)
        if number is None:
            wanted = self.domain.described()
            raise MalformedInput("malformed-position", "out-of-domain", name=name, wanted=wanted, given=quoted(value))
        if self.counter and number > self.domain.greatest // 2:
            greatest = str(self.domain.greatest // 2)
            raise MalformedInput(
                "malformed-position", "counter-too-large", name=name, greatest=greatest, given=quoted(value)
            )
        return number

    def describe(self) -> dict[str, Json]:
        return {
            "domain": self.domain.describe(),
            "shape": list(self.shape),
            "meaning": self.meaning,
            "known": self.known,
            "fixed": self.fixed,
        }


def _writer(domain: Domain, shape: tuple[int, ...]) -> Callable[[Sequence[int]], Json]:
    """How the numbers of a field, all in a row, become JSON nested as its shape."""
    each = domain.names.get if isinstance(domain, Member) else domain.write
    if not shape:
        return lambda numbers: each(numbers[0])
    if len(shape) == 1:
        return list if isinstance(domain, Integer) else lambda numbers: [*map(each, numbers)]
    inner, size = _writer(domain, shape[1:]), prod(shape[1:])
    parts = [slice(at, at + size) for at in range(0, prod(shape), size)]
    return lambda numbers: [inner(numbers[part]) for part in parts]


class _Column(NamedTuple):
    """Where a field is in the bytes of a record, and how to get at it."""

    name: str
    extent: slice
    unpack: Callable[[bytes], tuple[int, ...]]  # those bytes as numbers
    write: Callable[[Sequence[int]], Json]


def _column(name: str, field: Field, offset: int) -> _Column:
    numbers = Struct(f"<{field.size}{'q' if field.domain.wide else 'i'}")
    return _Column(name, slice(offset, offset + numbers.size), numbers.unpack, _writer(field.domain, field.shape))


class _Columns:
    """Some columns in order. Most of them stay as they are, so their bytes are compared before they are read."""

    def __init__(self, columns: Sequence[_Column]) -> None:
        self._columns = columns
        self._stretches = _several(_merged([column.extent for column in columns]))
        self._extracts = _several([column.extent for column in columns])

    def changes(self, record: bytes, earlier: bytes) -> dict[str, Json]:
        """The values of those that differ from an earlier record's."""
        if self._stretches(record) == self._stretches(earlier):
            return {}
        now, then = self._extracts(record), self._extracts(earlier)
        changed = compress(zip(self._columns, now, strict=False), map(ne, now, then))
        return {column.name: column.write(column.unpack(extract)) for column, extract in changed}


def _several(extents: Sequence[slice]) -> Callable[[bytes], tuple[bytes, ...]]:
    """Gets at all of them at once: they are more than one, so that it is a tuple."""
    return itemgetter(*extents, slice(0), slice(0))


def _merged(extents: Sequence[slice]) -> list[slice]:
    """The same bytes in as few stretches as possible."""
    merged: list[slice] = []
    for extent in extents:
        is_next = merged and merged[-1].stop == extent.start
        merged.append(slice(merged.pop().start, extent.stop) if is_next else extent)
    return merged


def field(
    domain: Domain,
    meaning: str,
    shape: tuple[int, ...] = (),
    *,
    known: str = EVERYBODY,
    fixed: bool = False,
    transient: bool = False,
    counter: bool = False,
) -> Any:
    """Declare a field in the class body of a record; typed Any so that the annotation beside it holds."""
    return Field(domain, shape, meaning, known, fixed, transient, counter)


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
        assert self.dtype.fields is not None
        offsets = {name: self.dtype.fields[name][1] for name in self.fields}
        columns_in_place = [_column(name, field, offsets[name]) for name, field in self.fields.items()]
        self._extents = {column.name: column.extent for column in columns_in_place}
        self._known = [column for column in columns_in_place if not self.fields[column.name].transient]
        self._shown = [column for column in self._known if not self.fields[column.name].secret]
        everybodys = [self.fields[column.name].known == EVERYBODY for column in self._shown]
        self._visible = _Columns(self._shown)
        self._open = _Columns([*compress(self._shown, everybodys)])
        self._partly_open = _Columns([*compress(self._shown, map(not_, everybodys))])

    def extent(self, name: str) -> tuple[int, int]:
        """The first and the last byte of a field."""
        extent = self._extents[name]
        return extent.start, extent.stop - 1

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
        record = records[:1].tobytes()
        columns = self._known if secrets else self._shown
        return {name: write(unpack(record[extent])) for name, extent, unpack, write in columns}

    def write_changes(self, record: bytes, earlier: bytes) -> dict[str, Json]:
        """Of what a view shows, the fields that differ from an earlier record's."""
        return self._visible.changes(record, earlier)

    def write_open_changes(self, record: bytes, earlier: bytes) -> dict[str, Json]:
        """Those of them that everybody knows: they are the same whoever looks."""
        return self._open.changes(record, earlier)

    def write_other_changes(self, record: bytes, earlier: bytes) -> dict[str, Json]:
        """The rest of them."""
        return self._partly_open.changes(record, earlier)

    def read_into(self, record: Any, values: Mapping[str, object]) -> None:
        """Set the fields named in `values`; nothing is set if any of them does not fit."""
        unknown = [name for name in values if name not in self.fields or self.fields[name].transient]
        if unknown:
            raise MalformedInput("malformed-position", "unknown-field", given=quoted(unknown[0]))
        numbers = {name: self.fields[name].read(name, value) for name, value in values.items()}
        for name, number in numbers.items():
            record[name] = number
