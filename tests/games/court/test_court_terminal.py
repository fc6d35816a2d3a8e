"""To Court the King as the terminal draws and says it."""

import io
from typing import Any

import pytest
from rich.console import Console

from regalia import Match
from regalia.game import load_game
from regalia.games.court.rules.record import Card
from regalia.games.court.terminal import art as terminal
from regalia.telling import choices as offers
from regalia.telling import telling
from regalia.terminal.keys import keys
from regalia.terminal.menus import Choice, Menu, choices, listed, read
from regalia.terminal.story import Story
from regalia.words import LANGUAGES, Company, Words, words
from tests.games.court.table import table

ENGLISH = words("court")


def drawn(*what: Any, encoding: str = "utf-8", width: int = 80) -> str:
    file = io.TextIOWrapper(io.BytesIO(), encoding)
    Console(file=file, width=width, markup=False, highlight=False).print(*what, sep="\n")
    file.seek(0)
    return file.read()


def state(match: Match) -> Any:
    return match.view(0)["state"] | telling("court").derived(match.hidden(0))


def board(match: Match) -> str:
    return drawn(terminal.tables(state(match), Company(["You", "Bot 1"], reader=0), ENGLISH)[0])


def glance(match: Match) -> str:
    return drawn(terminal.tables(state(match), Company(["You", "Bot 1"], reader=0), ENGLISH)[-1])


def made(match: Match) -> list[Choice]:
    return choices(offers(match.game, match.hidden(0), 0), ENGLISH, Company(), keys("court"))


def offered(match: Match) -> str:
    return drawn(*listed(Menu(made(match)), "0: back"))


