"""The nobility track and the queue of bonuses (K14, K15)."""

from typing import Any

import pytest

from regalia import Match
from regalia.games.council.rules.board import PERMIT_BONUS, SQUARE_BONUS, TOKEN_BONUS, Gain
from regalia.games.council.rules.record import Bonus
from tests.games.council.table import (
    can,
    has,
    kinds,
    offered,
    play,
    player,
    refused,
    table,
    told,
    types,
    waiting,
)

FOUR = "orange purple blue pink"
PAY = "lay orange; lay purple; lay blue; lay pink; confirm"
EMPTY = {"coast": "", "hills": "", "mountains": ""}


def climb(nobility: int, owned: str = "", permits: str = "", **fields: Any) -> Match:
    """Place in Naris, whose token is one step; with Osium owned two. Permit N brings 7 coins."""
    mine = player(nobility=nobility, cities=owned, permits=f"N {permits}")
    return play(table(mine, **fields), "place N N")


def acquire(permit: str, nobility: int, owned: str = "", permits: str = "", **fields: Any) -> Match:
    """Acquire a permit of the mountains."""
    mine = player(nobility=nobility, cities=owned, permits=permits, hand=FOUR)
    match = table(mine, face_up={"mountains": permit}, **fields)
    return play(match, f"acquire mountains 0; {PAY}")


@pytest.mark.parametrize(
    ("square", "gains"),
    [
        (1, {}),
        (2, {"points": 2, "coins": 2}),
        (3, {}),
        (5, {}),
        (6, {"main_actions": 1}),
        (7, {}),
        (8, {"points": 3, "hand_sizes": 1}),
        (9, {}),
        (11, {}),
        (12, {"points": 5, "servants": 1}),
        (13, {}),
        (15, {}),
        (17, {}),
        (18, {"points": 8}),
        (19, {"points": 2}),
        (20, {"points": 3}),
    ],
)
def test_K14_every_square_reached_pays(square: int, gains: dict[str, int]) -> None:
    match = climb(square - 1)
    fields = ("points", "coins", "servants", "hand_sizes")
    assert has(match, "nobility") == square
    assert dict(zip(fields, has(match, *fields), strict=True)) == {name: gains.get(name, 0) for name in fields}
    assert match.position()["main_actions"] == gains.get("main_actions", 0)


def test_K14_one_step_at_a_time_so_squares_passed_pay_too() -> None:
    match = climb(17, "O")
    assert has(match, "nobility") == 19
    assert [event["square"] for event in told(match, "square")] == [18, 19]
    assert [event["square"] for event in told(match, "climbed")] == [18, 19]
    assert has(match, "points") == 10


def test_K14_the_marker_stays_at_twenty_and_nothing_is_paid_again() -> None:
    match = climb(19, "O")
    assert (has(match, "nobility"), has(match, "points")) == (20, 3)
    match = climb(20)
    assert (has(match, "nobility"), has(match, "points")) == (20, 0)
    assert told(match, "climbed", "square") == []


def test_K14_at_4_one_own_city_token_is_repeated() -> None:
    match = climb(3, "AC")
    assert match.position()["step"] == "repeat_token"
    assert offered(match, "repeat") == [["arkon"], ["castrum"]]
    play(match, "repeat C")
    assert has(match, "points") == 3
    assert types(match) == {"end"}


def test_K14_at_16_two_different_own_city_tokens_are_repeated() -> None:
    match = climb(15, "ACH")
    play(match, "repeat C")
    assert refused(match, "repeat C") == "K14"
    assert offered(match, "repeat") == [["arkon"], ["hellar"]]
    play(match, "repeat H")
    assert has(match, "points", "servants") == (3, 2)
    assert match.position()["step"] == "actions"


def test_K14_with_one_target_at_16_one_token_is_repeated() -> None:
    match = play(climb(15, "C"), "repeat C")
    assert has(match, "points") == 3
    assert types(match) == {"end"}


