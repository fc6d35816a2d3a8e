"""Ranks, the crown, mercy and the end (T13 to T15, T17 to T19)."""

from typing import Any

import pytest

from regalia import Match
from tests.games.tumult.table import (
    LAST,
    can,
    crowned_by,
    has,
    kinds,
    placed,
    play,
    player,
    refused,
    table,
    told,
)

HALF = {2: "2 3", 3: "3 4 5", 4: "4 5 6 7"}  # regions face down, in tests


def winner(match: Match) -> int | None:
    """Who has won; the view of it agrees with the result."""
    if not match.over:
        return None
    assert match.result is not None
    assert match.result["winners"] == [match.position()["winner"]]
    return int(match.position()["winner"])


def test_T13_the_example_of_the_rulebook() -> None:
    purple, blue, yellow, grey = (player(supporters=number) for number in (21, 25, 23, 21))
    match = crowned_by(purple, blue, yellow, grey)
    assert has(match, "ranks") == [1, 2, 0, 3]
    assert told(match, "rank") == [{"seat": seat, "rank": rank + 1} for rank, seat in enumerate([1, 2, 0, 3])]


@pytest.mark.parametrize(
    ("old", "supporters", "new"),
    [
        ([0, 1, 2], [20, 20, 20], [0, 1, 2]),
        ([0, 2, 1], [20, 20, 20], [0, 2, 1]),
        ([0, 2, 1], [19, 20, 20], [2, 1, 0]),
        ([0, 1, 2], [10, 20, 30], [2, 1, 0]),
        ([0, 1, 2], [20, 10, 20], [0, 2, 1]),
    ],
)
def test_T13_by_supporters_and_of_equals_the_better_old_rank(
    old: list[int], supporters: list[int], new: list[int]
) -> None:
    assert has(crowned_by(*(player(supporters=held) for held in supporters), ranks=old), "ranks") == new


def test_T13_the_old_rank_is_the_rank_before_the_phase() -> None:
    """If cards were exchanged one by one, the old king would hold the lowest when the three who tie are compared."""
    match = crowned_by(*(player(supporters=held) for held in (20, 20, 20, 25)))
    assert has(match, "ranks") == [3, 0, 1, 2]


def test_T13_comes_before_the_crown_is_paid() -> None:
    match = crowned_by(player(supporters=30), player(supporters=29))
    assert has(match, "ranks") == [0, 1]
    assert has(match, "supporters") == [25, 29]


@pytest.mark.parametrize("seat", [0, 1])
def test_T14_the_king_new_or_repeated_pays_five_and_puts_a_statue(seat: int) -> None:
    held = [30, 30]
    held[seat] += 5
    match = crowned_by(*(player(supporters=number) for number in held))
    assert has(match, "supporters") == [30, 30]
    assert told(match, "crowned") == [{"seat": seat, "space": 1, "statues": 1}]
    assert match.position()["chronicle"] == 1


def test_T14_everybody_sees_whose_statues_stand_on_each_space_of_the_chronicle() -> None:
    assert table(player(castle="b1 m1", fields="a1")).view(None)["state"]["crowned"] == [-1] * 11
    match = crowned_by(player(supporters=30), player(supporters=40), chronicle=6, crowned=(4, 3))
    for seat in (0, 1, None):
        assert match.view(seat)["state"]["crowned"] == [-1, 1, 0, 1, 0, 1, 0, 1, -1, -1, -1]


@pytest.mark.parametrize("space", range(1, 10))
def test_T14_one_statue_on_the_first_five_spaces_and_two_on_the_others(space: int) -> None:
    statues = 1 if space <= 5 else 2
    before = space - 1 + max(0, space - 6)
    match = crowned_by(player(), player(placed=min(before + statues + 1, 16)), chronicle=space - 1)
    assert told(match, "crowned") == [{"seat": 0, "space": space, "statues": statues}]
    assert placed(match)[0] == 1 + before + statues


@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 1), (4, 2)])
def test_T14_at_space_3_the_king_turns_up_regions_of_his_choice(players: int, number: int) -> None:
    match = crowned_by(*[player(supporters=15)] * players, chronicle=2, down=HALF[players])
    down = [int(slot) for slot in HALF[players].split()]
    for left in range(number, 0, -1):
        assert match.position()["phase"] == "revealing"
        assert match.position()["to_reveal"] == left
        assert match.actors == (0,)
        assert [action["slot"] for action in match.legal(0)] == down
        assert refused(match, "reveal 0") == refused(match, "pass") == refused(match, "lift 0") == "T14"
        slot = down.pop()
        play(match, f"reveal {slot}")
        assert told(match, "revealed") == [{"slot": slot, "region": slot}]
    assert match.position()["rounds"] == 4
    assert match.position()["lies"].count("down") == players - number


def test_T14_the_new_king_chooses_the_region() -> None:
    match = crowned_by(player(supporters=20), player(supporters=40), chronicle=2, down="2 3")
    assert match.actors == (1,)
    assert refused(match, "0: reveal 2") == "not-your-turn"


