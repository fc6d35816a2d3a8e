"""The keys of the games: none stands for two things at once, and none changes in the course of a game."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console

import regalia
from regalia.game import load_game
from regalia.table import Table
from regalia.telling import telling
from regalia.terminal.answers import QUESTIONS
from regalia.terminal.keyboard import commands
from regalia.terminal.keys import keys
from regalia.terminal.menus import Kind, Menu, listed, read, whole_mark
from regalia.terminal.offering import Offering
from regalia.terminal.opponents import Kind as Bots
from regalia.terminal.opponents import seated
from regalia.words import LANGUAGES, words
from tests.variants import random_moves

EVERY_GAME = pytest.mark.parametrize("game", regalia.GAMES)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def menus(game: str, language: str) -> Iterator[Menu]:
    """What is offered at every step of a game."""
    options = {"tumult": {"taxes": "turns"}}.get(game)
    match = regalia.new(game, load_game(game).players[0], 3, options)
    table = Table(match, seated(match.players, [], Bots("random")), now=lambda: 0.0, seed=1)
    offering = Offering(table, words(game, language))
    for _ in random_moves(match, 3, most=1500):
        for seat in match.actors:
            yield offering.menu(seat, match.view(seat)["state"] | telling(game).derived(match.hidden(seat)))


@BOTH
@EVERY_GAME
def test_no_two_kinds_of_choices_in_one_menu_share_a_key(game: str, language: str) -> None:
    for menu in menus(game, language):
        kinds = {(choice.key, choice.name) for choice in menu.choices}
        assert len({key for key, _ in kinds}) == len(kinds)


@BOTH
@EVERY_GAME
def test_a_kind_stands_behind_the_same_key_in_every_menu(game: str, language: str) -> None:
    console, seen = Console(width=80), dict[str, set[str]]()
    for menu in menus(game, language):
        for choice in menu.choices:
            seen.setdefault(choice.name, set()).add(choice.key)
            assert menu.find(choice.key) is not None
        with console.capture() as shown:
            console.print(*listed(menu, ""), sep="\n")
        alone = [entry for entry in menu.entries if [other.name for other in menu.entries].count(entry.name) == 1]
        assert all(re.search(rf"\s{re.escape(entry.key)}  \S", shown.get()) for entry in alone)
    assert len(seen) > 5
    assert seen == {name: {keys(game).KEYS[language][name]} for name in seen}


@BOTH
@EVERY_GAME
def test_every_choice_has_a_mark_that_can_be_typed_whatever_is_listed(game: str, language: str) -> None:
    for menu in menus(game, language):
        for choice in menu.choices:
            typed = read(whole_mark(choice, menu.choices), menu, ())
            assert typed is not None
            assert [found.actions for found in typed.choices] == [choice.actions]


@BOTH
@EVERY_GAME
def test_what_stands_before_a_choice_is_what_is_typed_for_it(game: str, language: str) -> None:
    for menu in menus(game, language):
        for entry in menu.entries:
            typed = read(entry.mark, menu, ())
            assert typed is not None
            meant = typed.opened if isinstance(entry, Kind) else [choice.actions for choice in typed.choices]
            assert meant == (entry.name if isinstance(entry, Kind) else [entry.actions])


@BOTH
@EVERY_GAME
def test_no_key_is_a_command(game: str, language: str) -> None:
    known = commands(words(game, language), "undo", "list", "save", "quit", *QUESTIONS)
    assert {*known} & {*keys(game).KEYS[language].values()} == set()