@pytest.mark.parametrize("nobility", [3, 15])
def test_K14_tokens_with_nobility_steps_may_not_be_repeated(nobility: int) -> None:
    """Both lie in own cities: two steps lead one square further."""
    match = climb(nobility, "AO")
    assert refused(match, "repeat N") == refused(match, "repeat O") == "K14"
    assert offered(match, "repeat") == [["arkon"]]


def test_K14_only_tokens_of_own_cities_are_repeated_and_the_royal_city_has_none() -> None:
    match = climb(3, "AJ")
    assert refused(match, "repeat B") == refused(match, "repeat J") == "K14"


@pytest.mark.parametrize("nobility", [3, 15])
def test_K14_without_a_token_to_repeat_the_bonus_is_lost(nobility: int) -> None:
    match = climb(nobility, "JO")
    assert told(match, "lost") == [{"seat": 0, "square": nobility + 1}]
    assert types(match) == {"end"}


def test_K14_at_10_any_face_up_permit_is_free_and_its_bonus_included() -> None:
    match = climb(9, face_up={"hills": "H I"})
    assert offered(match, "free") == [[region, space] for region in EMPTY for space in (0, 1)]
    play(match, "free hills 0")
    assert has(match, "permits", "servants") == (["h"], 4)
    assert told(match, "took_free") == [{"seat": 0, "permit": "h"}]
    assert match.position()["face_up"][1][0] not in ("h", None)


def test_K15_the_free_permit_joins_face_up_and_can_be_used() -> None:
    """Permit E brings an additional main action."""
    match = play(climb(9, face_up={"coast": "E A"}), "free coast 0; place E E")
    assert has(match, "used_permits") == ["e", "n"]


def test_K15_the_free_permit_may_be_declined() -> None:
    match = climb(9)
    before = match.position()["face_up"]
    play(match, "decline")
    assert match.position()["face_up"] == before
    assert has(match, "permits") == []
    assert told(match) == [{"type": "declined", "seat": 0}]
    assert types(match) == {"end"}


def test_K14_an_empty_space_offers_no_free_permit() -> None:
    match = climb(9, face_up={"coast": "A -"}, decks={"coast": ""})
    assert refused(match, "free coast 1") == "K7"
    assert can(match, "free coast 0")


def test_K14_without_any_face_up_permit_the_free_one_is_lost() -> None:
    none = dict.fromkeys(EMPTY, "- -")
    match = climb(9, face_up=none, decks=EMPTY)
    assert told(match, "lost") == [{"seat": 0, "square": 10}]
    assert types(match) == {"end"}


@pytest.mark.parametrize(("permit", "fields"), [("HI", "points"), ("GH", "servants"), ("N", "coins")])
def test_K14_at_14_the_bonus_of_one_own_permit_is_repeated_face_up_or_down(permit: str, fields: str) -> None:
    """N was used just now."""
    match = climb(13, permits="HI GH")
    assert offered(match, "reuse") == [["gh"], ["hi"], ["n"]]
    play(match, f"reuse {permit}")
    assert has(match, fields) == {"HI": 5, "GH": 3, "N": 7}[permit]
    assert has(match, "permits", "used_permits") == (["gh", "hi"], ["n"])


def test_K14_only_own_permits_are_repeated() -> None:
    mine = player(nobility=13, permits="N")
    match = play(table(mine, player(permits="HI", used="GH")), "place N N")
    assert refused(match, "reuse HI") == refused(match, "reuse GH") == "K14"


def test_K14_permits_with_nobility_steps_may_be_repeated_at_14() -> None:
    match = play(climb(13, permits="FGH"), "reuse FGH")
    assert has(match, "nobility", "coins") == (15, 1)


def test_K14_without_an_own_permit_the_bonus_at_14_is_lost() -> None:
    match = table(player(nobility=13, hand="white black orange purple", coins=20))
    play(match, "visit N; lay white; lay black; lay orange; lay purple; confirm")
    assert told(match, "lost") == [{"seat": 0, "square": 14}]
    assert types(match) == {"end"} | types(match) & {"engage"}


