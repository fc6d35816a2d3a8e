"""Placing merchants, with a permit or with the queen, and the tokens they gain (K8 to K11, K20)."""

from typing import Any

import pytest

from regalia import Match
from tests.games.council.table import CITIES, can, cities, has, kinds, offered, play, player, refused, table, told

FOUR = "white black orange purple"
PAY = "lay white; lay black; lay orange; lay purple; confirm"


def gained(match: Match) -> list[int]:
    """The tokens that the last action gained, in order."""
    return [event["token"] for event in told(match, "token")]


def token_of(match: Match, letters: str) -> list[int]:
    tokens = dict(zip(CITIES, match.position()["tokens"], strict=True))
    return [tokens[letter] for letter in letters]


def with_queen(city: str, owner: str = "", board: str = "juvelar", **fields: Any) -> Match:
    """Place with the queen, who costs nothing but cards."""
    match = table(player(hand=FOUR, coins=20, cities=owner), board=board, **fields)
    return play(match, f"visit {city}; {PAY}")


def test_K8_an_own_permit_places_a_merchant_and_turns_face_down() -> None:
    match = play(table(player(permits="ABC CD")), "place ABC B")
    assert has(match, "merchants", "merchants_left") == (["burgen"], 9)
    assert has(match, "permits", "used_permits") == (["cd"], ["abc"])


@pytest.mark.parametrize("city", "ABC")
def test_K8_any_city_of_the_permit_may_be_chosen(city: str) -> None:
    assert has(play(table(player(permits="ABC")), f"place ABC {city}"), "merchants") == cities(city)


def test_K8_a_city_that_is_not_on_the_permit_cannot_be_chosen() -> None:
    assert refused(table(player(permits="ABC")), "place ABC D") == "K8"


@pytest.mark.parametrize("mine", [player(), player(used="ABC")])
def test_K8_only_an_own_face_up_permit_can_be_used(mine: Any) -> None:
    assert refused(table(mine, player(permits="CD")), "place ABC B") == "K8"
    assert refused(table(mine, player(permits="CD")), "place CD C") == "K8"


def test_K8_a_permit_places_only_once() -> None:
    match = play(table(player(permits="AB", servants=3)), "additional; place AB A")
    assert refused(match, "place AB B") == "K8"


def test_K9_the_queen_moves_and_the_merchant_is_placed_where_she_stops() -> None:
    match = with_queen("F")
    assert match.position()["queen"] == "framek"
    assert has(match, "merchants", "permits") == (["framek"], [])
    assert kinds(match)[:3] == ["paid", "queen_moved", "placed"]


def test_K9_staying_is_free() -> None:
    match = with_queen("J")
    assert match.position()["queen"] == "juvelar"
    assert has(match, "merchants", "coins") == (["juvelar"], 20)


def test_K9_she_may_stop_only_where_he_can_place() -> None:
    match = table(player(hand=FOUR, coins=20, cities="G", servants=1), player(cities="GHI"), neutrals="I")
    assert refused(match, "visit G") == "K10", "he has a merchant there"
    assert refused(match, "visit I") == "K10", "it would take two servants"
    assert can(match, "visit H")


def test_K9_she_passes_through_any_city() -> None:
    match = table(player(hand=FOUR, coins=20, cities="GHIL"), player(cities="GHIL"))
    assert can(match, "visit D")


def test_K9_the_queen_does_not_move_before_all_is_paid() -> None:
    match = play(table(player(hand=FOUR, coins=20)), "visit A; lay white")
    assert match.position()["queen"] == "juvelar"
    assert has(match, "merchants", "coins") == ([], 20)


def test_K10_there_is_one_merchant_a_player_and_city() -> None:
    match = table(player(permits="AB", cities="A", hand=FOUR, coins=20))
    assert refused(match, "place AB A") == refused(match, "visit A") == "K10"
    assert offered(match, "place") == [["ab", "burgen"]]


