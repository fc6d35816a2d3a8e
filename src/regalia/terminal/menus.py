"""The choices of a player: few at once, many by their kinds under keys that stay the same through the game."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from regalia.sentences import Sentence
from regalia.telling import Action
from regalia.telling import Choice as Offer
from regalia.terminal.keys import Keys
from regalia.words import Company, Words

AT_ONCE = 15  # so many choices are listed together; more are first a list of their kinds
_IN_FULL = 3  # so many choices of one kind are sentences; more are short labels under a title
_PARTS = ("kind", "title", "row", "label")


class Shortcut(NamedTuple):
    """Several actions as one choice, which a game's drawings offer."""

    kind: str
    sentence: Sentence
    actions: Sequence[Action]


@dataclass(frozen=True)
class Choice:
    """What can be done, and what is typed for it: its number, or the key of its kind if there is no other."""

    name: str  # of its kind
    actions: tuple[Action, ...]
    sentence: str
    key: str = ""
    number: int = 0  # 0: it has none, because numbers are those of pieces
    kind: str = ""
    title: str = ""
    row: str = ""
    label: str = ""

    @property
    def called(self) -> str:
        """What a choice of a long list can be called by, as a field or a city."""
        return self.label.partition(" ")[0].casefold()


@dataclass(frozen=True)
class Kind:
    """Several choices of one kind."""

    choices: tuple[Choice, ...]
    number: int = 0

    @property
    def name(self) -> str:
        return self.choices[0].name

    @property
    def key(self) -> str:
        return self.choices[0].key


Entry = Choice | Kind


def shortened(shortcuts: Iterable[Shortcut], words: Words, company: Company, keys: Keys) -> list[Choice]:
    """Shortcuts as choices."""
    own = keys.KEYS[words.language]
    return [
        Choice(kind, tuple(actions), words.say(sentence, company), own[kind]) for kind, sentence, actions in shortcuts
    ]


def choices(offers: Iterable[Offer], words: Words, company: Company, keys: Keys) -> list[Choice]:
    """What is offered as choices; of those that read the same, and so are, the first."""
    own = keys.KEYS[words.language]
    made: dict[str, Choice] = {}
    for offer in offers:
        text = words.say(offer.sentence, company)
        if text not in made:
            name = offer.action["type"]
            number = offer.action[keys.NUMBERED[name]] + 1 if name in keys.NUMBERED else 0
            made[text] = Choice(
                name, (offer.action,), text, own[name], number, **_parts(offer.sentence, words, company)
            )
    return list(made.values())


def _parts(sentence: Sentence, words: Words, company: Company) -> dict[str, str]:
    """What is said of a choice among many."""
    message, arguments = sentence
    present = [part for part in _PARTS if words.has(f"{message}.{part}")]
    return {part: words.say(Sentence(f"{message}.{part}", arguments), company) for part in present}


class Menu:
    """What is listed now: all choices, their kinds, or those of the kind that is open."""

    def __init__(self, choices: Sequence[Choice], opened: str = "") -> None:
        self.choices = choices
        self.opened = opened if any(choice.name == opened for choice in choices) else ""

    @cached_property
    def entries(self) -> list[Entry]:
        """Numbered, unless pieces have the numbers: first what is listed by number, then what is listed by its key."""
        listed = self._listed()
        if any(choice.number for choice in self.choices):
            return listed
        names = [entry.name for entry in listed]
        order = sorted(range(len(listed)), key=lambda place: names.count(names[place]) == 1)
        numbers = {place: number for number, place in enumerate(order, 1)}
        return [replace(entry, number=numbers[place]) for place, entry in enumerate(listed)]

    def _listed(self) -> list[Entry]:
        if self.opened:
            return [choice for choice in self.choices if choice.name == self.opened]
        if len(self.choices) <= AT_ONCE:
            return [*self.choices]
        kinds = (tuple(alike) for _, alike in groupby(self.choices, lambda choice: choice.name))
        return [alike[0] if len(alike) == 1 else Kind(alike) for alike in kinds]

    def find(self, word: str) -> Entry | None:
        """The choice or the kind that a word stands for: a number, a key, or what a choice is called."""
        word = word.casefold()
        if word.isascii() and word.isdigit():
            return self._numbered.get(word)
        return self._by_key(word) or self._called.get(word)

    @cached_property
    def _numbered(self) -> dict[str, Entry]:
        pieces: dict[str, Entry] = {str(choice.number): choice for choice in self.choices if choice.number}
        return pieces or {str(entry.number): entry for entry in self.entries}

    def _by_key(self, key: str) -> Entry | None:
        alike = tuple(choice for choice in self.choices if choice.key == key)
        if not alike:
            return None
        return alike[0] if len(alike) == 1 else Kind(alike)

    @cached_property
    def _called(self) -> dict[str, Choice]:
        shown = [choice for choice in self.choices if self.opened in ("", choice.name)]
        names = [choice.called for choice in shown]
        return {choice.called: choice for choice in shown if names.count(choice.called) == 1}


