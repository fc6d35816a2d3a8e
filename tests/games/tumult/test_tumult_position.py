"""Positions from outside: sound ones are taken, all others refused before any rule sees them."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import regalia
from regalia import MalformedInput, Match
from regalia.game import load_game
from regalia.schema import Domain, Integer, Member, Subset
from tests.games.tumult.table import LAST, cell, crowned_by, new, play, player, table
from tests.games.tumult.test_tumult_crown import at_space
from tests.games.tumult.test_tumult_properties import pick
from tests.positions import assert_refused_or_playable

BAD_ANYWHERE: list[Any] = [None, "x", 1.0, True, {}, -2, 1 << 34]
CHEAP = "b1 m1"


def refusal(position: Any) -> str:
    with pytest.raises(MalformedInput) as error:
        regalia.position("tumult", position)
    return error.value.code


def paying() -> Match:
    mine = player(castle="b1 b1 b2 m2 t1", fields="a1")
    return play(table(mine, player(castle="b2 m1", fields="a5")), "place f1; pay b1")


def erected() -> Match:
    """The first statue stands on a pasture; b1 is a forest."""
    none: dict[str, Any] = {"tiles": [-1] * 27, "spots": ["gone"] * 27, "set_aside": [-1] * 12}
    return play(table(phase="first_statues", rounds=0, turn=1, **none), "erect b2")


def won() -> Match:
    return play(table(player(castle="m2 t3", fields="a2", placed=22), realm=LAST), "place a1; pay m2; pay t3")


POSITIONS: dict[str, Callable[[], Match]] = {
    "first": lambda: regalia.new("tumult", seed=1),
    "second": lambda: regalia.position("tumult", {"players": 3}),
    "erected": erected,
    "ready": lambda: new(3),
    "taxes": lambda: table(player(castle="b1", hand="m2"), player(castle="t1"), phase="taxes"),
    "hands": lambda: play(table(player(castle="b1", hand="m2"), phase="taxes"), "clock: sand"),
    "turns": lambda: table(player(castle="b1"), player(hand="m2"), phase="taxes", taxes="turns", turn=1),
    "budget": lambda: table(player(castle="b1"), player(hand="m2"), phase="taxes", taxes="budget"),
    "practice": lambda: new(2, practice="yes", taxes="turns"),
    "placing": lambda: table(player(castle=CHEAP, fields="a1"), player(fields="a5"), chronicle=3),
    "paying": paying,
    "revealing": lambda: crowned_by(player(), player(), chronicle=2, down="2 3"),
    "crowned": lambda: at_space(7, 6),
    "over": won,
    "last": lambda: play(table(player(castle="b1 m3 t3", fields="a2", placed=24), realm=LAST), "place b2"),
    "late": lambda: at_space(8, 2),
    "equal": lambda: at_space(10, 0),
}
TWO = [0, 1, -1, -1]


def changed(name: str, field: str, place: int, value: Any) -> dict[str, Any]:
    """A list of a position with one item changed."""
    values = list(POSITIONS[name]().position()[field])
    values[place] = value
    return {field: values}


def castles(seat: int, good: int, value: int, count: int, name: str = "placing") -> dict[str, Any]:
    goods = POSITIONS[name]().position()["castles"]
    goods[seat][good][value] = count
    return {"castles": goods}


def owned(name: str, field: str, seat: int) -> dict[str, Any]:
    return changed(name, "owners", cell(2, field), seat)


LAID = [[0, 1, 0, 0, 0, 0, 0], [0] * 7, [0] * 7]
INCONSISTENT: list[tuple[str, Callable[[], dict[str, Any]]]] = [
    # seats
    ("placing", lambda: {"players": 3}),
    ("ready", lambda: {"players": 2}),
    ("placing", lambda: {"ranks": [0, 0, -1, -1]}),
    ("placing", lambda: {"ranks": [0, 2, -1, -1]}),
    ("placing", lambda: {"ranks": [0, 1, 2, -1]}),
    ("placing", lambda: {"ranks": [0, -1, -1, -1]}),
    ("placing", lambda: {"mercy": ["three"]}),
    ("placing", lambda: {"mercy": ["one", "two"]}),
    ("placing", lambda: {"greedy": ["four"]}),
    ("placing", lambda: {"able": ["one", "three"]}),
    ("taxes", lambda: {"done": ["three"]}),
    ("taxes", lambda: {"ready": ["four"]}),
    ("placing", lambda: owned("placing", "c3", 2)),
    ("placing", lambda: changed("placing", "supporters", 2, 1)),
    ("placing", lambda: changed("placing", "supporters", 0, 29)),
    ("placing", lambda: {"supply": 0}),
    ("placing", lambda: changed("placing", "statues", 2, 25)),
    ("taxes", lambda: changed("taxes", "seen", 2, 1)),
    ("taxes", lambda: changed("taxes", "moves", 3, 1)),
    ("placing", lambda: {"spinner_shares": [0, 0, 0, 0]}),
    ("placing", lambda: {"village_price": [0, 0, 0]}),
    # counters that would leave their range
    ("placing", lambda: {"revealed": 1 << 30}),
    ("placing", lambda: {"random_drawn": 1 << 33}),
    ("placing", lambda: {"random_stream": (1 << 32) - 1}),
    ("taxes", lambda: {"moves": [1 << 30, 0, 0, 0]}),
    ("ready", lambda: changed("ready", "moves", 0, 1)),
    # the realm
    ("placing", lambda: changed("placing", "slots", 1, 0)),
    ("placing", lambda: changed("placing", "slots", 1, -1)),
    ("placing", lambda: changed("placing", "slots", 4, 9)),
    ("placing", lambda: changed("placing", "lies", 1, "nowhere")),
    ("placing", lambda: changed("placing", "lies", 4, "open")),
    ("placing", lambda: changed("placing", "lies", 0, "closed")),
    ("placing", lambda: changed("placing", "lies", 0, "down")),
    ("placing", lambda: changed("placing", "turned", 5, 1)),
    ("revealing", lambda: changed("revealing", "turned", 2, 1)),
    # statues
    ("placing", lambda: changed("placing", "statues", 0, 22)),
    ("placing", lambda: changed("placing", "statues", 1, 25)),
    ("placing", lambda: owned("placing", "e1", 0)),
    ("placing", lambda: {"chronicle": 4, "rounds": 5}),
    ("placing", lambda: changed("placing", "statues", 0, 0)),
    ("over", lambda: changed("over", "statues", 1, 24)),
    # the chronicle
    ("placing", lambda: changed("placing", "crowned", 1, -1)),
    ("placing", lambda: changed("placing", "crowned", 0, 0)),
    ("placing", lambda: changed("placing", "crowned", 4, 0)),
    ("placing", lambda: changed("placing", "crowned", 1, 1)),
    ("placing", lambda: changed("placing", "crowned", 2, 2)),
    ("placing", lambda: {"ranks": [1, 0, -1, -1], "turn": 1}),
    # tiles
    ("first", lambda: changed("first", "tiles", 0, 0)),
    ("first", lambda: changed("first", "spots", 0, "middle")),
    ("first", lambda: changed("first", "set_aside", 0, 3)),
    ("taxes", lambda: changed("taxes", "tiles", 3, -1)),
    ("taxes", lambda: changed("taxes", "tiles", 3, 21)),
    ("taxes", lambda: changed("taxes", "tiles", 15, 21)),
    ("taxes", lambda: changed("taxes", "set_aside", 0, 0)),
    ("taxes", lambda: changed("taxes", "set_aside", 6, 21)),
    ("taxes", lambda: changed("taxes", "spots", 5, "gone")),
    ("taxes", lambda: changed("taxes", "spots", 5, "hand")),
    ("taxes", lambda: changed("taxes", "spots", 5, "castle")),
    ("taxes", lambda: changed("taxes", "spots", 15, "middle")),
    ("taxes", lambda: changed("taxes", "holders", 5, 1)),
    ("taxes", lambda: changed("taxes", "holders", 0, 2)),
    ("taxes", lambda: changed("taxes", "hands", 0, -1)),
    ("taxes", lambda: changed("taxes", "hands", 1, 2)),
    ("budget", lambda: changed("budget", "hands", 0, 1)),
    ("budget", lambda: changed("budget", "hands", 0, 1) | changed("budget", "seen", 0, 0b11)),
    ("taxes", lambda: changed("taxes", "hands", 3, 5)),
    ("taxes", lambda: changed("taxes", "seen", 0, 0)),
    ("taxes", lambda: changed("taxes", "seen", 0, 5 | 1 << 15)),
    ("taxes", lambda: {"phase": "ready"}),
    ("taxes", lambda: {"phase": "placing"}),
    # castles
    ("placing", lambda: castles(0, 0, 2, 1)),
    ("placing", lambda: castles(0, 0, 1, 2)),
    ("placing", lambda: castles(0, 0, 0, 1)),
    ("placing", lambda: castles(1, 0, 1, 1)),
    ("placing", lambda: castles(3, 0, 1, 1)),
    ("taxes", lambda: castles(0, 0, 1, 1, "taxes")),
    ("taxes", lambda: {"left": [0, 0, 1]}),
    ("placing", lambda: {"left": [100, 0, 0]}),
    ("revealing", lambda: {"left": [1, 0, 0]}),
    ("paying", lambda: castles(0, 0, 1, 2, "paying")),
    # rounds
    ("placing", lambda: {"rounds": 3}),
    ("placing", lambda: {"rounds": 10}),
    ("first", lambda: {"rounds": 1}),
    ("revealing", lambda: {"rounds": 4}),
    ("crowned", lambda: {"rounds": 8}),
    ("crowned", lambda: {"phase": "placing"}),
    ("placing", lambda: {"trial": 1}),
    ("turns", lambda: {"trial": 1}),
    ("practice", lambda: {"trial": 0}),
    ("practice", lambda: {"practice": 0}),
    # first statues
    ("first", lambda: {"turn": 0}),
    ("first", lambda: {"turn": 4}),
    ("first", lambda: {"lies": ["down"] * 4 + ["nowhere"] * 4, "turned": [0] * 8}),
    ("first", lambda: {"terrains": [["palace"] * 9] * 10}),
    ("first", lambda: {"statues": [24, 25, 0, 0]}),
    ("erected", lambda: {"owners": [1 if at == cell(2, "b1") else -1 for at in range(72)]}),
    # taxes
    ("hands", lambda: {"taxes": "turns"}),
    ("hands", lambda: {"taxes": "budget"}),
    ("ready", lambda: {"taxes": "budget"}),
    ("ready", lambda: {"done": ["one"]}),
    ("ready", lambda: {"ready": ["one", "two", "three"]}),
    ("ready", lambda: {"phase": "hands"}),
    ("ready", lambda: changed("ready", "seen", 0, 1)),
    ("taxes", lambda: {"done": ["one"]}),
    ("turns", lambda: {"turn": 0}),
    ("turns", lambda: {"turn": 2}),
    ("turns", lambda: {"turn": 4}),
    ("turns", lambda: {"done": ["two"]}),
    ("turns", lambda: {"moves": [12, 0, 0, 0]}),
    ("turns", lambda: {"moves": [0, 13, 0, 0]}),
    ("budget", lambda: {"moves": [26, 0, 0, 0]}),
    ("budget", lambda: {"moves": [0, 27, 0, 0]}),
    ("practice", lambda: {"done": ["one", "two"]}),
    # placing and paying
    ("placing", lambda: {"able": []}),
    ("placing", lambda: {"turn": 1}),
    ("placing", lambda: {"turn": 2}),
    ("placing", lambda: {"placed": ["two"]}),
    ("placing", lambda: {"somebody_placed": 1}),
    ("placing", lambda: {"castles": [[[0] * 7] * 3] * 4}),
    ("placing", lambda: {"phase": "paying"}),
    ("placing", lambda: {"target": 3}),
    ("placing", lambda: {"laid": LAID}),
    ("paying", lambda: {"target": -1}),
    ("paying", lambda: {"target": cell(2, "a1")}),
    ("paying", lambda: {"target": cell(2, "c1")}),
    ("paying", lambda: {"target": 71}),
    ("paying", lambda: {"phase": "placing"}),
    ("paying", lambda: {"laid": [LAID[0], LAID[0], LAID[1]], "castles": [[[0] * 7] * 3] * 4}),
    ("paying", lambda: {"laid": [LAID[0], LAID[1], LAID[0]], **castles(0, 2, 1, 0, "paying")}),
    ("paying", lambda: {"target": cell(2, "a2")} | castles(0, 1, 2, 0, "paying")),
    ("paying", lambda: {"turn": 1}),
    ("last", lambda: {"target": cell(2, "a1"), "laid": [LAID[1]] * 3}),
    # the crown and the end
    ("placing", lambda: {"to_reveal": 1}),
    ("revealing", lambda: {"to_reveal": 0}),
    ("revealing", lambda: {"to_reveal": 3}),
    ("revealing", lambda: {"chronicle": 4}),
    ("placing", lambda: {"phase": "revealing"}),
    ("placing", lambda: {"phase": "over"}),
    ("placing", lambda: {"winner": 0}),
    ("revealing", lambda: {"to_reveal": 2}),
    ("late", lambda: {"chronicle_numbers": [0] * 11}),
    ("crowned", lambda: {"chronicle_numbers": [0] * 7 + [25] * 4}),
    ("equal", lambda: {"winner": 1}),
    ("over", lambda: {"winner": 1}),
    ("over", lambda: {"winner": -1}),
    ("over", lambda: {"winner": 3}),
    ("over", lambda: {"phase": "placing"}),
    ("crowned", lambda: {"winner": 1}),
    ("crowned", lambda: {"phase": "ready"}),
]


@pytest.mark.parametrize(
    "name", [name for name, field in load_game("tumult").layout.fields.items() if not field.transient]
)
def test_a_field_out_of_range_is_refused(name: str) -> None:
    position = POSITIONS["placing"]().position()
    for bad in BAD_ANYWHERE:
        refusal({**position, name: bad})
        if load_game("tumult").layout.fields[name].shape:
            refusal({**position, name: [bad, *position[name][1:]]})
            refusal({**position, name: position[name][:-1]})
            refusal({**position, name: [*position[name], position[name][0]]})


@pytest.mark.parametrize(
    "position", [None, [], "tumult", 1, {"telling": 0}, {"event_count": 1}, {"events": []}, {1: 2}]
)
def test_what_is_no_position_is_refused(position: Any) -> None:
    assert refusal(position) == "malformed-position"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_empty_position_is_a_fresh_deal(players: int) -> None:
    position = regalia.position("tumult", {"players": players}).position()
    assert (position["phase"], sum(position["statues"])) == ("first_statues", 25 * players)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_sound_position_is_taken_as_it_is(name: str) -> None:
    position = POSITIONS[name]().position()
    assert regalia.position("tumult", position).position() == position


@pytest.mark.parametrize(
    ("name", "change"), INCONSISTENT, ids=[f"{name}-{number}" for number, (name, _) in enumerate(INCONSISTENT)]
)
def test_a_position_that_contradicts_itself_is_refused(name: str, change: Callable[[], dict[str, Any]]) -> None:
    position = POSITIONS[name]().position()
    assert refusal({**position, **change()}) == "impossible-position"


def extremes(domain: Domain) -> list[Any]:
    """The least and the greatest value of a field."""
    if isinstance(domain, Integer):
        return [domain.least, domain.greatest]
    members = list(domain.kind)
    if isinstance(domain, Member):
        return [domain.write(members[0]), domain.write(members[-1])]
    assert isinstance(domain, Subset)
    return [[], domain.write((1 << len(members)) - 1)]


def first_set(value: Any, shape: tuple[int, ...], extreme: Any) -> Any:
    """A field whose first number is changed."""
    return [first_set(value[0], shape[1:], extreme), *value[1:]] if shape else extreme


def all_set(shape: tuple[int, ...], extreme: Any) -> Any:
    return [all_set(shape[1:], extreme)] * shape[0] if shape else extreme


@pytest.mark.parametrize("name", POSITIONS)
def test_a_field_at_the_end_of_its_range_is_refused_or_can_be_played_from(name: str) -> None:
    position, chance = POSITIONS[name]().position(), random.Random(1)
    for field_name, field in load_game("tumult").layout.fields.items():
        if not field.transient:
            for extreme in extremes(field.domain):
                for value in (first_set(position[field_name], field.shape, extreme), all_set(field.shape, extreme)):
                    assert_refused_or_playable("tumult", {**position, field_name: value}, pick, chance)


def test_a_position_replays_from_its_record() -> None:
    match = play(POSITIONS["paying"](), "pay b1; pay m2; pass")
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()
