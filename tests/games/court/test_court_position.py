"""Positions from outside: sound ones are taken, all others refused before any rule sees them."""

from collections.abc import Callable
from typing import Any

import pytest

import regalia
from regalia import MalformedInput, Match
from regalia.game import load_game
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
    return table("king", "queen", seat=1, start=0, phase="final", bar="7 2", aside="6", turn=9, **fields)


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
INCONSISTENT: list[tuple[str, dict[str, Any]]] = [
    # seats that do not play
    ("turn", {"start": 2}),
    ("turn", {"seat": 2}),
    ("claim", {"queen": 3}),
    ("claim", {"king": 4}),
    ("over", {"winner": 2}),
    ("turn", {"cards": [[], [], ["fool"], [], []]}),
    ("turn", {"charlatans": [0, 0, 0, 1, 0]}),
    # dice
    ("turn", {"active": [1, 1, 1, 1, 0, 0, 0]}),
    ("turn", {"set_aside": [1, 0, 0, 0, 0, 0, 0]}),
    ("turn", {"active": [0] * 7}),
    ("turn", {"active": [0, 32, 1, 0, 0, 0, 0]}),
    ("claim", {"dice_limit": 12, "set_aside": [0, 0, 0, 0, 0, 0, 11]}),
    ("turn", {"must_set_aside": 0}),
    ("drawn", {"must_set_aside": 1}),
    ("drawn", {"active": counts("1")}),
    # cards in use
    ("turn", {"chosen": counts("1")}),
    ("turn", {"made": counts("1")}),
    ("turn", {"step": "merchant"}),
    ("turn", {"used": ["laborer"]}),
    ("claim", {"used": ["king"]}),
    ("farmer", {"used": ["farmer"]}),
    ("merchant", {"used": []}),
    ("merchant", {"chosen": [0] * 7}),
    ("merchant", {"step": "noblewoman"}),
    ("merchant", {"made": counts("1")}),
    ("noblewoman", {"chosen": counts("1")}),
    ("noblewoman", {"active": counts("6")}),
    ("nobleman", {"chosen": counts("2")}),
    ("nobleman", {"active": counts("5 6")}),
    ("alchemist", {"active": [0] * 7}),
    ("alchemist", {"chosen": counts("1 2 3")}),
    ("alchemist", {"chosen": counts("6 6"), "active": counts("6 5")}),  # only sums of one trio
    ("transmute", {"chosen": counts("1 1 2")}),
    ("transmute", {"chosen": counts("4 4")}),
    ("transmute", {"chosen": counts("1 1 3"), "made": counts("6")}),
    ("transmute", {"made": counts("1 1")}),
    # copies
    ("turn", {"display": [0] * 20}),
    ("turn", {"fools": 1}),
    ("turn", {"players": 3}),
    ("turn", {"cards": [["farmer"], [], [], [], []]}),
    ("turn", {"cards": [["charlatan"], [], [], [], []]}),
    ("turn", {"charlatans": [30, 0, 0, 0, 0]}),
    ("fools", {"charlatans": [1, 0, 0, 0, 0]}),
    # King, Queen and bar
    ("claim", {"queen": -1}),
    ("claim", {"king": -1}),
    ("claim", {"king": 1}),
    ("claim", {"bar_size": 0}),
    ("claim", {"bar_size": 6}),
    ("claim", {"bar_face": 0}),
    ("turn", {"bar_size": 7}),
    ("turn", {"bar_face": 2}),
    ("final", {"dice_limit": 12, "bar_size": 13}),
    ("final", {"phase": "court"}),
    # order
    ("turn", {"phase": "final"}),
    ("turn", {"turns_left": 1}),
    ("turn", {"turns_left": 0}),
    ("turn", {"seat": 1}),
    ("turn", {"start": 1}),
    ("claim", {"start": 1}),
    ("claim", {"seat": 0, "turns_left": 3}),
    ("final", {"turns_left": 2}),
    ("final", {"seat": 0, "turns_left": 2}),
    ("final", {"king": 1, "cards": [[], ["king", "queen"], [], [], []]}),
    # the end
    ("turn", {"turn": 0}),
    ("final", {"turn_limit": 8}),
    ("turn", {"winner": 0}),
    ("turn", {"phase": "over"}),
    ("over", {"winner": -1}),
    ("over", {"winner": 1}),
    ("over", {"turns_left": 3}),
    ("drawn", {"turn_limit": 0}),
    ("drawn", {"turn": 2}),
    ("drawn", {"winner": 0}),
]


@pytest.mark.parametrize("name", POSITIONS)
def test_a_sound_position_is_taken_as_it_is(name: str) -> None:
    position = POSITIONS[name]().position()
    assert regalia.position("court", position).position() == position


@pytest.mark.parametrize(("name", "changed"), INCONSISTENT, ids=str)
def test_a_position_that_contradicts_itself_is_refused(name: str, changed: dict[str, Any]) -> None:
    position = POSITIONS[name]().position()
    assert refusal({**position, **changed}) == "impossible-position"


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
