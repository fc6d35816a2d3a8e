"""When supporters run short (T16)."""

from regalia import Match
from tests.games.tumult.table import crowned_by, has, kinds, play, player, table, told
from tests.games.tumult.test_tumult_tumults import MARBLE, TOOLS, revealed


def forest(*supporters: int) -> Match:
    """The king gains 6 for three threes on a forest; another can place too, so that nothing follows."""
    seats = [player(castle="b3 m3 t3", fields="a1", supporters=supporters[0])]
    seats += [
        player(castle="b1 m1", fields="a5" if number == 0 else "", supporters=held)
        for number, held in enumerate(supporters[1:])
    ]
    return play(table(*seats), "place b1; pay b3; pay m3; pay t3")


def stock(match: Match) -> tuple[list[int], int]:
    return has(match, "supporters"), match.position()["supply"]


def test_T16_a_supply_that_is_just_enough_is_no_shortage() -> None:
    match = forest(60, 39)
    assert stock(match) == ([66, 39], 0)
    assert kinds(match) == ["laid", "placed", "gained"]


def test_T16_with_a_supply_too_small_everybody_first_returns_five() -> None:
    match = forest(60, 40)
    assert stock(match) == ([61, 35], 9)
    assert kinds(match) == ["laid", "placed", "shortage", "gained"]


def test_T16_who_has_fewer_than_five_returns_all() -> None:
    assert stock(forest(98, 2, 0)) == ([99, 0, 0], 6)


def test_T16_still_short_it_lasts_as_far_as_it_lasts() -> None:
    match = forest(105, 0)
    assert told(match, "gained") == [{"seat": 0, "supporters": 5}]
    assert stock(match) == ([105, 0], 0)


def test_T16_gains_are_handled_one_at_a_time_in_rank_order() -> None:
    """One supporter is left: the first consolation finds too few, the second finds what was returned."""
    seats = (player(castle="b1 m1", fields="a1", supporters=60), player(supporters=40), player(supporters=4))
    match = play(table(*seats), "pass")
    assert [kind for kind in kinds(match) if kind in ("shortage", "consoled", "gained")] == [
        "consoled",
        "shortage",
        "gained",
        "consoled",
        "gained",
    ]
    assert has(match, "supporters") == [60 - 5 - 5, 40 - 5 + 2, 4 - 4 + 2]


def test_T16_no_gain_is_no_shortage() -> None:
    match = table(
        player(castle="b1 m1", fields="a1", supporters=105), player(castle="b1 m1", fields="a5", supporters=0)
    )
    assert "shortage" not in kinds(play(match, "place a2; pay b1; pay m1"))


def test_T16_who_is_just_rich_enough_pays() -> None:
    match = crowned_by(player(supporters=5), player(supporters=4))
    assert stock(match) == ([0, 4], 101)
    assert "relief" not in kinds(match)


def test_T16_too_poor_for_a_debt_everybody_first_takes_five() -> None:
    match = crowned_by(player(supporters=4), player(supporters=3))
    assert stock(match) == ([4 + 5 - 5, 3 + 5], 93)
    assert [kind for kind in kinds(match) if kind in ("relief", "lost", "crowned")] == ["relief", "lost", "crowned"]


def test_T16_relief_goes_from_the_king_down_as_far_as_the_supply_lasts() -> None:
    """Seven are left: five for the king, two for the second, none for him who owes; he pays the one that he has."""
    seats = [
        player(castle="m1 t1 b1", fields="a1", supporters=50),
        player(supporters=47),
        player(castle="b2", supporters=1),
    ]
    match = revealed(*seats, middle=f"{MARBLE[3:]} {TOOLS[3:]} m1 m2 m3 t1 t2")
    assert told(match, "lost") == [{"seat": 2, "supporters": 1}]
    assert stock(match) == ([55, 49, 0], 1)


def test_T16_relief_never_triggers_the_shortage_rule() -> None:
    """The supply is empty: nobody takes anything, and he pays the one that he has."""
    seats = (player(castle="m1 t1 b1", fields="a1", supporters=104), player(castle="b2", supporters=1))
    match = revealed(*seats, middle=f"{MARBLE[6:]} {TOOLS[3:]}")
    assert stock(match) == ([104, 0], 1)
    assert [kind for kind in kinds(match) if kind in ("shortage", "relief", "lost")] == ["relief", "lost"]
