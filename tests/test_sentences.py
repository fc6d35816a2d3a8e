"""Sentences free of language, and how they come into words: persons, cases, lists, and pieces that can be drawn."""

import json
import pickle
from typing import Any

import pytest

from regalia.errors import IllegalAction, MalformedInput
from regalia.sentences import Seat, Sentence, from_json, sentence
from regalia.words import Company, Part, words

TOOK = sentence("event-took", seat=Seat(1), card=Sentence("card-farmer"))
ROLLED = sentence("event-rolled", seat=Seat(0), dice=[sentence("die", face=6), sentence("die", face=2)])


def said(sentence: Sentence, language: str, reader: int | None = None) -> str:
    return words("court", language).say(sentence, Company(["Ada", "Bob"], ["feminine", "masculine"], reader))


def test_whoever_reads_of_himself_is_spoken_to_and_others_are_named() -> None:
    assert said(TOOK, "en", reader=1) == "you take the Farmer"
    assert said(TOOK, "en", reader=0) == said(TOOK, "en") == "Bob takes the Farmer"


def test_a_message_within_a_message_stands_in_the_case_that_the_catalogue_asks_for() -> None:
    assert said(TOOK, "de") == "Bob nimmt den Bauern"


def test_a_list_is_joined_as_the_catalogue_asks() -> None:
    assert said(ROLLED, "en") == "Ada rolls 6-2"
    waiting = sentence("reason-not-your-turn", actors=[Seat(0), Seat(1)])
    assert said(waiting, "en") == "It is not your turn: Ada and Bob are to act."
    assert said(waiting, "de") == "Du bist nicht an der Reihe: Ada und Bob sind dran."


def test_dice_cards_and_players_are_parts_that_can_be_drawn() -> None:
    parts = words("court").parts(ROLLED, Company(["Ada"]))
    assert parts == [
        Part("Ada", "shield", Seat(0)),
        Part(" rolls "),
        Part("6", "die", sentence("die", face=6)),
        Part("-"),
        Part("2", "die", sentence("die", face=2)),
    ]


def test_a_card_in_a_case_is_still_a_card() -> None:
    cards = [part for part in words("court", "de").parts(TOOK, Company(["Ada", "Bob"])) if part.kind == "card"]
    assert cards == [Part("den Bauern", "card", Sentence("card-farmer"))]


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert words("court").say(TOOK) == "Seat 2 takes the Farmer"


def test_names_are_text_whatever_they_hold() -> None:
    for name in ("{ $card }", "<b>", "\ue0007\ue001", '"', ""):
        assert words("court").say(TOOK, Company(["Ada", name])) == f"{name} takes the Farmer"


@pytest.mark.parametrize("told", [TOOK, ROLLED, Sentence("card-fool"), sentence("x", deep=[[Seat(3)], 1, "word"])])
def test_sentences_travel_as_json(told: Sentence) -> None:
    assert from_json(json.loads(json.dumps(told.to_json()))) == told


@pytest.mark.parametrize(
    "error",
    [
        MalformedInput("malformed-seat", "seat", given="9"),
        IllegalAction("C3", "not-your-card", game="court", card=Sentence("card-farmer")),
    ],
)
def test_a_refusal_keeps_its_sentence_on_its_way_to_another_process(error: Any) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.reason, str(again)) == (type(error), error.code, error.reason, str(error))


def test_a_refusal_has_a_code_a_reason_and_a_sentence_in_every_language() -> None:
    error = IllegalAction("C3", "not-your-card", game="court", card=Sentence("card-farmer"))
    assert (error.code, error.reason, str(error)) == ("C3", "not-your-card", "You do not have the Farmer.")
    assert words("court", "de").say(error.sentence) == "Du hast den Bauern nicht."


def test_an_argument_that_is_missing_is_an_error_of_ours() -> None:
    with pytest.raises(AssertionError, match="name-person"):
        words(None)("name-person")


def test_equal_sentences_are_found_again_and_others_are_not_taken_for_them() -> None:
    again = sentence("event-took", seat=Seat(1), card=Sentence("card-farmer"))
    other = sentence("event-took", seat=Seat(1), card=Sentence("card-guard"))
    assert {TOOK: 1}.get(again) == 1
    assert {TOOK: 1, ROLLED: 2}.get(other) is None
