"""Permits: acquiring, refilling, changing (K7, K12, K13)."""

import pytest

from regalia import Match
from tests.games.council.table import can, has, kinds, offered, play, player, refused, table, told

FOUR = "white black orange purple"
PAY = "lay white; lay black; lay orange; lay purple; confirm"


def coast(face_up: str, deck: str | None = None, coins: int = 0, servants: int = 0, nobility: int = 0) -> Match:
    """Somebody who can satisfy the council of the coast, and what lies there."""
    decks = {} if deck is None else {"coast": deck}
    rich = player(hand=FOUR, coins=coins, servants=servants, nobility=nobility)
    return table(rich, face_up={"coast": face_up}, decks=decks)


def offer(match: Match, region: int = 0) -> list[str | None]:
    return list(match.position()["face_up"][region])


@pytest.mark.parametrize(("space", "permit"), [(0, "D"), (1, "ABC")])
def test_K7_the_permit_chosen_joins_its_owners_face_up(space: int, permit: str) -> None:
    match = play(coast("D ABC"), f"acquire coast {space}; {PAY}")
    assert has(match, "permits", "used_permits") == ([permit.lower()], [])
    assert told(match, "acquired") == [{"seat": 0, "permit": permit.lower()}]


@pytest.mark.parametrize("space", [0, 1])
def test_K7_the_space_is_refilled_from_the_top_of_the_deck(space: int) -> None:
    match = play(coast("D ABC", "BC AE A"), f"acquire coast {space}; {PAY}")
    assert offer(match)[space] == "bc"
    assert offer(match)[1 - space] == ["d", "abc"][1 - space]
    assert match.position()["permit_decks"][0][:3] == ["ae", "a", None]
    assert match.position()["permit_counts"][0] == 2
    assert told(match, "revealed") == [{"region": "coast", "space": space, "permit": "bc"}]


def test_K7_of_two_empty_spaces_the_left_one_is_filled_first() -> None:
    """The permit acquired brings a free one at square 10: both spaces wait until both are settled."""
    match = play(coast("CDE D", "BC AE A", nobility=9), f"acquire coast 0; {PAY}; free coast 1")
    assert offer(match) == ["bc", "ae"]
    assert [event["space"] for event in told(match, "revealed")] == [0, 1]


def test_K7_first_comes_the_payment_then_the_permit_then_its_bonus_then_the_new_one() -> None:
    match = play(coast("E ABC"), f"acquire coast 0; {PAY}")
    assert kinds(match) == ["paid", "acquired", "permit", "revealed"]
    assert has(match, "coins") == 2
    assert match.position()["main_actions"] == 1


def test_K7_the_choices_owed_by_the_bonus_are_settled_before_the_space_is_refilled() -> None:
    match = play(coast("AE ABC", nobility=8), f"acquire coast 0; {PAY}")
    assert match.position()["step"] == "free_permit"
    assert offer(match) == [None, "abc"]
    play(match, "decline")
    assert None not in offer(match)


def test_K7_an_empty_space_offers_nothing() -> None:
    match = coast("D -", "")
    assert refused(match, "acquire coast 1") == "K7"
    assert can(match, "acquire coast 0")


def test_K13_with_the_deck_empty_the_space_stays_empty() -> None:
    match = play(coast("D ABC", ""), f"acquire coast 0; {PAY}")
    assert offer(match) == [None, "abc"]
    assert told(match, "revealed") == []


def test_K7_without_a_face_up_permit_a_council_cannot_be_asked() -> None:
    match = coast("- -", "", coins=20)
    assert refused(match, "acquire coast 0") == refused(match, "acquire coast 1") == "K7"
    assert offered(match, "acquire") == [["hills", 0], ["hills", 1], ["mountains", 0], ["mountains", 1]]


def test_K13_coins_of_a_bonus_beyond_twenty_are_lost() -> None:
    match = play(coast("ABE A", coins=18), f"acquire coast 0; {PAY}")
    assert has(match, "coins") == 20


