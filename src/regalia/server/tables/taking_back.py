"""How much an undo takes back: whole messages, and with a person's what bots did since."""

from typing import NamedTuple

from regalia.server.tables.entries import Acted, Answered, AskedUndo, OfPlay, Ticked, Undid


class Made(NamedTuple):
    """A message whose moves stand."""

    moves: int
    is_bots: bool


class Messages:
    """All that stand, and how many of the last somebody asked to take back."""

    def __init__(self) -> None:
        self._made: list[Made] = []
        self._asked = 1

    def note(self, happened: Acted | Ticked | AskedUndo) -> None:
        if isinstance(happened, AskedUndo):
            self._asked = happened.messages
        elif isinstance(happened, Ticked):
            self._made.append(Made(1, is_bots=False))
        else:
            self._made.append(Made(len(happened.actions), is_bots=happened.id is None))

    @property
    def of_bots(self) -> int:
        """How many bots have sent since a person did anything."""
        by_people = (number for number, made in enumerate(reversed(self._made)) if not made.is_bots)
        return next(by_people, len(self._made))

    def moves_undone(self, happened: OfPlay) -> int:
        """How many moves an entry takes back, if it does; if there are not so many messages, the match will say so."""
        undone = self._undone(happened)
        missing = max(0, undone - len(self._made))
        return sum(made.moves for made in self._made[len(self._made) + missing - undone :]) + missing

    def take_back(self, happened: OfPlay) -> None:
        del self._made[-self._undone(happened) :]

    def _undone(self, happened: OfPlay) -> int:
        if isinstance(happened, AskedUndo):
            return happened.messages
        if isinstance(happened, Answered):
            return self._asked
        return int(isinstance(happened, Undid))
