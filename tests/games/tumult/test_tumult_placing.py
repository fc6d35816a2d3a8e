"""Placing statues and the people's consolation (T9, T10, T12)."""

from typing import Any

import pytest

from regalia import Match
from tests.games.tumult.table import (
    can,
    castle,
    fields_offered,
    has,
    kinds,
    placed,
    play,
    player,
    refused,
    table,
    told,
    types,
)

CHEAP = "b1 m1"


def test_T9_in_rank_order_from_the_king_each_places_one_field() -> None:
    seats = [player(castle=CHEAP, fields=field) for field in ("a1", "a5", "g2")]
    match = table(*seats, ranks=[2, 0, 1])
    assert match.actors == (2,)
    play(match, "place g1; pay b1; pay m1")
    assert match.actors == (0,)
    play(match, "place a2; pay m1; pay b1")
    assert match.actors == (1,)
    assert placed(match) == [2, 1, 2]


def test_T9_passing_is_not_final() -> None:
    match = table(player(castle=CHEAP, fields="a1"), player(castle="b1 m1 b2 m2", fields="f1"))
    play(match, "pass")
    assert told(match) == [{"type": "passed", "seat": 0}]
    play(match, "place b3; pay b2; pay m2")
    assert match.actors == (0,)
    play(match, "place a2; pay b1; pay m1")
    assert placed(match) == [2, 2]


def test_T9_a_round_in_which_all_pass_ends_the_phase() -> None:
    match = table(player(castle=CHEAP, fields="a1"), player(castle=CHEAP, fields="a5"))
    play(match, "pass; pass")
    assert "crowned" in kinds(match)


def test_T9_after_a_round_with_a_statue_all_may_pass_once_more() -> None:
    match = table(player(castle="b1 m1 b2 m2", fields="a1"), player(castle="b2 m2", fields="f1"))
    play(match, "place a2; pay b1; pay m1; pass; pass")
    assert match.actors == (1,)
    assert "crowned" not in kinds(match)
    play(match, "pass")
    assert "crowned" in kinds(match)


def test_T9_who_cannot_place_passes_by_himself() -> None:
    match = table(player(castle=CHEAP, fields="a1"), player(fields="d2"), player(castle=CHEAP, fields="g2"))
    play(match, "pass")
    assert match.actors == (2,)


def test_T9_the_phase_ends_when_nobody_can_place_any_more() -> None:
    match = play(table(player(castle=CHEAP, fields="a1")), "place a2; pay b1; pay m1")
    assert "crowned" in kinds(match)


@pytest.mark.parametrize("sentence", ["lift 0", "done", "ready", "start", "erect a2", "reveal 1"])
def test_T9_nothing_else_is_done_while_statues_are_placed(sentence: str) -> None:
    assert refused(table(player(castle=CHEAP, fields="a1")), sentence) == "T9"


def test_T9_a_seat_out_of_turn_is_refused() -> None:
    match = table(player(castle=CHEAP, fields="a1"), player(castle=CHEAP, fields="a5"))
    assert refused(match, "1: pass") == "not-your-turn"


def rich(fields: str, **more: Any) -> Match:
    return table(player(castle="b3 b3 m3 m3 t3 t3", fields=fields), player(), **more)


def test_T10_beside_an_own_field_by_a_side_every_terrain_may_be_taken() -> None:
    match = rich("b2")
    assert {"b1", "a2", "b3", "c2"} <= fields_offered(match)
    assert {field for field in fields_offered(match) if field in ("c1", "e1", "d1", "c4")} == set()


def test_T10_a_diagonal_is_no_side() -> None:
    match = rich("b2")
    assert refused(match, "place c1") == "T10"


@pytest.mark.parametrize(("own", "field"), [("c1", "d1"), ("d2", "d1"), ("c4", "d4"), ("b3", "b4"), ("e3", "e4")])
def test_T10_a_side_counts_across_the_borders_of_regions(own: str, field: str) -> None:
    assert can(rich(own), f"place {field}")


def test_T10_rows_do_not_run_on_at_the_edge_of_the_realm() -> None:
    """f3 is the last field of its row; the next one begins elsewhere."""
    assert "a4" in fields_offered(rich("f3"))
    play(match := rich("f3"), "place a4")
    assert told(match, "wants")[0]["factor"] == 2


@pytest.mark.parametrize(("field", "factor"), [("a2", 1), ("b1", 1), ("f1", 2), ("c2", 2)])
def test_T10_far_pasture_and_forest_cost_twice_and_adjacent_ones_once(field: str, factor: int) -> None:
    match = play(rich("a1"), f"place {field}")
    assert told(match, "wants")[0]["factor"] == factor


