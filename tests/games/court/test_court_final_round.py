"""The final round: the bar, who rolls against it, and who wins (C16 to C18, C21)."""

from typing import Any

import pytest

import regalia
from regalia import Match
from tests.games.court.table import can, cards, finish, offered, play, refused, rolled, table, told

A, B, C = 0, 1, 2
EIGHT_DICE = "charlatan " * 5  # enough to roll against any seven (C18)


def eve(hand: str, bar: str, **fields: Any) -> Match:
    """A's turn in the final round is next: the last turn of the claim round, which is A's too, has just ended.

    B cannot beat any bar, C holds the Queen. The final round runs A, B, C.
    """
    return play(table(hand, "", "queen king", seat=A, start=B, bar=bar, aside="1 2 4", **fields), "finish")


def last_roll(bar: str, owner: str, holder: str, dice: str, **fields: Any) -> Match:
    """The Queen's holder B has rolled `dice` against the King's owner A, and set them aside."""
    return play(
        table(f"king {owner}", f"queen {holder}", phase="final", seat=B, start=A, bar=bar, aside=dice, **fields),
        "finish",
    )


def winner(match: Match) -> int:
    assert match.over
    return int(match.position()["winner"])


@pytest.mark.parametrize(
    ("dice", "bar"),
    [
        ("2 2 2 2 2 2 2", (7, 2)),
        ("2 2 2 2 2 2 2 2", (8, 2)),
        ("6 6 6 2 2 2 2 2 2 2", (7, 2)),
        ("2 2 2 2 2 2 2 5 5 5 5 5 5 5", (7, 5)),
        ("3 3 3 3 3 3 3 3 5 5 5 5 5 5 5", (8, 3)),
    ],
)
def test_C16_the_bar_is_the_result_with_which_the_king_was_claimed(dice: str, bar: tuple[int, int]) -> None:
    position = play(table("", "", "", aside=dice), "take king").position()
    assert (position["bar_size"], position["bar_face"]) == bar


@pytest.mark.parametrize(
    ("bar", "dice", "beats"),
    [
        ("7 6", "1 1 1 1 1 1 1 1", True),
        ("7 2", "3 3 3 3 3 3 3 6", True),
        ("7 2", "1 1 1 1 1 1 1 6", False),
        ("7 2", "6 6 6 6 6 6 5 5", False),
        ("7 2", "2 2 2 2 2 2 2 6", False),
        ("7 2", "1 1 1 1 1 1 1 4 4 4 4 4 4 4", True),
        ("8 2", "6 6 6 6 6 6 6", False),
    ],
)
def test_C16_results_compare_by_size_of_the_largest_set_then_by_its_face(bar: str, dice: str, beats: bool) -> None:
    match = table("charlatan " * 11, "", "queen king", phase="final", start=A, bar=bar, aside=dice)
    play(match, "finish")
    assert match.position()["king"] == (A if beats else C)


def test_C16_beating_the_bar_takes_the_king_card_but_never_the_queen() -> None:
    match = play(table(EIGHT_DICE, "", "queen king", phase="final", start=A, bar="7 2", aside="3 " * 7), "finish")
    assert "king" in cards(match, A)
    assert cards(match, C) == ["queen"]


def test_C16_the_bar_is_then_the_best_result_since() -> None:
    match = table(EIGHT_DICE, EIGHT_DICE, "queen king", phase="final", start=A, bar="7 2", aside="5 5 5 5 5 5 5 1")
    play(match, "finish")
    assert (match.position()["bar_size"], match.position()["bar_face"]) == (7, 5)
    match = finish(rolled(match, "4 4 4 4 4 4 4 1"))  # better than the claim, not than the best since
    assert match.position()["king"] == A


def test_C17_an_equal_result_does_not_beat_the_bar() -> None:
    match = play(table(EIGHT_DICE, "", "queen king", phase="final", start=A, bar="7 2", aside="2 " * 7), "finish")
    assert match.position()["king"] == C


@pytest.mark.parametrize(
    ("dice", "wins"), [("3 " * 7, B), ("3 " * 8, B), ("4 " * 7, B), ("2 " * 7, A), ("3 " * 6 + "4", A)]
)
def test_C17_the_queens_holder_needs_only_to_match_the_bar(dice: str, wins: int) -> None:
    assert winner(last_roll("7 3", "", "charlatan " * 4, dice)) == wins


def test_C17_the_queens_holder_has_the_queens_die_in_his_roll() -> None:
    match = table("king", "queen " + "charlatan " * 4, phase="final", seat=B, start=A, bar="8 3", active="3 " * 7)
    assert winner(finish(play(match, "queen 3"))) == B


def test_C17_the_queen_helps_nobody_else() -> None:
    match = table(EIGHT_DICE, "", "queen king", phase="final", start=A, bar="7 2", active="1 1 1")
    assert refused(match, "queen 1") == "C3"


@pytest.mark.parametrize(
    ("hand", "bar", "rolls"),
    [
        ("charlatan " * 4, "8 1", False),  # N = 7 < n
        ("charlatan " * 4, "7 6", False),  # N = n, f = 6
        ("charlatan " * 4, "7 5", True),  # N = n, f < 6
        ("charlatan " * 5, "7 6", True),  # N > n
        ("charlatan charlatan general", "7 5", True),
        ("charlatan general", "7 5", False),
        ("farmer general laborer", "7 5", True),
        ("general guard laborer", "7 5", True),
        ("laborer guard hunter pawnbroker", "7 5", True),
        ("guard hunter pawnbroker knight bishop", "7 6", True),
        ("fool merchant magician alchemist noblewoman nobleman astronomer", "7 1", False),
    ],
)
def test_C18_a_player_rolls_only_if_his_dice_could_beat_the_bar(hand: str, bar: str, rolls: bool) -> None:
    match = eve(hand, bar)
    if rolls:
        assert (match.actors, match.position()["phase"]) == ((A,), "final")
    else:
        assert winner(match) == C
        size, face = map(int, bar.split())
        assert {"type": "skipped", "seat": A, "size": size, "face": face} in told(match)


