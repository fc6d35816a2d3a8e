"""What has happened, for each reader: by turns, in condensed sentences.

A turn's lines are written anew as the turn grows or is taken back. A reader who keeps the turns by number and puts
what is new in the place of what it knew has the whole story, and need not condense anything.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from regalia.game import Game
from regalia.kernel import EVERYONE
from regalia.sentences import Sentence
from regalia.telling import Event, telling
from regalia.views import may_know


@dataclass(frozen=True, eq=False, slots=True)
class Line:
    """An event of the story, to be said in one sentence. It stays the same one as long as it is told."""

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


# Of all that was ever told in a turn and not to everybody, whether somebody may know it.
Knowledge: TypeAlias = tuple[bool, ...]


class _Told(NamedTuple):
    """An event, the move that brought it, and the seats that may know."""

    move: int
    audience: int
    event: Event


@dataclass
class _Paragraph:
    """Events of a turn that are condensed by themselves, and what becomes of them for whoever may know the same."""

    told: list[_Told] = field(default_factory=list)
    secrets: list[int] = field(default_factory=list)  # the audiences of what was ever told there to some, each once
    lines: dict[Knowledge, list[Line]] = field(default_factory=dict)

    def tell(self, told: _Told) -> None:
        self.told.append(told)
        self.lines.clear()
        _note_secret(told.audience, self.secrets)


@dataclass
class _Turn:
    seat: int | None  # who acts; None where several do at once
    number: int  # of the entry that changed it last
    paragraphs: list[_Paragraph] = field(default_factory=list)
    secrets: list[int] = field(default_factory=list)  # the audiences of what was ever told there to some, each once

    def take_back(self, move: int) -> bool:
        """Tell no more of the last move; whether anything was told of it."""
        is_told = False
        while self.paragraphs and self.paragraphs[-1].told[-1].move == move:
            is_told = True
            last = self.paragraphs.pop()
            kept = [told for told in last.told if told.move != move]
            if kept:
                self.paragraphs.append(_Paragraph(kept, last.secrets))
        return is_told


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
        self._continue(self._turns[-1], events)

    def _continue(self, turn: _Turn, events: Sequence[tuple[int, Event]]) -> None:
        for audience, event in events:
            if not turn.paragraphs or self._telling.stands_apart(event):
                turn.paragraphs.append(_Paragraph())
            turn.paragraphs[-1].tell(_Told(self._moves, audience, event))
            _note_secret(audience, turn.secrets)

    def take_back(self, number: int) -> None:
        """The last move that stood was taken back: nothing is told of it any more."""
        for turn in self._turns[-2:]:
            if turn.take_back(self._moves):
                turn.number = number
        while len(self._turns) > 1 and not self._turns[-1].paragraphs:
            self._turns.pop()
            self._turns[-1].number = number
        self._moves -= 1

    def since(self, reader: int | None, number: int) -> Excerpt:
        """What a reader (None: a spectator) who knows the story up to an entry does not know yet."""
        changed = self.changed(number)
        return Excerpt(changed.stop, {turn: self.lines(turn, reader) for turn in changed})

    def changed(self, number: int) -> range:
        """The turns that changed since an entry: an entry changes none but the last ones."""
        first = len(self._turns)
        while first and self._turns[first - 1].number > number:
            first -= 1
        return range(first, len(self._turns))

    def lines(self, turn: int, reader: int | None) -> list[Line]:
        """What is told of a turn to a reader (None: a spectator)."""
        return [line for paragraph in self._turns[turn].paragraphs for line in self._condensed(paragraph, reader)]

    def knowledge(self, turn: int, reader: int | None) -> Knowledge:
        """What a reader may know of a turn: who may know the same is told the same. It gets longer, and stays so."""
        return _known(self._turns[turn].secrets, reader)

    def insiders(self, turn: int) -> int:
        """The seats that may know more of a turn than spectators, as a mask."""
        return reduce(or_, self._turns[turn].secrets, 0)

    def _condensed(self, paragraph: _Paragraph, reader: int | None) -> list[Line]:
        known = _known(paragraph.secrets, reader)
        if known not in paragraph.lines:
            events = [one.event for one in paragraph.told if one.audience == EVERYONE or may_know(one.audience, reader)]
            paragraph.lines[known] = [Line(self._game, event) for event in self._telling.condensed(events)]
        return paragraph.lines[known]


def _note_secret(audience: int, secrets: list[int]) -> None:
    if audience != EVERYONE and audience not in secrets:
        secrets.append(audience)


def _known(secrets: list[int], reader: int | None) -> Knowledge:
    return tuple([reader is not None and audience >> reader & 1 == 1 for audience in secrets]) if secrets else ()
