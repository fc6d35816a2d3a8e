"""Positions from outside: sound ones are taken, all others refused before any rule sees them."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import regalia
from regalia import MalformedInput, Match
from regalia.game import load_game
from regalia.sentences import Sentence
from regalia.words import LANGUAGES, words
from tests.games.court.table import counts, play, table


def refusal(position: Any) -> str:
    with pytest.raises(MalformedInput) as error:
        regalia.position("court", position)
    return error.value.code


def claim(**fields: Any) -> Match:
    """C's turn in the claim round that A started; A holds King and Queen."""
    return table("queen king", "", "fool", seat=2, start=0, bar="7 2", active="1 2", aside="6", **fields)


def final(**fields: Any) -> Match:
    """A has beaten B's claim; now B rolls."""
    return table(
        "king", "queen " + "charlatan " * 4, seat=1, start=0, phase="final", bar="7 2", aside="6", turn=9, **fields
    )


def over() -> Match:
    return play(final(), "finish")


def in_use(step: str) -> Match:
    """A card in use that holds at least one die."""
    card = "alchemist" if step == "transmute" else step
    sentences = {"alchemist": "alchemist 1; alchemist 4", "transmute": "alchemist 1; alchemist 4; alchemist 3"}
    return play(table(card, active="1 2 3 4", aside="6"), sentences.get(step, f"{card} 2"))


def drawn() -> Match:
    return play(table(aside="1 2 4", turn_limit=1), "finish")


BAD_ANYWHERE: list[Any] = [None, "x", 1.0, True, {}, -2, 1 << 34]


@pytest.mark.parametrize(
    "name", [name for name, field in load_game("court").layout.fields.items() if not field.transient]
)
def test_a_field_out_of_range_is_refused(name: str) -> None:
    position = table().position()
    for bad in BAD_ANYWHERE:
        refusal({**position, name: bad})
        if load_game("court").layout.fields[name].shape:
            refusal({**position, name: [bad, *position[name][1:]]})
            refusal({**position, name: position[name][:-1]})
            refusal({**position, name: [*position[name], position[name][0]]})


@pytest.mark.parametrize(
    "position", [None, [], "court", 1, {"telling": 0}, {"event_count": 1}, {"events": []}, {1: 2}, {"_": 0}]
)
def test_what_is_no_position_is_refused(position: Any) -> None:
    assert refusal(position) == "malformed-position"


def test_an_empty_position_is_a_fresh_deal() -> None:
    assert regalia.position("court", {}).position()["turn"] == 1


