"""Positions from outside: sound ones are taken, all others refused before any rule sees them."""

from collections.abc import Callable
from typing import Any

import pytest

import regalia
from regalia import MalformedInput, Match
from regalia.bots.analysis import analyse
from regalia.bots.budget import Budget
from regalia.game import load_game
from regalia.games.council.rules.record import MOST_STOCK
from tests.games.council.table import cities, counts, play, player, table, told

FOUR = "white black orange purple"
PAY = "lay white; lay black; lay orange; lay purple; confirm"
QUEUE = 48
BAD_ANYWHERE: list[Any] = [None, "x", 1.0, True, {}, -2, 1 << 34]


def refusal(position: Any) -> str:
    with pytest.raises(MalformedInput) as error:
        regalia.position("council", position)
    return error.value.code


def climbed(nobility: int, sentences: str = "", owned: str = "AC") -> Match:
    """Somebody has just reached the next square by placing in Naris."""
    mine = player(nobility=nobility, permits="N HI", cities=owned, servants=2)
    return play(table(mine), "place N N" + sentences)


def two_spaces_empty() -> dict[str, Any]:
    """Both spaces of the coast, which is never so while there are permits."""
    position = climbed(9).position()
    deck = [*filter(None, position["permit_decks"][0]), *position["face_up"][0]]
    return {
        "face_up": [[None, None], *position["face_up"][1:]],
        "permit_decks": [deck, *position["permit_decks"][1:]],
        "permit_counts": [len(deck), *position["permit_counts"][1:]],
    }


