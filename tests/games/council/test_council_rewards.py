"""Reward tiles and the queen's tiles (K16)."""

from typing import Any

import pytest

from regalia import Match
from tests.games.council.table import kinds, metals, play, player, table, told

METALS = {"gold": 20, "silver": 12, "bronze": 8, "iron": 5}
REGIONS = {"coast": "ABCDE", "hills": "FGHIJ", "mountains": "KLMNO"}
QUEENS = [25, 18, 12, 7, 3]


def place_last(group: str, before: str = "", other: str = "", board: str = "juvelar", **fields: Any) -> Match:
    """Place in the last city of a group whose other cities are owned."""
    mine = player(permits=group[-1], cities=before + group[:-1], servants=9)
    return play(table(mine, player(cities=other), board=board, **fields), f"place {group[-1]} {group[-1]}")


@pytest.mark.parametrize("board", ["juvelar", "graden", "arkon_iron-graden_royal-merkatim_iron"])
@pytest.mark.parametrize("metal", METALS)
def test_K16_the_first_with_all_cities_of_a_colour_has_its_tile_and_a_queens_tile(metal: str, board: str) -> None:
    match = place_last(metals(board)[metal], board=board)
    assert told(match, "metal_reward") == [{"seat": 0, "metal": metal, "points": METALS[metal]}]
    assert told(match, "queens_reward") == [{"seat": 0, "points": 25}]
    assert match.position()["metal_rewards"] == [0 if name == metal else -1 for name in METALS]
    assert match.position()["queens_rewards"] == [0, -1, -1, -1, -1]


@pytest.mark.parametrize("region", REGIONS)
def test_K16_the_first_with_all_cities_of_a_region_has_its_tile_and_a_queens_tile(region: str) -> None:
    match = place_last(REGIONS[region])
    assert told(match, "region_reward") == [{"seat": 0, "region": region, "points": 5}]
    assert told(match, "queens_reward") == [{"seat": 0, "points": 25}]
    assert match.position()["region_rewards"] == [0 if name == region else -1 for name in REGIONS]


@pytest.mark.parametrize("group", [*metals("juvelar").values(), *REGIONS.values()])
def test_K16_with_one_city_missing_there_is_no_tile(group: str) -> None:
    match = place_last(group[1:])
    assert told(match, "metal_reward", "region_reward", "queens_reward") == []


@pytest.mark.parametrize("group", [*metals("juvelar").values(), *REGIONS.values()])
def test_K16_only_the_first_has_the_tile(group: str) -> None:
    match = place_last(group, other=group)
    assert told(match, "metal_reward", "region_reward", "queens_reward") == []
    assert 1 in match.position()["metal_rewards"] + match.position()["region_rewards"]
    assert 0 not in match.position()["metal_rewards"] + match.position()["region_rewards"]


@pytest.mark.parametrize(("board", "royal"), [("juvelar", "J"), ("graden", "G")])
def test_K16_the_royal_city_counts_for_the_hills_and_for_no_colour(board: str, royal: str) -> None:
    """Of the hills only two cities have the same colour, so no colour is complete."""
    hills = "FGHIJ".replace(royal, "") + royal
    match = place_last(hills, board=board)
    assert match.position()["region_rewards"] == [-1, 0, -1]
    assert match.position()["metal_rewards"] == [-1] * 4
    assert kinds(place_last(hills[:-1], board=board)).count("region_reward") == 0


def test_K16_one_placement_may_earn_two_tiles_each_with_a_queens_tile() -> None:
    """E is the last of the bronze cities and of the coast."""
    match = place_last("ABCDE", "IN")
    assert [kind for kind in kinds(match) if kind.endswith("reward")] == [
        "metal_reward", "queens_reward", "region_reward", "queens_reward",
    ]  # fmt: skip
    assert told(match, "queens_reward") == [{"seat": 0, "points": 25}, {"seat": 0, "points": 18}]
    assert match.position()["queens_rewards"] == [0, 0, -1, -1, -1]


def taken(others: list[str]) -> Match:
    """The first places in Esti; the others hold complete groups of cities."""
    mine = player(permits="E", cities="ABCDIN", servants=9)
    return play(table(mine, *[player(cities=own) for own in others]), "place E E")


@pytest.mark.parametrize(
    ("others", "taken_before"),
    [(["FGHIJ"], 1), (["FGHIJ", "KLMNO"], 2), (["FGHIJAM", "KLMNO"], 3), (["FGHIJAM", "KLMNOCDG"], 4)],
)
def test_K16_the_queens_tiles_are_taken_from_the_top(others: list[str], taken_before: int) -> None:
    gained = [event["points"] for event in told(taken(others), "queens_reward")]
    assert gained == QUEENS[taken_before:][:2]


def test_K16_when_the_queens_tiles_run_out_the_second_reward_of_a_placement_has_none() -> None:
    match = taken(["FGHIJAM", "KLMNOCDG"])
    assert len(told(match, "metal_reward", "region_reward")) == 2
    assert told(match, "queens_reward") == [{"seat": 0, "points": 3}]
    assert -1 not in match.position()["queens_rewards"]


def test_K16_without_queens_tiles_only_the_reward_is_gained() -> None:
    """Hills, iron and gold lie with one, mountains and silver with another: all five are gone."""
    match = taken(["FGHIJAMBKO", "KLMNOCDG"])
    assert len(told(match, "metal_reward", "region_reward")) == 2
    assert told(match, "queens_reward") == []


def test_K16_tiles_are_no_points_before_the_end() -> None:
    match = place_last("AM")
    by_tokens = sum(event["points"] for event in told(match, "token"))
    assert match.position()["points"][0] == by_tokens
