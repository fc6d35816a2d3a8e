"""A phase against the clock: what is pressed or typed, what bots do meanwhile, and the sand that runs on the screen."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from regalia.errors import IllegalAction
from regalia.sentences import Sentence
from regalia.table import Table
from regalia.telling import Action
from regalia.terminal.art import Art, State, art
from regalia.terminal.display import Display
from regalia.terminal.keyboard import is_typed, pressed, single_keys
from regalia.terminal.scene import Scene
from regalia.views import News
from regalia.words import Words

_TYPING = 0.8  # seconds that an answer takes where nobody sits at a terminal
_REDRAWN = 0.25  # seconds after which the sand is drawn anew
_GLASS = 40  # columns of sand


class TimedArt(Protocol):
    """What the drawings of a game with a clock have besides."""

    def rush(self, state: State, viewer: int, words: Words) -> RenderableType:
        """What can be taken in while it runs and lines are typed."""

    def keyed_rush(self, state: State, viewer: int, words: Words) -> RenderableType:
        """What can be taken in while it runs and keys are pressed."""

    def typed(self, word: str, words: Words) -> Action | None:
        """The action that somebody in a hurry means by a word."""

    def pressed(self, key: str) -> Action | None:
        """The action that a key stands for."""

    def named(self, sentence: Sentence, words: Words) -> Sentence:
        """A sentence in which pieces are called by their keys."""


def timed(art: Art) -> TimedArt:
    return cast(TimedArt, art)


class Time:
    """It passes by itself while somebody sits at the terminal; where nobody does it is skipped."""

    def __init__(self, is_live: bool) -> None:
        self.is_live = is_live
        self._skipped = 0.0

    def now(self) -> float:
        return monotonic() + self._skipped

    def skip_to(self, moment: float) -> None:
        self._skipped += max(0.0, moment - self.now())


class Rush:
    """A person against the clock. Bots move on, and the glass runs out, whatever the person does."""

    def __init__(
        self, display: Display, table: Table, time: Time, words: Words, look: Callable[[int], State],
        listen: Callable[[News], None],
    ) -> None:  # fmt: skip
        self._display = display
        self._table = table
        self._time = time
        self._words = words
        self._look = look
        self._listen = listen
        self._art = timed(art(table.match.game.name))
        self._note = ""  # what is answered to the last key
        self._answered_at: float | None = None  # when a line comes that nobody types; None before it is asked for

    def go_on(self, person: int, obey: Callable[[str], None]) -> None:
        """Whatever comes first: what the person does, a bot's movement, or the end of the glass."""
        if self._time.is_live:
            self._press_keys(person)
        else:
            self._type_line(person, obey)

    def _is_on(self, person: int) -> bool:
        return self._table.match.clock is not None and person in self._table.match.actors

    def _press_keys(self, person: int) -> None:
        """Every key at once, until there is nothing left to do."""
        self._note, self._display.was_hurried = "", True
        with single_keys():
            while self._is_on(person):
                self._draw(person)
                self._await_key(person)

    def _await_key(self, person: int) -> None:
        due, now = self._table.due, self._time.now()
        assert due is not None, "a glass runs out"
        if is_typed(max(0.0, min(due.at - now, _REDRAWN))):
            for key in pressed():
                self._press(person, key)
        elif self._time.now() >= due.at:
            self._listen(self._table.move())

    def _press(self, person: int, key: str) -> None:
        action = self._art.pressed(key)
        if action is None or not self._is_on(person):
            return
        try:
            self._listen(self._table.act(person, dict(action)))
            self._note = ""
        except IllegalAction as error:
            self._note = self._said(person, error.sentence)

    def _said(self, person: int, said: Sentence) -> str:
        return self._words.say(self._art.named(said, self._words), self._table.company(person))

    def _draw(self, person: int) -> None:
        drawn = self._art.keyed_rush(self._look(person), person, self._words)
        left, whole = self._table.left or 0.0, self._table.match.clock
        assert whole is not None, "a glass runs"
        full, empty = "#-" if self._display.console.options.ascii_only else "█░"
        sand = (full * round(_GLASS * left / whole.seconds)).ljust(_GLASS, empty)
        glass = Text.assemble((sand, "yellow"), "  ", self._words("rush-left", seconds=round(left)))
        below: Sequence[RenderableType] = [glass, Text(self._words("rush-keys"), "dim"), Text(self._note, "bold")]
        title = self._words(f"{self._table.match.game.name}-title")
        hint = self._said(person, self._table.expected(person))
        self._display.show(Scene(title, [drawn], [], hint=hint, menu=below))

    def _type_line(self, person: int, obey: Callable[[str], None]) -> None:
        """A line where lines come from no terminal: it takes its time, and others may be faster."""
        due = self._table.due
        assert due is not None, "a glass runs out"
        if self._answered_at is None:
            self._answered_at = self._time.now() + _TYPING
            self._display.console.print(self._art.rush(self._look(person), person, self._words))
            self._display.prompt(self._words("rush-prompt", seconds=round(self._table.left or 0)))
        self._time.skip_to(min(due.at, self._answered_at))
        if due.at < self._answered_at:
            if due.seat is None:
                self.stop_asking()
            self._listen(self._table.move())
            return
        self._answered_at = None
        self._take_line(person, self._display.answer(), obey)

    def _take_line(self, person: int, line: str, obey: Callable[[str], None]) -> None:
        meant = [self._art.typed(word, self._words) for word in line.split()]
        actions = [action for action in meant if action is not None]
        if len(actions) < len(meant):
            obey(line)
            return
        for action in actions:
            try:
                self._listen(self._table.act(person, dict(action)))
            except IllegalAction as error:
                self._display.say(Text(self._words.say(error.sentence, self._table.company(person))))
                return

    def stop_asking(self) -> None:
        if self._answered_at is not None:
            self._display.console.print()
            self._answered_at = None