POSITIONS: dict[str, Callable[[], Match]] = {
    "turn": lambda: table(player(hand=FOUR, cities="AM", coins=9, servants=2, nobility=5), neutrals="DG"),
    "three": lambda: table(player(cities="AM"), player(cities="A"), player(points=3)),
    "permit": lambda: play(table(player(hand=FOUR, coins=7)), "acquire hills 1; lay white"),
    "coast": lambda: play(table(player(hand=FOUR, coins=4)), "acquire coast 1; lay white"),
    "queen": lambda: play(table(player(hand=FOUR, coins=4), player(cities="K")), "visit F; lay white"),
    "repeat": lambda: climbed(3),
    "two": lambda: climbed(15),
    "second": lambda: climbed(15, "; repeat C"),
    "free": lambda: climbed(9),
    "reuse": lambda: climbed(13),
    "barred": lambda: play(
        table(player(hand="orange purple blue pink", nobility=13, permits="HI"), face_up={"mountains": "M L"}),
        "acquire mountains 0; lay orange; lay purple; lay blue; lay pink; confirm",
    ),
    "under": lambda: play(table(player(servants=1)), "change hills"),
    "last": lambda: table(player(cities="ABCDFGHIKL"), seat=1),
    "over": lambda: play(table(player(cities="ABCDFGHIKL"), seat=1), "elect coast blue; end"),
    "limit": lambda: play(table(turn=7, turn_limit=7), "elect coast blue; end"),
}
INCONSISTENT: list[tuple[str, dict[str, Any]]] = [
    # seats that do not play
    ("turn", {"first": 2}),
    ("turn", {"seat": 3}),
    ("turn", {"metal_rewards": [-1, -1, -1, 2]}),
    ("turn", {"queens_rewards": [3, -1, -1, -1, -1]}),
    ("turn", {"coins": [0, 0, 1, 0]}),
    ("turn", {"servants": [0, 0, 0, 1]}),
    ("turn", {"nobility": [0, 0, 1, 0]}),
    ("turn", {"points": [0, 0, 1, 0]}),
    ("turn", {"merchants_left": [8, 10, 10, 0]}),
    ("turn", {"merchants": [cities("AM"), [], ["arkon"], []]}),
    ("turn", {"players": 3}),
    ("three", {"players": 2}),
    # cards
    ("turn", {"deck": [0] * 7}),
    ("turn", {"deck_size": 1}),
    ("turn", {"discards": counts("pink")}),
    ("turn", {"hand_sizes": [5, 0, 0, 0]}),
    ("turn", {"hands": [[0] * 7] * 4}),
    ("turn", {"laid": counts("white")}),
    ("turn", {"full_deck": counts("white")}),
    ("turn", {"full_deck": [14, *[13] * 5, 12]}),
    ("turn", {"drawn": [[0] * 7] * 4}),
    ("turn", {"drawn_sizes": [3, 0, 0, 0]}),
    ("turn", {"drawn_sizes": [4, 0, 1, 0]}),
    ("turn", {"drawn": [counts(FOUR), [0] * 7, counts("pink"), [0] * 7], "drawn_sizes": [4, 0, 1, 0]}),
    # councillors
    ("turn", {"reserve": [0, 1, 1, 1, 2, 2]}),
    ("turn", {"councils": [["white"] * 4] * 4}),
    # permits
    ("turn", {"permit_counts": [12, 13, 13]}),
    ("turn", {"permit_counts": [14, 13, 13]}),
    ("under", {"permits_under": [0, 14, 0]}),
    ("turn", {"face_up": [["a", "a"], ["f", "g"], ["k", "l"]]}),
    ("turn", {"face_up": [["f", "b"], ["a", "g"], ["k", "l"]]}),
    ("turn", {"face_up": [["a", None], ["f", "g"], ["k", "l"]]}),
    ("turn", {"permits": [["a"], [], [], []]}),
    ("turn", {"used_permits": [["c"], [], [], []]}),
    ("turn", {"permit_decks": [[None] * 15] * 3}),
    ("free", two_spaces_empty()),
    ("over", {"face_up": [[None, "b"], ["f", "g"], ["k", "l"]]}),
    # the board
    ("turn", {"board": 7}),
    ("turn", {"tokens": [0] * 15}),
    ("turn", {"tokens": [*range(14), -1]}),
    ("turn", {"tokens": [0, *range(8), -1, *range(9, 14)]}),
    ("turn", {"merchants": [cities("A"), [], [], []]}),
    ("turn", {"merchants_left": [9, 10, 0, 0]}),
    ("three", {"neutrals": ["arkon"]}),
    ("turn", {"coins": [21, 0, 0, 0]}),
    # reward tiles
    ("turn", {"metal_rewards": [-1, -1, -1, -1], "queens_rewards": [-1] * 5}),
    ("turn", {"metal_rewards": [-1, -1, -1, 1], "queens_rewards": [1, -1, -1, -1, -1]}),
    ("turn", {"metal_rewards": [0, -1, -1, 0], "queens_rewards": [0, 0, -1, -1, -1]}),
    ("turn", {"region_rewards": [0, -1, -1], "queens_rewards": [0, 0, -1, -1, -1]}),
    ("turn", {"queens_rewards": [-1] * 5}),
    ("turn", {"queens_rewards": [-1, 0, -1, -1, -1]}),
    ("turn", {"queens_rewards": [0, 0, -1, -1, -1]}),
    ("turn", {"queens_rewards": [1, -1, -1, -1, -1]}),
    # payments
    ("turn", {"step": "pay_for_permit", "hands": [[0] * 7] * 4}),
    ("turn", {"step": "pay_for_permit", "pay_region": 2, "coins": [3, 0, 0, 0]}),
    ("turn", {"pay_region": 1}),
    ("turn", {"pay_space": 1}),
    ("turn", {"pay_city": "burgen"}),
    ("turn", {"step": "pay_for_queen"}),
    ("permit", {"step": "actions"}),
    ("permit", {"step": "pay_for_queen"}),
    ("permit", {"step": "free_permit"}),
    ("permit", {"pay_city": "burgen"}),
    ("permit", {"coins": [6, 0, 0, 0]}),
    ("permit", {"main_actions": 0, "acted": 1}),
    ("permit", {"pay_region": 2}),
    ("coast", {"councils": [["blue", "blue", "pink", "pink"], ["white", "black", "white", "black"],
                            ["orange", "purple", "orange", "purple"], ["white", "black", "orange", "purple"]],
               "reserve": [1, 1, 1, 1, 2, 2]}),
    ("queen", {"step": "pay_for_permit"}),
    ("queen", {"pay_city": "juvelar", "merchants": [["juvelar"], ["kultos"], [], []], "merchants_left": [9, 9, 0, 0]}),
    ("queen", {"pay_city": "kultos"}),
    ("queen", {"pay_city": "arkon"}),
    ("queen", {"queen": "burgen"}),
    ("queen", {"coins": [3, 0, 0, 0]}),
    ("queen", {"neutrals": ["framek"]}),
    ("queen", {"pay_space": 1}),
    # choices
    ("turn", {"queued": 1}),
    ("turn", {"queue": [[0, 1]] + [[0, 0]] * (QUEUE - 1)}),
    ("turn", {"owed": 1}),
    ("turn", {"repeated": ["arkon"]}),
    ("turn", {"step": "repeat_token"}),
    ("turn", {"step": "free_permit"}),
    ("turn", {"step": "repeat_permit"}),
    ("repeat", {"owed": 0}),
    ("repeat", {"owed": 2}),
    ("repeat", {"acted": 0, "main_actions": 1}),
    ("repeat", {"nobility": [6, 0, 0, 0]}),
    ("repeat", {"nobility": [3, 0, 0, 0]}),
    ("repeat", {"repeated": ["castrum"]}),
    ("repeat", {"step": "actions"}),
    ("repeat", {"step": "free_permit"}),
    ("repeat", {"merchants": [["naris"], [], [], []], "merchants_left": [9, 10, 0, 0]}),
    ("repeat", {"queued": 1, "queue": [[2, 14]] + [[0, 0]] * (QUEUE - 1)}),
    ("two", {"owed": 1}),
    ("two", {"repeated": ["arkon"], "owed": 1}),
    ("second", {"repeated": ["arkon"]}),
    ("second", {"repeated": ["naris"]}),
    ("second", {"repeated": []}),
    ("second", {"owed": 2}),
    ("second", {"queued": 0}),
    ("second", {"queue": [[0, 13]] + [[0, 0]] * (QUEUE - 1)}),
    ("second", {"queue": [[0, 0]] * QUEUE}),
    ("second", {"queue": [[9, 2]] + [[0, 0]] * (QUEUE - 1)}),
    ("second", {"nobility": [4, 0, 0, 0]}),
    ("free", {"nobility": [12, 0, 0, 0]}),
    ("free", {"step": "repeat_permit"}),
    ("free", {"owed": 1}),
    ("free", {"acted": 0, "main_actions": 1}),
    ("free", {"queued": QUEUE, "queue": [[1, 30]] * QUEUE}),
    ("free", {"queued": 1, "queue": [[3, 0]] + [[0, 0]] * (QUEUE - 1)}),
    ("reuse", {"seat": 1}),
    ("reuse", {"nobility": [16, 0, 0, 0]}),
    ("reuse", {"main_actions": 2}),
    ("turn", {"barred": "a"}),
    ("reuse", {"barred": "hi"}),
    ("reuse", {"barred": "n"}),
    ("reuse", {"barred": "f"}),
    ("barred", {"barred": "hi"}),
    ("barred", {"barred": "l"}),
    ("barred", {"nobility": [15, 0, 0, 0]}),
    ("barred", {"step": "actions"}),
    # turns
    ("turn", {"turn": 0}),
    ("turn", {"turn": 9, "turn_limit": 8}),
    ("turn", {"main_actions": 0}),
    ("turn", {"main_actions": 2}),
    ("turn", {"main_actions": 100}),
    ("turn", {"acted": 1}),
    ("turn", {"last_turns": 0}),
    ("last", {"last_turns": -1}),
    ("last", {"last_turns": 1}),
    ("last", {"last_turns": 2}),
    ("last", {"seat": 0}),
    # the end
    ("turn", {"phase": "over"}),
    ("over", {"main_actions": 1}),
    ("over", {"quick_actions": 1}),
    ("over", {"acted": 0}),
    ("over", {"step": "free_permit"}),
    ("over", {"last_turns": 1}),
    ("limit", {"turn_limit": 0}),
    ("limit", {"turn": 6}),
]  # fmt: skip