POSITIONS: dict[str, Callable[[], Match]] = {
    "turn": table,
    "farmer": lambda: table("farmer"),
    "fools": lambda: table(fools=1),
    "claim": claim,
    "final": final,
    "over": over,
    "drawn": drawn,
    "merchant": lambda: in_use("merchant"),
    "noblewoman": lambda: in_use("noblewoman"),
    "nobleman": lambda: in_use("nobleman"),
    "alchemist": lambda: in_use("alchemist"),
    "transmute": lambda: in_use("transmute"),
}
WITH_THE_KING = [*claim().position()["display"][:-1], 1]
INCONSISTENT: list[tuple[str, dict[str, Any], str]] = [
    # seats that do not play
    ("turn", {"start": 2}, "seat-absent"),
    ("turn", {"seat": 2}, "seat-absent"),
    ("claim", {"queen": 3}, "seat-absent"),
    ("claim", {"king": 4}, "seat-absent"),
    ("over", {"winner": 2}, "seat-absent"),
    ("turn", {"cards": [[], [], ["fool"], [], []]}, "cards-absent"),
    ("turn", {"charlatans": [0, 0, 0, 1, 0]}, "cards-absent"),
    # dice
    ("turn", {"active": [1, 1, 1, 1, 0, 0, 0]}, "face-0"),
    ("turn", {"set_aside": [1, 0, 0, 0, 0, 0, 0]}, "face-0"),
    ("turn", {"active": [0] * 7}, "dice"),
    ("turn", {"active": [0, 32, 1, 0, 0, 0, 0]}, "dice"),
    ("claim", {"dice_limit": 12, "set_aside": [0, 0, 0, 0, 0, 0, 11]}, "dice"),
    ("turn", {"must_set_aside": 0}, "none-set-aside"),
    ("drawn", {"must_set_aside": 1}, "nothing-to-set-aside"),
    ("drawn", {"active": counts("1")}, "over-in-hand"),
    # cards in use
    ("turn", {"chosen": counts("1")}, "no-card-in-use"),
    ("turn", {"made": counts("1")}, "no-card-in-use"),
    ("turn", {"step": "merchant"}, "card-in-use"),
    ("turn", {"used": ["laborer"]}, "used-not-owned"),
    ("claim", {"used": ["king"]}, "never-used"),
    ("farmer", {"used": ["farmer"]}, "never-used"),
    ("merchant", {"used": []}, "card-in-use"),
    ("merchant", {"chosen": [0] * 7}, "dice-in-use"),
    ("merchant", {"step": "noblewoman"}, "card-in-use"),
    ("merchant", {"made": counts("1")}, "dice-in-use"),
    ("noblewoman", {"chosen": counts("1")}, "dice-in-use"),
    ("noblewoman", {"active": counts("6")}, "dice-in-use"),
    ("nobleman", {"chosen": counts("2")}, "dice-in-use"),
    ("nobleman", {"active": counts("5 6")}, "dice-in-use"),
    ("alchemist", {"active": [0] * 7}, "dice-in-use"),
    ("alchemist", {"chosen": counts("1 2 3")}, "dice-in-use"),
    ("alchemist", {"chosen": counts("6 6"), "active": counts("6 5")}, "dice-in-use"),  # only sums of one trio
    ("transmute", {"chosen": counts("1 1 2")}, "dice-in-use"),
    ("transmute", {"chosen": counts("4 4")}, "dice-in-use"),
    ("transmute", {"chosen": counts("1 1 3"), "made": counts("6")}, "dice-in-use"),
    ("transmute", {"made": counts("1 1")}, "dice-in-use"),
    ("transmute", {"active": [0] * 7, "chosen": counts("4")}, "dice-in-use"),
    ("transmute", {"active": [0] * 7, "chosen": counts("3 4"), "made": counts("3")}, "dice-in-use"),
    # copies
    ("turn", {"display": [0] * 20}, "fools-unlimited"),
    ("turn", {"fools": 1}, "fools"),
    ("turn", {"players": 3}, "copies"),
    ("turn", {"cards": [["farmer"], [], [], [], []]}, "copies"),
    ("turn", {"cards": [["charlatan"], [], [], [], []]}, "copies"),
    ("turn", {"charlatans": [30, 0, 0, 0, 0]}, "charlatans"),
    ("fools", {"charlatans": [1, 0, 0, 0, 0]}, "fools"),
    # King, Queen and bar
    ("claim", {"queen": -1}, "holder"),
    ("claim", {"king": -1}, "holder"),
    ("claim", {"king": 1}, "holder"),
    ("claim", {"king": -1, "cards": [["queen"], [], ["fool"], [], []], "display": WITH_THE_KING}, "queen-with-king"),
    ("claim", {"bar_size": 0}, "bar"),
    ("claim", {"bar_size": 6}, "bar"),
    ("claim", {"bar_face": 0}, "bar"),
    ("turn", {"bar_size": 7}, "bar-before-claim"),
    ("turn", {"bar_face": 2}, "bar-before-claim"),
    ("final", {"dice_limit": 12, "bar_size": 13}, "bar"),
    ("final", {"phase": "court"}, "king-before-final"),
    # order
    ("turn", {"phase": "final"}, "final-before-claim"),
    ("turn", {"turns_left": 1}, "turns-left"),
    ("turn", {"turns_left": 0}, "turns-left"),
    ("turn", {"seat": 1}, "turns-left"),
    ("turn", {"start": 1}, "turns-left"),
    ("claim", {"start": 1}, "turns-left"),
    ("claim", {"seat": 0, "turns_left": 3}, "claim-ahead"),
    ("final", {"turns_left": 2}, "turns-left"),
    ("final", {"seat": 0, "turns_left": 2}, "king-ahead"),
    ("final", {"king": 1, "cards": [[], ["king", "queen"], [], [], []]}, "own-claim"),
    ("final", {"charlatans": [0, 2, 0, 0, 0]}, "skipped"),
    # the end
    ("turn", {"turn": 0}, "no-turn"),
    ("final", {"turn_limit": 8}, "turn-limit"),
    ("turn", {"winner": 0}, "winner-early"),
    ("turn", {"phase": "over"}, "over-in-hand"),
    ("over", {"winner": -1}, "no-winner"),
    ("over", {"winner": 1}, "winner"),
    ("over", {"turns_left": 3}, "round"),
    ("drawn", {"turn_limit": 0}, "no-winner"),
    ("drawn", {"turn": 2}, "turn-limit"),
    ("drawn", {"winner": 0}, "winner"),
]