class Typed(NamedTuple):
    """What a line asks for: choices, then a kind to open, or what is left of the line for what can be done then."""

    choices: list[Choice]
    opened: str = ""
    rest: str = ""


def read(line: str, menu: Menu, known: Iterable[str]) -> Typed | None:
    """The line of a player, with all keys of the game known; None if it asks for nothing that can be done."""
    words = _separated(line, menu)
    taken: list[Choice] = []
    at = menu
    for place, word in enumerate(words):
        entry = at.find(word)
        if entry is None and taken and at is menu and word.casefold() in known:
            return Typed(taken, rest=" ".join(words[place:]))
        if entry is None:
            return None
        if isinstance(entry, Kind):
            at = Menu(menu.choices, entry.name)
        else:
            taken.append(entry)
            at = menu
    return Typed(taken, at.opened) if words else None


def _separated(line: str, menu: Menu) -> list[str]:
    """The words of a line; a key and a number may be typed without a space between them."""
    words: list[str] = []
    for word in line.split():
        joined = re.fullmatch(r"(\D)(\d+)", word, re.ASCII)
        words += joined.groups() if joined and menu.find(word) is None else [word]
    return words


def listed(menu: Menu, back: str) -> Iterator[RenderableType]:
    """A menu as lines, in its order; where a kind is open, with the way back."""
    entries = menu.entries
    if any(isinstance(entry, Kind) for entry in entries):
        yield Columns([_kind(entry) for entry in entries], padding=(0, 2), equal=True, column_first=True)
        return
    plain = [entry for entry in entries if isinstance(entry, Choice)]
    for _, group in groupby(plain, lambda choice: choice.name):
        alike = list(group)
        if alike[0].label and (len(alike) > _IN_FULL or menu.opened):
            yield Text(f"  {alike[0].title} ({back}):" if menu.opened else f"  {alike[0].title}:")
            yield _rows(alike) if alike[0].row else _columns(alike)
        else:
            yield from (_marked(choice, choice.sentence, is_alone=len(alike) == 1) for choice in alike)


def _kind(entry: Entry) -> Text:
    """A kind in a few words; one that has a single choice as that."""
    if isinstance(entry, Choice):
        return _marked(entry, entry.kind or entry.sentence, is_alone=True)
    first = replace(entry.choices[0], number=entry.number)
    return _marked(first, f"{first.kind or first.title} ...", is_alone=True)


def _columns(alike: Sequence[Choice]) -> RenderableType:
    return Columns([_marked(choice, choice.label) for choice in alike], padding=(0, 2), equal=True)


def _rows(alike: Sequence[Choice]) -> RenderableType:
    """Choices that share a row on one line, after its name."""
    table = Table.grid(padding=(0, 1))
    for row, group in groupby(alike, lambda choice: choice.row):
        table.add_row(f"    {row}", *(_marked(choice, choice.label, width=3) for choice in group))
    return table


def _marked(choice: Choice, text: str, width: int = 4, *, is_alone: bool = False) -> Text:
    """What is typed, and for what: the key where that is enough, else the number."""
    mark = choice.key if choice.key and (is_alone or not choice.number) else str(choice.number)
    return Text.assemble((f"{mark:>{width}}", "bold cyan"), f"  {text}")
