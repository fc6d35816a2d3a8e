"""Every event that can be told, with its arguments."""

from collections.abc import Callable
from typing import Any

import pytest

from regalia import Match
from regalia.games.court.rules.events import EVENTS
from tests.games.court.table import play, table, told

FINAL: dict[str, Any] = {"phase": "final", "bar": "7 2"}
EIGHT_DICE = "charlatan " * 5
STORIES: dict[str, tuple[Callable[[], Match], str, list[dict[str, Any]]]] = {
    "kept": (lambda: table(active="5 5 2"), "keep 5", [{"face": 5}]),
    "brought": (lambda: table("hunter"), "bring hunter", [{"card": "hunter", "face": 3}]),
    "changed": (lambda: table("magician", active="5"), "magician 5 2", [{"card": "magician", "face": 5, "to": 2}]),
    "moved": (
        lambda: table("philosopher", active="5 1"),
        "philosopher 5 1 2",
        [{"giver": 5, "receiver": 1, "pips": 2}],
    ),
    "chose": (lambda: table("alchemist", active="5 3 1"), "alchemist 3", [{"card": "alchemist", "face": 3}]),
    "transmuted": (
        lambda: table("alchemist", active="1 2 6"),
        "alchemist 6; alchemist 1; alchemist 2; transmute 3; transmute 3",
        [{"dice": [1, 2, 6], "to": [3, 3, 3]}],
    ),
    "transmuted_two": (
        lambda: table("alchemist", active="5 2", aside="6"),
        "alchemist 5; alchemist 2; transmute 3",
        [{"dice": [2, 5], "to": [3, 4]}],
    ),
    "result": (lambda: table(aside="5 5 2"), "finish", [{"dice": [0, 1, 0, 0, 2, 0]}]),
    "took": (lambda: table(aside="5 5 2"), "take farmer", [{"card": "farmer"}]),
    "flipped": (lambda: table("fool", aside="5 5 2"), "take charlatan", [{}]),
    "declined": (lambda: table(aside="5 5 2"), "finish", [{}]),
    "claimed": (lambda: table("", "", "", aside="5 " * 8), "take king", [{"size": 8, "face": 5}]),
    "round": (lambda: table("", seat=1, start=0, aside="5 5 2"), "finish", [{"seat": 1}]),
    "final": (lambda: table("", "", "", start=1, aside="5 " * 7), "take king", [{"seat": 1}]),
    "skipped": (
        lambda: table("", "", "", start=1, aside="5 " * 7),
        "take king",
        [{"seat": seat, "size": 7, "face": 5} for seat in (1, 2)],
    ),
    "beat": (lambda: table(EIGHT_DICE, "queen king", **FINAL, aside="6 " * 7), "finish", [{"size": 7, "face": 6}]),
    "fell_short": (lambda: table(EIGHT_DICE, "queen king", **FINAL, aside="6 6 5"), "finish", [{"size": 2, "face": 6}]),
    "won": (lambda: table(EIGHT_DICE, "queen king", **FINAL, aside="6 6 5"), "finish", [{"seat": 1}]),
    "drawn": (lambda: table(aside="6 6 5", turn_limit=1), "finish", [{}]),
}
ROLLS = {"rolled", "rerolled"}


@pytest.mark.parametrize("name", STORIES)
def test_each_event_is_told_with_its_arguments(name: str) -> None:
    make, sentences, expected = STORIES[name]
    match = play(make(), sentences)
    seat = {} if name == "drawn" else {"seat": 0}
    assert [event for event in told(match) if event["type"] == name] == [
        {"type": name, **seat, **arguments} for arguments in expected
    ]


def test_every_event_that_a_rule_tells_is_told_by_a_test() -> None:
    told = {event.name for event in EVENTS.events.values() if not event.condensed}
    assert told == STORIES.keys() | ROLLS


def test_a_roll_is_told_as_the_number_of_dice_of_each_face() -> None:
    match = play(table(active="5 5 2"), "keep 5; roll")
    assert told(match) == [{"type": "rolled", "seat": 0, "dice": match.position()["active"][1:]}]


def test_the_first_roll_of_a_turn_is_told_after_the_end_of_the_turn_before() -> None:
    match = play(table("", "farmer", aside="5 5 2"), "take fool")
    assert [event["type"] for event in told(match)] == ["result", "took", "rolled"]
    assert told(match)[-1] == {"type": "rolled", "seat": 1, "dice": match.position()["active"][1:]}


def test_a_re_roll_tells_only_the_dice_re_rolled() -> None:
    match = play(table("fool", active="5 5 2"), "fool 2")
    [event] = told(match)
    assert (event["type"], event["seat"], sum(event["dice"])) == ("rerolled", 0, 1)
    kept = [0, 0, 0, 0, 2, 0]
    assert [old + new for old, new in zip(kept, event["dice"], strict=True)] == match.position()["active"][1:]


def test_the_merchant_tells_each_choice_and_then_one_re_roll() -> None:
    match = table("merchant", active="5 5 2")
    assert told(play(match, "merchant 5")) == [{"type": "chose", "seat": 0, "card": "merchant", "face": 5}]
    [event] = told(play(match, "merchant 2; throw"))
    assert (event["type"], sum(event["dice"])) == ("rerolled", 2)


@pytest.mark.parametrize(
    ("card", "use", "face", "to"),
    [
        ("serving_maid", "serving_maid 1 3", 1, 4),
        ("noblewoman", "noblewoman 1", 1, 2),
        ("nobleman", "nobleman 1", 1, 3),
        ("astronomer", "astronomer 1 6", 1, 6),
    ],
)
def test_each_changing_card_tells_the_old_and_the_new_face(card: str, use: str, face: int, to: int) -> None:
    match = play(table(card, active="1 2", aside="6"), use)
    assert told(match) == [{"type": "changed", "seat": 0, "card": card, "face": face, "to": to}]


def test_the_longest_story_has_room() -> None:
    match = play(table(*[""] * 5, start=1, aside="5 " * 7), "take king")
    assert [event["type"] for event in told(match)] == ["result", "claimed", "final", *["skipped"] * 4, "won"]
