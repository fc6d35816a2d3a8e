"""Looking at a recorded match: step by step, or its whole story at once."""

from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from regalia.match import Match, begun, play_entry
from regalia.schema import Array, Json
from regalia.telling import Event, telling
from regalia.terminal.art import art
from regalia.terminal.keyboard import ask, commands
from regalia.terminal.opponents import usual_titles
from regalia.terminal.story import Story
from regalia.words import Company, Words


@dataclass(frozen=True)
class Frame:
    """The match after one entry of its log: the position as spectators see it, and what happened."""

    position: Array
    events: list[Event]


def frames(record: dict[str, Json]) -> list[Frame]:
    """The deal, then a frame for each entry of the log."""
    match = begun(record)
    shown = [_frame(match)]
    for number, entry in enumerate(record["log"]):
        play_entry(match, number, entry)
        shown.append(_frame(match))
    return shown


def _frame(match: Match) -> Frame:
    return Frame(match.hidden(None), match.view(None)["events"])


class Replay:
    """A recorded match at this terminal."""

    def __init__(self, console: Console, record: dict[str, Json], match: Match, words: Words) -> None:
        self._console = console
        self._frames = frames(record)
        self._layout = match.game.layout
        self._words = words
        self._art = art(match.game.name)
        self._result = match.result
        self._names = [words("name-person", number=number) for number in range(1, match.players + 1)]
        self._story = Story(match.game, Company(self._names, usual_titles(match.players)), words)
        self._telling = telling(match.game.name)
        self._commands = commands(words, "back", "leave")
        self._last = len(self._frames) - 1

    def tell_all(self) -> None:
        """The whole story."""
        for told in self._story.tell((event for frame in self._frames for event in frame.events), None):
            self._console.print(told)
        self._show_score()

    def step(self) -> None:
        """Frame by frame, as the reader likes."""
        at: int | None = 0
        while at is not None:
            self._show(at)
            at = self._next(at)

    def _show(self, at: int) -> None:
        self._console.rule(self._words("replay-step", number=at, count=self._last))
        frame = self._frames[at]
        for told in self._story.tell(frame.events, None):
            self._console.print(told)
        state = self._layout.write(frame.position, secrets=False) | self._telling.derived(frame.position)
        self._console.print(self._art.glance(state, None, self._names, self._words))
        if at == self._last:
            self._show_score()

    def _show_score(self) -> None:
        if self._result is not None:
            for part in self._story.score(self._result, None):
                self._console.print(part)

    def _next(self, at: int) -> int | None:
        """Which frame to show next; None to leave."""
        while True:
            line = ask(self._console, self._words("replay-prompt"))
            command = self._commands.get(line.casefold())
            if command == "leave":
                return None
            if command == "back":
                if at > 0:
                    return at - 1
                self._print("replay-start")
            elif not line:
                if at < self._last:
                    return at + 1
                self._print("replay-end")
            elif line in map(str, range(self._last + 1)):
                return int(line)
            else:
                self._print("replay-not-understood", count=self._last)

    def _print(self, message: str, **arguments: object) -> None:
        self._console.print(Text(self._words(message, **arguments)))
