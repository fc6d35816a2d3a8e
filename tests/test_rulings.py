"""Every ruling can be found: in words, in the code and in the tests."""

import pytest

import regalia
from regalia.game import load_game
from regalia.rulings import rulings
from regalia.words import LANGUAGES, words

EVERY_RULING = [(name, ruling) for name in regalia.GAMES for ruling in load_game(name).rulings]


@pytest.mark.parametrize("name", regalia.GAMES)
def test_every_ruling_has_a_function_that_enforces_it(name: str) -> None:
    assert [ruling.name for ruling in rulings(name) if not ruling.functions] == []


@pytest.mark.parametrize("name", regalia.GAMES)
def test_every_ruling_has_a_test_that_names_it(name: str) -> None:
    assert [ruling.name for ruling in rulings(name) if not ruling.tests] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "ruling"), EVERY_RULING)
def test_every_ruling_has_a_sentence(name: str, ruling: str, language: str) -> None:
    assert len(words(name, language)(f"ruling-{ruling}").split()) >= 5
