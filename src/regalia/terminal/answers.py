"""Answers to what a player asks: the whole table, the prices, the rules, the story, a hint, and why not."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from regalia.bots import SearchMemory
from regalia.sentences import Sentence
from regalia.table import Table
from regalia.terminal.advice import hints, reasons
from regalia.terminal.art import State, art
from regalia.terminal.compiling import patiently
from regalia.terminal.display import Display
from regalia.terminal.menus import Choice
from regalia.terminal.story import Story
from regalia.words import Words

QUESTIONS = ("help", "reference", "board", "story", "hint", "why")


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
        self._keys = keys  # of the kinds of actions
        self._art = art(table.match.game.name)
        self._memory = SearchMemory()

    def answer(self, question: str, about: str, seat: int, offered: Sequence[Choice]) -> None:
        if question == "hint":
            self._hint(seat, offered)
        elif question == "why":
            self._say_why(seat, about, offered)
        else:
            self._display.page([*self._long(question, seat)], self._words("more"))

    def _long(self, question: str, seat: int) -> Iterable[RenderableType]:
        """What may need several pages."""
        if question == "board":
            yield self._art.tables(self._look(seat), seat, self._story.names_for(seat), self._words)[0]
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
            lambda: [*hints(self._match, seat, offered, self._words, self._memory)],
        )  # fmt: skip
        self._display.say(Text(self._words("hint-best"), "bold"), *map(Text, found))

    def _say_why(self, seat: int, about: str, offered: Sequence[Choice]) -> None:
        """Why a kind of action cannot be taken; without a key, why none of those can that are not offered."""
        possible = {choice.name for choice in offered}
        kinds = [name for name in self._kinds if about == self._keys[name] or not about]
        if about and not kinds:
            self._display.say(Text(self._words("why-how", keys=" ".join(dict.fromkeys(self._keys.values())))))
        elif about:
            self._display.say(*(Text(self._said(reason, seat)) for reason in self.reasons(kinds, seat)))
        else:
            self._say_all([name for name in kinds if name not in possible], seat)

    @property
    def _kinds(self) -> list[str]:
        return [action.name for action in self._match.game.actions.actions]

    def reasons(self, kinds: Sequence[str], seat: int) -> list[Sentence]:
        """Of kinds under one key those that are nearest to a yes."""
        return max((reasons(self._match, seat, kind) for kind in kinds), key=len)

    def _say_all(self, kinds: Sequence[str], seat: int) -> None:
        """Kinds for which there is the same reason on one line."""
        found: dict[str, list[str]] = {}
        for kind in kinds:
            for reason in reasons(self._match, seat, kind)[:1]:
                found.setdefault(self._said(reason, seat), []).append(self._keys[kind])
        lines = [f"  {' '.join(dict.fromkeys(keys))}  {said}" for said, keys in found.items()]
        self._display.page([Text(line) for line in lines], self._words("more"))

    def _said(self, reason: Sentence, seat: int) -> str:
        return self._words.say(reason, self._table.company(seat))