@pytest.mark.parametrize(("players", "down"), [(2, "3"), (3, "4 5"), (4, "6 7")])
def test_T14_at_space_5_the_rest_is_turned_up(players: int, down: str) -> None:
    match = crowned_by(*[player(supporters=15)] * players, chronicle=4, down=down)
    assert [event["slot"] for event in told(match, "revealed")] == [int(slot) for slot in down.split()]
    assert "down" not in match.position()["lies"]


@pytest.mark.parametrize("chronicle", [0, 1, 3])
def test_T14_no_other_space_reveals(chronicle: int) -> None:
    match = crowned_by(player(), player(placed=chronicle), chronicle=chronicle, down="2 3", realm=UPPER)
    assert told(match, "revealed") == []
    assert match.position()["lies"].count("down") == 2


UPPER = """
    SSSSSS
    PPPPPP
    VVVVVV
    MMMMMM
    MMMMMM
    MMMMMM
"""


def test_T14_a_region_turned_up_is_turned_at_random() -> None:
    turns = set()
    for key in range(40):
        match = crowned_by(player(), player(), chronicle=2, down="2 3", random_key=[key, 1, 1, 1], random_drawn=0)
        turns.add(play(match, "reveal 2").position()["turned"][2])
    assert turns == {0, 1, 2, 3}


def test_T10_a_region_turned_up_is_open_from_the_next_round_on() -> None:
    match = crowned_by(*[player(supporters=15)] * 4, chronicle=2, down=HALF[4])
    play(match, "reveal 4")
    assert match.position()["lies"][4] == "closed"
    play(match, "reveal 5")
    assert match.position()["lies"][4:6] == ["open", "open"]


def test_T14_supporters_then_statues_then_the_reveal() -> None:
    match = crowned_by(player(), player(), chronicle=4, down="3")
    order = [kind for kind in kinds(match) if kind in ("rank", "lost", "crowned", "revealed", "mercy", "round")]
    assert order == ["rank", "rank", "lost", "crowned", "revealed", "mercy", "round"]


def test_T14_at_the_end_of_the_game_nothing_is_turned_up() -> None:
    """The crown is the 25th statue, on space 5."""
    match = crowned_by(player(placed=20), player(), chronicle=4, down="1", realm=FILLED)
    assert winner(match) == 0
    assert "revealed" not in kinds(match)


FILLED = """
    SSSMMM
    PPPMMM
    FFFMMM
    SSSSSS
    VVVVVV
    SSSSSS
"""


@pytest.mark.parametrize(
    ("statues", "mercy"),
    [((3, 2, 1), [2]), ((3, 1, 1), [1, 2]), ((1, 2, 2), []), ((1, 2, 3), [0, 1])],
)
def test_T15_mercy_for_the_player_or_players_with_fewest_statues(statues: tuple[int, ...], mercy: list[str]) -> None:
    """The king's statue on the chronicle counts, and so does every other off the castle board."""
    match = crowned_by(*(player(placed=number) for number in statues))
    assert match.position()["mercy"] == mercy
    assert [event["seat"] for event in told(match, "mercy")] == mercy


def test_T15_mercy_is_given_anew_every_round() -> None:
    match = crowned_by(player(placed=1), player(placed=5), mercy=[1])
    assert match.position()["mercy"] == [0]


def at_space(space: int, ahead: int) -> Match:
    """The king has just put two statues on a dual space, and is so many ahead of the other."""
    after = 5 + 2 * (space - 5) + 1
    return crowned_by(player(), player(placed=after - ahead), chronicle=space - 1)


@pytest.mark.parametrize(("space", "number"), [(6, 7), (7, 5), (8, 3), (9, 2)])
def test_T17_the_game_ends_if_most_less_fewest_exceeds_the_number(space: int, number: int) -> None:
    assert winner(at_space(space, number)) is None
    assert winner(at_space(space, number + 1)) == 0


@pytest.mark.parametrize("number", range(-2, 3))
def test_T17_after_space_10_the_game_always_ends(number: int) -> None:
    match = at_space(10, number)
    assert winner(match) == (0 if number >= 0 else 1)


def test_T17_single_spaces_have_no_number() -> None:
    assert winner(crowned_by(player(placed=20), player(placed=1), chronicle=2)) is None


@pytest.mark.parametrize(("other", "statues", "wins"), [(11, [14, 13], 0), (12, [14, 14], 1), (13, [14, 15], 1)])
def test_T17_most_statues_win_and_of_equals_the_higher_new_rank(other: int, statues: list[int], wins: int) -> None:
    """The other has more supporters: he is the new king and puts the two statues."""
    seats = (player(supporters=20), player(supporters=40, placed=other))
    match = crowned_by(*seats, chronicle=9, crowned=(13, 0))
    assert placed(match) == statues
    assert winner(match) == wins


def test_T17_comes_before_mercy() -> None:
    assert kinds(at_space(10, 1))[-2:] == ["crowned", "won"]