@pytest.mark.parametrize(
    ("permit", "gained"),
    [
        ("A", {"points": 4, "coins": 3}),
        ("B", {"servants": 1, "hand_sizes": 3}),
        ("D", {"points": 7}),
        ("E", {"coins": 2}),
        ("ABC", {"servants": 2}),
        ("CDE", {"hand_sizes": 1, "nobility": 1}),
        ("AE", {"nobility": 2, "points": 2, "coins": 2}),
    ],
)
def test_K7_the_bonus_of_the_permit_is_gained_at_once(permit: str, gained: dict[str, int]) -> None:
    match = play(coast(permit), f"acquire coast 0; {PAY}")
    fields = ("points", "coins", "servants", "hand_sizes", "nobility")
    assert dict(zip(fields, has(match, *fields), strict=True)) == {name: gained.get(name, 0) for name in fields}


def test_K5_a_permit_may_bring_an_additional_main_action() -> None:
    match = play(coast("E ABC"), f"acquire coast 0; {PAY}; elect coast blue")
    assert refused(match, "elect coast blue") == "K5"


def test_K12_changing_puts_left_then_right_under_the_deck_and_draws_two() -> None:
    match = play(coast("D ABC", "BC AE A", servants=1), "change coast")
    assert offer(match) == ["bc", "ae"]
    assert match.position()["permit_decks"][0][:4] == ["a", "d", "abc", None]
    assert has(match, "servants") == 0
    assert kinds(match) == ["changed", "revealed", "revealed"]


@pytest.mark.parametrize(
    ("deck", "after", "left"),
    [("", ["d", "abc"], []), ("A", ["a", "d"], ["abc"]), ("A BC", ["a", "bc"], ["d", "abc"])],
)
def test_K12_with_few_permits_in_the_deck_the_same_may_return(
    deck: str, after: list[str | None], left: list[str]
) -> None:
    match = play(coast("D ABC", deck, servants=1), "change coast")
    assert offer(match) == after
    assert [permit for permit in match.position()["permit_decks"][0] if permit] == left


def test_K12_everybody_knows_which_permits_lie_under_the_deck() -> None:
    match = play(coast("D ABC", "BC AE A", servants=1), "change coast")
    for seat in (0, 1, None):
        assert match.view(seat)["state"]["permit_decks"][0][:4] == [None, "d", "abc", None]


def test_K12_permits_that_went_under_the_deck_are_known_until_they_are_turned_up_again() -> None:
    match = play(coast("D ABC", "BC AE", servants=1), "change coast")
    assert match.position()["permits_under"][0] == 2
    play(match, f"acquire coast 0; {PAY}")
    assert offer(match) == ["d", "ae"]
    assert match.position()["permits_under"][0] == 1
    assert match.view(None)["state"]["permit_decks"][0][:2] == ["abc", None]


@pytest.mark.parametrize("face_up", ["D -", "- D"])
def test_K12_a_single_permit_is_drawn_again_to_the_left(face_up: str) -> None:
    match = play(coast(face_up, "", servants=1), "change coast")
    assert offer(match) == ["d", None]
    assert match.position()["permit_counts"][0] == 0


def test_K12_at_least_one_permit_must_lie_there() -> None:
    match = coast("- -", "", servants=1)
    assert refused(match, "change coast") == "K12"
    assert offered(match, "change") == [["hills"], ["mountains"]]


def test_K12_changing_costs_a_servant() -> None:
    assert refused(coast("D ABC", coins=20), "change coast") == "K12"


def test_K12_changing_one_region_leaves_the_others() -> None:
    match = coast("D ABC", servants=2)
    before = match.position()
    after = play(match, "change hills").position()
    for field in ("face_up", "permit_decks", "permit_counts"):
        assert [after[field][0], after[field][2]] == [before[field][0], before[field][2]]
