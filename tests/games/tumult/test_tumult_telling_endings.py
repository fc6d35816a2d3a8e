"""What Tumult Royale says of how it ended, and what it shows beside the record."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from regalia import Match
from tests.games.tumult.saying import (
    TELLING,
    Said,
    in_both_persons,
)
from tests.games.tumult.table import LAST, action, play, player, table
from tests.games.tumult.test_tumult_crown import at_space
from tests.games.tumult.test_tumult_refusals import paying, placing, robbing


def last_statue() -> Match:
    return play(table(player(castle="b1 m1", fields="a2", placed=24), realm=LAST), "place b2; pay b1; pay m1")


ENDINGS: dict[str, tuple[Callable[[], Match], list[tuple[Said, Said]]]] = {
    "the last statue": (
        last_statue,
        [
            (
                (
                    "You have placed all 25 statues: that ends the game at once, and you win.",
                    "Ada has placed all 25 statues: that ends the game at once, and Ada wins.",
                ),
                (
                    "Du hast alle 25 Statuen aufgestellt: Damit ist das Spiel sofort zu Ende, und du gewinnst.",
                    "Ada hat alle 25 Statuen aufgestellt: Damit ist das Spiel sofort zu Ende, und Ada gewinnt.",
                ),
            )
        ],
    ),
    "too far apart": (
        lambda: at_space(7, 6),
        [
            (
                (
                    "Space 7 of the chronicle ends the game: the most statues (10) and the fewest (4) are 6 apart, "
                    "more than 5.",
                )
                * 2,
                (
                    "Feld 7 der Chronik beendet das Spiel: Zwischen den meisten Statuen (10) und den wenigsten (4) "
                    "liegen 6, also mehr als 5.",
                )
                * 2,
            ),
            (
                ("You win with 10 statues placed.", "Ada wins with 10 statues placed."),
                ("Du gewinnst mit 10 aufgestellten Statuen.", "Ada gewinnt mit 10 aufgestellten Statuen."),
            ),
        ],
    ),
    "the last space, by rank": (
        lambda: at_space(10, 0),
        [
            (
                ("Space 10, the last of the chronicle, ends the game.",) * 2,
                ("Feld 10, das letzte der Chronik, beendet das Spiel.",) * 2,
            ),
            (
                (
                    "You have placed as many statues as Ben, 16, and win as queen: the higher rank decides.",
                    "Ada has placed as many statues as Ben, 16, and wins as queen: the higher rank decides.",
                ),
                (
                    "Du hast so viele Statuen aufgestellt wie Ben, nämlich 16, und gewinnst als Königin: "
                    "Der höhere Rang entscheidet.",
                    "Ada hat so viele Statuen aufgestellt wie Ben, nämlich 16, und gewinnt als Königin: "
                    "Der höhere Rang entscheidet.",
                ),
            ),
        ],
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_T17_T18_how_it_ended_and_why_is_said_in_both_persons(name: str) -> None:
    make, expected = ENDINGS[name]
    match = make()
    assert match.over
    assert [in_both_persons(sentence) for sentence in TELLING.ending(match.hidden(None))] == expected


def test_what_derives_from_a_position_is_the_same_for_everybody_who_looks() -> None:
    match = placing("b1 b3 m2", own="a1 d1")
    shown = TELLING.derived(match.hidden(None))
    assert json.loads(json.dumps(shown)) == shown == TELLING.derived(match.hidden(1))
    assert (shown["rank"], shown["statues_placed"], shown["statues_apart"]) == ([1, 2], [3, 2], 1)
    assert shown["castle_goods"] == [[4, 2, 0], [0, 0, 0]]
    assert (shown["grid"], shown["trial"], shown["movements_left"]) == ([2, 2], False, None)


def field_of(match: Match, name: str) -> dict[str, Any]:
    asked, shown = action(f"place {name}"), TELLING.derived(match.hidden(0))["fields"]
    found: dict[str, Any] = shown[asked["slot"] * 9 + asked["field"]]
    return found


def test_T10_every_field_is_shown_with_its_price_or_what_is_in_the_way() -> None:
    match = placing(own="a1", down="2")
    near = {"terrain": "pasture", "statues": 1, "price": [1, 1, 0], "factor": 1, "refused": None}
    assert field_of(match, "a2") == near
    assert field_of(match, "f1") == {**near, "price": [2, 2, 0], "factor": 2, "refused": "goods-missing"}
    assert field_of(match, "a1") == {**near, "price": None, "factor": None, "refused": "field-taken"}
    unknown = {"terrain": None, "statues": None, "price": None, "factor": None, "refused": "region-face-down"}
    assert field_of(match, "b5") == unknown


def test_while_nobody_places_fields_have_a_terrain_and_no_price() -> None:
    fields = TELLING.derived(robbing().hidden(None))["fields"]
    assert len(fields) == 36
    assert {field["refused"] for field in fields} == {field["price"] for field in fields} == {None}
    assert [field["terrain"] for field in fields[:3]] == ["pasture", "forest", "mountain"]


def test_T11_a_payment_under_way_shows_every_way_to_finish_it() -> None:
    match = paying("f1", "b1", castle="b1 b1 b2 m1 m3")
    assert TELLING.derived(match.hidden(None))["payment"] == {
        "slot": 1,
        "field": 2,
        "terrain": "pasture",
        "price": [2, 2, 0],
        "laid": [[1], [], []],
        "ways": {"bread": [[1, 1]], "marble": [[3]], "tools": [[]]},
        "gains": {"bread": [0], "marble": [1], "tools": [0]},
        "missing": [1, 2, 0],
        "supporters": 0,
    }


@pytest.mark.parametrize(
    ("chronicle", "coming"),
    [
        (0, {"space": 1, "statues": 1, "is_last": False, "ends_beyond": None, "turns_up": False, "regions": 0}),
        (2, {"space": 3, "statues": 1, "is_last": False, "ends_beyond": None, "turns_up": True, "regions": 1}),
        (4, {"space": 5, "statues": 1, "is_last": False, "ends_beyond": None, "turns_up": True, "regions": 2}),
        (6, {"space": 7, "statues": 2, "is_last": False, "ends_beyond": 5, "turns_up": False, "regions": 0}),
        (9, {"space": 10, "statues": 2, "is_last": True, "ends_beyond": None, "turns_up": False, "regions": 0}),
    ],
)
def test_T14_T17_what_the_next_space_of_the_chronicle_brings(chronicle: int, coming: dict[str, Any]) -> None:
    down = "2 3" if chronicle < 5 else ""
    shares = {9: (7, 6), 6: (4, 3)}.get(chronicle)
    seats = (player(castle="b1 m1", fields="a1"), player(fields="f1"))
    match = table(*seats, chronicle=chronicle, crowned=shares, down=down)
    assert TELLING.derived(match.hidden(None))["next_space"] == coming


@pytest.mark.parametrize(("chronicle", "down", "due"), [(0, "2 3", (1, 1)), (3, "3", (1, 1)), (6, "", (0, 0))])
def test_T14_lands_are_turned_up_at_the_same_spaces_also_when_none_is_left(
    chronicle: int, down: str, due: tuple[int, int]
) -> None:
    seats = (player(castle="b1 m1", fields="a1"), player(fields="f1"))
    shares = {6: (4, 3)}.get(chronicle)
    spaces = TELLING.derived(table(*seats, chronicle=chronicle, crowned=shares, down=down).hidden(None))["spaces"]
    assert [space["space"] for space in spaces if space["turns_up"]] == [3, 5]
    assert (spaces[2]["regions"], spaces[4]["regions"]) == due


def test_T9_who_places_later_is_told_in_rank_order() -> None:
    seats = [player(castle="b1 m1", fields=field) for field in ("a1", "f1", "c1")]
    match = table(*seats)
    ranks = match.position()["ranks"][:3]
    assert TELLING.derived(match.hidden(None))["placing_later"] == ranks[1:]
    play(match, "pass")
    assert TELLING.derived(match.hidden(None))["placing_later"] == ranks[2:]


def test_T7_movements_that_are_left_are_counted_in_turns_and_on_a_budget() -> None:
    assert TELLING.derived(robbing(taxes="turns", moves=[2, 1, 0, 0]).hidden(0))["movements_left"] == [10, 11]
    assert TELLING.derived(robbing("0: lift 3", taxes="budget").hidden(0))["movements_left"] == [25, 26]


def test_T7_a_trial_run_is_shown_as_one() -> None:
    assert TELLING.derived(robbing(practice=1, rounds=0).hidden(0))["trial"]
