"""The counting of the tumults, as it is told to whoever draws it (T8)."""

from typing import Any

from regalia import Match
from regalia.telling import telling
from tests.games.tumult.table import play, player, table
from tests.games.tumult.test_tumult_tumults import revealed

TELLING = telling("tumult")


def counting(match: Match) -> Any:
    return TELLING.derived(match.hidden(None))["tumults"]


def example() -> Match:
    """T20, with bread for the king, so that he can place: the duchess, seat 1, has mercy."""
    return revealed(
        player(castle="m1 m1 m3 m3 m1 m2 m3 b1", fields="a1"),
        player(castle="b1 b2 b2 t2 t2", fields="d1"),
        player(castle="b3 b1 t1 t3", fields="i6"),
        middle="b2 m2 m2 t3",
        demand=4,
        mercy=[1],
    )


def test_T8_the_counting_is_told_kind_by_kind() -> None:
    bread, marble, tools = counting(example())
    assert (bread["good"], bread["left"], bread["demand"], bread["tiles"]) == ("bread", 2, 4, [2])
    assert [good["greediest"] for good in (bread, marble, tools)] == [1, None, 2]
    assert [good["supporters"] for good in (bread, marble, tools)] == [3, 0, 3]
    assert bread["seats"][1] == {"kept": [1], "back": [2, 2], "goods": 5, "counted": 4}
    assert bread["seats"][2] == {"kept": [1, 3], "back": [], "goods": 4, "counted": 4}
    assert tools["seats"][2] == {"kept": [1], "back": [3], "goods": 4, "counted": 4}


def test_T8_the_counting_stands_when_goods_were_paid() -> None:
    match = example()
    before = counting(match)
    play(match, "0: place a2; 0: pay b1")
    assert match.view(None)["state"]["castles"][0][0][1] == 0
    assert counting(match) == before


def test_T8_nothing_is_counted_before_the_tiles_are_turned_up() -> None:
    assert counting(table(phase="taxes")) is None
