"""A game's events in one table: numbers and JSON derive from it."""

from dataclasses import dataclass
from typing import Final

from regalia.schema.domains import Integer, Json, Member


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


class Events:
    """A game's table of events; numbered from 1, because 0 is a row that tells nothing."""

    def __init__(self, *events: Event) -> None:
        self.events: Final = dict(enumerate(events, 1))
        self._numbers = {event.name: number for number, event in self.events.items()}

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def holds(self, number: int, arguments: list[int]) -> bool:
        """Whether there is such an event with such arguments."""
        if number not in self.events:
            return False
        domains: list[Integer | Member] = []
        for domain in self.events[number].arguments.values():
            domains += [domain.domain] * domain.count if isinstance(domain, Repeated) else [domain]
        rest = arguments[len(domains) :]
        return not any(rest) and all(domain.holds(each) for domain, each in zip(domains, arguments, strict=False))

    def write(self, number: int, arguments: list[int]) -> dict[str, Json]:
        event = self.events[number]
        written: dict[str, Json] = {"type": event.name}
        at = 0
        for name, domain in event.arguments.items():
            if isinstance(domain, Repeated):
                written[name] = domain.write(arguments[at : at + domain.count])
                at += domain.count
            else:
                written[name] = domain.write(arguments[at])
                at += 1
        return written
