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
    """What can be done, and what is typed for it: a number, or the key of its kind with or without one."""

    name: str  # of its kind
    actions: tuple[Action, ...]
    sentence: str
    key: str = ""
    piece: int = 0  # the number of the piece that it is about, as players count; 0 where pieces have none
    most_pieces: int = 0  # the greatest number that a piece can have
    kind: str = ""
    title: str = ""
    row: str = ""
    label: str = ""
    number: int = 0  # in a menu
    mark: str = ""  # what stands before it in a menu

    @property
    def called(self) -> str:
        """What a choice of a long list can be called by, as a field or a city."""
        return self.label.partition(" ")[0].casefold()


@dataclass(frozen=True)
class Kind:
    """Several choices of one kind."""

    choices: tuple[Choice, ...]
    number: int = 0
    mark: str = ""

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
            kind, title, row, label = _parts(offer.sentence, words, company)
            pieces = _pieces(offer.action, keys)
            made[text] = Choice(name, (offer.action,), text, own[name], *pieces, kind, title, row, label)
    return list(made.values())


def _pieces(action: Action, keys: Keys) -> tuple[int, int]:
    """The number of the piece that an action is about, and the greatest there is."""
    if action["type"] not in keys.NUMBERED:
        return 0, 0
    argument, added, most = keys.NUMBERED[action["type"]]
    return action[argument] + added, most


def _parts(sentence: Sentence, words: Words, company: Company) -> Iterator[str]:
    """What is said of a choice among many; nothing where there is no such part."""
    message, arguments = sentence
    for part in (f"{message}.{name}" for name in _PARTS):
        yield words.say(Sentence(part, arguments), company) if words.has(part) else ""


def whole_mark(choice: Choice, choices: Sequence[Choice]) -> str:
    """What can be typed for a choice whatever is listed: the key of its kind, and its number if there are others."""
    alike = [other for other in choices if other.name == choice.name]
    return choice.key if len(alike) == 1 else f"{choice.key}{choice.piece or alike.index(choice) + 1}"


class Menu:
    """What is listed now: all choices, their kinds, or those of the kind that is open."""

    def __init__(self, choices: Sequence[Choice], opened: str = "") -> None:
        self.choices = choices
        self.opened = opened if any(choice.name == opened for choice in choices) else ""

    @cached_property
    def bare(self) -> str:
        """The kind that numbers alone stand for, because it is open or they are those of its pieces."""
        return self.opened or next((choice.name for choice in self.choices if choice.piece), "")

    @cached_property
    def entries(self) -> list[Entry]:
        """Numbered: first by pieces, or what is listed by number; then what is listed by its key."""
        listed = self._listed()
        names = [entry.name for entry in listed]
        numbers = {place: number for place, entry in enumerate(listed) if (number := self._piece(entry))}
        others = (place for place in range(len(listed)) if place not in numbers)
        order = sorted(others, key=lambda place: names.count(names[place]) == 1)
        first = 1 + max((choice.most_pieces for choice in self._pieces.values()), default=0)
        numbers |= {place: number for number, place in enumerate(order, first)}
        return [self._marked(entry, numbers[place], names) for place, entry in enumerate(listed)]

    def _piece(self, entry: Entry) -> int:
        return entry.piece if isinstance(entry, Choice) and entry.name == self.bare else 0

    @cached_property
    def _pieces(self) -> dict[int, Choice]:
        """What a number alone stands for by the piece that has it, listed or not."""
        return {choice.piece: choice for choice in self.choices if choice.piece and choice.name == self.bare}

    def _marked(self, entry: Entry, number: int, names: Sequence[str]) -> Entry:
        """With what is typed for it: the key where that is enough, else the number, within another kind both."""
        if isinstance(entry, Kind) or names.count(entry.name) == 1:
            return replace(entry, number=number, mark=entry.key)
        if self.bare in ("", entry.name):
            return replace(entry, number=number, mark=str(number))
        return replace(entry, number=number, mark=whole_mark(entry, self.choices))

    def _listed(self) -> list[Entry]:
        if self.opened:
            return [choice for choice in self.choices if choice.name == self.opened]
        if len(self.choices) <= AT_ONCE:
            return [*self.choices]
        listed: list[Entry] = []
        for name, group in groupby(self.choices, lambda choice: choice.name):
            alike = tuple(group)
            is_in_full = len(alike) == 1 or (name == self.bare and len(alike) <= AT_ONCE)
            listed += alike if is_in_full else [Kind(alike)]
        return listed

    def find(self, word: str) -> Entry | None:
        """The choice or the kind that a word stands for: a number, a key, or what a choice is called."""
        word = word.casefold()
        if word.isascii() and word.isdigit():
            return self._numbered.get(word)
        return self._by_key(word) or self._called.get(word)

    @cached_property
    def _numbered(self) -> dict[str, Entry]:
        return {str(entry.number): entry for entry in self.entries} | {str(of): it for of, it in self._pieces.items()}

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
    """A menu as lines, in its order; where kinds are listed those last; where a kind is open, with the way back."""
    is_brief = any(isinstance(entry, Kind) for entry in menu.entries)
    kinds: list[Text] = []
    for _, group in groupby(menu.entries, lambda entry: entry.name):
        alike = [*group]
        plain = [entry for entry in alike if isinstance(entry, Choice)]
        if is_brief and len(alike) == 1:
            kinds.append(_kind(alike[0]))
        elif plain[0].label and (len(plain) > _IN_FULL or menu.opened):
            yield Text(f"  {plain[0].title} ({back}):" if menu.opened else f"  {plain[0].title}:")
            yield _rows(plain) if plain[0].row else _columns(plain)
        else:
            yield from map(_sentence, plain)
    if kinds:
        yield Columns(kinds, padding=(0, 2), equal=True, column_first=True)


def _kind(entry: Entry) -> Text:
    """A kind in a few words; one that has a single choice as that."""
    if isinstance(entry, Choice):
        return _line(entry, entry.kind or entry.sentence)
    first = entry.choices[0]
    return _line(entry, f"{first.kind or first.title} ...")


def _sentence(choice: Choice) -> RenderableType:
    """What is done; if that needs two lines, the second begins below the first."""
    table = Table.grid(padding=(0, 2))
    table.add_row(_mark(choice), choice.sentence)
    return table


def _columns(alike: Sequence[Choice]) -> RenderableType:
    return Columns([_line(choice, choice.label) for choice in alike], padding=(0, 2), equal=True)


def _rows(alike: Sequence[Choice]) -> RenderableType:
    """Choices that share a row on one line, after its name."""
    table = Table.grid(padding=(0, 1))
    for row, group in groupby(alike, lambda choice: choice.row):
        table.add_row(f"    {row}", *(_line(choice, choice.label, width=3) for choice in group))
    return table


def _line(entry: Entry, text: str, width: int = 4) -> Text:
    """What is typed, and for what."""
    return Text.assemble(_mark(entry, width), f"  {text}")


def _mark(entry: Entry, width: int = 4) -> Text:
    return Text(f"{entry.mark:>{width}}", "bold cyan")
