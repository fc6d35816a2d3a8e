"""All words, in both languages: complete, and fit for everything that can happen."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regalia
from regalia.game import load_game
from regalia.schema import Event, Repeated
from regalia.sentences import Sentence, from_json
from regalia.telling import choices, telling
from regalia.terminal.screen import plain_letters
from regalia.words import LANGUAGES, Company, words

SOURCE = Path(regalia.__file__).parent
FOLDERS = [SOURCE, *(SOURCE / "games" / name for name in regalia.GAMES)]
BOTH = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("name", regalia.GAMES)


class Variables(Visitor):
    """The variables that a message takes, its attributes included."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def variables(node: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


def catalogue(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message and attribute with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": variables(part) for part in entry.attributes}
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english, german = (catalogue(folder, language) for language in LANGUAGES)
    assert english
    assert english == german


def samples(event: Event) -> Iterator[dict[str, Any]]:
    """An event with the least and with the greatest of everything."""
    for bound in ("least", "greatest"):
        yield {"type": event.name} | {name: sample(domain, bound) for name, domain in event.arguments.items()}


def sample(domain: Any, bound: str) -> Any:
    if isinstance(domain, Repeated):
        return [sample(domain.domain, bound)] * (2 if domain.count is None else domain.count)
    return domain.write(getattr(domain, bound))


def told(name: str, language: str, event: dict[str, Any], reader: int | None) -> str:
    return words(name, language).say(telling(name).event(event), Company(["Ada"] * 5, ["feminine"] * 5, reader))


@BOTH
@EVERY_GAME
def test_every_event_can_be_told(name: str, language: str) -> None:
    for event in load_game(name).events.events.values():
        for example in samples(event):
            seat = example.get("seat")
            assert "Ada" not in told(name, language, example, reader=seat) or seat is None
            assert ("Ada" in told(name, language, example, reader=None)) == (seat is not None)


@BOTH
@EVERY_GAME
def test_events_of_a_player_begin_with_the_name_so_that_it_can_be_left_out(name: str, language: str) -> None:
    events = load_game(name).events
    for event in events.events.values():
        for example in samples(event):
            if not events.is_headline(example):
                assert told(name, language, example, reader=None).startswith("Ada ")


@BOTH
@EVERY_GAME
def test_whatever_is_offered_expected_or_told_in_a_game_has_words(name: str, language: str) -> None:
    match, chance, spoken = regalia.new(name, seed=5), random.Random(5), words(name, language)
    company, game = Company(["Ada", "Bob"], ["feminine", "masculine"]), load_game(name)
    for _ in range(400):
        if not match.actors:
            break
        seat = chance.choice(match.actors)
        view = match.hidden(seat)
        for choice in choices(game, view, seat):
            message, arguments = choice.sentence
            parts = [part for part in ("title", "row", "label") if spoken.has(f"{message}.{part}")]
            assert all(spoken.say(Sentence(f"{message}.{part}", arguments), company) for part in parts)
            assert spoken.say(choice.sentence, company)
        assert spoken.say(telling(name).expected(view, seat), company)
        match.play(seat, chance.choice(match.legal(seat)))


@EVERY_GAME
def test_what_is_offered_and_its_facts_are_json(name: str) -> None:
    match = regalia.new(name, seed=6)
    seat = match.actors[0]
    for choice in choices(match.game, match.hidden(seat), seat):
        assert json.loads(json.dumps(choice.facts)) == choice.facts
        assert from_json(json.loads(json.dumps(choice.sentence.to_json()))) == choice.sentence


@BOTH
@EVERY_GAME
def test_every_option_and_every_value_has_words(name: str, language: str) -> None:
    spoken = words(name, language)
    for option in load_game(name).options.choices:
        assert spoken(f"option-{option.name}")
        for word in option.words:
            assert spoken(f"option-{option.name}.{word}")
        for number in option.numbers[:2]:
            assert str(number) in spoken(f"option-{option.name}.number", number=number)


@BOTH
@EVERY_GAME
def test_every_game_has_a_title_and_a_help_text(name: str, language: str) -> None:
    assert words(name, language)(f"{name}-title")
    assert len(words(name, language)(f"{name}-help").splitlines()) > 5


@BOTH
@pytest.mark.parametrize("name", [None, *regalia.GAMES])
def test_every_letter_has_a_plain_spelling(name: str | None, language: str) -> None:
    folder = SOURCE if name is None else SOURCE / "games" / name
    assert plain_letters((folder / f"{language}.ftl").read_text("utf-8")).isascii()


CLIENT = SOURCE.parent.parent / "web" / "src" / "words"
ENGLISH = re.compile(
    r"\b(the|and|you|your|with|for|are|of|not|from|cannot|undo|turn|card|cards|tile|coins?)\b", re.IGNORECASE
)
MISREAD = {
    "de": [
        r"P Wiese",
        r"k behalten",
        r"Vorsprung",
        r"\b(ab|mit|von|aus)\b((?!für)[^,;.\n])*[2-9] Diener\b",
        r"zahl\w* \d \w+e und",
    ],
    "en": [
        r"\blead of\b",
        r"\b1 (tools|servants|coins|cards|statues|tiles)\b",
        r"councillor for \d",
        r"^ ?2 is no option",
    ],
}


class Texts(Visitor):
    """The words of a message, with numbers where something is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Any) -> None:
        parts = [part.value if isinstance(part, ast.TextElement) else " 2 " for part in node.elements]
        self.found.append(re.sub(" +", " ", "".join(parts)))
        self.generic_visit(node)


def texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Everything that a catalogue can say, with the names of the messages; not what a player types."""
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(("command-", "word-")):
            visitor = Texts()
            visitor.visit(entry)
            yield from ((entry.id.name, text) for text in visitor.found)


@pytest.mark.parametrize("folder", [*FOLDERS, CLIENT], ids=lambda folder: folder.name)
def test_german_catalogues_speak_no_english(folder: Path) -> None:
    assert [(name, text) for name, text in texts(folder, "de") if ENGLISH.search(text)] == []


@BOTH
@pytest.mark.parametrize("folder", [*FOLDERS, CLIENT], ids=lambda folder: folder.name)
def test_what_was_once_misread_is_not_said_again(folder: Path, language: str) -> None:
    wrong = re.compile("|".join(MISREAD[language]))
    assert [(name, text) for name, text in texts(folder, language) if wrong.search(text)] == []
