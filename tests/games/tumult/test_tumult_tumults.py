"""Tumults against the greediest (T8, T20 to T22)."""

from typing import Any

import pytest

from regalia import Match
from tests.games.tumult.table import Player, castle, has, kinds, new, play, player, table, told

BREAD, MARBLE, TOOLS = ("b1 b1 b2 b2 b2 b3 b3", "m1 m1 m2 m2 m2 m3 m3", "t1 t1 t2 t2 t2 t3 t3")
KING = player(fields="a1")


def revealed(*players: Player, middle: str, demand: int = 2, **fields: Any) -> Match:
    """The tiles as they lie when everybody is done."""
    match = table(*players, middle=middle, demand=demand, phase="taxes", **fields)
    for seat in range(match.players):
        match.play(seat, {"type": "done"})
    return match


def bread_tumult(king: str, other: str, **fields: Any) -> Match:
    """Two players with bread; all other tiles that fit lie in the middle, and no bread."""
    rest = f"{MARBLE} {TOOLS}".split()
    held = king.split() + other.split()
    middle = [name for name in rest if name not in held][: 15 - len(held)]
    for name in rest:
        if len(middle) + len(held) == 15:
            break
        if middle.count(name) + held.count(name) < rest.count(name):
            middle.append(name)
    seats = (player(castle=king, fields="a1"), player(castle=other, fields="f1"))
    return revealed(*seats, middle=" ".join(middle), **fields)


def test_T20_the_tumult_example_of_the_rulebook() -> None:
    """The king takes the marble; the duchess has rank 2 and mercy, the prince rank 3."""
    match = revealed(
        player(castle="m1 m1 m3 m3 m1 m2 m3 m2", fields="a1"),
        player(castle="b1 b2 b2 t2 t2", fields="d1"),
        player(castle="b3 b1 t1 t3", fields="i6"),
        middle="b2 m2 m2 t3",
        demand=4,
        mercy=[1],
    )
    assert told(match, "left_over") == [{"bread": 2, "marble": 4, "tools": 3}]
    assert told(match, "robbed")[1:] == [
        {"seat": 1, "bread": 5, "marble": 0, "tools": 4},
        {"seat": 2, "bread": 4, "marble": 0, "tools": 4},
    ]
    assert told(match, "tumult") == [
        {"seat": 1, "good": "bread", "count": 4, "tiles": 2},
        {"seat": 2, "good": "tools", "count": 4, "tiles": 1},
    ]
    assert told(match, "calm") == [{"good": "marble"}]
    assert told(match, "lost")[:2] == [{"seat": 1, "supporters": 3}, {"seat": 2, "supporters": 3}]


def test_T21_the_two_player_example() -> None:
    match = revealed(player(), player(castle="b1"), middle=f"{MARBLE} {TOOLS}", mercy=[1])
    assert told(match, "tumult") == [{"seat": 0, "good": "bread", "count": 0, "tiles": 0}]
    assert told(match, "lost")[0] == {"seat": 0, "supporters": 3}


@pytest.mark.parametrize(("demand", "tumult"), [(2, False), (3, True)])
def test_T8_fewer_left_than_demanded_means_a_tumult(demand: int, tumult: bool) -> None:
    """Two bread on one tile lie in the middle: goods count, not tiles."""
    held = player(castle="b1 m1", fields="a1")
    match = revealed(held, middle=f"b2 {MARBLE[3:]} {TOOLS[6:]} b1", demand=demand)
    assert told(match, "left_over")[0]["bread"] == 3
    match = revealed(held, middle=f"b2 {MARBLE[3:]} {TOOLS[3:]}", demand=demand)
    assert told(match, "left_over")[0]["bread"] == 2
    assert ("tumult" in kinds(match)) == tumult


def test_T8_the_greediest_keeps_only_the_lowest_tile_of_the_kind() -> None:
    match = bread_tumult("b3 b2 b2 m1", "b1")
    assert castle(match, 0) == "b2 m1"
    assert castle(match, 1) == "b1"
    assert has(match, "supporters") == [27, 30]


