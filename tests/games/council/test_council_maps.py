"""The eight boards as graphs (K1, K9), and the components against an independent list."""

from collections import Counter, deque

import pytest

from regalia.games.council.rules.board import (
    BOARDS,
    METAL,
    METAL_CITIES,
    NEIGHBOURS,
    PERMIT_BONUS,
    PERMIT_CITIES,
    PERMIT_REGION,
    REGION_CITIES,
    ROADS_BETWEEN,
    ROYAL,
    SQUARE_BONUS,
    TOKEN_BONUS,
    Gain,
)
from regalia.games.council.rules.record import City, Metal, Permit
from regalia.schema import Values
from tests.games.council.table import CITIES, metals

EVERY_BOARD = pytest.mark.parametrize("board", range(8), ids=BOARDS)
LETTERS = "ABCDEFGHIJKLMNO"
PRINTED = {
    "juvelar": "AB AC BD BE CF DG EH FI GJ HJ HM IJ IK JL KN LO MO NO",
    "graden": "AC BE CD CF DG EH FG FI GH GI HJ IK JL JM KL LN MO",
}
ROADS = {  # how many, by coast, hills and mountains
    "juvelar": 18,
    "arkon_iron-juvelar_royal-lyram_iron": 17,
    "arkon_iron-graden_royal-merkatim_iron": 19,
    "arkon_iron-graden_royal-lyram_iron": 18,
    "arkon_gold-juvelar_royal-merkatim_iron": 17,
    "arkon_gold-juvelar_royal-lyram_iron": 16,
    "arkon_gold-graden_royal-merkatim_iron": 18,
    "graden": 17,
}


def roads(board: int) -> list[str]:
    """Every road once, as its two letters."""
    return [
        one + other
        for here, one in enumerate(LETTERS)
        for there, other in enumerate(LETTERS)
        if here < there and NEIGHBOURS[board, here] >> there & 1
    ]


def steps_from(board: int, start: int) -> list[int]:
    """How far every city is, by a breadth-first search."""
    far, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in range(15):
            if NEIGHBOURS[board, here] >> there & 1 and there not in far:
                far[there] = far[here] + 1
                waiting.append(there)
    return [far[city] for city in range(15)]


def letters(mask: int) -> str:
    return "".join(letter for city, letter in enumerate(LETTERS) if mask >> city & 1)


def test_K1_the_cities_of_coast_hills_and_mountains_are_in_alphabetical_order() -> None:
    assert [letters(REGION_CITIES[region]) for region in range(3)] == ["ABCDE", "FGHIJ", "KLMNO"]
    assert [city.name[0] for city in City] == list(LETTERS) == list(CITIES)


@pytest.mark.parametrize("board", PRINTED)
def test_K1_the_printed_boards_have_these_roads(board: str) -> None:
    assert roads(BOARDS.index(board)) == PRINTED[board].split()


@EVERY_BOARD
def test_K1_each_board_has_its_number_of_roads(board: int) -> None:
    assert len(roads(board)) == ROADS[BOARDS[board]]
    assert 16 <= len(roads(board)) <= 19


@EVERY_BOARD
def test_K1_roads_lead_both_ways_and_never_to_where_they_begin(board: int) -> None:
    for here in range(15):
        assert not NEIGHBOURS[board, here] >> here & 1
        for there in range(15):
            assert NEIGHBOURS[board, here] >> there & 1 == NEIGHBOURS[board, there] >> here & 1


@EVERY_BOARD
def test_K9_every_city_can_be_reached_and_the_shortest_way_is_counted(board: int) -> None:
    for start in range(15):
        assert [ROADS_BETWEEN[board, start, city] for city in range(15)] == steps_from(board, start)


