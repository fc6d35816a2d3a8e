"""Looking at a recorded match: by turns or by single actions, or its whole story at once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from regalia.match import Match, begun, play_entry
from regalia.schema import Array, Json
from regalia.table import Player
from regalia.telling import Event, telling
from regalia.terminal.art import art
from regalia.terminal.display import Display
from regalia.terminal.ending import ended
from regalia.terminal.keeping import seated_players
from regalia.terminal.keyboard import commands
from regalia.terminal.opponents import all_titles
from regalia.terminal.scene import Scene
from regalia.terminal.story import Story
from regalia.words import Company, Words


@dataclass(frozen=True)
class Frame:
    """The match after one entry of its log: the position as spectators see it, what happened, and who did it."""

    position: Array
    events: list[Event]
    mover: int | None  # None where several act at once


def frames(record: dict[str, Json]) -> list[Frame]:
    """The deal, then a frame for each entry of the log."""
    match = begun(record)
    shown = [Frame(match.hidden(None), match.view(None)["events"], None)]
    for number, entry in enumerate(record["log"]):
        is_alone = len(match.actors) == 1 and match.clock is None
        play_entry(match, number, entry)
        mover = entry["seat"] if is_alone else None
        shown.append(Frame(match.hidden(None), match.view(None)["events"], mover))
    return shown


def turns(frames: Sequence[Frame]) -> list[int]:
    """The frames at which a turn is over, the deal and the last among them."""
    last = len(frames) - 1
    return [at for at in range(last) if at == 0 or frames[at].mover != frames[at + 1].mover] + [last]


class Replay:
    """A recorded match at this terminal."""

    def __init__(self, display: Display, record: dict[str, Json], match: Match, words: Words) -> None:
        self._display = display
        self._frames = frames(record)
        self._match = match
        self._words = words
        self._art = art(match.game.name)
        players = _players(record, match, words)
        self._company = Company([player.name for player in players], [player.title for player in players])
        self._story = Story(match.game, self._company, words)
        self._telling = telling(match.game.name)
        self._commands = commands(words, "back", "leave", "by-action", "by-turn")
        self._by_turn = True

    @property
    def _stops(self) -> list[int]:
        """The frames that are stepped through."""
        return turns(self._frames) if self._by_turn else [*range(len(self._frames))]

    def tell_all(self) -> None:
        """The whole story."""
        self._display.tell(self._told(0, len(self._frames) - 1))
        self._display.tell(ended(self._match, self._company, self._words))

    def step(self) -> None:
        """From stop to stop, as the reader likes."""
        with self._display.open():
            at: int | None = 0
            while at is not None:
                self._show(at)
                at = self._next(at)

    def _show(self, at: int) -> None:
        """A stop, by its number, and what happened since the one before."""
        stops = self._stops
        last, frame = stops[at], self._frames[stops[at]]
        fields = self._match.game.layout.write(frame.position, secrets=False)
        state = {**fields, **self._telling.derived(frame.position)}
        tables = self._art.tables(state, self._company, self._words)
        title = self._words("replay-step", number=at, count=len(stops) - 1, by="turn" if self._by_turn else "action")
        story = [*self._told(stops[at - 1] + 1 if at else 0, last)]
        end = [*ended(self._match, self._company, self._words)] if last == len(self._frames) - 1 else []
        if not self._display.is_screen:
            self._display.console.rule(title)
        self._display.show(Scene(title, tables, story, menu=end))

    def _told(self, first: int, last: int) -> Iterator[RenderableType]:
        """What happened in some frames."""
        return self._story.tell((event for frame in self._frames[first : last + 1] for event in frame.events), None)

    def _next(self, at: int) -> int | None:
        """Which stop to show next; None to leave."""
        last = len(self._stops) - 1
        line = self._display.ask(self._words("replay-prompt", by="turn" if self._by_turn else "action"))
        command = self._commands.get(line.casefold())
        if command == "leave":
            return None
        if command in ("by-turn", "by-action"):
            return self._change(at, by_turn=command == "by-turn")
        if line.isascii() and line.isdigit() and int(line[:9]) <= last:
            return int(line)
        if command == "back" or not line:
            wanted = at - 1 if line else at + 1
            if not 0 <= wanted <= last:
                self._say("replay-start" if line else "replay-end")
            return min(max(wanted, 0), last)
        self._say("replay-not-understood", count=last)
        return at

    def _change(self, at: int, *, by_turn: bool) -> int:
        """Go by turns or by actions from the same frame on."""
        frame = self._stops[at]
        self._by_turn = by_turn
        return max(stop for stop, shown in enumerate(self._stops) if shown <= frame)

    def _say(self, message: str, **arguments: object) -> None:
        self._display.say(Text(self._words(message, **arguments)))


def _players(record: dict[str, Json], match: Match, words: Words) -> list[Player]:
    """Who sat there; players by number where the record does not say so."""
    kept = seated_players(record)
    if kept is not None and len(kept) == match.players:
        return kept
    titles = all_titles([], match.players)
    return [Player(words("name-person", number=number), title=title) for number, title in enumerate(titles, 1)]