@pytest.mark.parametrize("card", ["laborer", "guard", "hunter", "pawnbroker", "knight", "bishop"])
def test_C18_every_die_bringing_card_counts_one(card: str) -> None:
    assert eve("charlatan charlatan charlatan " + card, "7 5").actors == (A,)
    assert eve("charlatan charlatan charlatan", "7 5").over


def test_C18_dice_beyond_the_limit_count_for_nothing() -> None:
    hand = "laborer guard " + "charlatan " * 9
    assert eve(hand, "12 6", dice_limit=12).over
    assert eve(hand, "12 5", dice_limit=12).actors == (A,)
    assert eve(hand, "12 6", dice_limit=32).actors == (A,)


@pytest.mark.parametrize(
    ("holder", "bar", "rolls"),
    [
        ("charlatan " * 4, "8 6", True),  # N = 8 with the Queen's die: matching is enough, even at face 6
        ("charlatan " * 4, "9 1", False),
        ("charlatan " * 3 + "bishop", "8 6", True),
        ("charlatan " * 3, "8 1", False),
    ],
)
def test_C18_the_queens_holder_rolls_if_he_could_match_the_bar(holder: str, bar: str, rolls: bool) -> None:
    size, face = bar.split()
    owner = "charlatan " * 9
    match = table(owner, f"queen king {holder}", phase="final", start=A, bar="7 1", aside=f"{face} " * int(size))
    play(match, "finish")
    if rolls:
        assert match.actors == (B,)
    else:
        assert winner(match) == A
        assert told(match)[-2] == {"type": "skipped", "seat": B, "size": int(size), "face": int(face)}


def test_C18_the_queens_holder_counts_no_dice_beyond_the_limit() -> None:
    match = table(
        "king", "queen " + "charlatan " * 9, phase="final", seat=B, start=A, bar="12 6", active="6 " * 12, dice_limit=12
    )
    assert refused(match, "queen 6") == "C8"
    assert winner(finish(match)) == B


def test_C18_if_nobody_has_beaten_the_claim_the_holder_has_won_without_rolling() -> None:
    match = table(EIGHT_DICE, "queen king", phase="final", start=A, bar="7 2", aside="6 6 6 6 6 6 1")
    play(match, "finish")
    assert winner(match) == B
    assert [event["type"] for event in told(match)] == ["result", "fell_short", "won"]


def test_C18_if_everybody_is_skipped_the_claim_stands() -> None:
    match = play(table("", "", "", "", "", aside="2 " * 7, start=1), "take king")
    assert winner(match) == A
    assert [event["seat"] for event in told(match) if event["type"] == "skipped"] == [1, 2, 3, 4]


def test_C18_of_equal_results_the_first_keeps_the_king() -> None:
    hand = "charlatan " * 4
    match = table(hand, hand, "queen king", phase="final", start=A, bar="7 2", aside="3 " * 7)
    match = finish(rolled(play(match, "finish"), "3 3 3 3 3 3 3"))
    assert winner(match) == A  # the holder has but four dice, and is skipped


def test_C18_no_cards_are_taken_in_the_final_round() -> None:
    match = table(f"fool {EIGHT_DICE}", "queen king", phase="final", start=A, bar="7 2", aside="5 5 5 5 5 5 5")
    assert not offered(match, "take")
    for card in ("farmer", "fool", "charlatan", "king", "general"):
        assert refused(match, f"take {card}") == "C18"
    assert can(match, "finish")


def test_C18_if_the_holder_and_all_others_are_skipped_the_kings_owner_wins() -> None:
    match = finish(rolled(eve(EIGHT_DICE, "7 6"), "1 1 1 1 1 1 1 1"))
    assert winner(match) == A
    assert [event["seat"] for event in told(match) if event["type"] == "skipped"] == [B, C]


def test_C21_the_winner_scores_one_and_all_others_nothing() -> None:
    result = eve("", "7 6").result
    assert result == {"places": [2, 2, 1], "points": [0, 0, 1], "sources": {"crown": [0, 0, 1]}, "winners": [2]}


def test_C21_there_is_no_turn_limit_in_live_play() -> None:
    assert regalia.new("court", seed=1).position()["turn_limit"] == 0


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_C21_at_the_turn_limit_the_game_is_drawn_and_nobody_wins(limit: int) -> None:
    match = regalia.new("court", players=3, seed=1, options={"turn_limit": limit})
    for _ in range(limit):
        assert match.result is None
        finish(match)
    assert match.result is not None
    assert match.result["points"] == [0, 0, 0]
    assert match.result["places"] == [0, 0, 0]
    assert match.result["winners"] == []
    assert told(match)[-1] == {"type": "drawn"}


def test_C21_at_the_turn_limit_even_the_final_round_is_drawn() -> None:
    match = table("charlatan " * 5, "queen king", start=B, bar="7 2", aside="1 2 4", turn=9, turn_limit=9)
    assert play(match, "finish").position()["winner"] == -1
    assert match.over


def test_C21_the_game_may_be_won_in_the_last_turn_of_the_limit() -> None:
    holder = f"queen {EIGHT_DICE}"
    match = table("king", holder, phase="final", seat=B, start=A, bar="7 2", aside="1 1 1", turn=9, turn_limit=9)
    assert winner(play(match, "finish")) == A
    assert regalia.position("court", match.position()).result == match.result
