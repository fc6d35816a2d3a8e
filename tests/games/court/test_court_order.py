"""The order of play (C13) and of the final round (C15)."""

from itertools import pairwise, product

import pytest

import regalia
from regalia import IllegalAction, Match
from tests.games.court.table import finish, order, play, read, rolled, table, told

LETTERS = "ABCDE"
PLAYERS = [2, 3, 4, 5]
EVERY_CLAIM = [(players, start, claimer) for players in PLAYERS for start, claimer in product(range(players), repeat=2)]
NINE_DICE = "charlatan " * 6


def rounds(players: int, number: int) -> list[str]:
    """Who plays, a word a round, when A starts."""
    match = table(*[""] * players, active="1 2 4")
    seats = []
    for _ in range(players * number):
        seats.append(LETTERS[match.actors[0]])
        finish(match)
    return ["".join(seats[at : at + players]) for at in range(0, len(seats), players)]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, ["AB", "BA", "AB", "BA"]),
        (3, ["ABC", "CAB", "BCA", "ABC"]),
        (4, ["ABCD", "DABC", "CDAB", "BCDA", "ABCD"]),
        (5, ["ABCDE", "EABCD", "DEABC", "CDEAB", "BCDEA", "ABCDE"]),
    ],
)
def test_C13_play_is_clockwise_and_the_start_figure_goes_to_the_right(players: int, expected: list[str]) -> None:
    assert rounds(players, len(expected)) == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_C13_the_last_of_a_round_plays_twice_running(players: int) -> None:
    game = rounds(players, 6)
    assert all(before[-1] == after[0] for before, after in pairwise(game))


@pytest.mark.parametrize("players", PLAYERS)
def test_C13_the_first_start_player_is_random(players: int) -> None:
    starts = [regalia.new("court", players=players, seed=seed).position()["start"] for seed in range(60)]
    assert set(starts) == set(range(players))


def test_C13_only_the_seat_whose_turn_it_is_may_act() -> None:
    match = table("", "", "", seat=1)
    assert match.actors == (1,)
    assert match.legal(0) == match.legal(2) == []
    with pytest.raises(IllegalAction) as error:
        match.play(0, read(match, "keep 1"))
    assert error.value.code == "not-your-turn"


def claimed(players: int, start: int, claimer: int) -> Match:
    """A match in which the King has just been claimed with seven twos; everybody could roll nine dice."""
    hands = [NINE_DICE] * players
    return play(table(*hands, seat=claimer, start=start, aside="2 2 2 2 2 2 2"), "take king")


def rollers(match: Match) -> list[int]:
    """Who rolls from here to the end of the phase."""
    phase, seats = match.position()["phase"], []
    while match.position()["phase"] == phase:
        seats.append(match.actors[0])
        match = finish(rolled(match, "1 1 1 2 2 2 3 3 3"))
    return seats


def after_claim_round(match: Match) -> Match:
    while match.position()["phase"] == "court":
        finish(match)
    return match


@pytest.mark.parametrize(("players", "start", "claimer"), EVERY_CLAIM)
def test_C15_the_current_round_is_played_to_its_end(players: int, start: int, claimer: int) -> None:
    following = [seat % players for seat in range(claimer + 1, claimer + players)]
    left = following[: players - 1 - (claimer - start) % players]
    match = claimed(players, start, claimer)
    if left:
        assert match.position()["phase"] == "court"
        assert rollers(match) == left
    else:
        assert match.position()["phase"] == "final"


@pytest.mark.parametrize(("players", "start", "claimer"), EVERY_CLAIM)
def test_C15_in_the_final_round_the_queens_holder_is_skipped_and_rolls_last(
    players: int, start: int, claimer: int
) -> None:
    match = after_claim_round(claimed(players, start, claimer))
    right_neighbour = (start - 1) % players
    clockwise = [*range(right_neighbour, players), *range(right_neighbour)]
    clockwise.remove(claimer)
    first = match.actors[0]
    match = finish(rolled(match, "1 1 1 1 1 1 1 1 3"))  # beats the claim, or the holder would not roll
    assert [first, *rollers(match)] == [*clockwise, claimer]


def test_C15_if_the_normal_start_player_holds_the_queen_his_left_neighbour_begins() -> None:
    match = claimed(4, start=0, claimer=3)
    assert match.position()["phase"] == "final"
    assert match.actors == (0,)
    assert order(4, 3, last=3) == [0, 1, 2, 3]


def test_C15_the_others_may_still_take_cards_in_the_claim_round() -> None:
    match = claimed(3, start=0, claimer=1)
    finish(rolled(match, "1 1 1 1 1 1 1 1 1"), "take general")


def test_C15_there_is_no_second_final_round() -> None:
    match = after_claim_round(claimed(4, start=0, claimer=1))
    for _ in range(3):
        match = finish(rolled(match, "1 1 1 2 2 2 3 3 3"))
    assert match.over
    assert told(match)[-1] == {"type": "won", "seat": 1}
