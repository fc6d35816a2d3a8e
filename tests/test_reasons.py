"""Why not: every game says one reason for every no, in both languages, from what the player may know."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regalia
from regalia import IllegalAction, MalformedInput, Match
from regalia.game import load_game
from regalia.schema import ALLOWED
from regalia.words import LANGUAGES, words
from tests.games.language import record_of
from tests.variants import play_out, random_moves

Refusal = tuple[str, Callable[[], Match], int, dict[str, Any], str]  # label, match, seat, action, reason

SOURCE = Path(regalia.__file__).parent
EVERY_GAME = pytest.mark.parametrize("name", regalia.GAMES)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def refusals(name: str) -> list[Refusal]:
    """The game's own table of refusals, written from its rulings."""
    found: list[Refusal] = import_module(f"tests.games.{name}.test_{name}_refusals").REFUSALS
    return found


def refused(row: Refusal) -> IllegalAction:
    label, make, seat, action, _ = row
    refusal = make().why_not(seat, action)
    assert refusal is not None, label
    return refusal


@cache
def catalogue(name: str, language: str) -> dict[str, Any]:
    """The messages of a game and the shared ones."""
    return {
        entry.id.name: entry
        for folder in (SOURCE, SOURCE / "games" / name)
        for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }


class Variables(Visitor):
    """The variables that a message takes, those of the messages that it refers to included."""

    def __init__(self, messages: dict[str, Any]) -> None:
        self.messages = messages
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.visit(self.messages[node.id.name].value)


def positions(name: str, count: int) -> Iterator[tuple[Match, int]]:
    """So many positions from all over a random game at every player count, each with a seat that may act."""
    game = load_game(name)
    least, greatest = game.players
    for players in range(least, greatest + 1):
        match = regalia.new(name, players, seed=players, options=game.without_clock)
        for number, (seat, _) in enumerate(random_moves(match, seed=players, most=7 * count)):
            if number % 7 == 0:
                yield match, seat


@EVERY_GAME
@BOTH
def test_every_reason_has_a_sentence_with_exactly_its_facts(name: str, language: str) -> None:
    messages = catalogue(name, language)
    for reason in load_game(name).reasons.reasons.values():
        variables = Variables(messages)
        variables.visit(messages[f"reason-{reason.name}"].value)
        assert variables.found == reason.facts.keys(), reason.name


@EVERY_GAME
@BOTH
def test_no_sentence_is_left_of_a_reason_that_there_is_not(name: str, language: str) -> None:
    text = (SOURCE / "games" / name / f"{language}.ftl").read_text("utf-8")
    said = {line.partition(" ")[0] for line in text.splitlines() if line.startswith("reason-")}
    assert said <= {f"reason-{reason.name}" for reason in load_game(name).reasons.reasons.values()}


@EVERY_GAME
def test_every_reason_is_reached_by_a_refusal(name: str) -> None:
    reached = {reason for *_, reason in refusals(name)}
    assert reached == {reason.name for reason in load_game(name).reasons.reasons.values()}


@EVERY_GAME
def test_the_code_of_a_refusal_is_its_ruling(name: str) -> None:
    game = load_game(name)
    rulings = {reason.name: reason.ruling for reason in game.reasons.reasons.values()}
    shared = {"game-over", "not-your-turn"}  # which have names of their own, the same in every game
    for row in refusals(name):
        refusal = refused(row)
        assert refusal.code == (refusal.reason if refusal.reason in shared else rulings[refusal.reason])
    assert set(rulings.values()) <= set(game.rulings)


@EVERY_GAME
def test_a_refusal_carries_exactly_the_facts_of_its_reason(name: str) -> None:
    facts = {reason.name: reason.facts.keys() for reason in load_game(name).reasons.reasons.values()}
    for row in refusals(name):
        refusal = refused(row)
        if refusal.reason != "game-over":
            assert refusal.sentence.arguments.keys() == facts[refusal.reason], row[0]


@EVERY_GAME
def test_a_refusal_is_an_english_sentence_and_can_be_said_in_german(name: str) -> None:
    for row in refusals(name):
        refusal = refused(row)
        english, german = (words(refusal.game, language).say(refusal.sentence) for language in LANGUAGES)
        assert str(refusal) == english
        for said in (english, german):
            assert said[0].isupper() or said[0].isdigit(), row[0]
            assert said.endswith((".", "!")), row[0]
            assert not set("{}[]_") & set(said), row[0]
        assert english != german


@EVERY_GAME
def test_whatever_is_refused_in_play_can_be_said_in_both_languages(name: str) -> None:
    game, chance = load_game(name), random.Random(1)
    for match, seat in positions(name, count=150):
        for code in chance.sample(range(len(game.actions)), min(12, len(game.actions))):
            refusal = match.why_not(seat, game.actions.write(code))
            if refusal is not None:
                assert all(words(refusal.game, language).say(refusal.sentence) for language in LANGUAGES)


@EVERY_GAME
def test_reasons_come_from_what_a_seat_may_know(name: str) -> None:
    """So that asking why not tells nothing that is hidden."""
    game = load_game(name)
    refuse = game.entry_points.refuse_at
    for match, _ in positions(name, count=40):
        everything = record_of(match)
        for seat in range(match.players):
            known = match.hidden(seat)
            for code in range(len(game.actions)):
                assert refuse(known, 0, seat, code) == refuse(everything, 0, seat, code), game.actions.write(code)


@EVERY_GAME
def test_whose_turn_it_is_comes_before_what_is_asked(name: str) -> None:
    game = load_game(name)
    for match, _ in positions(name, count=20):
        for seat in set(range(match.players)) - set(match.actors):
            reasons = {
                game.entry_points.refuse_at(record_of(match), 0, seat, code) for code in range(len(game.actions))
            }
            assert len(reasons) == 1
            assert ALLOWED not in reasons


@EVERY_GAME
def test_the_end_of_the_game_comes_before_everything_that_can_be_read(name: str) -> None:
    game = load_game(name)
    match = play_out(regalia.new(name, seed=1, options=game.without_clock), seed=1)
    for seat in range(match.players):
        for code in range(len(game.actions)):
            refusal = match.why_not(seat, game.actions.write(code))
            assert refusal is not None
            assert (refusal.code, refusal.reason) == ("game-over", "game-over")


@EVERY_GAME
def test_what_cannot_be_read_comes_before_the_end_and_the_turn(name: str) -> None:
    begun, over = (regalia.new(name, seed=1, options=load_game(name).without_clock) for _ in range(2))
    play_out(over, seed=1)
    kind = begun.legal(begun.actors[0])[0]["type"]
    for match in (begun, over):
        for seat in range(match.players):
            for action in (None, {}, {"type": "nothing"}, {"type": kind, "nothing": 1}):
                with pytest.raises(MalformedInput) as error:
                    match.why_not(seat, action)
                assert "{" not in str(error.value)
