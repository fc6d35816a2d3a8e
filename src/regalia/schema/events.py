"""A game's events in one table: numbers and JSON derive from it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from regalia.schema.domains import Integer, Json, Member, Subset

_Writer = tuple[str, int | slice, Callable[[Any], Json] | None]  # of an argument: name, where, and how if not as it is


@dataclass(frozen=True)
class Repeated:
    """Some values of one kind, as one argument of an event; without a count, as many as there are."""

    domain: Integer | Member
    count: int | None = None

    def describe(self) -> dict[str, Json]:
        return {"kind": "list", "of": self.domain.describe(), "count": self.count}

    def write(self, numbers: list[int]) -> Json:
        return [self.domain.write(number) for number in numbers]


class Event:
    """One kind of event: its name and its arguments. Its words are in the game's catalogues.

    A headline stands on a line of its own. A condensed event is never told by a rule: it stands for several that a
    reader is told as one. A passing event is seen when it happens, but where all act at once no story tells of it.
    """

    def __init__(
        self,
        name: str,
        *,
        headline: bool = False,
        condensed: bool = False,
        passing: bool = False,
        **arguments: Integer | Member | Subset | Repeated,
    ) -> None:
        self.name: Final = name
        self.headline: Final = headline
        self.condensed: Final = condensed
        self.passing: Final = passing
        self.arguments: Final = arguments
        self.domains: Final[list[Integer | Member | Subset]] = []  # of its numbers one by one
        self._writers: list[_Writer] = []
        for argument, domain in arguments.items():
            at = len(self.domains)
            if isinstance(domain, Repeated):
                count = domain.count or 0
                self.domains.extend([domain.domain] * count)
                self._writers.append((argument, slice(at, at + count), domain.write))
            else:
                self.domains.append(domain)
                self._writers.append((argument, at, None if isinstance(domain, Integer) else domain.write))

    def describe(self) -> dict[str, Json]:
        arguments = {name: domain.describe() for name, domain in self.arguments.items()}
        about = {"headline": self.headline, "condensed": self.condensed}
        return {"type": self.name, **about, "arguments": arguments}

    def write(self, numbers: list[int]) -> dict[str, Json]:
        assert not self.condensed, f"{self.name} is told by no rule"
        written: dict[str, Json] = {"type": self.name}
        for argument, at, write in self._writers:
            written[argument] = numbers[at] if write is None else write(numbers[at])
        return written

    def holds(self, numbers: list[int]) -> bool:
        """Whether a rule can tell this with these numbers: in the ranges of its arguments, and 0 elsewhere."""
        in_range = [domain.holds(number) for domain, number in zip(self.domains, numbers, strict=False)]
        return not self.condensed and all(in_range) and not any(numbers[len(in_range) :])


UNDONE = "undone"  # told by the match: a seat took its last step back


class Events:
    """A game's table of events; numbered from 1, because 0 is a row that tells nothing."""

    def __init__(self, *events: Event, seat: Integer) -> None:
        declared = (*events, Event(UNDONE, condensed=True, seat=seat))
        self.events: Final = dict(enumerate(declared, 1))
        self._numbers = {event.name: number for number, event in self.events.items()}

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def is_headline(self, event: Mapping[str, Json]) -> bool:
        """Whether an event stands on a line of its own."""
        return self.events[self._numbers[event["type"]]].headline

    def is_passing(self, event: Mapping[str, Json]) -> bool:
        """Whether no story tells of it where all act at once."""
        return self.events[self._numbers[event["type"]]].passing

    def holds(self, number: int, arguments: list[int]) -> bool:
        """Whether there is such an event with such arguments."""
        return number in self.events and self.events[number].holds(arguments)

    def write(self, number: int, arguments: list[int]) -> dict[str, Json]:
        return self.events[number].write(arguments)