def test_T8_who_has_one_tile_of_the_kind_keeps_it() -> None:
    match = bread_tumult("b3 m1", "")
    assert castle(match, 0) == "b3 m1"
    assert told(match, "tumult") == [{"seat": 0, "good": "bread", "count": 3, "tiles": 0}]


@pytest.mark.parametrize(
    ("king", "other", "mercy", "greediest"),
    [
        ("b1 m1", "b2", [], 1),
        ("b2 m1", "b1 b1", [], 0),
        ("b2 m1", "b3", [1], 0),
        ("b2 m1", "b2", [0], 1),
        ("b1 m1", "", [0], 0),
    ],
)
def test_T8_most_goods_less_mercy_and_of_equals_the_higher_rank(
    king: str, other: str, mercy: list[str], greediest: int
) -> None:
    match = bread_tumult(king, other, mercy=mercy)
    assert [event["seat"] for event in told(match, "tumult")] == [greediest]


def test_T8_ties_are_broken_by_rank_not_by_seat() -> None:
    match = bread_tumult("b2", "b2 m1", ranks=[1, 0])
    assert [event["seat"] for event in told(match, "tumult")] == [1]


def test_T8_mercy_counts_for_every_kind_and_greediest_twice_pays_twice() -> None:
    seats = (player(castle="b3 b3 m3 m3", fields="a1"), player(castle="b2 b2 m2 m2", fields="f1"))
    match = revealed(*seats, middle=TOOLS, mercy=[0])
    assert told(match, "tumult") == [
        {"seat": 0, "good": "bread", "count": 5, "tiles": 1},
        {"seat": 0, "good": "marble", "count": 5, "tiles": 1},
    ]
    assert has(match, "supporters") == [24, 30]
    assert castle(match, 0) == "b3 m3"
    assert match.position()["greedy"] == [0]


def test_T8_goods_are_judged_in_order_bread_marble_tools() -> None:
    match = revealed(player(castle="b1 m1", fields="a1"), middle="b2 b2 b3 m1 m2 m2 m3 t1 t1 t2 t2 t2 t3")
    assert told(match, "calm") == [{"good": "bread"}, {"good": "marble"}, {"good": "tools"}]
    assert has(match, "supporters") == [30, 30]


def test_T8_tiles_returned_undo_no_tumult_and_are_nobodys() -> None:
    match = bread_tumult("b3 b3 b2 m1", "b2 b2", demand=2)
    assert told(match, "left_over")[0]["bread"] == match.position()["left"][0] == 0
    assert castle(match, 0) == "b2 m1"


def test_T8_ranks_are_those_before_they_are_redistributed() -> None:
    rich = player(castle="b2", fields="f1", supporters=60)
    match = revealed(player(castle="b2 m1", fields="a1"), rich, middle=f"{MARBLE[3:]} {TOOLS[3:]}")
    assert [event["seat"] for event in told(match, "tumult")] == [0]


def test_T22_the_gambling_king_spins_after_the_reveal_once_for_each_good() -> None:
    seen = set()
    for seed in range(60):
        match = new(seed=seed, gamble="yes", taxes="turns")
        assert "demanded" not in kinds(match)
        assert match.position()["demand"] == [0, 0, 0]
        play(match, "done; done")
        told_first = [kind for kind in kinds(match) if kind in ("left_over", "demanded", "calm", "tumult")][:2]
        assert told_first == ["left_over", "demanded"]
        seen.add(tuple(told(match, "demanded")[0].values()))
    assert {number for demand in seen for number in demand} == {2, 3, 4, 5}
    assert len(seen) > 25


def test_T22_without_the_option_the_king_spins_before_the_taxes() -> None:
    match = new(seed=1, taxes="turns")
    assert kinds(match) == ["first_statue", "round", "demanded", "laid_out"]