def story(names: list[str], words: Words) -> Story:
    return Story(load_game("court"), Company(names), words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_a_case_a_cost_and_an_ability(language: str) -> None:
    for card in Card:
        for part in ("", ".gender", ".nominative", ".accusative", ".cost", ".ability"):
            assert words("court", language)(f"card-{card.name.lower()}{part}")


def test_dice_are_drawn_with_pips_and_apart() -> None:
    state = table(active="6 2", aside="1").view(0)["state"]
    assert [line.rstrip() for line in drawn(terminal.table_dice(state, ENGLISH)).splitlines()] == [
        "Active: 6-2        Set aside: 1",
        "┌─────┐ ┌─────┐    ┌─────┐",
        "│●   ●│ │●    │    │     │",
        "│●   ●│ │     │    │  ●  │",
        "│●   ●│ │    ●│    │     │",
        "└─────┘ └─────┘    └─────┘",
    ]


def test_dice_are_drawn_plainly_where_there_are_no_fine_lines() -> None:
    state = table(active="6").view(0)["state"]
    assert "|o   o|" in drawn(terminal.table_dice(state, ENGLISH), encoding="ascii")


def test_many_dice_wrap_at_the_edge() -> None:
    state = table(active="6 6 6 6 6 6 6 6 6 6 6 6 6 6").view(0)["state"]
    lines = drawn(terminal.table_dice(state, ENGLISH)).splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(line.count("┌") for line in lines) == 14


def test_the_board_shows_cards_copies_and_costs() -> None:
    shown = board(table("fool charlatan charlatan general", "farmer", active="4 4 2", used=["fool"]))
    assert ">  You    7 dice  Fool (used), General, Charlatan ×2" in shown
    assert "Bot 1  4 dice  Farmer" in shown
    assert "Farmer ×1        two of a kind" in shown
    assert "Fool             you have it" in shown
    assert "General" not in shown.partition("On display")[2]


def test_in_brief_the_dice_are_words_and_the_display_is_left_out() -> None:
    shown = glance(table("fool", "farmer", active="4", aside="4"))
    assert "Active: 4    Set aside: 4" in shown
    assert "These dice would buy: Charlatan, Farmer, Philosopher" in shown
    assert "On display" not in shown


@pytest.mark.parametrize("shown", [board, glance])
def test_in_the_final_round_the_result_to_beat_is_shown(shown: Any) -> None:
    match = table("farmer general laborer", "king queen", active="4", aside="4", bar="7 2", phase="final")
    assert "To beat: 7 twos, held by Bot 1" in shown(match)
    assert "On display" not in shown(match)


def test_few_choices_are_sentences_and_dice_are_numbered_by_their_faces() -> None:
    lines = offered(table("laborer", active="5 5 3", aside="1")).splitlines()
    assert lines == [
        "   3  set a 3 aside",
        "   5  set a 5 aside",
        "   r  roll the 3 active dice again",
        "   b  bring in a die showing 1 (Laborer)",
    ]


def test_many_choices_of_one_kind_are_labels_under_a_title() -> None:
    lines = offered(table("magician", active="5")).splitlines()
    assert lines[0] == "   k  set a 5 aside"
    assert lines[1] == "  Magician: turn a die to any face:"
    assert " ".join(lines[2].split()) == "g1 5 → 1 g2 5 → 2 g3 5 → 3 g4 5 → 4 g5 5 → 6"


def test_a_die_is_set_aside_by_its_face_and_changed_by_the_key_of_a_card_and_its_face() -> None:
    menu = Menu(made(table("fool serving_maid", active="5 3", aside="1")))
    marks = {entry.mark: entry for entry in menu.entries}
    assert [*marks] == ["3", "5", "r", "f3", "f5", "s1", "s2", "s3", "s4"]
    for mark, entry in marks.items():
        typed = read(mark, menu, ())
        assert typed is not None
        assert [choice.actions for choice in typed.choices] == [getattr(entry, "actions", None)], mark
    assert [menu.find(str(number)) is not None for number in range(1, 8)] == [
        False, False, True, False, True, False, True,
    ]  # fmt: skip


def test_where_kinds_are_listed_dice_are_still_set_aside_by_their_faces() -> None:
    match = table("fool serving_maid magician philosopher", active="5 4 3 2", aside="1")
    lines = offered(match).splitlines()
    assert lines[:2] == ["  Set a die aside:", "   2  a 2     3  a 3     4  a 4     5  a 5"]
    assert "f  Fool: re-roll one die ..." in "".join(lines[2:])


def test_choices_that_come_to_the_same_are_offered_once() -> None:
    labels = [choice.label for choice in made(table("philosopher", active="4 1")) if choice.name != "keep"]
    assert labels == ["4-1 → 3-2"]


def test_the_last_step_of_the_alchemist_names_all_three_dice() -> None:
    match = table("alchemist", active="5 3 1")
    for action in ("alchemist 5", "alchemist 3", "alchemist 1", "transmute 3"):
        kind, face = action.split()
        match.play(0, {"type": kind, "face": int(face)})
    assert "turn 5-3-1 into 3-3-3 (Alchemist)" in offered(match)


@pytest.mark.parametrize(
    ("match", "hint"),
    [
        (table(active="5 3"), "Set at least one die aside"),
        (table(active="5", aside="3"), "Roll the active dice again"),
        (table(aside="5 3"), "your result may buy a card"),
        (table("merchant", active="5", step="merchant", used=["merchant"], chosen=[0, 0, 0, 1, 0, 0, 0]), "Merchant"),
    ],
    ids=["rolled", "set aside", "all aside", "merchant"],
)
def test_a_hint_says_what_the_turn_wants(match: Match, hint: str) -> None:
    assert hint in ENGLISH.say(telling("court").expected(match.hidden(0), 0), Company(reader=0))


def test_others_are_told_of_in_a_row_and_dice_set_aside_together_at_once() -> None:
    events = [
        {"type": "rolled", "seat": 1, "dice": [0, 1, 0, 0, 2, 0]},
        {"type": "kept", "seat": 1, "face": 5},
        {"type": "kept", "seat": 1, "face": 5},
        {"type": "took", "seat": 1, "card": "farmer"},
    ]
    told = drawn(*story(["You", "Bot 1"], ENGLISH).tell(events, 0))
    assert told.rstrip() == "Bot 1  rolls 5-5-2, sets 5-5 aside, takes the Farmer"


def test_german_cards_come_in_the_right_case() -> None:
    events = [{"type": "took", "seat": 0, "card": card} for card in ("farmer", "noblewoman", "alchemist")]
    told = drawn(*story(["Ada"], words("court", "de")).tell(events, 0))
    assert told == "Du nimmst den Bauern. Du nimmst die Hofdame. Du nimmst den Alchemisten.\n"
