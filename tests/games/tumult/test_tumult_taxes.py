"""The demand, the tiles and the robbery in its three modes (T4 to T7)."""

from collections import Counter

import numpy as np
import pytest

import regalia
from regalia import IllegalAction
from regalia.game import stream
from tests.games.tumult.robbery import ready, robbing
from tests.games.tumult.table import has, kinds, new, play, player, record_of, refused, table, told, types
from tests.worlds import bound, chi_square


def test_T4_the_king_spins_two_to_five_for_all_goods_alike() -> None:
    seen = Counter(tuple(new(seed=seed).position()["demand"]) for seed in range(400))
    assert set(seen) == {(2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5)}
    assert min(seen.values()) > 60


@pytest.mark.parametrize(("players", "tiles", "middle", "aside"), [(2, 21, 15, 6), (3, 30, 21, 9), (4, 39, 27, 12)])
def test_T5_tiles_in_use_in_the_middle_and_set_aside(players: int, tiles: int, middle: int, aside: int) -> None:
    match = new(players)
    position = match.position()
    lying = [tile for tile in position["tiles"] + position["set_aside"] if tile >= 0]
    assert sorted(lying) == list(range(tiles))
    assert position["spots"].count("middle") == middle
    assert sum(tile >= 0 for tile in position["set_aside"]) == aside
    assert told(match, "laid_out") == [{"places": middle, "aside": aside}]


def test_T5_every_tile_is_as_likely_in_every_place() -> None:
    seen: Counter[int] = Counter()
    for seed in range(420):
        seen[new(seed=seed).position()["tiles"][0]] += 1
    assert set(seen) == set(range(21))
    assert max(seen.values()) < 45


def test_T5_each_round_starts_with_all_tiles_again() -> None:
    match = table(player(fields="a1", castle="b1 m1 t1"), greedy=[1])
    play(match, "pass")
    position = match.position()
    assert position["spots"].count("middle") == 15
    assert sorted(tile for tile in position["tiles"] + position["set_aside"] if tile >= 0) == list(range(21))
    assert position["castles"] == [[[0] * 7] * 3] * 4


def test_T6_all_but_the_king_say_ready_in_any_order_then_the_king_starts() -> None:
    match = new(4)
    king, *others = has(match, "ranks")
    assert set(match.actors) == set(others)
    for number, seat in enumerate([others[1], others[2], others[0]]):
        assert refused(match, f"{king}: start") == "T6"
        assert types(match, seat) == {"ready"}
        assert refused(match, f"{seat}: lift 0") == "T6"
        play(match, f"{seat}: ready")
        assert len(match.actors) == (2 - number or 1)
    assert refused(match, f"{king}: ready") == "T6"
    assert refused(match, f"{others[0]}: ready") == "T6"
    play(match, f"{king}: start")
    assert told(match) == [{"type": "started", "seat": king}]
    assert match.actors == (0, 1, 2, 3)


def test_T6_the_taxes_end_when_all_are_done() -> None:
    match = play(robbing(), "0: done; 1: done")
    assert kinds(match)[:2] == ["finished", "left_over"]


def test_T6_the_taxes_end_with_the_last_tile_but_not_while_it_is_in_a_hand() -> None:
    mine = player(castle="b1 b1 b2 b2 b2 b3 b3 m1 m1 m2 m2 m2 m3 m3")
    match = play(robbing(mine, player(fields="f1")), "1: lift 14")
    assert match.position()["phase"] == "taxes"
    play(match, "1: return; 0: lift 14; 0: keep")
    assert match.position()["phase"] != "taxes"
    assert told(match, "left_over") == [{"bread": 0, "marble": 0, "tools": 0}]


