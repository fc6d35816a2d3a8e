"""What each of those who look at a terminal sees of the table, and has heard."""

from collections.abc import Sequence
from itertools import takewhile

from rich.console import RenderableType

from regalia.table import Table
from regalia.telling import Event, telling
from regalia.terminal.art import State, art
from regalia.terminal.display import Display
from regalia.terminal.scene import Scene
from regalia.terminal.story import Story
from regalia.views import News
from regalia.words import Words

_MOST_EVENTS = 200  # of the story, kept for the screen


class Readers:
    """The people at the keyboard, by their seats, and None for a spectator."""

    def __init__(self, display: Display, table: Table, words: Words) -> None:
        self._display = display
        self._match = table.match
        self._words = words
        game = self._match.game
        self._art, self._telling = art(game.name), telling(game.name)
        self.story = Story(game, table.company(None), words)
        self._heard: dict[int | None, list[Event]] = {seat: [] for seat in [*table.people, None]}
        self._seen = dict.fromkeys(self._heard, 0)  # how many of them were on the screen when somebody was asked

    def state(self, reader: int | None) -> State:
        shown: State = self._match.view(reader)["state"]
        return {**shown, **self._telling.derived(self._match.hidden(reader))}

    def show(self, reader: int | None, hint: str = "", menu: Sequence[RenderableType] = ()) -> None:
        """The table, what happened, and below it what can be done."""
        tables = self._art.tables(self.state(reader), self.story.company_of(reader), self._words)
        title = self._words(f"{self._match.game.name}-title")
        news = [*self.story.tell(self._heard[reader][self._seen[reader] :], reader)]
        self._display.show(
            Scene(title, tables, self.told(reader), hint=hint, menu=menu, news=news, is_passing=not menu)
        )

    def has_read(self, reader: int | None) -> None:
        """Somebody who acts has read what was on the screen: the next has room for what is new since."""
        self._seen[reader] = len(self._heard[reader])

    def listen(self, news: News) -> None:
        """Everybody hears of the last entry what he may know."""
        for reader, events in self._heard.items():
            events.extend(news.told(reader))

    def told(self, reader: int | None) -> list[RenderableType]:
        """The story for a reader: on a screen the last of it, in a text what is not told yet."""
        if self._display.is_screen:
            return [*self.story.tell(self._heard[reader][-_MOST_EVENTS:], reader)]
        told = [*self.story.tell(self._heard[reader], reader)]
        for heard in (reader, None):  # all look at one text: a spectator has read it too
            self._heard[heard].clear()
        return told

    def told_until(self, seat: int, reader: int | None) -> list[RenderableType]:
        """In a text, what is not told yet before the turn of a seat: its beginning is told with the rest of it."""
        events = self._heard[reader]
        begun = [*takewhile(lambda event: event.get("seat") == seat, reversed(events))]
        self._heard[reader] = events[: len(events) - len(begun)]
        told = self.told(reader)
        self._heard[reader].extend(reversed(begun))
        return told
