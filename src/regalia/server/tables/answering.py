"""What a player asked for by a message: the entry that it makes, and what is answered."""

from typing import TypeAlias, assert_never

from regalia.server.tables import entries
from regalia.server.tables.course import Course
from regalia.server.wire.messages import Act, Answer, AskUndo, Move, Undo
from regalia.server.wire.outgoing import Acknowledged, Refused

Answered: TypeAlias = Acknowledged | Refused

_MOST_REFUSALS = 64  # remembered of each guest, so that who asks again gets the same answer


class Refusals:
    """What was refused lately. What was done is in the log."""

    def __init__(self) -> None:
        self._by_guest: dict[str, dict[str, Refused]] = {}

    def find(self, guest: str, message: str) -> Refused | None:
        return self._by_guest.get(guest, {}).get(message)

    def remember(self, guest: str, answer: Refused) -> Refused:
        assert answer["id"] is not None
        own = self._by_guest.setdefault(guest, {})
        own[answer["id"]] = answer
        if len(own) > _MOST_REFUSALS:
            del own[next(iter(own))]
        return answer


def entry_of(course: Course, seat: int, move: Move) -> entries.Asked:
    match move:
        case Act():
            return entries.Acted(seat=seat, id=move.id, actions=move.actions)
        case Undo():
            return entries.Undid(seat=seat, id=move.id)
        case AskUndo():
            asked, messages = course.seating.others(seat), course.messages.since(seat)
            return entries.AskedUndo(seat=seat, id=move.id, asked=asked, messages=messages)
        case Answer():
            return entries.Answered(seat=seat, id=move.id, agrees=move.agrees)
    assert_never(move)


def acknowledged(move: Move, number: int) -> Acknowledged:
    return {"type": "acknowledged", "id": move.id, "number": number}


def tell_nobody(answer: Answered) -> None:
    """For whoever reads the answer himself."""
