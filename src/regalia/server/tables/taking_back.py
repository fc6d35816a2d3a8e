"""How much an undo takes back: whole messages. Who asks for one means his own last message, and all that came after."""

from itertools import takewhile
from typing import NamedTuple

from regalia.server.tables.entries import Acted, Answered, AskedUndo, OfPlay, Ticked, Undid


class Made(NamedTuple):
    """A message whose moves stand, or the end of the glass."""

    moves: int
    person: int | None = None  # the seat of the person who sent it
    is_tick: bool = False


class Messages:
    """All that stand, and how many of the last somebody asked to take back."""

    def __init__(self) -> None:
        self.askers: tuple[int, ...] = ()  # the seats whose last message can be taken back if all agree
        self._made: list[Made] = []
        self._asked = 1

    def note(self, happened: Acted | Ticked | AskedUndo) -> None:
        if isinstance(happened, AskedUndo):
            self._asked = happened.messages
        elif isinstance(happened, Ticked):
            self._made.append(Made(1, is_tick=True))
            self.askers = ()
        else:
            person = None if happened.id is None else happened.seat
            self._made.append(Made(len(happened.actions), person))
            if person is not None and person not in self.askers:
                self.askers = (*self.askers, person)

    def since(self, seat: int) -> int:
        """How many were sent since a seat's own last one, and that; one more than there are if it sent none."""
        later = takewhile(lambda made: made.person != seat, reversed(self._made))
        return sum(1 for _ in later) + 1

    def moves_undone(self, happened: OfPlay) -> int:
        """How many moves an entry takes back, if it does; if there are not so many messages, the match will say so."""
        undone = self._undone(happened)
        missing = max(0, undone - len(self._made))
        return sum(made.moves for made in self._made[len(self._made) + missing - undone :]) + missing

    def take_back(self, happened: OfPlay) -> None:
        del self._made[-self._undone(happened) :]
        since_time_ran = takewhile(lambda made: not made.is_tick, reversed(self._made))
        self.askers = tuple(sorted({made.person for made in since_time_ran if made.person is not None}))

    def _undone(self, happened: OfPlay) -> int:
        if isinstance(happened, AskedUndo):
            return happened.messages
        if isinstance(happened, Answered):
            return self._asked
        return int(isinstance(happened, Undid))
