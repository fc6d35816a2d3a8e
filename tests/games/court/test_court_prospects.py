"""What follows from a position of To Court the King: cards within reach, chances by plain rolling, the final round."""

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from tools import chances

from regalia import Match
from regalia.games.court.rules.costs import pays_for
from regalia.games.court.rules.record import FACES, Card
from regalia.games.court.telling.chances import CERTAIN, MOST_DICE, read
from regalia.telling import Facts, telling
from tests.games.court.table import finish, play, table

Dice = tuple[int, ...]
OFTEN = 6  # what each face of a die is one of
RICH = "farmer laborer guard hunter knight general"  # enough dice for the final round


def derived(match: Match) -> Facts:
    return telling("court").derived(match.hidden(None))


def test_C10_the_dice_as_they_lie_would_pay_for_these() -> None:
    match = table("farmer", "guard", active="2 2 5", aside="2 6")
    assert derived(match)["payable"] == ["fool", "laborer", "guard"]


def test_C9_what_one_has_or_nobody_can_have_is_not_within_reach() -> None:
    match = table("guard fool", "hunter king queen", aside="3 3 3 3 3 3 3", bar="7 1", start=1)
    reach = derived(match)["payable"]
    assert not {"guard", "fool", "hunter", "king", "queen"} & set(reach)
    assert {"charlatan", "knight", "general"} <= set(reach)


def test_dice_in_the_hand_of_a_card_count_as_well() -> None:
    match = play(table("nobleman", active="1 2 3"), "nobleman 1")
    assert "farmer" in derived(match)["payable"]


def test_asking_changes_nothing() -> None:
    match = table("nobleman", active="1 2 3", aside="4")
    before = match.to_bytes()
    derived(match)
    assert match.to_bytes() == before


def counts(dice: Dice) -> Any:
    shown = Counter(dice)
    return np.array([shown[face] for face in range(FACES)], np.int32)


@cache
def chance(aside: Dice, loose: int, card: Card) -> float:
    """By trying every roll and every way to set dice aside: the same without any table."""
    if loose == 0:
        return float(pays_for(counts(aside), card))
    rolls = list(product(range(1, FACES), repeat=loose))
    return sum(after(aside, roll, card, 1) for roll in rolls) / len(rolls)


def after(aside: Dice, roll: Dice, card: Card, least: int) -> float:
    """The best that can be made of a roll."""
    ways = product((False, True), repeat=len(roll))
    kept = {tuple(sorted(face for face, keeps in zip(roll, way, strict=True) if keeps)) for way in ways}
    return max(chance(tuple(sorted(aside + dice)), len(roll) - len(dice), card) for dice in kept if len(dice) >= least)


@pytest.mark.parametrize(
    ("aside", "active"), [((), (1, 2, 4)), ((3,), (3, 5, 5)), ((2, 2, 5), (6, 6)), ((1, 2, 3), (4,))]
)
def test_chances_are_those_of_the_best_plain_rolling(aside: Dice, active: Dice) -> None:
    match = table("", active=" ".join(map(str, active)), aside=" ".join(map(str, aside)))
    least = 0 if aside else 1  # C2: after a roll a die is due
    told = derived(match)["odds"]
    assert set(told) == {card.name.lower() for card in Card} - {"charlatan", "queen"}
    for name, thousandths in told.items():
        expected = after(aside, active, Card[name.upper()], least)
        assert thousandths == pytest.approx(expected * CERTAIN, abs=1), name


def test_C2_before_a_die_is_set_aside_one_has_to_be() -> None:
    due, free = table("", active="1 2"), table("", active="1 2", aside="1", must_set_aside=0)
    assert derived(due)["odds"]["farmer"] == pytest.approx(CERTAIN / OFTEN, abs=1)
    assert derived(free)["odds"]["farmer"] == CERTAIN  # the pair is there


def test_chances_are_told_of_cards_that_can_be_had() -> None:
    assert "guard" not in derived(table("guard", active="1 2 2"))["odds"]


def test_no_chances_are_told_of_more_dice_than_are_in_the_box() -> None:
    assert derived(table("", active="1 " * MOST_DICE))["odds"] is not None
    assert derived(table("", active="1 " * (MOST_DICE + 1)))["odds"] is None