def test_T17_places_go_by_statues_then_rank() -> None:
    seats = (player(supporters=20, placed=1), player(supporters=30, placed=14), player(supporters=40, placed=14))
    match = crowned_by(*seats, chronicle=9, crowned=(9, 2, 2))
    assert placed(match) == [10, 16, 18]
    assert match.result == {
        "places": [3, 2, 1],
        "points": [10, 16, 18],
        "sources": {"statues": [10, 16, 18]},
        "winners": [2],
    }


def test_T19_the_example_of_the_rulebook() -> None:
    """Round 7, number 5: Blue is king and puts two statues; 6 > 5."""
    blue, second, third = player(placed=12, supporters=30), player(placed=15), player(placed=19)
    match = crowned_by(blue, second, third, chronicle=6, crowned=(7, 0, 0))
    assert sorted(placed(match)) == [15, 19, 21]
    assert match.position()["rounds"] == 7
    assert winner(match) == 0


def before_last(own: str, statues_left: int, **more: Any) -> Match:
    """The king has so many statues left, and tiles for anything."""
    rich = player(castle="b1 b2 m1 m2 t1 t2 t3", fields=own, placed=25 - statues_left)
    return table(rich, player(fields="f2"), realm=LAST, **more)


@pytest.mark.parametrize(
    ("own", "left", "sentence", "statues"),
    [
        ("a2", 1, "place b2; pay b1; pay m1", 1),
        ("a2", 1, "place a3; pay b1; pay m1; pay t1", 1),
        ("a3", 1, "place a4; pay b1; pay m1; pay t2", 1),
        ("a2", 2, "place a5; pay b2; pay m2", 2),
        ("a2", 3, "place a1; pay m2; pay t3", 3),
    ],
)
def test_T18_the_25th_statue_ends_the_game_at_once_and_wins(own: str, left: int, sentence: str, statues: int) -> None:
    match = play(before_last(own, left), sentence)
    assert told(match, "placed")[0]["statues"] == statues
    assert kinds(match)[-1] == "won"
    assert "crowned" not in kinds(match)
    assert placed(match)[0] == 25
    assert winner(match) == 0
    assert refused(match, "0: pass") == "game-over"


@pytest.mark.parametrize(("left", "closed"), [(1, ["a5", "a1"]), (2, ["a1"]), (3, [])])
def test_T18_a_field_that_asks_for_more_statues_than_are_left_is_closed(left: int, closed: list[str]) -> None:
    match = before_last("a2", left)
    assert [field for field in ("a5", "a1") if not can(match, f"place {field}")] == closed
    assert [refused(match, f"place {field}") for field in closed] == ["T18"] * len(closed)
    assert can(match, "place b2")


def test_T18_whoever_has_statues_for_no_field_passes_by_himself() -> None:
    """T9, T12: with one statue left and only a palace beside him he cannot place, and is consoled."""
    seats = (player(castle="m2 t3", fields="a2", placed=24), player(castle="b1 m1", fields="f2"))
    match = table(*seats, realm="SSSSSS PSSSPP SSSSSS SSSSSS VVVVVV SSSSSS", ranks=[1, 0])
    assert not match.over
    play(match, "1: pass")
    assert told(match, "consoled") == [{"seat": 0, "supporters": 2}]


def test_T18_with_a_statue_left_the_game_goes_on() -> None:
    match = play(before_last("a2", 2), "place b2; pay b1; pay m1")
    assert winner(match) is None


def test_T18_anybody_may_be_the_one() -> None:
    seats = (player(castle="b1 m1", fields="a2"), player(castle="b2 m2", fields="f2", placed=24))
    assert winner(play(table(*seats, realm=LAST), "pass; place e2; pay b2; pay m2")) == 1


@pytest.mark.parametrize("space", [1, 3, 4, 5])
def test_T18_the_crown_counts_on_single_spaces(space: int) -> None:
    match = crowned_by(player(placed=24 - (space - 1)), player(), chronicle=space - 1)
    assert told(match, "crowned") == [{"seat": 0, "space": space, "statues": 1}]
    assert winner(match) == 0
    assert kinds(match)[-2:] == ["crowned", "won"]


@pytest.mark.parametrize(("left", "statues"), [(1, 1), (2, 2)])
@pytest.mark.parametrize("space", [6, 7, 10])
def test_T18_the_crown_counts_on_dual_spaces_even_for_one_statue(space: int, left: int, statues: int) -> None:
    """The other is close behind: the number of the space would not end the game."""
    before = 5 + 2 * (space - 6)
    match = crowned_by(player(placed=25 - left - before), player(placed=20), chronicle=space - 1, realm=WIDE)
    assert told(match, "crowned") == [{"seat": 0, "space": space, "statues": statues}]
    assert placed(match) == [25, 20]
    assert winner(match) == 0


WIDE = """
    SSSSSS
    PPPPPP
    SSSSSS
    SSSSSS
    VVVVVV
    SSSSSS
"""
