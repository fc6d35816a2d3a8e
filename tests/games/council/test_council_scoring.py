"""Final scoring (K18)."""

from typing import Any

import pytest

from regalia import Match
from tests.games.council.table import Player, play, player, table


def scored(*players: Player, **fields: Any) -> dict[str, Any]:
    """The result if the game ends with this turn, in which seat 0 elects."""
    match = play(table(*players, turn=9, turn_limit=9, **fields), "elect coast blue; end")
    assert match.result is not None
    return match.result


def nobility(*squares: int) -> list[int]:
    return list(scored(*[player(nobility=square) for square in squares])["sources"]["nobility"])


def permits(*owned: str, tie: int = 0) -> list[int]:
    """Each seat's points for permits; those after a slash are face down."""
    seats = [player(permits=own.partition("/")[0], used=own.partition("/")[2]) for own in owned]
    return list(scored(*seats, permit_tie=tie)["sources"]["permits"])


@pytest.mark.parametrize(
    ("squares", "points"),
    [
        ((5, 3), [5, 2]),
        ((3, 5, 4), [0, 5, 2]),
        ((9, 5, 4, 1), [5, 2, 0, 0]),
        ((5, 5), [5, 5]),
        ((5, 5, 4), [5, 5, 0]),
        ((4, 5, 5, 5), [0, 5, 5, 5]),
        ((5, 5, 5, 5), [5, 5, 5, 5]),
        ((5, 4, 4), [5, 2, 2]),
        ((4, 5, 4, 4), [2, 5, 2, 2]),
        ((5, 4, 4, 3), [5, 2, 2, 0]),
        ((5, 5, 4, 4), [5, 5, 0, 0]),
        ((0, 0), [5, 5]),
        ((0, 0, 0, 0), [5, 5, 5, 5]),
        ((1, 0), [5, 2]),
        ((0, 1, 0), [2, 5, 2]),
        ((20, 20, 1), [5, 5, 0]),
    ],
)
def test_K18_nobility_gives_the_first_five_and_the_second_two(squares: tuple[int, ...], points: list[int]) -> None:
    assert nobility(*squares) == points


@pytest.mark.parametrize("tie", [0, 1])
def test_K18_most_permits_face_up_and_down_give_three(tie: int) -> None:
    assert permits("A/B", "C", tie=tie) == [3, 0]
    assert permits("/A B", "C", "D", tie=tie) == [3, 0, 0]
    assert permits("A", "C", "", "F/H", tie=tie) == [0, 0, 0, 3]
    assert permits("A", "", tie=tie) == [3, 0]


@pytest.mark.parametrize(("tie", "points"), [(0, 3), (1, 0)])
def test_K18_a_tie_for_most_permits_gives_all_or_by_the_option_none(tie: int, points: int) -> None:
    assert permits("A", "/B", tie=tie) == [points, points]
    assert permits("A/F", "C", "D/G", tie=tie) == [points, 0, points]
    assert permits("", "", "", tie=tie) == [points, points, points]


def test_K18_reward_and_queens_tiles_give_what_is_on_them() -> None:
    result = scored(player(cities="AMEIN"), player(cities="CDGL"), player(cities="BFHKO"), player(cities="KLMNO"))
    assert result["sources"]["colours"] == [13, 12, 20, 0]
    assert result["sources"]["regions"] == [0, 0, 0, 5]
    # in the order gold, silver, bronze, iron, mountains
    assert result["sources"]["queen"] == [12 + 7, 18, 25, 3]


@pytest.mark.parametrize(("owned", "points"), [("ABCDE", 5), ("FGHIJ", 5), ("KLMNO", 5), ("ABCDEFGHIJ", 10)])
def test_K18_each_region_gives_five(owned: str, points: int) -> None:
    assert scored(player(cities=owned))["sources"]["regions"][0] == points


def test_K18_points_gained_in_play_count_and_pass_99() -> None:
    result = scored(player(points=140), player(points=99))
    assert result["sources"]["play"] == [140, 99]
    assert result["points"] == [140 + 5 + 3, 99 + 5 + 3]


def test_K18_the_points_are_the_sum_of_their_sources() -> None:
    result = scored(player(points=7, cities="AM", nobility=3, permits="B"), player(points=30))
    assert list(result["sources"]) == ["play", "colours", "regions", "queen", "nobility", "permits"]
    assert result["points"] == [7 + 5 + 25 + 5 + 3, 30 + 2]


def test_K18_most_points_win() -> None:
    result = scored(player(points=3), player(points=8), player(points=5))
    assert (result["places"], result["winners"]) == ([3, 1, 2], [1])


@pytest.mark.parametrize(
    ("mine", "theirs", "places"),
    [
        (player(servants=2), player(servants=1), [1, 2]),
        (player(hand="white white"), player(servants=1), [1, 2]),
        (player(hand="white", servants=1), player(hand="black black black"), [2, 1]),
        (player(hand="white", servants=2), player(hand="black black", servants=1), [1, 1]),
        (player(), player(), [1, 1]),
    ],
)
def test_K18_a_tie_goes_to_more_servants_and_cards_together_and_then_is_shared(
    mine: Player, theirs: Player, places: list[int]
) -> None:
    assert scored(mine, theirs)["places"] == places


def test_K18_a_shared_win_has_several_winners_and_no_second_place() -> None:
    result = scored(player(points=3), player(points=3), player(points=1))
    assert (result["places"], result["winners"]) == ([1, 1, 3], [0, 1])


def test_K18_servants_and_cards_matter_only_in_a_tie() -> None:
    assert scored(player(points=1), player(servants=40, hand="pink pink"))["places"] == [1, 2]


def test_K17_K18_the_game_is_scored_after_the_last_turn() -> None:
    """All ten merchants of the second have been placed; the first has the last turn."""
    match = table(player(points=4), player(cities="ABCDFGHIKL", points=1), seat=0)
    assert match.result is None
    play(match, "elect coast blue; end")
    assert result_of(match)["points"] == [4 + 5 + 3, 1 + 12 + 25 + 5 + 3]


def result_of(match: Match) -> dict[str, Any]:
    assert match.result is not None
    return match.result