def test_T6_the_reveal_tells_what_is_left_and_what_was_robbed() -> None:
    match = play(robbing(player(castle="b3 t1"), player(castle="m2 m2")), "0: done; 1: done")
    assert told(match, "robbed") == [
        {"seat": 0, "bread": 3, "marble": 0, "tools": 1},
        {"seat": 1, "bread": 0, "marble": 4, "tools": 0},
    ]
    assert told(match, "left_over") == [{"bread": 11, "marble": 10, "tools": 0}]


def test_T6_tiles_set_aside_are_never_revealed() -> None:
    match = play(robbing(player(fields="a1", castle="b3 m1")), "0: done; 1: done")
    assert match.position()["phase"] == "placing"
    for seat in (0, 1, None):
        assert "set_aside" not in match.view(seat)["state"]
        assert match.hidden(seat)["set_aside"].tolist() == [[-1] * 12]
        assert match.view(seat)["state"]["tiles"] == match.position()["tiles"]


@pytest.mark.parametrize("taxes", ["turns", "budget"])
def test_T7_the_other_modes_have_neither_ready_check_nor_clock(taxes: str) -> None:
    match = new(3, taxes=taxes)
    assert match.position()["phase"] == "taxes"
    assert match.clock is None
    with pytest.raises(IllegalAction, match="No glass"):
        match.tick()


def test_T7_in_turns_from_the_lowest_rank_up_one_tile_each() -> None:
    match = new(3, taxes="turns")
    order = has(match, "ranks")[::-1]
    seen = []
    for place in range(6):
        seen.append(match.actors)
        assert types(match) == {"lift", "done"}
        play(match, f"lift {place}")
        assert match.actors == seen[-1]
        play(match, "keep" if place % 2 else "return")
    assert seen == [(seat,) for seat in order * 2]


def test_T7_in_turns_a_seat_may_withdraw_for_the_round() -> None:
    match = new(3, taxes="turns")
    low, middle, king = has(match, "ranks")[::-1]
    play(match, "lift 0; keep; done; lift 1; keep; lift 2; keep")
    assert match.actors == (king,)
    assert match.position()["done"] == [middle]
    play(match, "done")
    assert match.actors == (low,)
    play(match, "done")
    assert "left_over" in kinds(match)


def test_T7_in_turns_a_seat_is_withdrawn_after_twelve_lifts() -> None:
    match = new(2, taxes="turns")
    low, king = has(match, "ranks")[::-1]
    for number in range(12):
        assert match.actors == (low,)
        assert match.position()["moves"][low] == number
        play(match, "lift 0; return")
        if match.actors == (king,) and number == 0:
            play(match, "done")
    assert kinds(match)[:3] == ["returned", "finished", "left_over"]
    assert told(match, "finished") == [{"seat": low, "cause": "lifts"}]


def test_T7_in_turns_the_taxes_end_when_the_middle_is_empty() -> None:
    match = new(2, taxes="turns")
    for place in range(15):
        assert match.position()["phase"] == "taxes"
        play(match, f"lift {place}; keep")
    assert "left_over" in kinds(match)


def test_T7_a_budget_is_twenty_six_movements_lifting_keeping_and_returning() -> None:
    match = new(2, taxes="budget")
    assert match.position()["budget"] == 26
    for _ in range(13):
        assert set(match.actors) == {0, 1}
        play(match, "0: lift 0; 0: return")
    assert match.position()["moves"][0] == 26
    assert told(match, "finished") == [{"seat": 0, "cause": "budget"}]
    assert match.actors == (1,)


def test_T7_a_tile_in_hand_when_the_budget_is_spent_is_decided_free() -> None:
    match = new(2, taxes="budget", budget=3)
    play(match, "0: lift 0; 0: return; 0: lift 0")
    assert match.position()["moves"][0] == 3
    assert types(match, 0) == {"keep", "return"}
    play(match, "0: keep")
    assert match.position()["moves"][0] == 3
    assert match.actors == (1,)
    assert refused(match, "0: lift 1") == "T7"


ALMOST_ALL = "b1 b1 b2 b2 b2 b3 b3 m1 m1 m2 m2 m2 m3"


