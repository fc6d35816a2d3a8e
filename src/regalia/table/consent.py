"""Agreeing to an undo that goes past a reveal."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from regalia.errors import IllegalAction


@dataclass
class Request:
    """A seat asks to take the last move back, or the last moves; all others who are asked have to agree."""

    seat: int
    number: int  # of the entry that was the last when it was asked: a later one ends the request
    asked: frozenset[int]
    moves: int = 1  # that were made as one
    since: float = 0.0  # when it was asked
    agreed: set[int] = field(default_factory=set)

    @classmethod
    def of(cls, seat: int, number: int, people: Iterable[int], moves: int = 1, since: float = 0.0) -> "Request":
        return cls(seat, number, frozenset(people) - {seat}, moves, since)

    @property
    def is_granted(self) -> bool:
        return self.agreed == self.asked

    def agree(self, seat: int) -> None:
        if seat not in self.asked:
            raise IllegalAction("not-asked", "not-asked")
        self.agreed.add(seat)
