"""Every ruling can be found: by its reasons, in words and pictures, in the code and in the tests."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest

import regalia
from regalia.game import load_game
from regalia.rulings import code, figures, reference, ruling_sentence, rulings
from regalia.sources import ROOT
from regalia.words import LANGUAGES, words

EVERY_GAME = pytest.mark.parametrize("name", regalia.GAMES)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
EVERY_RULING = [(name, ruling) for name in regalia.GAMES for ruling in load_game(name).rulings]
LONGEST_TITLE = 34  # letters: an index has no room for more


def sections(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = reference(name)["sections"]
    return found


def examples(name: str) -> list[tuple[str, dict[str, Any]]]:
    """Every row of every picture, with its ruling."""
    entries = [entry for section in sections(name) for entry in section["rulings"]]
    return [(entry["ruling"], row) for entry in entries for row in entry["examples"]]


@EVERY_GAME
def test_every_ruling_has_a_function_that_enforces_it(name: str) -> None:
    assert [ruling.name for ruling in rulings(name) if not ruling.functions] == []


@EVERY_GAME
def test_every_ruling_has_a_test_that_names_it(name: str) -> None:
    assert [ruling.name for ruling in rulings(name) if not ruling.tests] == []


@EVERY_GAME
def test_code_and_tests_are_named_by_where_they_are(name: str) -> None:
    for ruling in rulings(name):
        for address in (*ruling.functions, *ruling.tests):
            path, _, function = address.partition("::")
            assert f"def {function}(" in (ROOT / path).read_text("utf-8")


@EVERY_GAME
def test_the_text_of_code_and_tests_names_the_ruling_that_leads_to_it(name: str) -> None:
    for ruling in rulings(name):
        for address in (*ruling.functions, *ruling.tests):
            text = code(name)[address]
            assert text.startswith("def ")
            assert re.search(rf"(\b|_){ruling.name}(\b|_)", text)


@EVERY_GAME
def test_every_reason_and_every_option_leads_to_a_ruling(name: str) -> None:
    game = load_game(name)
    described = game.describe()
    assert {reason["ruling"] for reason in described["reasons"]} <= set(game.rulings)
    assert {option["ruling"] for option in described["options"]} <= set(game.rulings)


@EVERY_GAME
def test_every_ruling_stands_in_the_reference_once_and_in_order(name: str) -> None:
    shown = [entry["ruling"] for section in sections(name) for entry in section["rulings"]]
    assert shown == list(load_game(name).rulings)


@BOTH
@pytest.mark.parametrize(("name", "ruling"), EVERY_RULING)
def test_every_ruling_has_a_title_and_a_sentence(name: str, ruling: str, language: str) -> None:
    spoken = words(name, language)
    assert len(spoken.say(ruling_sentence(name, ruling)).split()) >= 5
    title = spoken(f"ruling-{ruling}.title")
    assert title[0].isupper()
    assert not title.endswith(".")
    assert len(title) <= LONGEST_TITLE


@BOTH
@EVERY_GAME
def test_how_the_game_goes_and_every_heading_have_words(name: str, language: str) -> None:
    spoken, about = words(name, language), reference(name)
    parts = ["goal", "end", "pieces", "pieces-about", *(f"course-{step}" for step in about["course"])]
    for part in [*parts, *(f"section-{section['section']}" for section in sections(name))]:
        assert spoken(f"rules-{part}")


@BOTH
@EVERY_GAME
def test_a_picture_has_the_words_and_the_figures_that_it_names(name: str, language: str) -> None:
    for ruling, row in examples(name):
        assert row["shown"]
        assert {sign[1:] for sign in row["shown"] if sign.startswith("$")} <= figures(name).keys()
        if "note" in row:
            assert words(name, language)(f"ruling-{ruling}.{row['note']}")


@EVERY_GAME
def test_no_words_are_left_of_a_ruling_or_a_picture_that_there_is_not(name: str) -> None:
    text = (files(f"regalia.games.{name}") / "en.ftl").read_text("utf-8")
    said = set()
    for message, attributes in re.findall(r"^ruling-(\w+) = .*\n((?:    \..*\n)*)", text, re.MULTILINE):
        said |= {(message, note) for note in re.findall(r"\.(\w+) =", attributes) if note != "title"}
        assert message in load_game(name).rulings
    assert said == {(ruling, row["note"]) for ruling, row in examples(name) if "note" in row}


@BOTH
@EVERY_GAME
def test_figures_are_those_of_the_components(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With other components the rulings tell other figures: none of those named is written down in the words."""
    before = {ruling.name: words(name, language).say(ruling.sentence) for ruling in rulings(name)}
    others = {place: figure + 1000 for place, figure in figures(name).items()}
    monkeypatch.setattr("regalia.rulings.figures", lambda _: others)
    changed = {
        ruling.name for ruling in rulings(name) if words(name, language).say(ruling.sentence) != before[ruling.name]
    }
    assert changed == {"court": COURT, "council": COUNCIL, "tumult": TUMULT}[name]


COURT = {"C1", "C8", "C12", "C18"}
COUNCIL = {"K2", "K3", "K6", "K7", "K9", "K10", "K12", "K14", "K16", "K17", "K18"}
TUMULT = {"T1", "T2", "T4", "T5", "T6", "T18", "T19"}


@EVERY_GAME
def test_the_reference_is_json(name: str) -> None:
    assert json.loads(json.dumps(reference(name))) == reference(name)