def test_the_table_of_chances_is_the_one_that_the_tool_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    few = 4
    monkeypatch.setattr(chances, "MOST_DICE", few)
    fresh = chances.tabled()
    known, written = fresh > 0, np.asarray(read())[:, :, : few + 1]
    assert np.array_equal(written[known], np.rint(fresh[known] / (chances.FINE // CERTAIN)))
    assert known.sum() > 60


def final(*cards: str, **fields: Any) -> dict[str, Any]:
    told: dict[str, Any] = derived(table(*cards, phase="final", **fields))["final"]
    return told


def test_C15_the_queens_holder_comes_last_in_the_order_of_the_final_round() -> None:
    assert final("", "king queen", "", RICH, seat=3, start=3, bar="7 2")["order"] == [3, 0, 2, 1]


def test_C16_as_many_of_a_higher_face_win_or_more_of_any() -> None:
    told = final(RICH, "king queen", seat=0, bar="7 4")
    assert told["goals"] == [{"size": 7, "faces": [5, 6]}, {"size": 8, "faces": [1, 2, 3, 4]}]


def test_C17_for_the_queens_holder_a_tie_is_enough() -> None:
    told = final("king", f"queen {RICH}", seat=1, start=0, bar="7 6")
    assert told["goals"] == [{"size": 7, "faces": [6]}, {"size": 8, "faces": [1, 2, 3, 4, 5]}]


def test_C18_who_has_too_few_dice_is_known_beforehand() -> None:
    told = final("general farmer laborer guard", "king queen", "", seat=0, start=0, bar="7 2")
    assert told["can_roll"] == [True, False, False]


def test_what_is_nearest_to_the_king_counts_active_dice_too() -> None:
    told = final(RICH, "king queen", seat=0, bar="7 2", active="5 5 3", aside="5 3 3")
    assert told["nearest"] == {"face": 5, "size": 7, "set_aside": 1, "active": 2, "within_reach": True}


def nearest(cards: str, **fields: Any) -> tuple[int, int, bool]:
    told = final(cards, f"king queen {RICH}", seat=0, start=0, **fields)["nearest"]
    return told["face"], told["size"], told["within_reach"]


def test_C16_a_goal_that_takes_more_dice_than_are_left_is_not_the_nearest() -> None:
    assert nearest("charlatan " * 5, bar="8 4", active="4 4 4 4 4 4 5 6") == (6, 8, True)


def test_C4_a_die_that_a_card_can_still_bring_in_counts_until_it_was_brought() -> None:
    dice = {"bar": "8 6", "active": "4 4 4 4 4", "aside": "4 4 4"}
    assert nearest("charlatan " * 5 + "laborer", **dice) == (4, 9, True)
    assert nearest("charlatan " * 5 + "laborer", used=["laborer"], **dice) == (4, 9, False)


def test_C8_at_the_limit_no_card_brings_a_goal_within_reach() -> None:
    dice = {"bar": "11 6", "active": "4 4 4 4 4 4", "aside": "4 4 4 4 4 3"}
    assert nearest("charlatan " * 9 + "laborer", **dice) == (4, 12, True)
    assert nearest("charlatan " * 9 + "laborer", dice_limit=12, **dice) == (4, 12, False)


def test_C2_a_goal_for_which_the_die_due_would_be_missing_is_out_of_reach() -> None:
    dice = {"bar": "8 4", "active": "3 3", "aside": "5 5 5 5 5 5"}
    assert nearest("charlatan " * 5, **dice) == (5, 8, True)
    assert nearest("charlatan " * 5, must_set_aside=1, **dice) == (5, 8, False)
    assert nearest("charlatan " * 5 + "fool", must_set_aside=1, **dice) == (5, 8, True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_C13_whoever_is_told_to_come_next_comes_next(players: int) -> None:
    match = table(*[""] * players, active="1 2 4")
    for _ in range(3 * players):
        seat, *later = derived(match)["coming"]
        finish(match)
        assert match.actors == (seat,)
        assert derived(match)["coming"][: len(later)] == later


def test_C15_once_the_king_is_claimed_only_the_rest_of_the_round_is_known() -> None:
    assert derived(table("", "king queen", "", "", seat=2, start=1, bar="7 1"))["coming"] == [3, 0]


def test_C18_in_the_final_round_those_come_who_have_dice_enough() -> None:
    match = table(RICH, "", "charlatan " * 6, RICH + " queen king", start=0, phase="final", bar="7 1")
    assert derived(match)["coming"] == [2, 3]


def test_before_the_final_round_and_after_the_game_nothing_is_said_of_it() -> None:
    assert derived(table(""))["final"] is None
    over = play(table("", "", start=1, aside="2 " * 7), "take king")
    assert over.over
    assert (derived(over)["final"], derived(over)["odds"], derived(over)["payable"]) == (None, None, [])
