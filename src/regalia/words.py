"""Sentences in words, from Mozilla Fluent catalogues, in English and German.

The catalogues hold all grammar. They ask for what they need of an argument by functions, which the browser's runtime
carries as well:

- `FORM($card, case: "accusative")`: that attribute of the message within the message, or the message itself.
- `GENDER($card)`: its attribute `gender`, for a choice of words.
- `PERSON($seat)`: `second` if the player spoken of reads, else `third`. `TITLE($seat)`: `feminine` or `masculine`.
- `LIST($dice, by: "-")`: a list joined by something else than "a, b and c". `LIST($seats, you: "you")`: players, of
  whom whoever reads comes last and is called so, as within a sentence. `COUNT($cards)`: how long a list is.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from regalia.sentences import Argument, Seat, Sentence

LANGUAGES = ("en", "de")

_PIECES = ("die", "card")  # messages that are drawn where drawing is possible: `die`, `card-fool`; not `card-fool.cost`
_PIECE = re.compile("\ue000(\\d+)\ue001")  # where a piece stands in a text, by number


@dataclass(frozen=True)
class Company:
    """Who sits at the table, and who of them reads; None is a spectator."""

    names: Sequence[str] = ()
    titles: Sequence[str] = ()
    reader: int | None = None


@dataclass(frozen=True)
class Part:
    """A stretch of text, or a piece that may be drawn in its place: a die, a card or a player's shield."""

    text: str
    kind: str = "text"
    about: Sentence | Seat | None = None


class Words:
    """One language's messages: the shared ones and, if there is one, those of a game."""

    def __init__(self, game: str | None, language: str, spell: Callable[[str], str] = str) -> None:
        self.language: Final = language
        self._spell = spell  # for terminals that lack some letters
        self._bundle = FluentBundle([language], use_isolating=False, functions=_FUNCTIONS)
        for package in ["regalia"] if game is None else ["regalia", f"regalia.games.{game}"]:
            catalogue = files(package).joinpath(f"{language}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(catalogue))

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """A message in words; with a dot an attribute of one: `action-keep.label`."""
        return self.say(Sentence(message, arguments))

    def say(self, sentence: Sentence, company: Company | None = None) -> str:
        return "".join(part.text for part in self.parts(sentence, company))

    def parts(self, sentence: Sentence, company: Company | None = None) -> list[Part]:
        """A sentence as text, and pieces in their places."""
        return _Telling(self, company or Company()).parts(sentence)

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def format(self, message: str, arguments: dict[str, Any]) -> str:
        """A message of the catalogues, its arguments as Fluent takes them."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, f"{message}: {errors}"
        return self._spell(str(text))


class _Telling:
    """One sentence on its way into words: pieces met are kept, and a mark in the text stands for each."""

    def __init__(self, words: Words, company: Company) -> None:
        self.words: Final = words
        self.company: Final = company
        self._pieces: list[Part] = []

    def parts(self, sentence: Sentence) -> list[Part]:
        return [part for part in self._split(self.text(sentence)) if part.text]

    def _split(self, text: str) -> Iterator[Part]:
        for place, stretch in enumerate(_PIECE.split(text)):
            yield self._pieces[int(stretch)] if place % 2 else Part(stretch)

    def text(self, sentence: Sentence, attribute: str = "") -> str:
        """The words of a message or of one of its attributes, pieces as marks."""
        message = f"{sentence.message}.{attribute}" if attribute else sentence.message
        arguments = {name: self.value(value) for name, value in sentence.arguments.items()}
        text = self.words.format(message, arguments)
        kind, is_attribute = sentence.message.partition("-")[0], "." in sentence.message
        return self.mark(Part(text, kind, sentence)) if kind in _PIECES and not is_attribute else text

    def mark(self, piece: Part) -> str:
        self._pieces.append(piece)
        return f"\ue000{len(self._pieces) - 1}\ue001"

    def value(self, argument: Argument) -> Any:
        """An argument as Fluent takes it."""
        if isinstance(argument, Sentence):
            return _Phrase(self, argument)
        if isinstance(argument, Seat):
            return _Player(self, argument.number)
        if isinstance(argument, list):
            return _List([self.value(item) for item in argument], self)
        return argument


class _Phrase(FluentType):
    """A message within a message."""

    def __init__(self, telling: _Telling, sentence: Sentence) -> None:
        self._telling = telling
        self._sentence = sentence

    def format(self, locale: Any = None) -> str:
        return self._telling.text(self._sentence)

    def form(self, attribute: str) -> str:
        has_form = self._telling.words.has(f"{self._sentence.message}.{attribute}")
        return self._telling.text(self._sentence, attribute if has_form else "")

    def gender(self) -> str:
        return self._telling.words.format(f"{self._sentence.message}.gender", {})


class _Player(FluentType):
    """A player, by name."""

    def __init__(self, telling: _Telling, seat: int) -> None:
        self._telling = telling
        self._company = telling.company
        self._seat = seat

    def format(self, locale: Any = None) -> str:
        names = self._company.names
        unknown = self._seat >= len(names)
        return self.called(self._telling.words("seat-name", number=self._seat + 1) if unknown else names[self._seat])

    def called(self, name: str) -> str:
        return self._telling.mark(Part(name, "shield", Seat(self._seat)))

    @property
    def reads(self) -> bool:
        return self._seat == self._company.reader

    def person(self) -> str:
        return "second" if self.reads else "third"

    def title(self) -> str:
        titles = self._company.titles
        return titles[self._seat] if self._seat < len(titles) else "masculine"


class _List(FluentType):
    """Several things of one kind."""

    def __init__(self, items: list[Any], telling: _Telling) -> None:
        self._items = items
        self._telling = telling

    def __len__(self) -> int:
        return len(self._items)

    def format(self, locale: Any = None) -> str:
        """A list as people say it: 2 points, 1 coin and 1 card."""
        return self._enumerated(self._texts(self._items))

    def joined(self, by: str) -> str:
        return by.join(self._texts(self._items))

    def addressing(self, you: str) -> str:
        """Players: whoever reads comes last, and is called so."""
        others = [player for player in self._items if not player.reads]
        return self._enumerated([*self._texts(others), *(player.called(you) for player in self._items if player.reads)])

    def _enumerated(self, texts: list[str]) -> str:
        if len(texts) < 2:
            return "".join(texts)
        return self._telling.words.format("list", {"first": ", ".join(texts[:-1]), "last": texts[-1]})

    @staticmethod
    def _texts(items: list[Any]) -> list[str]:
        return [item.format() if isinstance(item, _Phrase | _Player) else str(item) for item in items]


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "FORM": lambda phrase, case: phrase.form(case),
    "GENDER": lambda phrase: phrase.gender(),
    "PERSON": lambda player: player.person(),
    "TITLE": lambda player: player.title(),
    "LIST": lambda items, by="", you=None: items.joined(by) if you is None else items.addressing(you),
    "COUNT": len,
}


@cache
def words(game: str | None, language: str = "en", spell: Callable[[str], str] = str) -> Words:
    return Words(game, language, spell)
