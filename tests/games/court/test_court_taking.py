"""Taking a card at the end of a turn (C8, C9, C11, C12, C14)."""

import pytest

import regalia
from tests.games.court.table import COPIES, NAMES, can, cards, finish, offered, play, refused, table

SEVEN = "2 2 2 2 2 2 2"


def display(players: int, **fields: str) -> dict[str, int]:
    position = regalia.new("court", players=players, seed=1, options=fields).position()
    return dict(zip(NAMES, position["display"], strict=True))


def test_C9_one_card_is_taken_from_the_display_and_the_turn_ends() -> None:
    match = play(table("", "", "", aside="2 2 3"), "take farmer")
    assert cards(match, 0) == ["farmer"]
    assert match.position()["display"][NAMES.index("farmer")] == 1
    assert match.actors == (1,)


def test_C9_taking_none_is_allowed() -> None:
    match = table(aside="2 2 3")
    before = match.position()["display"]
    play(match, "finish")
    assert cards(match, 0) == []
    assert match.position()["display"] == before


def test_C9_a_card_that_is_gone_from_the_display_cannot_be_taken() -> None:
    match = table("", "hunter", aside="2 2 2 2")
    assert refused(match, "take hunter") == "C9"


def test_C9_a_card_already_owned_cannot_be_taken() -> None:
    match = table("farmer", aside="2 2 3")
    assert match.position()["display"][NAMES.index("farmer")] == 1
    assert refused(match, "take farmer") == "C9"


def test_C9_charlatans_excepted() -> None:
    match = play(table("fool charlatan charlatan", aside="2 2 3"), "take charlatan")
    assert cards(match, 0) == ["charlatan"] * 3


def test_C9_levels_gate_nothing() -> None:
    assert cards(play(table(aside="1 2 3 4 5 6"), "take alchemist"), 0) == ["alchemist"]


def test_C9_every_card_but_the_queen_can_be_taken_for_its_price() -> None:
    prices = {SEVEN: "hunter knight general king", "1 2 3 4 5 6": "magician alchemist", "6 6 6 6 6 6": "pawnbroker"}
    for price, wanted in prices.items():
        for card in wanted.split():
            assert card in cards(play(table(aside=price), f"take {card}"), 0)


def test_C11_a_fool_is_taken_with_any_result() -> None:
    assert can(table(aside="1"), "take fool")
    assert cards(play(table(aside="1 2 4"), "take fool"), 0) == ["fool"]


def test_C11_a_player_has_at_most_one_fool_face_up() -> None:
    assert refused(table("fool", aside="1 2 4"), "take fool") == "C11"
    assert can(table("charlatan", aside="1 2 4"), "take fool")


def test_C11_a_charlatan_needs_an_own_fool() -> None:
    assert refused(table("charlatan", "fool", aside="6 6 6"), "take charlatan") == "C11"


def test_C11_a_charlatan_turns_the_own_fool_over_with_any_result_and_its_re_roll_is_lost() -> None:
    match = play(table("fool", aside="1 2 4", start=1), "take charlatan")
    assert cards(match, 0) == ["charlatan"]
    assert match.actors == (0,)
    assert not offered(match, "fool")


@pytest.mark.parametrize("fools", [0, 1])
def test_C11_flipping_takes_no_card_from_the_supply(fools: int) -> None:
    match = table("fool", aside="1 2 4", fools=fools)
    before = match.position()["display"]
    assert play(match, "take charlatan").position()["display"] == before


def test_C11_fools_are_unlimited_by_default() -> None:
    match = table("charlatan " * 9, aside="1 2 4")
    assert match.position()["display"][0] == -1
    assert play(match, "take fool").position()["display"][0] == -1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_C11_with_the_option_there_are_as_many_fools_as_players(players: int) -> None:
    assert display(players)["fool"] == -1
    assert display(players, fools="unlimited")["fool"] == -1
    assert display(players, fools="players")["fool"] == players


def test_C11_with_the_option_the_last_fool_can_be_taken_and_then_none() -> None:
    match = play(table("charlatan", "", aside="1 2 4", fools=1), "take fool")
    assert match.position()["display"][0] == 0
    assert refused(table("charlatan charlatan", "", aside="1 2 4", fools=1), "take fool") == "C11"


@pytest.mark.parametrize("limit", [12, 32])
def test_C8_no_charlatan_is_taken_once_the_start_dice_have_reached_the_limit(limit: int) -> None:
    below = "fool general farmer " + "charlatan " * (limit - 7)
    assert can(table(below, aside="1 2 4", dice_limit=limit), "take charlatan")
    assert refused(table(below + "charlatan", aside="1 2 4", dice_limit=limit), "take charlatan") == "C8"


def test_C8_a_farmer_may_still_be_taken_at_the_limit() -> None:
    assert can(table("charlatan " * 9, aside="1 1 4", dice_limit=12), "take farmer")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_C12_the_display_holds_the_copies_for_the_number_of_players(players: int) -> None:
    dealt = display(players)
    assert {card: dealt[card] for card in COPIES} == {card: copies[players - 2] for card, copies in COPIES.items()}
    assert dealt["charlatan"] == 0


def test_C12_five_players_use_all_sixty_cards_but_for_fools() -> None:
    dealt = display(5, fools="players")
    assert sum(dealt.values()) == 60


@pytest.mark.parametrize("dice", [SEVEN, f"{SEVEN} 2", f"1 {SEVEN} 5"])
def test_C14_seven_or_more_of_a_kind_may_take_the_king_and_the_queen_comes_with_him(dice: str) -> None:
    match = play(table("", "", "", aside=dice), "take king")
    assert cards(match, 0) == ["queen", "king"]
    position = match.position()
    assert (position["king"], position["queen"]) == (0, 0)
    assert position["display"][-2:] == [0, 0]


def test_C14_six_of_a_kind_do_not_take_the_king() -> None:
    assert refused(table(aside="2 2 2 2 2 2 3"), "take king") == "C14"


def test_C14_the_queen_never_comes_otherwise() -> None:
    assert refused(table(aside=SEVEN), "take queen") == "C14"
    assert refused(table("queen king", "", bar="7 1", seat=1, start=0, aside=SEVEN), "take queen") == "C14"


def test_C14_any_other_affordable_card_may_be_taken_instead_and_the_game_goes_on() -> None:
    match = play(table(aside=SEVEN, start=1), "take general")
    assert cards(match, 0) == ["general"]
    assert match.position()["phase"] == "court"
    assert match.position()["queen"] == -1


def test_C14_none_may_be_taken_instead_and_the_king_stays() -> None:
    match = finish(table(active=SEVEN, start=1))
    assert match.position()["display"][-2:] == [1, 1]


def test_C14_nobody_else_can_take_the_king_once_he_is_claimed() -> None:
    match = table("queen king", "", seat=1, start=0, bar="7 1", aside="6 6 6 6 6 6 6 6")
    assert refused(match, "take king") == "C9"