@pytest.mark.parametrize(
    "name", [name for name, field in load_game("council").layout.fields.items() if not field.transient]
)
def test_a_field_out_of_range_is_refused(name: str) -> None:
    position = table().position()
    for bad in BAD_ANYWHERE:
        if bad is None and position[name] is None:
            continue
        refusal({**position, name: bad})
        if load_game("council").layout.fields[name].shape:
            refusal({**position, name: [bad, *position[name][1:]]})
            refusal({**position, name: position[name][:-1]})
            refusal({**position, name: [*position[name], position[name][0]]})


@pytest.mark.parametrize(
    "position", [None, [], "council", 1, {"telling": 0}, {"event_count": 1}, {"events": []}, {1: 2}]
)
def test_what_is_no_position_is_refused(position: Any) -> None:
    assert refusal(position) == "malformed-position"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_empty_position_is_a_fresh_deal(players: int) -> None:
    position = regalia.position("council", {"players": players}).position()
    assert (position["turn"], sum(position["hand_sizes"])) == (1, 6 * players + 1)


@pytest.mark.parametrize("coin_cap", [1, 19])
def test_K13_there_is_no_other_cap_than_twenty(coin_cap: int) -> None:
    assert refusal({**table().position(), "coin_cap": coin_cap}) == "malformed-options"