def test_K15_at_14_the_permit_being_settled_cannot_be_repeated() -> None:
    """M brings 5 points and a step; it may be the only one that was bought."""
    match = acquire("M", 13, permits="HI")
    assert refused(match, "reuse M") == "K15"
    assert offered(match, "reuse") == [["hi"]]
    play(match, "reuse HI")
    assert has(match, "points", "nobility") == (10, 14)


def test_K15_with_no_other_permit_than_the_one_being_settled_the_bonus_at_14_is_lost() -> None:
    match = acquire("M", 13)
    assert told(match, "lost") == [{"seat": 0, "square": 14}]
    assert types(match) == {"end"}


def test_K15_at_14_reached_by_a_token_every_own_permit_may_be_repeated() -> None:
    """M was gained in this very turn, by an additional main action, but it did not lead to 14."""
    mine = player(nobility=12, permits="N", hand=FOUR, servants=3)
    match = play(table(mine, face_up={"mountains": "M L"}), f"acquire mountains 0; {PAY}; additional; place N N")
    assert (has(match, "nobility"), offered(match, "reuse")) == (14, [["m"], ["n"]])
    play(match, "reuse M")
    assert has(match, "points", "nobility") == (10, 15)


def test_K15_what_led_to_14_is_forgotten_once_the_choice_is_made() -> None:
    match = acquire("M", 13, permits="HI")
    assert match.position()["barred"] == "m"
    play(match, "reuse HI")
    assert match.position()["barred"] is None
    assert acquire("M", 13).position()["barred"] is None


@pytest.mark.parametrize("nobility", [3, 13, 15])
def test_K15_at_4_14_and_16_the_choice_is_mandatory(nobility: int) -> None:
    match = climb(nobility, "AC")
    assert refused(match, "decline") == refused(match, "end") == "K15"
    assert len(types(match)) == 1


@pytest.mark.parametrize("nobility", [3, 9, 13, 15])
def test_K15_an_owed_choice_stops_all_actions(nobility: int) -> None:
    mine = player(nobility=nobility, cities="AC", permits="N AB", coins=20, servants=9, hand=FOUR)
    match = play(table(mine), "additional; place N N")
    actions = [
        "elect coast blue",
        "acquire mountains 0",
        "place AB B",
        "visit J",
        "engage",
        "end",
        "lay blue",
        "confirm",
    ]
    assert {refused(match, action) for action in actions} == {"K15"}


@pytest.mark.parametrize("action", ["repeat A", "free coast 0", "decline", "reuse N"])
def test_K14_nothing_is_chosen_that_is_not_owed(action: str) -> None:
    assert refused(table(player(cities="A", permits="N", nobility=14)), action) == "K14"


@pytest.mark.parametrize(
    ("nobility", "action"), [(3, "reuse N"), (9, "repeat A"), (13, "free coast 0"), (15, "reuse N")]
)
def test_K15_another_choice_than_the_one_owed_cannot_be_made(nobility: int, action: str) -> None:
    assert refused(climb(nobility, "A"), action) == "K15"


def test_K15_within_one_permit_nobility_steps_come_last() -> None:
    """O brings three cards and a step; the square comes after both."""
    match = acquire("O", 7)
    assert kinds(match) == [
        "paid", "acquired", "permit", *["drew"] * 3, "climbed", "square", "drew", "revealed",
    ]  # fmt: skip


def test_K15_the_first_bonus_in_the_queue_is_the_first_out() -> None:
    """Tokens, then the reward of the bronze cities, then the square that a token led to."""
    match = climb(1, "EIK")
    assert kinds(match) == [
        "placed", "token", "drew", "token", "token", "climbed", "metal_reward", "queens_reward", "square",
    ]  # fmt: skip
    assert [event["token"] for event in told(match, "token")] == [8, 9, 12]


def test_K15_a_free_permit_at_10_may_lead_on_to_12() -> None:
    match = play(climb(9, face_up={"coast": "AE A"}), "free coast 0")
    assert has(match, "nobility", "points", "servants") == (12, 5, 1)
    assert kinds(match) == ["took_free", "permit", "climbed", "climbed", "square", "revealed"]