@pytest.mark.parametrize("field", ["c1", "d1", "e1"])
def test_T10_mountain_village_and_palace_are_taken_only_beside_an_own_field(field: str) -> None:
    assert refused(rich("a1"), f"place {field}") == "T10"


def test_T10_a_field_must_be_free() -> None:
    match = table(player(castle="b1 m1 t1", fields="a1"), player(fields="a2"))
    assert refused(match, "place a2") == refused(match, "place a1") == "T9"


def test_T10_an_enemy_field_is_no_own_field() -> None:
    match = table(player(castle="b3 b3 m3 m3 t3 t3", fields="a1"), player(fields="d2"))
    assert refused(match, "place d1") == "T10"


@pytest.mark.parametrize("how", ["down", "closed"])
def test_T10_regions_face_down_or_just_revealed_are_closed(how: str) -> None:
    match = rich("c1", **{how: "1"})
    assert refused(match, "place d1") == refused(match, "place f1") == "T10"
    assert not {field for field in fields_offered(match) if field[0] in "def" and field[1] in "123"}
    assert can(rich("c1"), "place d1")


def test_T10_there_is_no_field_beyond_the_realm() -> None:
    match = rich("a1")
    refusal = match.why_not(0, {"type": "place", "slot": 4, "field": 0})
    assert refusal is not None
    assert (refusal.code, refusal.reason) == ("T1", "no-such-region")


@pytest.mark.parametrize(
    ("own", "field", "pay", "statues"),
    [
        ("a1", "a2", "pay b1; pay m1", 1),
        ("a1", "b1", "pay b1; pay m1; pay t1", 1),
        ("b1", "c1", "pay b1; pay m1; pay t2", 1),
        ("c1", "d1", "pay b2; pay m2", 2),
        ("f1", "e1", "pay m2; pay t3", 3),
    ],
)
def test_T10_one_statue_or_two_on_a_village_or_three_on_a_palace(own: str, field: str, pay: str, statues: int) -> None:
    match = table(player(castle="b1 b2 m1 m2 t1 t2 t3", fields=own), player(castle=CHEAP, fields="a5"))
    before = placed(match)[0]
    play(match, f"place {field}; {pay}")
    assert placed(match)[0] == before + statues
    assert told(match, "placed")[0]["statues"] == statues


def test_T12_tiles_left_over_return_without_reward() -> None:
    match = table(player(castle="b3 m3 t3 t3", fields="a1"), greedy=[1])
    play(match, "pass")
    assert told(match, "gained") == []
    assert castle(match, 0) == ""


def consoled(match: Match) -> list[int]:
    return [event["seat"] for event in told(match, "consoled")]


def test_T12_who_could_place_nothing_gains_two_supporters() -> None:
    match = play(table(player(castle=CHEAP, fields="a1"), player(fields="f1", castle="b1")), "pass")
    assert consoled(match) == [1]
    assert told(match, "gained") == [{"seat": 1, "supporters": 2}]


def test_T12_not_who_was_greediest_in_a_tumult() -> None:
    match = play(table(player(castle=CHEAP, fields="a1"), greedy=[1]), "pass")
    assert consoled(match) == []


def test_T12_not_who_placed_or_could_have() -> None:
    seats = (player(castle=CHEAP, fields="a1"), player(castle=CHEAP, fields="a5"), player(fields="g2"))
    match = play(table(*seats), "place a2; pay b1; pay m1; pass; pass")
    assert consoled(match) == [2]


def test_T12_not_who_could_place_at_one_of_his_turns_only() -> None:
    """The only field he could reach is taken by the other after he passed."""
    realm = "PPMMMM MMMMMM MMMMMM MMMMMM MMMMMM MMMMMM"
    seats = (player(castle="b1 m1", fields="a1"), player(castle="b2 m2", fields="f6"))
    match = table(*seats, realm=realm)
    assert fields_offered(match) == {"b1"}
    play(match, "pass; place b1; pay b2; pay m2")
    assert consoled(match) == []


def test_T12_consolation_is_paid_in_rank_order() -> None:
    seats = (player(fields="a1"), player(castle=CHEAP, fields="a5"), player(fields="g2"))
    match = play(table(*seats, ranks=[1, 2, 0]), "pass")
    assert consoled(match) == [2, 0]


def test_T12_comes_before_the_ranks() -> None:
    match = play(table(player(castle=CHEAP, fields="a1"), player(fields="f1")), "pass")
    assert has(match, "ranks") == [1, 0]
    assert types(match, 0) == {"ready"}
