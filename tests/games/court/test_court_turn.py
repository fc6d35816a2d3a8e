"""The course of a turn: the first roll, setting dice aside, rolling again (C1 to C6, C8)."""

from typing import Any

import pytest

import regalia
from tests.games.court.table import active, aside, can, counts, finish, offered, play, refused, rolled, table, told

DIE_BRINGERS = {"laborer": 1, "guard": 2, "hunter": 3, "pawnbroker": 4, "knight": 5, "bishop": 6}


def first_roll(cards: str, **fields: Any) -> int:
    """How many dice the left neighbour rolls at the start of his turn."""
    match = finish(table("", cards, active="1 2 4", **fields))
    assert match.position()["seat"] == 1
    return len(active(match).split())


def test_C1_a_turn_starts_with_an_automatic_roll_of_three_dice() -> None:
    match = regalia.new("court", players=2, seed=1)
    assert len(active(match).split()) == 3
    assert aside(match) == ""
    assert match.position()["must_set_aside"] == 1


@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        ("", 3),
        ("farmer", 4),
        ("charlatan", 4),
        ("charlatan charlatan charlatan", 6),
        ("general", 5),
        ("farmer general charlatan charlatan", 8),
        ("fool laborer guard hunter pawnbroker knight bishop", 3),
    ],
)
def test_C1_farmer_and_charlatans_add_one_die_and_the_general_two(cards: str, dice: int) -> None:
    assert first_roll(cards) == dice


def test_C1_the_extra_dice_are_mandatory() -> None:
    match = finish(table("", "farmer general"))
    assert offered(match, "keep") == [[int(face)] for face in sorted(set(active(match).split()))]
    assert refused(match, "roll") == "C2"
    assert refused(match, "finish") == "C5"


def test_C1_a_card_works_from_its_owners_next_turn_on() -> None:
    match = play(table("", aside="2 2 3", start=1), "take farmer")
    assert (match.position()["seat"], len(active(match).split())) == (0, 4)


def test_C1_a_die_bringing_card_taken_now_brings_its_die_next_turn() -> None:
    match = play(table("", aside="2 2 2", start=1), "take guard")
    assert match.position()["seat"] == 0
    assert can(match, "bring guard")


def test_C2_rolled_dice_are_active_and_may_be_set_aside_one_by_one() -> None:
    match = play(table(active="5 5 2"), "keep 5")
    assert (active(match), aside(match)) == ("2 5", "5")


def test_C2_after_a_roll_at_least_one_die_must_be_set_aside_before_the_next() -> None:
    match = table(active="5 5 2")
    assert refused(match, "roll") == "C2"
    play(match, "keep 5; roll")
    assert refused(match, "roll") == "C2"


def test_C2_only_active_dice_can_be_set_aside() -> None:
    assert refused(table(active="5 5 2", aside="6"), "keep 6") == "C2"


def test_C2_several_or_all_dice_may_be_set_aside() -> None:
    assert aside(play(table(active="5 5 2"), "keep 5; keep 5")) == "5 5"
    assert aside(play(table(active="5 5 2"), "keep 5; keep 5; keep 2")) == "2 5 5"


def test_C2_all_dice_that_are_still_active_are_rolled() -> None:
    match = play(table(active="5 5 2 2 1"), "keep 5; roll")
    assert len(active(match).split()) == 4
    assert aside(match) == "5"
    assert match.position()["must_set_aside"] == 1


def test_C2_with_no_active_die_there_is_nothing_to_roll() -> None:
    assert refused(table(aside="5 5 2"), "roll") == "C2"


@pytest.mark.parametrize("action", ["fool 5", "serving_maid 5 1", "magician 5 2", "noblewoman 5", "keep 5"])
def test_C2_dice_set_aside_are_frozen(action: str) -> None:
    match = table("fool serving_maid magician noblewoman", active="2", aside="5")
    assert refused(match, action) == ("C2" if action.startswith("keep") else "C3")


def test_C2_stopping_early_means_setting_everything_aside() -> None:
    match = table(active="5 2", aside="6")
    assert refused(match, "finish") == refused(match, "take fool") == "C5"
    play(match, "keep 5; keep 2; finish")


