"""Cards that change dice, and cards that re-roll them: what C7 allows and what it refuses."""

import pytest

from regalia import MalformedInput
from tests.games.court.table import active, can, offered, play, read, refused, table


@pytest.mark.parametrize("pips", [1, 2, 3])
def test_C7_the_serving_maid_adds_one_two_or_three_pips_to_one_die(pips: int) -> None:
    assert active(play(table("serving_maid", active="2 2 6"), f"serving_maid 2 {pips}")) == f"2 {2 + pips} 6"


def test_C7_the_serving_maid_never_raises_above_six() -> None:
    match = table("serving_maid", active="4 5 6")
    assert offered(match, "serving_maid") == [[4, 1], [4, 2], [5, 1]]
    assert refused(match, "serving_maid 4 3") == refused(match, "serving_maid 6 1") == "C7"


def test_C7_the_serving_maid_adds_no_four_pips() -> None:
    match = table("serving_maid", active="1 1 1")
    with pytest.raises(MalformedInput):
        match.play(0, read(match, "serving_maid 1 4"))


def test_C7_the_noblewoman_adds_one_pip_to_each_of_any_number_of_dice() -> None:
    match = play(table("noblewoman", active="1 1 3 6"), "noblewoman 1; noblewoman 3; enough")
    assert active(match) == "1 2 4 6"


def test_C7_the_noblewoman_raises_no_die_twice() -> None:
    match = play(table("noblewoman", active="1 3 6"), "noblewoman 1")
    assert refused(match, "noblewoman 2") == "C3"
    assert offered(match, "noblewoman") == [[3]]


def test_C7_the_noblewoman_never_raises_a_six() -> None:
    match = table("noblewoman", active="5 6 6")
    assert refused(match, "noblewoman 6") == "C7"
    assert active(play(match, "noblewoman 5")) == "6 6 6"


def test_C7_the_noblewoman_is_done_when_nothing_is_left_to_raise() -> None:
    match = play(table("noblewoman", active="1 5 6"), "noblewoman 1; noblewoman 5")
    assert (match.position()["step"], active(match)) == ("dice", "2 6 6")


def test_C7_the_nobleman_adds_exactly_two_to_each_of_any_number_of_dice() -> None:
    match = play(table("nobleman", active="1 1 4 4"), "nobleman 1; nobleman 4; enough")
    assert active(match) == "1 3 4 6"


@pytest.mark.parametrize("face", [5, 6])
def test_C7_the_nobleman_never_raises_fives_and_sixes(face: int) -> None:
    assert refused(table("nobleman", active="1 5 6"), f"nobleman {face}") == "C7"


def test_C7_the_nobleman_is_done_when_nothing_is_left_to_raise() -> None:
    match = play(table("nobleman", active="3 5 6"), "nobleman 3")
    assert (match.position()["step"], active(match)) == ("dice", "5 5 6")


def test_C7_noblewoman_and_nobleman_are_not_mixed() -> None:
    match = play(table("noblewoman nobleman", active="1 1 1"), "noblewoman 1")
    assert refused(match, "nobleman 1") == "C3"
    assert refused(play(match, "enough; nobleman 1"), "noblewoman 1") == "C3"


@pytest.mark.parametrize("face", [1, 2, 3, 4, 6])
def test_C7_the_magician_turns_one_die_to_any_face(face: int) -> None:
    assert active(play(table("magician", active="5"), f"magician 5 {face}")) == str(face)


def test_C7_the_magician_must_change_the_die() -> None:
    assert refused(table("magician", active="5 5 2"), "magician 5 5") == "C7"


def test_C7_the_philosopher_moves_pips_from_one_die_to_another() -> None:
    assert active(play(table("philosopher", active="5 3 1"), "philosopher 5 1 2")) == "3 3 3"


def test_C7_the_philosophers_dice_may_show_the_same_face() -> None:
    assert active(play(table("philosopher", active="3 3"), "philosopher 3 3 2")) == "1 5"


def test_C7_the_philosopher_needs_two_different_dice() -> None:
    assert refused(table("philosopher", active="3", aside="3"), "philosopher 3 3 1") == "C7"
    assert refused(table("philosopher", active="3", aside="4"), "philosopher 3 4 1") == "C3"
    assert refused(table("philosopher", active="4", aside="3"), "philosopher 3 4 1") == "C3"


@pytest.mark.parametrize("action", ["philosopher 2 3 2", "philosopher 5 5 2", "philosopher 1 1 1"])
def test_C7_the_philosophers_dice_stay_between_one_and_six(action: str) -> None:
    assert refused(table("philosopher", active="1 1 2 3 5 5"), action) == "C7"


def test_C7_the_philosopher_must_change_the_dice_and_not_merely_swap_them() -> None:
    assert refused(table("philosopher", active="2 5"), "philosopher 5 2 3") == "C7"


