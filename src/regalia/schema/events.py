"""A game's events in one table: numbers and JSON derive from it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from regalia.schema.domains import Integer, Json, Member

_Writer = tuple[str, int | slice, Callable[[Any], Json] | None]  # of an argument: name, where, and how if not as it is


@dataclass(frozen=True)
class Repeated:
    """Some numbers of one kind, as one argument of an event."""

    domain: Integer | Member
    count: int

    def write(self, numbers: list[int]) -> Json:
        return [self.domain.write(number) for number in numbers]


class Event:
    """One kind of event: its name and its arguments. Its words are in the game's catalogues."""

    def __init__(self, name: str, **arguments: Integer | Member | Repeated) -> None:
        self.name = name
        self.arguments = arguments
        self.domains: Final[list[Integer | Member]] = []  # of its numbers one by one
        self._writers: list[_Writer] = []
        for argument, domain in arguments.items():
            at = len(self.domains)
            if isinstance(domain, Repeated):
                self.domains.extend([domain.domain] * domain.count)
                self._writers.append((argument, slice(at, at + domain.count), domain.write))
            else:
                self.domains.append(domain)
                self._writers.append((argument, at, None if isinstance(domain, Integer) else domain.write))

    def write(self, numbers: list[int]) -> dict[str, Json]:
        written: dict[str, Json] = {"type": self.name}
        for argument, at, write in self._writers:
            written[argument] = numbers[at] if write is None else write(numbers[at])
        return written

    def holds(self, numbers: list[int]) -> bool:
        """Whether the numbers are in the ranges of the arguments, and 0 where there is no argument."""
        in_range = [domain.holds(number) for domain, number in zip(self.domains, numbers, strict=False)]
        return all(in_range) and not any(numbers[len(in_range) :])


class Events:
    """A game's table of events; numbered from 1, because 0 is a row that tells nothing."""

    def __init__(self, *events: Event) -> None:
        self.events: Final = dict(enumerate(events, 1))
        self._numbers = {event.name: number for number, event in self.events.items()}

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def holds(self, number: int, arguments: list[int]) -> bool:
        """Whether there is such an event with such arguments."""
        return number in self.events and self.events[number].holds(arguments)

    def write(self, number: int, arguments: list[int]) -> dict[str, Json]:
        return self.events[number].write(arguments)