@pytest.mark.parametrize("name", POSITIONS)
def test_a_sound_position_is_taken_as_it_is(name: str) -> None:
    position = POSITIONS[name]().position()
    assert regalia.position("court", position).position() == position


@pytest.mark.parametrize(("name", "changed", "problem"), INCONSISTENT, ids=str)
def test_a_position_that_contradicts_itself_is_refused(name: str, changed: dict[str, Any], problem: str) -> None:
    position = POSITIONS[name]().position()
    with pytest.raises(MalformedInput) as error:
        regalia.position("court", {**position, **changed})
    assert error.value.code == "impossible-position"
    found = error.value.sentence.arguments["problem"]
    assert isinstance(found, Sentence)
    assert found.message == f"position-{problem}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_of_positions_is_said_of_some_position(language: str) -> None:
    catalogue = files("regalia.games.court").joinpath(f"{language}.ftl").read_text("utf-8")
    said = re.findall(r"^position-([\w-]+) =", catalogue, re.MULTILINE)
    assert sorted(said) == sorted({problem for _, _, problem in INCONSISTENT})


@pytest.mark.parametrize(
    ("language", "words_of_it"),
    [
        ("en", "This position cannot be: Seat 2 has too few dice for the final round and does not roll."),
        (
            "de",
            "Diese Stellung kann es nicht geben: Platz 2 hat für die Schlussrunde zu wenige Würfel und würfelt nicht.",
        ),
    ],
)
def test_C18_a_seat_that_is_skipped_in_the_final_round_cannot_be_rolling(language: str, words_of_it: str) -> None:
    with pytest.raises(MalformedInput) as error:
        regalia.position("court", {**final().position(), "charlatans": [0, 2, 0, 0, 0]})
    assert words("court", language).say(error.value.sentence) == words_of_it


def test_copies_below_nothing_do_not_make_up_for_copies_too_many() -> None:
    position = table("hunter").position()
    position["cards"][1] = ["hunter"]
    position["display"][7] = -1
    assert refusal(position) == "impossible-position"


def test_fools_below_nothing_do_not_make_up_for_fools_too_many() -> None:
    position = table("fool", "fool", fools=1).position()
    position["charlatans"][0], position["display"][0] = 1, -1
    assert refusal(position) == "impossible-position"


def test_a_position_replays_from_its_record() -> None:
    match = play(table("laborer", active="5 5 2"), "bring laborer; keep 1; roll")
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()


def test_C21_without_a_turn_limit_a_position_is_read_back_after_any_number_of_turns() -> None:
    match = play(table(aside="1 2 4", turn=100_000), "finish")
    assert regalia.position("court", match.position()).position() == match.position()


COUNTERS = {name: field.domain for name, field in load_game("court").layout.fields.items() if field.counter}


def test_what_grows_in_play_is_marked_as_a_counter() -> None:
    assert COUNTERS.keys() == {"random_stream", "random_drawn", "revealed", "turn"}


@pytest.mark.parametrize("name", COUNTERS)
def test_a_counter_from_outside_leaves_room_to_grow(name: str) -> None:
    greatest = COUNTERS[name].greatest
    for number in (greatest, greatest // 2 + 1):
        with pytest.raises(MalformedInput) as error:
            regalia.position("court", {**table().position(), name: number})
        assert error.value.reason == "counter-too-large"
    near: dict[str, Any] = {name: greatest // 2 - 100}
    match = play(table(aside="1 2 4", **near), "finish")
    match.undo(0, consented=True)
    play(match, "finish")
    assert match.position()[name] > greatest // 2 - 100
    assert regalia.position("court", match.position()).position() == match.position()
