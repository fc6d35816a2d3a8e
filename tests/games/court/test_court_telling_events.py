"""What To Court the King says of what happened."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from regalia.games.court.rules.events import EVENTS
from regalia.sentences import Seat, Sentence, from_json
from regalia.words import Part, words
from tests.games.court.saying import READ_BY_ADA, READ_BY_OTHERS, TELLING, parts, said

# what happened, to Ada of herself and to others: in English, then in German
EVENTS_SAID: dict[str, tuple[Mapping[str, Any], tuple[str, str], tuple[str, str]]] = {
    "round": (
        {},
        ("New round: you start", "New round: Ada starts"),
        ("Neue Runde: Du beginnst", "Neue Runde: Ada beginnt"),
    ),
    "rolled": (
        {"dice": [1, 0, 0, 0, 2, 0]},
        ("you roll 5-5-1", "Ada rolls 5-5-1"),
        ("du würfelst 5-5-1", "Ada würfelt 5-5-1"),
    ),
    "kept": (
        {"face": 5},
        ("you set a 5 aside", "Ada sets a 5 aside"),
        ("du legst eine 5 beiseite", "Ada legt eine 5 beiseite"),
    ),
    "kept_several": (
        {"dice": [0, 0, 1, 0, 2, 0]},
        ("you set 5-5-3 aside", "Ada sets 5-5-3 aside"),
        ("du legst 5-5-3 beiseite", "Ada legt 5-5-3 beiseite"),
    ),
    "brought": (
        {"card": "hunter", "face": 3},
        ("you bring in a 3 (Hunter)", "Ada brings in a 3 (Hunter)"),
        ("du bringst eine 3 ins Spiel (Jäger)", "Ada bringt eine 3 ins Spiel (Jäger)"),
    ),
    "rerolled": (
        {"dice": [0, 1, 0, 0, 0, 1]},
        ("you re-roll and get 6-2", "Ada re-rolls and gets 6-2"),
        ("du würfelst neu und bekommst 6-2", "Ada würfelt neu und bekommt 6-2"),
    ),
    "changed": (
        {"card": "magician", "face": 1, "to": 6},
        ("you turn a 1 into a 6 (Magician)", "Ada turns a 1 into a 6 (Magician)"),
        ("du machst aus einer 1 eine 6 (Zauberer)", "Ada macht aus einer 1 eine 6 (Zauberer)"),
    ),
    "moved": (
        {"giver": 5, "receiver": 2, "pips": 1},
        ("you move 1 pip from a 5 to a 2 (Philosopher)", "Ada moves 1 pip from a 5 to a 2 (Philosopher)"),
        (
            "du schiebst 1 Auge von einer 5 auf eine 2 (Philosoph)",
            "Ada schiebt 1 Auge von einer 5 auf eine 2 (Philosoph)",
        ),
    ),
    "chose": (
        {"card": "merchant", "face": 4},
        ("you choose a 4 (Merchant)", "Ada chooses a 4 (Merchant)"),
        ("du wählst eine 4 (Händler)", "Ada wählt eine 4 (Händler)"),
    ),
    "transmuted": (
        {"dice": [1, 2, 6], "to": [2, 3, 4]},
        ("you turn 6-2-1 into 4-3-2 (Alchemist)", "Ada turns 6-2-1 into 4-3-2 (Alchemist)"),
        ("du verwandelst 6-2-1 in 4-3-2 (Alchemist)", "Ada verwandelt 6-2-1 in 4-3-2 (Alchemist)"),
    ),
    "transmuted_two": (
        {"dice": [1, 6], "to": [3, 4]},
        ("you turn 6-1 into 4-3 (Alchemist)", "Ada turns 6-1 into 4-3 (Alchemist)"),
        ("du verwandelst 6-1 in 4-3 (Alchemist)", "Ada verwandelt 6-1 in 4-3 (Alchemist)"),
    ),
    "result": (
        {"dice": [0, 0, 0, 3, 0, 0]},
        ("you end with 4-4-4", "Ada ends with 4-4-4"),
        ("du beendest den Zug mit 4-4-4", "Ada beendet den Zug mit 4-4-4"),
    ),
    "took": (
        {"card": "farmer"},
        ("you take the Farmer", "Ada takes the Farmer"),
        ("du nimmst den Bauern", "Ada nimmt den Bauern"),
    ),
    "flipped": (
        {},
        ("you turn your Fool over: it is a Charlatan now", "Ada turns a Fool over into a Charlatan"),
        ("du drehst deinen Hofnarren um: Er ist nun ein Scharlatan", "Ada macht aus einem Hofnarren einen Scharlatan"),
    ),
    "declined": (
        {},
        ("you take no card", "Ada takes no card"),
        ("du nimmst keine Karte", "Ada nimmt keine Karte"),
    ),
    "claimed": (
        {"size": 7, "face": 2},
        ("you claim the King and the Queen with 7 twos", "Ada claims the King and the Queen with 7 twos"),
        ("du holst dir mit 7 Zweien König und Königin", "Ada holt sich mit 7 Zweien König und Königin"),
    ),
    "final": (
        {},
        ("The final round: you begin", "The final round: Ada begins"),
        ("Die Schlussrunde: Du beginnst", "Die Schlussrunde: Ada beginnt"),
    ),
    "skipped": (
        {"size": 8, "face": 6},
        (
            "you have too few dice against 8 sixes and are skipped",
            "Ada has too few dice against 8 sixes and is skipped",
        ),
        (
            "du hast zu wenige Würfel gegen 8 Sechsen und setzt aus",
            "Ada hat zu wenige Würfel gegen 8 Sechsen und setzt aus",
        ),
    ),
    "beat": (
        {"size": 8, "face": 1},
        ("you win the King with 8 ones", "Ada wins the King with 8 ones"),
        ("du gewinnst mit 8 Einsen den König", "Ada gewinnt mit 8 Einsen den König"),
    ),
    "fell_short": (
        {"size": 1, "face": 6},
        ("you fall short with 1 six", "Ada falls short with 1 six"),
        ("du scheiterst mit 1 Sechs", "Ada scheitert mit 1 Sechs"),
    ),
    "won": (
        {},
        ("You hold the King at the end and win the game!", "Ada holds the King at the end and wins the game."),
        ("Du hast am Ende den König und gewinnst das Spiel!", "Ada hat am Ende den König und gewinnt das Spiel."),
    ),
    "drawn": (
        {},
        ("The last turn has been played: the game is a draw.",) * 2,
        ("Der letzte Zug ist gespielt: Das Spiel endet unentschieden.",) * 2,
    ),
    "result_took": (
        {"dice": [0, 0, 0, 3, 0, 0], "card": "guard"},
        ("you end with 4-4-4 and take the Guard", "Ada ends with 4-4-4 and takes the Guard"),
        (
            "du beendest den Zug mit 4-4-4 und nimmst den Wachmann",
            "Ada beendet den Zug mit 4-4-4 und nimmt den Wachmann",
        ),
    ),
    "result_flipped": (
        {"dice": [0, 0, 1, 0, 0, 0]},
        (
            "you end with 3 and turn your Fool over: it is a Charlatan now",
            "Ada ends with 3 and turns a Fool over into a Charlatan",
        ),
        (
            "du beendest den Zug mit 3 und drehst deinen Hofnarren um: Er ist nun ein Scharlatan",
            "Ada beendet den Zug mit 3 und macht aus einem Hofnarren einen Scharlatan",
        ),
    ),
    "result_declined": (
        {"dice": [0, 0, 1, 0, 0, 1]},
        ("you end with 6-3 and take no card", "Ada ends with 6-3 and takes no card"),
        ("du beendest den Zug mit 6-3 und nimmst keine Karte", "Ada beendet den Zug mit 6-3 und nimmt keine Karte"),
    ),
    "result_claimed": (
        {"dice": [0, 7, 0, 0, 0, 0], "size": 7, "face": 2},
        (
            "you end with 2-2-2-2-2-2-2 and claim the King and the Queen",
            "Ada ends with 2-2-2-2-2-2-2 and claims the King and the Queen",
        ),
        (
            "du beendest den Zug mit 2-2-2-2-2-2-2 und holst dir König und Königin",
            "Ada beendet den Zug mit 2-2-2-2-2-2-2 und holt sich König und Königin",
        ),
    ),
    "result_beat": (
        {"dice": [8, 0, 0, 0, 0, 0], "size": 8, "face": 1},
        ("you end with 1-1-1-1-1-1-1-1 and win the King", "Ada ends with 1-1-1-1-1-1-1-1 and wins the King"),
        (
            "du beendest den Zug mit 1-1-1-1-1-1-1-1 und gewinnst den König",
            "Ada beendet den Zug mit 1-1-1-1-1-1-1-1 und gewinnt den König",
        ),
    ),
    "result_fell_short": (
        {"dice": [0, 0, 0, 0, 0, 2], "size": 2, "face": 6},
        ("you end with 6-6 and fall short", "Ada ends with 6-6 and falls short"),
        ("du beendest den Zug mit 6-6 und scheiterst", "Ada beendet den Zug mit 6-6 und scheitert"),
    ),
    "undone": (
        {},
        ("you take the last step back", "Ada takes the last step back"),
        ("du nimmst den letzten Schritt zurück", "Ada nimmt den letzten Schritt zurück"),
    ),
}


def happened(kind: str) -> Sentence:
    seat = {} if kind == "drawn" else {"seat": 0}
    return TELLING.event({"type": kind, **seat, **EVENTS_SAID[kind][0]})


@pytest.mark.parametrize("kind", EVENTS_SAID)
def test_an_event_is_told_in_both_persons_and_languages(kind: str) -> None:
    _, english, german = EVENTS_SAID[kind]
    told = [said(happened(kind), company) for company in (READ_BY_ADA, READ_BY_OTHERS)]
    assert tuple(zip(*told, strict=True)) == (english, german)


def test_every_event_that_a_reader_can_see_is_told() -> None:
    assert EVENTS_SAID.keys() == {event.name for event in EVENTS.events.values()}


def test_sentences_survive_their_way_to_a_client_and_back() -> None:
    for kind in EVENTS_SAID:
        assert from_json(happened(kind).to_json()) == happened(kind)


def test_dice_cards_and_players_are_pieces_of_a_sentence_that_can_be_drawn() -> None:
    drawn = words("court").parts(happened("changed"), READ_BY_OTHERS)
    assert drawn == [
        Part("Ada", "shield", Seat(0)),
        Part(" turns a "),
        Part("1", "die", Sentence("die", {"face": 1})),
        Part(" into a "),
        Part("6", "die", Sentence("die", {"face": 6})),
        Part(" ("),
        Part("Magician", "card", Sentence("card-magician")),
        Part(")"),
    ]


def test_dice_of_a_list_are_pieces_one_by_one() -> None:
    assert parts(happened("rolled"), "die") == ["5", "5", "1"]


def test_a_card_in_another_case_is_still_a_card() -> None:
    german = words("court", "de").parts(happened("took"), READ_BY_OTHERS)
    assert german[-1] == Part("den Bauern", "card", Sentence("card-farmer"))


def test_dice_set_aside_in_a_row_by_one_player_are_told_at_once() -> None:
    events = [{"type": "kept", "seat": seat, "face": face} for seat, face in ((0, 5), (0, 1), (0, 5), (1, 2))]
    assert list(TELLING.condensed(events)) == [
        {"type": "kept_several", "seat": 0, "dice": [1, 0, 0, 0, 2, 0]},
        {"type": "kept", "seat": 1, "face": 2},
    ]


def test_the_condensed_story_holds_as_many_dice_as_were_set_aside() -> None:
    chance = random.Random(3)
    for _ in range(20):
        events = [{"type": "kept", "seat": chance.randrange(2), "face": chance.randint(1, 6)} for _ in range(12)]
        told = TELLING.condensed(events)
        assert sum(sum(event.get("dice", [1])) for event in told) == len(events)


STEPS: list[dict[str, Any]] = [
    {"type": "rolled", "seat": 0, "dice": [1, 0, 0, 0, 2, 0]},
    {"type": "kept", "seat": 0, "face": 5},
    {"type": "kept", "seat": 0, "face": 5},
    {"type": "brought", "seat": 0, "card": "hunter", "face": 3},
    {"type": "rolled", "seat": 0, "dice": [0, 0, 0, 0, 2, 0]},
    {"type": "kept", "seat": 0, "face": 5},
]
RESULT = {"type": "result", "seat": 0, "dice": [0, 0, 0, 0, 4, 0]}
TOOK = {"type": "took", "seat": 0, "card": "hunter"}
NEW_ROUND = {"type": "round", "seat": 0}


def test_while_a_turn_goes_on_its_steps_are_told() -> None:
    assert [event["type"] for event in TELLING.condensed(STEPS)] == [
        "rolled", "kept_several", "brought", "rolled", "kept",
    ]  # fmt: skip


def test_of_a_turn_that_has_ended_its_end_is_told() -> None:
    end = {**RESULT, **TOOK, "type": "result_took"}
    assert list(TELLING.condensed([*STEPS, RESULT, TOOK])) == [end]


def test_steps_of_a_second_turn_are_told_after_the_end_of_the_first() -> None:
    told = TELLING.condensed([*STEPS, RESULT, TOOK, NEW_ROUND, *STEPS[:2]])
    assert [event["type"] for event in told] == ["result_took", "round", "rolled", "kept"]


def test_a_result_ends_only_the_turn_of_its_player() -> None:
    others = [{**step, "seat": 1} for step in STEPS[:2]]
    assert [event["type"] for event in TELLING.condensed([*others, *STEPS, RESULT])] == ["rolled", "kept", "result"]


@pytest.mark.parametrize("number", range(len(STEPS) + 3))
def test_what_is_condensed_already_stays_as_it_is(number: int) -> None:
    told = list(TELLING.condensed([*STEPS, RESULT, TOOK][:number]))
    assert list(TELLING.condensed(told)) == told