@pytest.mark.parametrize("name", POSITIONS)
def test_a_sound_position_is_taken_as_it_is(name: str) -> None:
    position = POSITIONS[name]().position()
    assert regalia.position("council", position).position() == position


@pytest.mark.parametrize(("name", "changed"), INCONSISTENT, ids=str)
def test_a_position_that_contradicts_itself_is_refused(name: str, changed: dict[str, Any]) -> None:
    position = POSITIONS[name]().position()
    assert refusal({**position, **changed}) == "impossible-position"


def paying_for_nothing() -> dict[str, Any]:
    mine = player(hand=FOUR)
    match = play(table(mine, face_up={"coast": "A -"}, decks={"coast": ""}), "acquire coast 0")
    return {**match.position(), "pay_space": 1}


def no_permit_on_offer() -> dict[str, Any]:
    none = dict.fromkeys(("coast", "hills", "mountains"), "- -")
    match = play(table(player(permits="N", nobility=9), face_up=none, decks=dict.fromkeys(none, "")), "place N N")
    return {**match.position(), "step": "free_permit"}


def no_own_permit() -> dict[str, Any]:
    match = table(player(nobility=14), acted=1, main_actions=0)
    return {**match.position(), "step": "repeat_permit"}


NO_PERMIT = [paying_for_nothing, no_permit_on_offer, no_own_permit]


@pytest.mark.parametrize("position", NO_PERMIT)
def test_no_permit_is_paid_for_or_chosen_where_there_is_none(position: Callable[[], dict[str, Any]]) -> None:
    assert refusal(position()) == "impossible-position"


def test_K15_the_permit_barred_is_not_the_only_one() -> None:
    position = POSITIONS["barred"]().position()
    coast, hills, mountains = position["permit_decks"]
    hills[position["permit_counts"][1]] = "hi"
    changed = {"permits": [["m"], [], [], []], "permit_decks": [coast, hills, mountains], "permit_counts": [13, 13, 13]}
    assert refusal({**position, **changed}) == "impossible-position"


COUNTERS = ("coins", "servants", "points")


def brimming(**mine: Any) -> Match:
    """Both players have as much of everything as a record can hold."""
    match = table(player(hand=FOUR, permits="N C", **mine), coin_cap=0)
    most = {name: [MOST_STOCK, MOST_STOCK, 0, 0] for name in COUNTERS}
    return regalia.position("council", {**match.position(), **most})


@pytest.mark.parametrize(
    "sentences",
    ["elect coast blue; end", "engage", "place C C", "place N N", f"acquire coast 0; {PAY}", f"visit F; {PAY}"],
)
def test_counters_at_their_greatest_lead_to_positions_that_can_be_read(sentences: str) -> None:
    match = play(brimming(nobility=17), sentences)
    position = match.position()
    assert regalia.position("council", position).position() == position


def test_the_greatest_counters_tell_no_gains() -> None:
    match = play(brimming(), "place C C")
    assert [event["points"] for event in told(match, "token")] == [0]


@pytest.mark.parametrize("held", [20_000, MOST_STOCK])
def test_riches_beyond_all_measure_are_judged_by_numbers(held: int) -> None:
    values = {name: [held, 0, 0, 0] for name in COUNTERS}
    match = regalia.position("council", {**table(player(hand=FOUR), coin_cap=0).position(), **values})
    known = analyse(match, 0, Budget(iterations=60))
    assert all(0 <= judged["value"] <= 1 for judged in known if judged["visits"])


def test_K17_a_seat_still_to_come_cannot_have_placed_all_merchants() -> None:
    spent = player(cities="ABCDFGHIKL")
    with pytest.raises(MalformedInput, match="last turns"):
        table(spent, player(), spent, seat=1, last_turns=1)


def test_a_position_replays_from_its_record() -> None:
    match = play(POSITIONS["turn"](), "acquire hills 0; lay white; lay black; confirm; end")
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()