@EVERY_BOARD
def test_K1_regions_are_joined_where_their_edges_meet(board: int) -> None:
    region = {letter: place // 5 for place, letter in enumerate(LETTERS)}
    seams = {road for road in roads(board) if region[road[0]] != region[road[1]]}
    third = "JM" if "graden" in BOARDS[board] else "HM"
    assert seams == {"CF", "DG", "EH", "IK", "JL", third}


@EVERY_BOARD
def test_K1_the_cities_are_five_gold_four_silver_three_bronze_two_iron_and_one_royal(board: int) -> None:
    colours = Counter(METAL[board, city] for city in range(15))
    assert colours == {Metal.GOLD: 5, Metal.SILVER: 4, Metal.BRONZE: 3, Metal.IRON: 2, -1: 1}
    assert METAL[board, ROYAL[board]] == -1


@EVERY_BOARD
def test_K1_the_colours_are_those_of_the_three_faces(board: int) -> None:
    for metal, cities in zip(Metal, metals(BOARDS[board]).values(), strict=True):
        assert letters(METAL_CITIES[board, metal]) == cities


@EVERY_BOARD
def test_K2_the_royal_city_is_juvelar_or_graden_by_the_hills_face(board: int) -> None:
    assert ROYAL[board] == (City.GRADEN if "graden" in BOARDS[board] else City.JUVELAR)


def test_K1_the_eight_boards_differ() -> None:
    assert len({tuple(roads(board)) for board in range(8)}) == 8


def gains(row: int, bonuses: Values) -> dict[str, int]:
    return {gain.name.lower(): int(bonuses[row, gain]) for gain in Gain if bonuses[row, gain]}


PERMITS = {
    "A": "4p3c", "B": "3k1s", "C": "2s3c", "D": "7p", "E": "1m2c", "AB": "3c1k", "BC": "3p3c", "CD": "3p1s",
    "DE": "3p1s", "AE": "2n", "ABC": "2s", "BCD": "1s1p", "CDE": "1k1n", "ADE": "1c2p", "ABE": "3c",
    "F": "2k4c", "G": "2s2p1n", "H": "4s", "I": "2k2s", "J": "1m2p", "FG": "5c", "GH": "3s", "HI": "5p",
    "IJ": "2k1n", "FJ": "2s1c", "FGH": "1n1c", "GHI": "1k1s", "HIJ": "2k", "FIJ": "1s1n", "FGJ": "2c1p",
    "K": "4k", "L": "1c3s", "M": "5p1n", "N": "7c", "O": "3k1n", "KL": "1k2s", "LM": "3k", "MN": "1m",
    "NO": "2p2k", "KO": "2k1n", "KLM": "1s1c", "LMN": "3p", "MNO": "1n1p", "KNO": "1k1p", "KLO": "1k1c",
}  # fmt: skip
TOKENS = ["1p", "2p", "3p", "1c", "2c", "3c", "1s", "2s", "1k", "1s1c", "1s1k", "1k1p", "1n", "1n"]
SHORT = {"p": "points", "c": "coins", "s": "servants", "k": "cards", "m": "main_actions", "n": "nobility"}


def spelled(short: str) -> dict[str, int]:
    return {SHORT[kind]: int(number) for number, kind in zip(short[::2], short[1::2], strict=True)}


@pytest.mark.parametrize(("name", "bonus"), PERMITS.items())
def test_K2_each_permit_has_its_cities_region_and_bonus(name: str, bonus: str) -> None:
    permit = Permit[name]
    assert letters(PERMIT_CITIES[permit]) == name
    assert REGION_CITIES[PERMIT_REGION[permit]] | PERMIT_CITIES[permit] == REGION_CITIES[PERMIT_REGION[permit]]
    assert gains(permit, PERMIT_BONUS) == spelled(bonus)


def test_K2_there_are_fifteen_permits_a_region_for_one_two_or_three_cities() -> None:
    assert list(PERMITS) == [permit.name for permit in Permit]
    for region in range(3):
        assert Counter(len(name) for name in list(PERMITS)[15 * region :][:15]) == {1: 5, 2: 5, 3: 5}


def test_K2_there_are_fourteen_tokens() -> None:
    assert [gains(token, TOKEN_BONUS) for token in range(14)] == [spelled(token) for token in TOKENS]


def test_K14_the_nobility_track_has_these_squares() -> None:
    squares = {2: "2p2c", 6: "1m", 8: "3p1k", 12: "5p1s", 18: "8p", 19: "2p", 20: "3p"}
    choices = {4: {"repeat_tokens": 1}, 10: {"free_permit": 1}, 14: {"repeat_permit": 1}, 16: {"repeat_tokens": 2}}
    expected = {square: spelled(bonus) for square, bonus in squares.items()} | choices
    assert {square: gains(square, SQUARE_BONUS) for square in range(21)} == {
        square: expected.get(square, {}) for square in range(21)
    }
