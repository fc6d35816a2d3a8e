"""What has happened, for each reader: by turns, in condensed sentences.

A turn's lines are written anew as the turn grows or is taken back. A reader who keeps the turns by number and puts
what is new in the place of what it knew has the whole story, and need not condense anything.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from regalia.game import Game
from regalia.sentences import Sentence
from regalia.telling import Event, telling
from regalia.views import may_know


class Line(NamedTuple):
    """An event of the story, to be said in one sentence."""

    game: Game
    event: Event

    @property
    def sentence(self) -> Sentence:
        return telling(self.game.name).event(self.event)

    @property
    def seat(self) -> int | None:
        """Of whom it tells."""
        return self.event.get("seat")

    @property
    def headline(self) -> bool:
        """Whether it stands on a line of its own."""
        return self.game.events.is_headline(self.event)


class Excerpt(NamedTuple):
    """What changed in the story since an entry of the log: how many turns it has now, and those that changed."""

    turns: int
    changed: dict[int, list[Line]]


# Of some turns, of all that is told there, whether somebody may know it.
Knowledge: TypeAlias = tuple[tuple[bool, ...], ...]


class _Told(NamedTuple):
    """An event, the move that brought it, and the seats that may know."""

    move: int
    audience: int
    event: Event


@dataclass
class _Turn:
    seat: int | None  # who acts; None where several do at once
    number: int  # of the entry that changed it last
    told: list[_Told] = field(default_factory=list)
    audiences: list[int] = field(default_factory=list)  # of what was ever told there, each once

    def tell(self, move: int, events: Sequence[tuple[int, Event]]) -> None:
        for audience, event in events:
            self.told.append(_Told(move, audience, event))
            if audience not in self.audiences:
                self.audiences.append(audience)


class Story:
    def __init__(self, game: Game) -> None:
        self._game = game
        self._telling = telling(game.name)
        self._turns: list[_Turn] = []
        self._moves = 0  # that stand

    def __len__(self) -> int:
        """How many turns it has."""
        return len(self._turns)

    def add(self, number: int, seat: int | None, follower: int | None, events: Sequence[tuple[int, Event]]) -> None:
        """A move brought these events, each with its audience.

        What is told of the one who acts next begins the next turn: a first roll, a card drawn.
        """
        self._moves += 1
        begun = len(events)
        while follower is not None and follower != seat and begun and events[begun - 1][1].get("seat") == follower:
            begun -= 1
        self._tell(number, seat, events[:begun])
        if begun < len(events):
            self._tell(number, follower, events[begun:])

    def _tell(self, number: int, seat: int | None, events: Sequence[tuple[int, Event]]) -> None:
        if seat is None:
            events = [told for told in events if not self._game.events.is_passing(told[1])]
            if not events:
                return
        if not self._turns or self._turns[-1].seat != seat:
            self._turns.append(_Turn(seat, number))
        self._turns[-1].number = number
        self._turns[-1].tell(self._moves, events)

    def take_back(self, number: int) -> None:
        """The last move that stood was taken back: nothing is told of it any more."""
        for turn in self._turns[-2:]:
            kept = [told for told in turn.told if told.move != self._moves]
            if len(kept) < len(turn.told):
                turn.told, turn.number = kept, number
        while len(self._turns) > 1 and not self._turns[-1].told:
            self._turns.pop()
            self._turns[-1].number = number
        self._moves -= 1

    def since(self, reader: int | None, number: int) -> Excerpt:
        """What a reader (None: a spectator) who knows the story up to an entry does not know yet."""
        turns, first = len(self._turns), self._first_changed(number)
        return Excerpt(turns, {at: self._lines(self._turns[at], reader) for at in range(first, turns)})

    def knowledge(self, reader: int | None, number: int) -> Knowledge:
        """What a reader may know of the turns that changed since an entry: who may know the same is told the same."""
        changed = self._turns[self._first_changed(number) :]
        return tuple([tuple([may_know(audience, reader) for audience in turn.audiences]) for turn in changed])

    def _first_changed(self, number: int) -> int:
        first = len(self._turns)
        while first and self._turns[first - 1].number > number:  # an entry changes none but the last turns
            first -= 1
        return first

    def _lines(self, turn: _Turn, reader: int | None) -> list[Line]:
        events = [one.event for one in turn.told if may_know(one.audience, reader)]
        return [Line(self._game, event) for event in self._telling.condensed(events)]