def test_T7_on_a_budget_nobody_is_asked_who_can_do_nothing_while_the_last_tiles_are_in_other_hands() -> None:
    """Seats 0 and 2 hold the last tiles; when one of them goes back, whoever waits can lift it."""
    seats = (player(castle=f"{ALMOST_ALL} t1 t1 t2 t2 t2 t3", hand="t3"), player(), player(hand="m3"))
    match = robbing(*seats, taxes="budget")
    asked = [match.actors]
    assert refused(match, "1: done") == "T7"
    asked += [play(match, sentences).actors for sentences in ("2: return", "1: lift 20; 0: keep")]
    assert asked == [(0, 2), (0, 1, 2), (1,)]
    assert "left_over" in kinds(play(match, "1: keep"))


def test_T7_against_the_hourglass_whoever_can_do_nothing_can_be_done() -> None:
    seats = (player(castle=f"{ALMOST_ALL} t1 t1 t2 t2 t2 t3", hand="t3"), player(), player(hand="m3"))
    match = robbing(*seats)
    assert match.actors == (0, 1, 2)
    assert types(match, 1) == {"done"}


def test_T7_the_next_seat_on_a_budget_is_any_of_those_who_can_act_alike() -> None:
    match, chance = new(4, taxes="budget"), stream(7)
    play(match, "1: done")
    moved: Counter[int] = Counter()
    for _ in range(3000):
        records = record_of(match)
        out = np.zeros(len(match.game.actions), np.int32)
        match.game.entry_points.play_randomly(records, 0, 1, chance, out)
        moved[next(seat for seat in (0, 2, 3) if records[0].moves[seat] or int(records[0].done) >> seat & 1)] += 1
    assert chi_square(moved, dict.fromkeys((0, 2, 3), 1000)) < bound(3)


def test_T7_the_taxes_end_when_every_budget_is_spent_or_done() -> None:
    match = new(2, taxes="budget", budget=2)
    play(match, "0: lift 0; 0: keep; 1: done")
    assert "left_over" in kinds(match)


def test_T7_nobody_lifts_beyond_the_budget() -> None:
    match = play(new(2, taxes="budget", budget=2), "0: lift 0; 0: return")
    assert refused(match, "0: lift 0") == "T7"
    position = match.position()
    with pytest.raises(regalia.MalformedInput, match="no movement left"):
        regalia.position("tumult", {**position, "done": []})


@pytest.mark.parametrize("taxes", ["hourglass", "turns", "budget"])
def test_T7_practice_is_one_trial_run_that_changes_nothing(taxes: str) -> None:
    match = new(2, taxes=taxes, practice="yes")
    start = match.position()
    assert (start["phase"] in ("ready", "taxes"), start["rounds"], start["demand"]) == (True, 0, [0, 0, 0])
    if taxes == "hourglass":
        play(ready(match), "start")
    play(match, "lift 0; keep; done; done")
    assert [kind for kind in kinds(match) if kind in ("left_over", "practice_over", "tumult", "calm", "round")] == [
        "left_over",
        "practice_over",
        "round",
    ]
    after = match.position()
    assert after["rounds"] == 1
    for name in ("supporters", "supply", "statues", "ranks", "owners", "chronicle", "mercy", "castles", "left"):
        assert after[name] == start[name]
    assert after["spots"].count("middle") == 15


def test_T7_without_practice_the_first_round_is_a_round() -> None:
    assert new().position()["rounds"] == 1


def test_T6_an_action_out_of_the_phase_is_refused() -> None:
    match = robbing()
    for sentence in ("0: pass", "0: place a1", "0: pay b1", "0: reveal 1", "0: start", "0: ready", "0: erect a1"):
        assert refused(match, sentence) == "T6"
    with pytest.raises(IllegalAction, match="rob no more"):
        play(play(robbing(), "0: done"), "0: done")
