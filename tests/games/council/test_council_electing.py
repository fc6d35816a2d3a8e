"""Electing a councillor, as a main action and by a servant (K6, K12), and coins (K13)."""

import pytest

from tests.games.council.table import COUNCILS, can, has, offered, play, player, refused, table, told

ONE_SERVANT = player(servants=1, coins=5)


@pytest.mark.parametrize("council", COUNCILS)
@pytest.mark.parametrize("how", ["elect", "send"])
def test_K6_the_councillor_enters_at_the_arrow_end_and_the_far_one_drops_out(council: str, how: str) -> None:
    match = table(ONE_SERVANT)
    place = list(COUNCILS).index(council)
    before = match.position()["councils"]
    play(match, f"{how} {council} blue")
    after = match.position()["councils"]
    assert after[place] == ["blue", *before[place][:3]]
    assert [after[other] for other in range(4) if other != place] == [before[x] for x in range(4) if x != place]


def test_K6_the_councillor_leaves_the_reserve_and_the_one_dropped_joins_it() -> None:
    match = table()
    assert match.position()["reserve"] == [1, 1, 1, 1, 2, 2]
    play(match, "elect coast blue")
    assert match.position()["reserve"] == [1, 1, 1, 2, 1, 2]
    expected = {"seat": 0, "council": "coast", "colour": "blue", "dropped": "purple", "coins": 4}
    assert told(match) == [{"type": "elected", **expected}]


def test_K6_any_colour_in_the_reserve_may_be_chosen_for_any_council() -> None:
    match = table(
        councils={
            "coast": "white white white white", "hills": "black black black black",
            "mountains": "blue blue blue blue", "queen": "pink pink pink orange",
        },
    )  # fmt: skip
    assert offered(match, "elect") == [[council, colour] for council in COUNCILS for colour in RESERVE]


RESERVE = ("orange", "purple", "pink")


@pytest.mark.parametrize("how", ["elect", "send"])
def test_K6_a_colour_that_is_not_in_the_reserve_cannot_be_elected(how: str) -> None:
    match = table(ONE_SERVANT, councils={"coast": "white white black orange", "queen": "white purple purple black"})
    assert match.position()["reserve"][0] == 0
    assert refused(match, f"{how} hills white") == "K6"


@pytest.mark.parametrize("how", ["elect", "send"])
def test_K6_the_far_councillor_drops_out_afterwards_and_cannot_be_the_one_who_enters(how: str) -> None:
    match = table(
        ONE_SERVANT, councils={"coast": "black black orange white", "hills": "white white pink pink"}
    )  # all four of white sit in councils
    assert refused(match, f"{how} coast white") == "K6"


def test_K6_the_same_colour_may_enter_that_drops_out() -> None:
    match = play(table(), "elect coast purple")
    assert match.position()["councils"][0] == ["purple", "white", "black", "orange"]


@pytest.mark.parametrize("cap", [20, 0])
def test_K6_electing_brings_four_coins(cap: int) -> None:
    assert has(play(table(player(coins=3), coin_cap=cap), "elect coast blue"), "coins") == 7


@pytest.mark.parametrize(("before", "after"), [(15, 19), (16, 20), (17, 20), (20, 20)])
def test_K13_coins_stop_at_twenty(before: int, after: int) -> None:
    assert has(play(table(player(coins=before)), "elect coast blue"), "coins") == after


def test_K13_with_the_option_coins_stop_nowhere() -> None:
    assert has(play(table(player(coins=20), coin_cap=0), "elect coast blue"), "coins") == 24


def test_K12_a_servant_elects_for_one_servant_and_no_coins() -> None:
    match = play(table(ONE_SERVANT), "send queen blue")
    assert has(match, "servants", "coins") == (0, 5)
    assert match.position()["councils"][3] == ["blue", "white", "black", "orange"]
    assert can(match, "elect queen blue"), "it was a quick action"
    assert [event["type"] for event in told(match)] == ["sent", "elected"]


def test_K12_without_a_servant_none_can_be_sent() -> None:
    assert refused(table(player(coins=20)), "send coast blue") == "K12"


def test_K12_a_servant_is_engaged_for_three_coins() -> None:
    match = play(table(player(coins=3)), "engage")
    assert has(match, "coins", "servants") == (0, 1)
    assert told(match) == [{"type": "engaged", "seat": 0}]


def test_K12_with_two_coins_no_servant_is_engaged() -> None:
    assert refused(table(player(coins=2, servants=9)), "engage") == "K12"


def test_K12_an_additional_main_action_costs_three_servants() -> None:
    match = play(table(player(servants=3)), "additional; elect coast blue; elect coast blue")
    assert has(match, "servants") == 0
    assert refused(match, "elect coast pink") == "K5"


def test_K12_the_additional_main_action_may_be_bought_after_the_first() -> None:
    match = play(table(player(servants=4)), "elect coast blue; additional; elect coast blue")
    assert has(match, "servants", "coins") == (1, 8)


def test_K12_with_two_servants_there_is_no_additional_main_action() -> None:
    assert refused(table(player(servants=2, coins=20)), "additional") == "K12"


def test_K13_servants_are_unlimited() -> None:
    assert has(play(table(player(coins=3, servants=48)), "engage"), "servants") == 49