@pytest.mark.parametrize(("others", "servants"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_K10_each_merchant_of_others_costs_a_servant(others: int, servants: int) -> None:
    seats = [player(cities="D" if number < others else "") for number in range(3)]
    match = play(table(player(permits="D", servants=3), *seats), "place D D")
    assert has(match, "servants") == 3 - servants
    assert told(match, "placed") == [{"seat": 0, "city": "dorful", "servants": servants}]


def test_K10_servants_are_paid_to_the_bank_and_not_to_the_others() -> None:
    match = play(table(player(permits="D", servants=3), player(cities="D", servants=1)), "place D D")
    assert has(match, "servants", seat=1) == 1


def test_K10_who_cannot_pay_the_servants_cannot_place() -> None:
    match = table(player(permits="DE", servants=1, hand=FOUR, coins=20), player(cities="DE"), player(cities="D"))
    assert refused(match, "place DE D") == refused(match, "visit D") == "K10"
    assert can(match, "place DE E")


def test_K7b_servants_gained_by_the_placement_cannot_pay_for_it() -> None:
    """In Hellar lie two servants."""
    assert refused(table(player(permits="H"), player(cities="H")), "place H H") == "K10"


@pytest.mark.parametrize(("others", "servants"), [("", 1), ("D", 2)])
def test_K4_a_neutral_merchant_costs_a_servant_too(others: str, servants: int) -> None:
    match = play(table(player(permits="D", servants=2), player(cities=others), neutrals="D"), "place D D")
    assert has(match, "servants") == 2 - servants


def test_K4_neutrals_count_for_nothing_else() -> None:
    """They connect no cities, gain no tokens and complete no colour."""
    match = play(table(player(permits="A", cities="D", servants=1), neutrals="ABM"), "place A A")
    assert gained(match) == token_of(match, "A")
    assert match.position()["metal_rewards"] == [-1] * 4


def test_K10_first_servants_then_merchant_tokens_reward_tiles_and_the_points_for_the_tenth() -> None:
    match = table(player(permits="A", cities="MBDFGHKLO", servants=1), player(cities="A"))
    play(match, "place A A")
    shown = [kind for kind in kinds(match) if kind not in ("drew", "climbed", "square")]
    tiles = ["metal_reward", "queens_reward"]
    assert shown == ["placed", *["token"] * len(gained(match)), *tiles, "tenth", "last_turns"]


def test_K10_without_merchants_left_nobody_places_but_all_else_remains_possible() -> None:
    spent = player(cities="ABCDFGHIKL", permits="N E", hand=FOUR, coins=20, servants=9)
    match = table(spent, last_turns=1)
    assert refused(match, "place N N") == refused(match, "visit J") == "K10"
    for action in ("elect coast blue", "acquire coast 0", "engage", "change coast", "send coast blue", "additional"):
        assert can(match, action)


def test_K11_a_merchant_gains_the_token_of_its_city() -> None:
    match = play(table(player(permits="D")), "place D D")
    assert gained(match) == token_of(match, "D")
    assert has(match, "coins") == 1


def test_K11_and_the_tokens_of_all_own_cities_that_roads_connect_with_it() -> None:
    """On the Juvelar board roads join A-C, C-F, A-B and B-E."""
    match = play(table(player(permits="A", cities="CFBE")), "place A A")
    assert sorted(gained(match)) == sorted(token_of(match, "ABCEF"))


def test_K11_not_those_of_cities_apart() -> None:
    match = play(table(player(permits="A", cities="FEMK")), "place A A")
    assert gained(match) == token_of(match, "A")


def test_K11_merchants_of_others_connect_nothing() -> None:
    match = play(table(player(permits="A", cities="F"), player(cities="C")), "place A A")
    assert gained(match) == token_of(match, "A")


def test_K11_each_token_is_gained_once_even_if_two_ways_lead_there() -> None:
    """I-J, J-L, L-O, O-N, N-K and K-I are a circle."""
    match = play(table(player(permits="L", cities="IJONK", servants=9)), "place L L")
    assert sorted(gained(match)) == sorted(token_of(match, "LIONK"))


def test_K11_the_royal_city_links_but_has_no_token() -> None:
    match = with_queen("J", "GHL")
    assert sorted(gained(match)) == sorted(token_of(match, "GHL"))
    assert gained(with_queen("J")) == []


def test_K11_tokens_with_nobility_steps_are_gained_last() -> None:
    match = play(table(player(permits="N", cities="KOL")), "place N N")
    assert set(gained(match)[:2]) == set(token_of(match, "KL"))
    assert set(gained(match)[2:]) == set(token_of(match, "NO")) == {12, 13}
    assert has(match, "nobility") == 2


@pytest.mark.parametrize("board", ["juvelar", "arkon_iron-juvelar_royal-lyram_iron"])
def test_K11_the_roads_are_those_of_the_board(board: str) -> None:
    """A road joins M and O on both mountain faces, N and O only on the one with iron Merkatim."""
    match = play(table(player(permits="O", cities="MN"), board=board), "place O O")
    assert sorted(gained(match)) == sorted(token_of(match, "OMN" if board == "juvelar" else "OM"))


def test_K20_placing_in_indur_pays_the_tokens_of_indur_framek_castrum_graden_and_hellar() -> None:
    match = play(table(player(permits="I", cities="FCJGH")), "place I I")
    assert gained(match)[0] == token_of(match, "I")[0]
    assert sorted(gained(match)) == sorted(token_of(match, "IFCGH"))
    # 3 coins in Framek, 3 points in Castrum, 1 servant in Graden, 2 in Hellar, 1 card in Indur; and the hills
    assert has(match, "coins", "points", "servants", "hand_sizes") == (3, 3, 3, 1)
    assert match.position()["region_rewards"] == [-1, 0, -1]