def test_C3_abilities_may_be_used_before_between_and_after_set_asides() -> None:
    match = play(table("laborer guard hunter", active="5 5 2"), "bring laborer; keep 5; bring guard; keep 5; keep 2")
    play(match, "keep 2; keep 1; bring hunter; keep 3; finish")


def test_C3_abilities_may_be_used_right_after_the_first_roll() -> None:
    match = finish(table("", "laborer serving_maid"))
    assert can(match, "bring laborer")
    assert can(rolled(match, "1 1 1"), "serving_maid 1 3")


def test_C3_each_card_works_once_a_turn() -> None:
    assert refused(play(table("laborer"), "bring laborer"), "bring laborer") == "C3"
    assert refused(play(table("serving_maid", active="1 1 1"), "serving_maid 1 1"), "serving_maid 1 1") == "C3"


def test_C3_a_used_card_stays_used_after_the_next_roll() -> None:
    assert refused(play(table("laborer"), "bring laborer; keep 1; roll"), "bring laborer") == "C3"


def test_C3_used_cards_work_again_in_the_next_turn() -> None:
    match = finish(play(table("laborer", start=1), "bring laborer"))
    assert match.position()["seat"] == 0
    assert can(match, "bring laborer")


def test_C3_only_own_cards_can_be_used() -> None:
    match = table("", "laborer magician", active="5 5 2")
    assert refused(match, "bring laborer") == refused(match, "magician 5 2") == "C3"


def test_C3_a_card_in_use_is_finished_before_anything_else() -> None:
    match = play(table("merchant laborer", active="5 5 2"), "merchant 5")
    for action in ("keep 5", "roll", "bring laborer", "finish", "take fool", "enough", "transmute 1"):
        assert refused(match, action) == "C3"
    play(match, "throw; bring laborer")


@pytest.mark.parametrize("action", ["throw", "enough", "transmute 2"])
def test_C3_no_card_is_continued_that_was_not_begun(action: str) -> None:
    assert refused(table("merchant noblewoman nobleman alchemist", active="2 2 2"), action) == "C3"


@pytest.mark.parametrize(("card", "face"), DIE_BRINGERS.items())
def test_C4_a_die_brought_in_shows_the_face_of_its_card_and_is_active(card: str, face: int) -> None:
    match = play(table(card, active="1 2"), f"bring {card}")
    assert active(match).split() == sorted(["1", "2", str(face)])
    assert told(match) == [{"type": "brought", "seat": 0, "card": card, "face": face}]


@pytest.mark.parametrize("face", range(1, 7))
def test_C4_the_queen_brings_a_die_of_any_face(face: int) -> None:
    match = table("queen " + "charlatan " * 4, "king", phase="final", start=1, bar="7 3", active="1")
    assert active(play(match, f"queen {face}")) == f"1 {face}"


@pytest.mark.parametrize("card", ["fool", "farmer", "queen", "king", "general", "merchant"])
def test_C4_no_other_card_brings_a_die_of_its_own(card: str) -> None:
    assert refused(table(), f"bring {card}") == "C4"


def test_C4_setting_the_new_die_aside_satisfies_the_duty() -> None:
    match = play(table("guard", active="5 5 2"), "bring guard")
    assert refused(match, "roll") == "C2"
    assert can(play(match, "keep 2"), "roll")


def test_C4_a_die_brought_in_may_be_changed_by_other_cards() -> None:
    assert active(play(table("laborer serving_maid", active="6"), "bring laborer; serving_maid 1 3")) == "4 6"


def test_C4_a_die_brought_in_is_rolled_with_the_rest() -> None:
    match = play(table("laborer", active="5 5", aside="6"), "bring laborer; roll")
    assert len(active(match).split()) == 3


def test_C5_with_no_active_die_left_one_may_still_be_brought_in_and_set_aside() -> None:
    assert aside(play(table("laborer", aside="5 5 2"), "bring laborer; keep 1")) == "1 2 5 5"


