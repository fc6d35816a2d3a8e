"""A game's events in one table: numbers and JSON derive from it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from regalia.schema.domains import Integer, Json, Member, Subset


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
    reader is told as one.
    """

    def __init__(
        self,
        name: str,
        *,
        headline: bool = False,
        condensed: bool = False,
        **arguments: Integer | Member | Subset | Repeated,
    ) -> None:
        self.name: Final = name
        self.headline: Final = headline
        self.condensed: Final = condensed
        self.arguments: Final = arguments

    def describe(self) -> dict[str, Json]:
        arguments = {name: domain.describe() for name, domain in self.arguments.items()}
        about = {"headline": self.headline, "condensed": self.condensed}
        return {"type": self.name, **about, "arguments": arguments}


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

    def holds(self, number: int, arguments: list[int]) -> bool:
        """Whether a rule can tell such an event with such arguments."""
        if number not in self.events or self.events[number].condensed:
            return False
        domains: list[Integer | Member | Subset] = []
        for domain in self.events[number].arguments.values():
            domains += [domain.domain] * (domain.count or 0) if isinstance(domain, Repeated) else [domain]
        rest = arguments[len(domains) :]
        return not any(rest) and all(domain.holds(each) for domain, each in zip(domains, arguments, strict=False))

    def write(self, number: int, arguments: list[int]) -> dict[str, Json]:
        event = self.events[number]
        written: dict[str, Json] = {"type": event.name}
        at = 0
        for name, domain in event.arguments.items():
            if isinstance(domain, Repeated):
                assert domain.count is not None, f"{event.name} is told by no rule"
                written[name] = domain.write(arguments[at : at + domain.count])
                at += domain.count
            else:
                written[name] = domain.write(arguments[at])
                at += 1
        return written