def test_K15_a_permit_repeated_at_14_may_lead_on_to_the_choice_at_16() -> None:
    match = play(climb(13, "AC", permits="AE"), "reuse AE")
    assert (has(match, "nobility"), match.position()["step"], match.position()["owed"]) == (16, "repeat_token", 2)
    play(match, "repeat A; repeat C")
    assert has(match, "points") == 4
    assert types(match) == {"end"}


def test_K15_a_permit_that_leads_past_14_is_barred_and_another_may_lead_to_16() -> None:
    mine = player(nobility=13, hand="white black orange purple", cities="ACH", permits="FGH")
    match = table(mine, face_up={"coast": "AE A"})
    play(match, "acquire coast 0; lay white; lay black; lay orange; lay purple; confirm")
    assert (has(match, "nobility"), offered(match, "reuse")) == (15, [["fgh"]])
    play(match, "reuse FGH")
    assert (has(match, "nobility"), match.position()["step"]) == (16, "repeat_token")
    assert match.position()["face_up"][0] == [None, "a"], "the space is refilled only when all is settled"
    play(match, "repeat C")
    assert match.position()["face_up"][0] == [None, "a"]
    play(match, "repeat H")
    assert None not in match.position()["face_up"][0]
    assert has(match, "points", "servants") == (3, 2)


def test_K15_both_spaces_are_refilled_after_a_permit_that_brought_a_free_one() -> None:
    match = acquire("M L", 9)
    assert match.position()["face_up"][2] == [None, "l"]
    assert refused(match, "free mountains 0") == "K7"
    play(match, "free mountains 1")
    assert None not in match.position()["face_up"][2]
    assert told(match, "revealed") == [
        {"region": "mountains", "space": space, "permit": match.position()["face_up"][2][space]} for space in (0, 1)
    ]


def test_K15_choices_wait_in_the_queue_and_bonuses_that_arise_queue_behind() -> None:
    """Free permit H (4 servants), then the choice at 14 (FG, 5 coins), then at 16 (A and C, 1 and 3 points)."""
    match = climb(9, "AC", permits="FG", face_up={"hills": "H I"})
    match = waiting(match, (Bonus.SQUARE, 14), (Bonus.SQUARE, 16))
    play(match, "free hills 0")
    assert (match.position()["step"], has(match, "servants")) == ("repeat_permit", 0)
    play(match, "reuse FG")
    assert (match.position()["step"], has(match, "servants", "coins")) == ("repeat_token", (0, 0))
    play(match, "repeat A; repeat C")
    assert kinds(match) == ["permit", "permit", "token", "token", "revealed"]
    assert has(match, "servants", "coins", "points") == (4, 5, 4)


def test_K15_a_lost_bonus_lets_the_next_in_the_queue_through() -> None:
    match = waiting(climb(9), (Bonus.SQUARE, 4), (Bonus.SQUARE, 18))
    play(match, "decline")
    assert kinds(match) == ["declined", "lost", "square"]
    assert has(match, "points") == 8


def test_K15_no_two_choices_ever_wait_together_by_the_tiles_of_the_game() -> None:
    """Two steps at most come at once, and whatever pays next lies two steps or more behind a choice."""
    choices = (Gain.REPEAT_TOKENS, Gain.FREE_PERMIT, Gain.REPEAT_PERMIT)
    steps = [PERMIT_BONUS[permit, Gain.NOBILITY] for permit in range(45)]
    assert max(steps) == sum(TOKEN_BONUS[token, Gain.NOBILITY] for token in range(14)) == 2
    for square in (4, 10, 14, 16):
        assert any(SQUARE_BONUS[square, choice] for choice in choices)
        assert not any(SQUARE_BONUS[square + 1, gain] for gain in Gain)


def test_K15_bonuses_come_to_nobody_out_of_turn() -> None:
    mine = player(permits="N", cities="KO", servants=3)
    match = table(mine, player(cities="N", nobility=3, coins=3, servants=3))
    play(match, "place N N")
    assert has(match, "nobility", "coins", "servants", "points", "hand_sizes", seat=1) == (3, 3, 3, 0, 0)
