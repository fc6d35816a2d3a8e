"""Agreeing to replace somebody who vanished from a game.

One of the people asks. All others who are there have to agree before time is over, and until then whoever is missed has
only to come back: that ends the question.
"""

from dataclasses import dataclass, replace

from regalia.errors import IllegalAction
from regalia.server.tables.entries import AnsweredReplacing, AskedReplacing, Decided, Happened
from regalia.server.tables.seating import Seating
from regalia.server.wire.messages import Replacement


@dataclass(frozen=True)
class Question:
    """Whether a seat gets somebody else; who agrees so far, him included who asked."""

    seat: int
    by: Replacement
    number: int  # of the entry that asked
    since: float
    agreed: frozenset[int]

    def asked(self, seating: Seating) -> frozenset[int]:
        """The people who have to agree: all who are there."""
        return frozenset(
            number
            for number, seat in enumerate(seating.seats)
            if seat.kind == "person" and not seat.away and number != self.seat
        )

    def is_granted(self, seating: Seating) -> bool:
        asked = self.asked(seating)
        return bool(asked) and asked <= self.agreed

    def decision(self, seating: Seating) -> Decided:
        """What is written when time is over."""
        return Decided(seat=self.seat, by=self.by if self.is_granted(seating) else None)


def check(question: Question | None, happened: AskedReplacing | AnsweredReplacing, seating: Seating) -> None:
    """Refuse what may not be asked or answered."""
    if isinstance(happened, AskedReplacing):
        if question is not None:
            raise IllegalAction("asked-already", "replacing-asked-already")
        if not seating.at(happened.absent).away:
            raise IllegalAction("not-away", "not-away")
    elif question is None or happened.number != question.number:
        raise IllegalAction("nothing-asked", "nobody-to-replace")


def after(question: Question | None, happened: Happened, seating: Seating, number: int, now: float) -> Question | None:
    """The question that is open after an entry, which has that number."""
    if isinstance(happened, AskedReplacing):
        return Question(happened.absent, happened.by, number, now, frozenset({happened.seat}))
    if question is None or isinstance(happened, Decided) or not seating.seats[question.seat].away:
        return None
    if isinstance(happened, AnsweredReplacing):
        return replace(question, agreed=question.agreed | {happened.seat}) if happened.agrees else None
    return question
