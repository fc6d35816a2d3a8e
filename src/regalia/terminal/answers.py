"""Answers to what a player asks: the whole table, the prices, the rules, the story, a hint, and why not."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from regalia.bots import SearchMemory
from regalia.table import Table
from regalia.terminal.advice import Hint, hints
from regalia.terminal.art import State, art
from regalia.terminal.compiling import patiently
from regalia.terminal.display import Display
from regalia.terminal.menus import Choice, whole_mark
from regalia.terminal.story import Story
from regalia.terminal.why import Why
from regalia.words import Words

LOOKS = ("help", "reference", "board", "story")
QUESTIONS = (*LOOKS, "hint", "why")
_HINT_MARGIN = 14  # columns before the sentence of a hint


class Answers:
    """Nothing here changes the position."""

    def __init__(
        self, display: Display, table: Table, words: Words, look: Callable[[int], State], story: Story,
        keys: Mapping[str, str],
    ) -> None:  # fmt: skip
        self._display = display
        self._table = table
        self._match = table.match
        self._words = words
        self._look = look
        self._story = story
        self._why = Why(display, table, words, keys)
        self._art = art(table.match.game.name)
        self._memory = SearchMemory()

    def answer(self, question: str, about: str, seat: int, offered: Sequence[Choice]) -> None:
        if question == "hint":
            self._hint(seat, offered)
        elif question == "why":
            self._why.say(seat, about, {choice.name for choice in offered})
        else:
            self._display.page([*self._long(question, seat)], self._words("more"), self._words("enough"))

    def _long(self, question: str, seat: int) -> Iterable[RenderableType]:
        """What may need several pages."""
        if question == "board":
            yield self._art.tables(self._look(seat), self._story.company_of(seat), self._words)[0]
        elif question == "reference":
            yield self._art.reference(self._words)
        elif question == "story":
            yield from self._story.turns(self._table.story.since(seat, -1), seat)
        else:
            yield Text(self._words(f"{self._match.game.name}-help"))
            yield Text(self._words("help"))

    def _hint(self, seat: int, offered: Sequence[Choice]) -> None:
        """What a search would choose."""
        found = patiently(
            self._display.console, self._match.game, self._words.language, "strong",
            lambda: [*hints(self._match, seat, offered, self._memory)],
        )  # fmt: skip
        self._display.say(Text(self._words("hint-best"), "bold"), self._drawn(found, offered))

    def _drawn(self, found: Sequence[Hint], offered: Sequence[Choice]) -> RenderableType:
        """The hints, with what is typed for each; on a screen one line each, so that the table stays in sight."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for choice, percent in found:
            chance = self._words("hint-chance", percent=percent)
            mark = Text(whole_mark(choice, offered), "bold cyan")
            grid.add_row(f"{chance:>7}", mark, self._display.cut(choice.sentence, _HINT_MARGIN))
        return grid