def test_C5_a_die_brought_in_last_may_be_rolled_which_is_a_new_roll_with_a_new_duty() -> None:
    match = play(table("laborer guard", aside="5 5 2"), "bring laborer; roll; bring guard")
    assert refused(match, "roll") == "C2"
    play(match, "keep 2; roll")


def test_C5_re_rolling_and_changing_cards_have_nothing_to_work_on_without_active_dice() -> None:
    changing = "fool merchant serving_maid noblewoman nobleman philosopher astronomer magician alchemist"
    match = table(changing, aside="1 1 2 3")
    legal = {action["type"] for action in match.legal(0)}
    assert legal == {"take", "finish"}


def test_C5_a_turn_cannot_end_with_an_active_die() -> None:
    match = table("laborer", aside="2 2 3")
    assert can(match, "take farmer")
    play(match, "bring laborer")
    assert refused(match, "finish") == refused(match, "take farmer") == "C5"


def test_C5_the_result_stands_and_buys_a_card_or_none() -> None:
    match = table(aside="2 2 3")
    assert can(match, "take farmer")
    assert can(match, "finish")
    assert not offered(match, "keep")


def test_C6_the_fool_re_rolls_one_die_which_stays_active() -> None:
    outcomes = {active(play(table("fool", active="5 5 2", random_key=[key, 0, 0, 0]), "fool 2")) for key in range(60)}
    assert outcomes == {" ".join(sorted(["5", "5", str(face)])) for face in range(1, 7)}


@pytest.mark.parametrize("again", ["fool 2", "merchant 2; throw"])
def test_C6_a_re_roll_brings_no_new_duty(again: str) -> None:
    match = play(table("fool merchant", active="5 2", aside="6"), again)
    assert match.position()["must_set_aside"] == 0
    assert can(match, "roll")


@pytest.mark.parametrize("again", ["fool 2", "merchant 2; throw"])
def test_C6_a_re_roll_does_not_fulfil_the_duty(again: str) -> None:
    assert refused(play(table("fool merchant", active="5 5 2"), again), "roll") == "C2"


def test_C6_the_merchant_re_rolls_the_dice_chosen_and_no_others() -> None:
    match = play(table("merchant", active="1 1 1 6 6"), "merchant 1; merchant 6; merchant 1")
    assert match.position()["chosen"] == counts("1 1 6")
    play(match, "throw")
    assert {"1", "6"} <= set(active(match).split())
    assert len(active(match).split()) == 5
    assert match.position()["step"] == "dice"


def test_C6_the_merchant_may_re_roll_all_dice_but_must_re_roll_one() -> None:
    match = table("merchant", active="4 4")
    assert refused(match, "throw") == "C3"
    play(match, "merchant 4; merchant 4")
    assert refused(match, "merchant 4") == "C3"
    assert offered(match, "throw") == [[]]


@pytest.mark.parametrize("limit", [12, 32])
def test_C8_start_dice_are_cut_to_the_limit(limit: int) -> None:
    charlatans = "charlatan " * (limit - 4)
    assert first_roll(charlatans, dice_limit=limit) == limit - 1
    assert first_roll(charlatans + "farmer", dice_limit=limit) == limit
    assert first_roll(charlatans + "farmer general", dice_limit=limit) == limit


@pytest.mark.parametrize("limit", [12, 32])
def test_C8_die_bringing_cards_cannot_be_used_at_the_limit(limit: int) -> None:
    match = table("laborer guard", active="3", aside="2 " * (limit - 2), dice_limit=limit)
    play(match, "bring laborer")
    assert refused(match, "bring guard") == "C8"
    assert refused(play(match, "keep 1; keep 3"), "bring guard") == "C8"


def test_C8_the_queens_die_cannot_be_brought_in_at_the_limit() -> None:
    match = table(
        "queen " + "charlatan " * 4,
        "king",
        phase="final",
        start=1,
        bar="7 3",
        active="1",
        aside="2 " * 11,
        dice_limit=12,
    )
    assert refused(match, "queen 2") == "C8"


def test_C8_the_default_limit_is_what_the_record_holds() -> None:
    assert regalia.new("court", seed=1).position()["dice_limit"] == 32