def test_C7_the_astronomer_gives_an_active_die_the_face_of_a_set_aside_die() -> None:
    match = table("astronomer", active="1 6", aside="3 3 4")
    assert offered(match, "astronomer") == [[1, 3], [1, 4], [6, 3], [6, 4]]
    assert active(play(match, "astronomer 1 3")) == "3 6"


def test_C7_the_astronomer_needs_a_die_set_aside() -> None:
    match = table("astronomer", active="1 3 3")
    assert refused(match, "astronomer 1 3") == "C7"
    assert can(play(match, "keep 3"), "astronomer 1 3")


def test_C7_the_astronomer_must_change_the_die() -> None:
    assert refused(table("astronomer", active="3 3", aside="3"), "astronomer 3 3") == "C7"


@pytest.mark.parametrize("result", ["4 4 4", "3 3 6", "2 4 6", "1 5 6"])
def test_C7_the_alchemist_shares_out_the_pips_of_three_dice(result: str) -> None:
    first, second, _ = result.split()
    match = play(table("alchemist", active="2 5 5"), "alchemist 5; alchemist 5; alchemist 2")
    assert active(play(match, f"transmute {first}; transmute {second}")) == result


def test_C7_the_alchemist_may_leave_one_of_the_three_unchanged() -> None:
    match = table("alchemist", active="1 2 6")
    assert active(play(match, "alchemist 1; alchemist 2; alchemist 6; transmute 1; transmute 3")) == "1 3 5"


def test_C7_the_alchemist_must_change_the_dice() -> None:
    match = play(table("alchemist", active="1 2 6"), "alchemist 1; alchemist 2; alchemist 6; transmute 1")
    assert refused(match, "transmute 2") == refused(match, "transmute 6") == "C7"


def test_C7_the_alchemist_keeps_the_sum_and_every_die_stays_between_one_and_six() -> None:
    match = play(table("alchemist", active="1 1 3"), "alchemist 1; alchemist 1; alchemist 3")
    assert offered(match, "transmute") == [[1], [2]]
    assert refused(match, "transmute 4") == "C7"
    assert offered(play(match, "transmute 1"), "transmute") == [[2]]


def test_C7_with_exactly_two_active_dice_the_alchemist_works_on_those_two() -> None:
    match = play(table("alchemist", active="3 4", aside="5 5"), "alchemist 3; alchemist 4")
    assert offered(match, "transmute") == [[1], [2], [5], [6]]
    assert active(play(match, "transmute 2")) == "2 5"


def test_C7_the_alchemist_does_not_merely_exchange_the_faces_of_two_dice() -> None:
    match = play(table("alchemist", active="3 4", aside="5 5"), "alchemist 3; alchemist 4")
    assert refused(match, "transmute 4") == "C7"


def test_C7_with_one_active_die_the_alchemist_cannot_be_used() -> None:
    assert refused(table("alchemist", active="3", aside="5 5"), "alchemist 3") == "C7"


def test_C7_with_three_active_dice_the_alchemist_takes_up_all_three() -> None:
    match = play(table("alchemist", active="3 4 4"), "alchemist 3; alchemist 4")
    assert offered(match, "transmute") == []


@pytest.mark.parametrize("dice", ["1 1", "1 2", "5 6", "6 6"])
def test_C7_the_alchemist_cannot_take_up_two_dice_that_nothing_else_adds_up_to(dice: str) -> None:
    assert not offered(table("alchemist", active=dice, aside="5"), "alchemist")


@pytest.mark.parametrize("dice", ["1 1 1", "1 1 2", "5 6 6", "6 6 6"])
def test_C7_the_alchemist_cannot_take_up_three_dice_that_nothing_else_adds_up_to(dice: str) -> None:
    match = table("alchemist", active=dice)
    assert refused(match, f"alchemist {dice[0]}") == "C7"
    assert not offered(match, "alchemist")


def test_C7_the_alchemist_takes_up_no_die_that_is_not_there() -> None:
    match = play(table("alchemist", active="3 4 4"), "alchemist 3")
    assert refused(match, "alchemist 3") == "C3"


@pytest.mark.parametrize(
    "use",
    ["magician 1 6", "serving_maid 1 2", "noblewoman 1; enough", "nobleman 1; enough", "philosopher 3 1 1", "fool 1"],
)
def test_C7_changed_dice_stay_active_and_bring_no_duty(use: str) -> None:
    match = play(table("magician serving_maid noblewoman nobleman philosopher fool", active="1 3 3", aside="5"), use)
    assert len(active(match).split()) == 3
    assert match.position()["set_aside"] == [0, 0, 0, 0, 0, 1, 0]
    assert can(match, "roll")
