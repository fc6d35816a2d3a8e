"""All words, in both languages: complete, and fit for everything that can happen."""

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regalia
from regalia.game import load_game
from regalia.schema import Event, Integer, Member, Repeated
from regalia.terminal.art import art
from regalia.terminal.screen import plain_letters
from regalia.words import LANGUAGES, Words, words

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


def sample(domain: Integer | Member | Repeated, bound: str) -> Any:
    if isinstance(domain, Repeated):
        return [sample(domain.domain, bound)] * domain.count
    return domain.write(getattr(domain, bound))


def told(words: Words, name: str, event: dict[str, Any], person: str) -> str:
    about = {"name": "Ada", "person": person} if "seat" in event else {}
    return words(f"event-{event['type']}", **art(name).event(event, words), **about)


@BOTH
@EVERY_GAME
def test_every_event_can_be_told(name: str, language: str) -> None:
    for event in load_game(name).events.events.values():
        for example, person in product(samples(event), ("second", "third")):
            sentence = told(words(name, language), name, example, person)
            assert ("Ada" in sentence) == (person == "third" and "seat" in example)


@BOTH
@EVERY_GAME
def test_events_of_a_player_begin_with_the_name_so_that_it_can_be_left_out(name: str, language: str) -> None:
    for event in load_game(name).events.events.values():
        for example in samples(event):
            if not art(name).is_headline(example):
                assert told(words(name, language), name, example, "third").startswith("Ada ")


@BOTH
@EVERY_GAME
def test_every_action_can_be_offered(name: str, language: str) -> None:
    spoken, actions = words(name, language), load_game(name).actions
    state = regalia.new(name).view(None)["state"]
    for code in range(len(actions)):
        action = actions.write(code)
        arguments = art(name).choice(action, state, spoken)
        for message in (f"action-{action['type']}", f"action-{action['type']}.label", f"action-{action['type']}.title"):
            if spoken.has(message) or "." not in message:
                assert spoken(message, **arguments)


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


def refused(name: str) -> set[str]:
    """The rulings that stand in somebody's way: in a random game, and against what is never possible."""
    game = load_game(name)
    found = {action.ruling for action in game.actions.actions if action.ruling}
    match, chance = regalia.new(name, seed=1), random.Random(1)
    while not match.over:
        seat = match.actors[0]
        position = match.hidden(seat)
        rulings = {game.entry_points.refuse_at(position, 0, seat, code) for code in range(len(game.actions))}
        found |= {game.rulings[ruling - 1] for ruling in rulings if ruling}
        match.play(seat, chance.choice(match.legal(seat)))
    return found


@EVERY_GAME
def test_every_ruling_that_refuses_says_so_to_the_player(name: str) -> None:
    for language, ruling in product(LANGUAGES, refused(name)):
        assert words(name, language).has(f"ruling-{ruling}.refusal"), ruling


@BOTH
@EVERY_GAME
def test_every_game_has_a_title_and_a_help_text(name: str, language: str) -> None:
    assert words(name, language)(f"{name}-title")
    assert len(words(name, language)(f"{name}-help").splitlines()) > 5


def test_an_argument_that_is_missing_is_an_error_of_ours() -> None:
    with pytest.raises(AssertionError, match="name-bot"):
        words(None)("name-bot")


@BOTH
@pytest.mark.parametrize("name", [None, *regalia.GAMES])
def test_every_letter_has_a_plain_spelling(name: str | None, language: str) -> None:
    folder = SOURCE if name is None else SOURCE / "games" / name
    assert plain_letters((folder / f"{language}.ftl").read_text("utf-8")).isascii()
