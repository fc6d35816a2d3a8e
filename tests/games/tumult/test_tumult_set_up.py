"""Setting up and the first statues (T1 to T3, T23)."""

from collections import Counter
from typing import Any

import pytest

import regalia
from regalia import Match
from tests.games.tumult.table import fields_offered, has, kinds, placed, play, refused, table, told

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int, seed: int = 1) -> Match:
    return regalia.new("tumult", players=players, seed=seed)


def first(**fields: Any) -> Match:
    """Two players before their first statues, on a drawn realm."""
    none: dict[str, Any] = {"tiles": [-1] * 27, "spots": ["gone"] * 27, "set_aside": [-1] * 12}
    return table(phase="first_statues", rounds=0, turn=1, **none, **fields)


@EVERY_NUMBER
def test_T1_two_regions_a_player_lie_in_the_realm_half_of_them_face_up(players: int) -> None:
    position = fresh(players).position()
    assert Counter(position["lies"]) == Counter({"open": players, "down": players, "nowhere": 8 - 2 * players})
    assert len(set(position["slots"][: 2 * players])) == 2 * players
    assert position["slots"][2 * players :] == [-1] * (8 - 2 * players)


@pytest.mark.parametrize(("players", "open_"), [(2, [0, 2]), (3, [0, 1, 4]), (4, [1, 2, 5, 6])])
def test_T1_the_slots_that_begin_face_up(players: int, open_: list[int]) -> None:
    assert [slot for slot, lies in enumerate(fresh(players).position()["lies"]) if lies == "open"] == open_


def test_T1_regions_turns_and_ranks_are_dealt_at_random() -> None:
    dealt = [fresh(4, seed).position() for seed in range(200)]
    assert {position["slots"][1] for position in dealt} == set(range(10))
    assert {position["turned"][1] for position in dealt} == {0, 1, 2, 3}
    assert len({tuple(position["ranks"]) for position in dealt}) == 24


def test_T1_with_fewer_players_only_the_first_ranks_are_dealt() -> None:
    assert sorted(fresh(2).position()["ranks"]) == [-1, -1, 0, 1]
    assert sorted(fresh(3).position()["ranks"]) == [-1, 0, 1, 2]


@pytest.mark.parametrize(("players", "each", "supply"), [(2, 30, 45), (3, 20, 45), (4, 15, 45)])
def test_T2_supporters_statues_and_mercy_at_the_start(players: int, each: int, supply: int) -> None:
    match = fresh(players)
    assert has(match, "supporters") == [each] * players
    assert match.position()["supply"] == supply
    assert has(match, "statues") == [25] * players
    assert match.position()["mercy"] == []


@EVERY_NUMBER
def test_T3_the_lowest_rank_places_first_and_the_king_last(players: int) -> None:
    match = fresh(players)
    order = []
    while match.position()["phase"] == "first_statues":
        order.append(match.actors[0])
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    assert order == has(match, "ranks")[::-1]
    assert placed(match) == [1] * players


def test_T3_any_free_pasture_face_up_may_be_chosen_and_nothing_else() -> None:
    match = first(down="1 3")
    assert fields_offered(match) == {"a1", "a2", "b2", "b3", "c3", "a4", "a5", "b5", "b6", "c6"}
    assert refused(match, "erect b1") == "T3"
    assert refused(match, "erect f1") == "T3"
    play(match, "erect a1")
    assert told(match, "first_statue") == [{"seat": 1, "slot": 0, "field": 0}]
    assert refused(match, "erect a1") == "T3"
    assert match.actors == (0,)


@pytest.mark.parametrize("sentence", ["pass", "place a1", "lift 0", "ready", "done", "reveal 1"])
def test_T3_nothing_else_is_done_before_the_first_statues_stand(sentence: str) -> None:
    assert refused(first(), sentence) == "T3"


def test_T3_the_first_round_follows_the_last_first_statue() -> None:
    match = play(first(), "erect a1; erect a2")
    assert kinds(match) == ["first_statue", "round", "demanded", "laid_out"]
    assert match.position()["rounds"] == 1


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_T23_supporters_ranks_and_statues_are_public(seat: int | None) -> None:
    match = fresh(3)
    state, whole = match.view(seat)["state"], match.position()
    for name in ("supporters", "supply", "ranks", "statues", "owners", "mercy", "chronicle"):
        assert state[name] == whole[name]


@EVERY_NUMBER
def test_T23_every_game_ends_within_ten_rounds(players: int) -> None:
    match = regalia.new("tumult", players=players, seed=3, options={"taxes": "turns"})
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(seat, next((action for action in legal if action["type"] in ("done", "pass")), legal[0]))
    assert match.position()["rounds"] <= 10
    assert match.result is not None
    assert len(match.result["winners"]) == 1
