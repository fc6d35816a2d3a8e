"""Positions from outside: sound ones are taken, all others refused before any rule sees them."""

import random
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import regalia
from regalia import MalformedInput, Match
from regalia.game import load_game
from regalia.schema import Domain, Integer, Mask, Member
from regalia.sentences import Sentence
from regalia.words import LANGUAGES, words
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


def one_space_later() -> dict[str, Any]:
    """The king has been crowned once more."""
    left = POSITIONS["revealing"]().position()["statues"][0]
    crown = changed("revealing", "crowned", 4, 0) | changed("revealing", "statues", 0, left - 1)
    return {"chronicle": 4, "rounds": 4, **crown}


LAID = [[0, 1, 0, 0, 0, 0, 0], [0] * 7, [0] * 7]
INCONSISTENT: list[tuple[str, Callable[[], dict[str, Any]], str]] = [  # and what is wrong
    # seats
    ("placing", lambda: {"players": 3}, "ranks"),
    ("ready", lambda: {"players": 2}, "ranks"),
    ("placing", lambda: {"ranks": [0, 0, -1, -1]}, "ranks"),
    ("placing", lambda: {"ranks": [0, 2, -1, -1]}, "ranks"),
    ("placing", lambda: {"ranks": [0, 1, 2, -1]}, "ranks"),
    ("placing", lambda: {"ranks": [0, -1, -1, -1]}, "ranks"),
    ("placing", lambda: {"mercy": [2]}, "seat-absent"),
    ("placing", lambda: {"mercy": [0, 1]}, "mercy"),
    ("placing", lambda: {"greedy": [3]}, "seat-absent"),
    ("placing", lambda: {"able": [0, 2]}, "seat-absent"),
    ("taxes", lambda: {"done": [2]}, "seat-absent"),
    ("taxes", lambda: {"ready": [3]}, "seat-absent"),
    ("placing", lambda: owned("placing", "c3", 2), "seat-absent"),
    ("placing", lambda: changed("placing", "supporters", 2, 1), "stock-absent"),
    ("placing", lambda: changed("placing", "supporters", 0, 29), "supporters"),
    ("placing", lambda: {"supply": 0}, "supporters"),
    ("placing", lambda: changed("placing", "statues", 2, 25), "stock-absent"),
    ("taxes", lambda: changed("taxes", "seen", 2, [0]), "stock-absent"),
    ("taxes", lambda: changed("taxes", "moves", 3, 1), "stock-absent"),
    ("placing", lambda: {"spinner_shares": [0, 0, 0, 0]}, "spinner"),
    ("placing", lambda: {"village_price": [0, 0, 0]}, "village"),
    ("ready", lambda: changed("ready", "moves", 0, 1), "robbed-early"),
    # the realm
    ("placing", lambda: changed("placing", "slots", 1, 0), "slots"),
    ("placing", lambda: changed("placing", "slots", 1, -1), "slots"),
    ("placing", lambda: changed("placing", "slots", 4, 9), "regions-beyond"),
    ("placing", lambda: changed("placing", "lies", 1, "nowhere"), "slots"),
    ("placing", lambda: changed("placing", "lies", 4, "open"), "regions-beyond"),
    ("placing", lambda: changed("placing", "lies", 0, "closed"), "statues-closed"),
    ("placing", lambda: changed("placing", "lies", 0, "down"), "statues-closed"),
    ("placing", lambda: changed("placing", "turned", 5, 1), "turned"),
    ("revealing", lambda: changed("revealing", "turned", 2, 1), "turned"),
    # statues
    ("placing", lambda: changed("placing", "statues", 0, 22), "statues"),
    ("placing", lambda: changed("placing", "statues", 1, 25), "statues"),
    ("placing", lambda: owned("placing", "e1", 0), "statues"),
    ("placing", lambda: {"chronicle": 4, "rounds": 5}, "crowned"),
    ("placing", lambda: changed("placing", "statues", 0, 0), "statues"),
    ("over", lambda: changed("over", "statues", 1, 24), "statues"),
    # the chronicle
    ("placing", lambda: changed("placing", "crowned", 1, -1), "crowned"),
    ("placing", lambda: changed("placing", "crowned", 0, 0), "crowned"),
    ("placing", lambda: changed("placing", "crowned", 4, 0), "crowned"),
    ("placing", lambda: changed("placing", "crowned", 1, 1), "statues"),
    ("placing", lambda: changed("placing", "crowned", 2, 2), "seat-absent"),
    ("placing", lambda: {"ranks": [1, 0, -1, -1], "turn": 1}, "crowned-last"),
    # tiles
    ("first", lambda: changed("first", "tiles", 0, 0), "tiles-beyond"),
    ("first", lambda: changed("first", "spots", 0, "middle"), "spots"),
    ("first", lambda: changed("first", "set_aside", 0, 3), "tiles-beyond"),
    ("taxes", lambda: changed("taxes", "tiles", 3, -1), "tiles"),
    ("taxes", lambda: changed("taxes", "tiles", 3, 21), "tiles"),
    ("taxes", lambda: changed("taxes", "tiles", 15, 21), "tiles-beyond"),
    ("taxes", lambda: changed("taxes", "set_aside", 0, 0), "tiles"),
    ("taxes", lambda: changed("taxes", "set_aside", 6, 21), "tiles-beyond"),
    ("taxes", lambda: changed("taxes", "spots", 5, "gone"), "spots"),
    ("taxes", lambda: changed("taxes", "spots", 5, "hand"), "holders"),
    ("taxes", lambda: changed("taxes", "spots", 5, "castle"), "holders"),
    ("taxes", lambda: changed("taxes", "spots", 15, "middle"), "spots"),
    ("taxes", lambda: changed("taxes", "holders", 5, 1), "holders"),
    ("taxes", lambda: changed("taxes", "holders", 0, 2), "seat-absent"),
    ("taxes", lambda: changed("taxes", "hands", 0, -1), "hands"),
    ("taxes", lambda: changed("taxes", "hands", 1, 2), "hands"),
    ("budget", lambda: changed("budget", "hands", 0, 1), "hands"),
    ("budget", lambda: changed("budget", "hands", 0, 1) | changed("budget", "seen", 0, [0, 1]), "hands"),
    ("taxes", lambda: changed("taxes", "hands", 3, 5), "hands"),
    ("taxes", lambda: changed("taxes", "seen", 0, []), "unseen"),
    ("taxes", lambda: changed("taxes", "seen", 0, [0, 1, 15]), "seen-beyond"),
    ("taxes", lambda: {"phase": "ready"}, "hands-late"),
    ("taxes", lambda: {"phase": "placing"}, "hands-late"),
    # castles
    ("placing", lambda: castles(0, 0, 2, 1), "castles"),
    ("placing", lambda: castles(0, 0, 1, 2), "castles"),
    ("placing", lambda: castles(0, 0, 0, 1), "castles"),
    ("placing", lambda: castles(1, 0, 1, 1), "castles"),
    ("placing", lambda: castles(3, 0, 1, 1), "castles"),
    ("taxes", lambda: castles(0, 0, 1, 1, "taxes"), "castles"),
    ("taxes", lambda: {"left": [0, 0, 1]}, "left"),
    ("placing", lambda: {"left": [100, 0, 0]}, "left"),
    ("revealing", lambda: {"left": [1, 0, 0]}, "left"),
    ("paying", lambda: castles(0, 0, 1, 2, "paying"), "castles"),
    # rounds
    ("placing", lambda: {"rounds": 3}, "rounds"),
    ("placing", lambda: {"rounds": 10}, "rounds"),
    ("first", lambda: {"rounds": 1}, "before-first-round"),
    ("revealing", lambda: {"rounds": 4}, "rounds"),
    ("crowned", lambda: {"rounds": 8}, "rounds"),
    ("crowned", lambda: {"phase": "placing"}, "rounds"),
    ("placing", lambda: {"practice": 1, "rounds": 0}, "before-first-round"),
    ("turns", lambda: {"rounds": 0}, "trial"),
    ("practice", lambda: {"practice": 0}, "trial"),
    ("practice", lambda: {"phase": "over"}, "trial"),
    # first statues
    ("first", lambda: {"turn": 0}, "first-order"),
    ("first", lambda: {"turn": 4}, "turn"),
    ("first", lambda: {"lies": ["down"] * 4 + ["nowhere"] * 4, "turned": [0] * 8}, "first-room"),
    ("first", lambda: {"terrains": [["palace"] * 9] * 10}, "first-room"),
    ("first", lambda: {"statues": [24, 25, 0, 0]}, "statues"),
    (
        "first",
        lambda: {"lies": ["open", "open", "open", "closed"] + ["nowhere"] * 4, "turned": [0] * 8},
        "first-closed",
    ),
    ("erected", lambda: {"owners": [1 if at == cell(2, "b1") else -1 for at in range(72)]}, "first-pastures"),
    # taxes
    ("hands", lambda: {"taxes": "turns"}, "no-hourglass"),
    ("hands", lambda: {"taxes": "budget"}, "no-hourglass"),
    ("ready", lambda: {"taxes": "budget"}, "no-hourglass"),
    ("ready", lambda: {"done": [0]}, "robbed-early"),
    ("ready", lambda: {"ready": [0, 1, 2]}, "robbed-early"),
    ("ready", lambda: {"phase": "hands"}, "hands-over"),
    ("ready", lambda: changed("ready", "seen", 0, [0]), "robbed-early"),
    ("taxes", lambda: {"done": [0]}, "done-with-tile"),
    ("turns", lambda: {"turn": 0}, "other-hand"),
    ("turns", lambda: {"turn": 2}, "turn"),
    ("turns", lambda: {"turn": 4}, "turn"),
    ("turns", lambda: {"done": [1]}, "done-with-tile"),
    ("turns", lambda: {"moves": [12, 0, 0, 0]}, "movements"),
    ("turns", lambda: {"moves": [0, 13, 0, 0]}, "movements"),
    ("budget", lambda: {"moves": [26, 0, 0, 0]}, "movements"),
    ("budget", lambda: {"moves": [0, 27, 0, 0]}, "movements"),
    ("practice", lambda: {"done": [0, 1]}, "taxes-over"),
    # placing and paying
    ("placing", lambda: {"able": []}, "cannot-place"),
    ("placing", lambda: {"turn": 1}, "cannot-place"),
    ("placing", lambda: {"turn": 2}, "cannot-place"),
    ("placing", lambda: {"placed": [1]}, "placed-unable"),
    ("placing", lambda: {"somebody_placed": 1}, "nobody-placed"),
    ("placing", lambda: {"castles": [[[0] * 7] * 3] * 4}, "cannot-place"),
    ("placing", lambda: {"phase": "paying"}, "no-target"),
    ("placing", lambda: {"target": 3}, "laid"),
    ("placing", lambda: {"laid": LAID}, "laid"),
    ("paying", lambda: {"target": -1}, "no-target"),
    ("paying", lambda: {"target": cell(2, "a1")}, "target"),
    ("paying", lambda: {"target": cell(2, "c1")}, "target"),
    ("paying", lambda: {"target": 71}, "target"),
    ("paying", lambda: {"phase": "placing"}, "laid"),
    ("paying", lambda: {"laid": [LAID[0], LAID[0], LAID[1]], "castles": [[[0] * 7] * 3] * 4}, "castles"),
    ("paying", lambda: {"laid": [LAID[0], LAID[1], LAID[0]], **castles(0, 2, 1, 0, "paying")}, "payment"),
    ("paying", lambda: {"target": cell(2, "a2")} | castles(0, 1, 2, 0, "paying"), "payment"),
    ("paying", lambda: {"turn": 1}, "castles"),
    ("last", lambda: {"target": cell(2, "a1"), "laid": [LAID[1]] * 3}, "target-statues"),
    # the crown and the end
    ("placing", lambda: {"to_reveal": 1}, "reveal"),
    ("revealing", lambda: {"to_reveal": 0}, "reveal"),
    ("revealing", lambda: {"to_reveal": 3}, "reveal"),
    ("revealing", lambda: {"chronicle": 4}, "crowned"),
    ("revealing", one_space_later, "reveal-space"),
    ("revealing", lambda: {"chronicle": 10, "rounds": 10}, "crowned"),
    ("placing", lambda: {"phase": "revealing"}, "rounds"),
    ("placing", lambda: {"phase": "over"}, "rounds"),
    ("placing", lambda: {"winner": 0}, "not-over"),
    ("revealing", lambda: {"to_reveal": 2}, "reveal"),
    ("late", lambda: {"chronicle_numbers": [0] * 11}, "ended-at-space"),
    ("crowned", lambda: {"chronicle_numbers": [0] * 7 + [25] * 4}, "over"),
    ("equal", lambda: {"winner": 1}, "winner"),
    ("over", lambda: {"winner": 1}, "winner"),
    ("over", lambda: {"winner": -1}, "winner"),
    ("over", lambda: {"winner": 3}, "seat-absent"),
    ("over", lambda: {"phase": "placing"}, "cannot-place"),
    ("crowned", lambda: {"winner": 1}, "winner"),
    ("crowned", lambda: {"phase": "ready"}, "rounds"),
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
    ("name", "change", "problem"),
    INCONSISTENT,
    ids=[f"{name}-{number}-{problem}" for number, (name, _, problem) in enumerate(INCONSISTENT)],
)
def test_a_position_that_contradicts_itself_is_refused(
    name: str, change: Callable[[], dict[str, Any]], problem: str
) -> None:
    with pytest.raises(MalformedInput) as error:
        regalia.position("tumult", {**POSITIONS[name]().position(), **change()})
    assert error.value.code == "impossible-position"
    found = error.value.sentence.arguments["problem"]
    assert isinstance(found, Sentence)
    assert found.message == f"position-{problem}"
    for language in LANGUAGES:
        assert words("tumult", language).say(error.value.sentence).endswith(".")


def test_everything_that_can_be_wrong_with_a_position_has_a_test() -> None:
    catalogue = files("regalia.games.tumult").joinpath("en.ftl").read_text("utf-8")
    said = re.findall(r"^position-([\w-]+) =", catalogue, re.MULTILINE)
    assert sorted(said) == sorted({problem for *_, problem in INCONSISTENT})


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("placing", {"revealed": 1 << 30}),
        ("placing", {"random_drawn": 1 << 33}),
        ("placing", {"random_stream": (1 << 32) - 1}),
        ("taxes", {"moves": [1 << 30, 0, 0, 0]}),
    ],
)
def test_a_counter_that_would_leave_its_range_is_refused(name: str, change: dict[str, Any]) -> None:
    assert refusal({**POSITIONS[name]().position(), **change}) == "malformed-position"


def extremes(domain: Domain) -> list[Any]:
    """The least and the greatest value of a field."""
    if isinstance(domain, Integer):
        return [domain.least, domain.greatest]
    if isinstance(domain, Mask):
        return [[], domain.write(domain.greatest)]
    assert isinstance(domain, Member)
    return [domain.write(domain.least), domain.write(domain.greatest)]


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
