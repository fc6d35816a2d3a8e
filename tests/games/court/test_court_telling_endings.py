"""What To Court the King says of how it ended, and what it shows beside the record."""

from collections.abc import Callable

import pytest

from regalia import Match
from tests.games.court.saying import FINAL, READ_BY_ADA, READ_BY_OTHERS, TELLING, said
from tests.games.court.table import finish, play, rolled, table
from tests.games.court.test_court_refusals import OWNER


def claim_stands() -> Match:
    return play(table("queen king", OWNER, seat=1, start=1, **FINAL, aside="6 6 5"), "finish")


def beaten() -> Match:
    return play(table(OWNER, "queen king", **FINAL, aside="3 " * 7), "finish")


def won_back() -> Match:
    match = play(table(f"queen king {OWNER}", OWNER, seat=1, start=1, **FINAL, aside="3 " * 7), "finish")
    return finish(rolled(match, "3 3 3 3 3 3 3 1"))


ENDINGS: list[tuple[Callable[[], Match], tuple[str, str], tuple[str, str]]] = [
    (
        claim_stands,
        (
            "Nobody beat your 7 twos: you keep the King and win.",
            "Nobody beat the 7 twos of Ada, who keeps the King and wins.",
        ),
        (
            "Niemand hat deine 7 Zweien überboten: Du behältst den König und gewinnst.",
            "Niemand hat die 7 Zweien von Ada überboten: Ada behält den König und gewinnt.",
        ),
    ),
    (
        beaten,
        (
            "You won the King in the final round with 7 threes, and nobody beat that.",
            "Ada won the King in the final round with 7 threes, and nobody beat that.",
        ),
        (
            "Du hast in der Schlussrunde mit 7 Dreien den König gewonnen, und niemand hat das überboten.",
            "Ada hat in der Schlussrunde mit 7 Dreien den König gewonnen, und niemand hat das überboten.",
        ),
    ),
    (
        won_back,
        (
            "You rolled last, won the King back with 7 threes, and win.",
            "Ada rolled last, won the King back with 7 threes, and wins.",
        ),
        (
            "Du hast zuletzt gewürfelt, mit 7 Dreien den König zurückgewonnen und gewinnst.",
            "Ada hat zuletzt gewürfelt, mit 7 Dreien den König zurückgewonnen und gewinnt.",
        ),
    ),
    (
        lambda: play(table(aside="5 6", turn=9, turn_limit=9), "finish"),
        ("After 9 turns the game is a draw: nobody wins.",) * 2,
        ("Nach 9 Zügen endet das Spiel unentschieden: Niemand gewinnt.",) * 2,
    ),
]


@pytest.mark.parametrize(("make", "english", "german"), ENDINGS, ids=["claim", "final round", "won back", "drawn"])
def test_how_it_ended_is_said_in_both_persons(
    make: Callable[[], Match], english: tuple[str, str], german: tuple[str, str]
) -> None:
    match = make()
    assert match.over
    [ending] = TELLING.ending(match.hidden(0))
    told = [said(ending, company) for company in (READ_BY_ADA, READ_BY_OTHERS)]
    assert tuple(zip(*told, strict=True)) == (english, german)


def test_C18_a_claim_that_nobody_could_roll_against_stands() -> None:
    match = play(table("", "", start=1, aside="2 " * 7), "take king")
    assert TELLING.ending(match.hidden(0))[0].message == "ending-claim"


def test_C1_the_dice_of_the_next_first_roll_follow_from_the_cards() -> None:
    match = table("farmer general charlatan charlatan", "farmer fool", "general laborer")
    assert TELLING.derived(match.hidden(None))["start_dice"] == [8, 4, 5]


def test_C8_the_dice_of_the_next_first_roll_are_cut_to_the_limit() -> None:
    match = table("farmer " + "charlatan " * 9, dice_limit=12)
    assert TELLING.derived(match.hidden(None))["start_dice"] == [12, 3]
