"""The greedy player of To Court the King: always legal, blind to what is secret, and sensible."""

import random
from typing import Any

import numpy as np
import pytest

import regalia
from regalia import Match
from regalia.game import load_game
from regalia.schema import Array
from tests.games.court.table import read, table
from tests.variants import VARIANTS, Variant, random_moves

COURT = load_game("court")
GREEDY_SEAT = 0


def choice(match: Match) -> int:
    """The code of the greedy player's action, from what the seat to move may know."""
    seat = match.actors[0]
    return int(COURT.entry_points.greedy_at(match.hidden(seat), 0, seat, scratch()))


def scratch() -> Array:
    return np.zeros(len(COURT.actions), np.int32)


def chosen(match: Match) -> dict[str, Any]:
    return COURT.actions.write(choice(match))


def greedy_turn(match: Match) -> list[dict[str, Any]]:
    """All that the greedy player does until the turn is over."""
    seat, turn, actions = match.actors[0], match.position()["turn"], []
    while not match.over and match.position()["turn"] == turn:
        actions.append(chosen(match))
        match.play(seat, actions[-1])
    return actions


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.game == "court"], ids=str)
def test_every_choice_is_legal_in_games_of_its_own(variant: Variant) -> None:
    for seed in range(2):
        match = variant.new(seed)
        while not match.over:
            match.play(match.actors[0], chosen(match))


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.game == "court"], ids=str)
def test_every_choice_is_legal_wherever_random_play_leads(variant: Variant) -> None:
    match = variant.new(seed=1)
    for seat, _ in random_moves(match, seed=1, most=400):
        assert chosen(match) in match.legal(seat)


def test_the_choice_needs_nothing_that_is_secret_and_changes_nothing() -> None:
    match = regalia.new("court", players=3, seed=5)
    for seat, _ in random_moves(match, seed=5, most=200):
        known, everything = match.hidden(seat), np.frombuffer(match.to_bytes(), COURT.layout.dtype).copy()
        assert COURT.entry_points.greedy_at(everything, 0, seat, scratch()) == choice(match)
        assert everything.tobytes() == match.to_bytes()
        assert COURT.entry_points.greedy_at(known, 0, seat, scratch()) == choice(match)
        assert known.tobytes() == match.hidden(seat).tobytes()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_players_never_win(players: int) -> None:
    for seed in range(10):
        match, chance = regalia.new("court", players=players, seed=seed), random.Random(seed)
        while not match.over:
            (seat,) = match.actors
            match.play(seat, chosen(match) if seat == GREEDY_SEAT else chance.choice(match.legal(seat)))
        assert match.result is not None
        assert match.result["winners"] == [GREEDY_SEAT]


@pytest.mark.parametrize(
    ("cards", "aside", "taken"),
    [
        ("", "1 2 4", "fool"),
        ("fool", "1 2 4", "charlatan"),
        ("farmer", "2 2 3 6", "fool"),
        ("fool", "2 2 4", "farmer"),
        ("farmer charlatan charlatan", "5 5 5 5 5 5", "general"),
        ("farmer general charlatan", "2 2 2 2 2 2 2", "king"),
        ("farmer charlatan charlatan charlatan", "2 2 2 2 2 2 2", "king"),
    ],
)
def test_the_best_card_that_the_result_pays_for_is_taken(cards: str, aside: str, taken: str) -> None:
    match = table(cards, aside=aside)
    assert chosen(match) == read(match, f"take {taken}")


def test_a_turn_without_any_card_left_to_take_is_ended() -> None:
    match = table("farmer charlatan", "farmer charlatan", aside="1 1 2 4 3", fools=1)
    assert chosen(match) == read(match, "finish")


def test_equal_dice_are_set_aside_and_the_others_rolled() -> None:
    match = table("farmer charlatan", active="1 4 5 5 5")
    for _ in range(3):
        assert chosen(match) == read(match, "keep 5")
        match.play(0, chosen(match))
    assert chosen(match) == read(match, "roll")


def test_a_finished_set_is_not_rolled_again() -> None:
    match = table("farmer charlatan charlatan", active="3 3 3 3 3 3")
    assert greedy_turn(match) == [*[read(match, "keep 3")] * 6, read(match, "take general")]


def test_an_odd_result_is_not_spoiled_by_another_die() -> None:
    taken = "hunter astronomer merchant noblewoman pawnbroker knight magician alchemist bishop nobleman general"
    match = table("farmer laborer guard", taken, active="1 3 5 5")
    actions = greedy_turn(match)
    assert read(match, "bring guard") not in actions
    assert actions[-1] == read(match, "take serving_maid")


def test_a_die_that_does_not_fit_is_brought_in_early_to_be_rolled() -> None:
    match = table("farmer laborer", active="2 4 5 5")
    assert chosen(match) == read(match, "bring laborer")


def test_a_die_that_fits_is_kept_in_hand_while_others_can_be_rolled() -> None:
    match = table("farmer hunter", aside="3 3 3", active="1")
    assert chosen(match) == read(match, "roll")


@pytest.mark.parametrize(
    ("cards", "aside", "active", "action"),
    [
        ("hunter", "3 3", "1", "bring hunter"),
        ("fool", "6 6", "1", "fool 1"),
        ("merchant", "6 6", "1 2", "merchant 1"),
        ("serving_maid", "6 6", "4", "serving_maid 4 2"),
        ("noblewoman", "6 6", "1 2 5 5", "noblewoman 5"),
        ("nobleman", "6 6", "1 2 4 4", "nobleman 4"),
        ("philosopher", "6 6", "3 4", "philosopher 3 4 2"),
        ("astronomer", "6 6", "1", "astronomer 1 6"),
        ("magician", "6 6", "1", "magician 1 6"),
        ("alchemist", "5 5", "3 4 6", "alchemist 4"),
    ],
)
def test_cards_help_when_a_roll_brings_nothing(cards: str, aside: str, active: str, action: str) -> None:
    match = table(cards, aside=aside, active=active, must_set_aside=1)
    assert chosen(match) == read(match, action)


def final_round(hunter: str = "", **dice: str) -> Match:
    """Seat 1 has its only roll to beat the claim of seat 0."""
    return table("charlatan " * 5 + "king queen", "charlatan " * 5 + hunter, seat=1, phase="final", **dice)


def test_in_the_final_round_the_face_that_beats_the_bar_soonest_is_wanted() -> None:
    match = final_round(bar="7 5", active="1 5 5 5 5 6 6 6")
    assert chosen(match) == read(match, "keep 6")


def test_C17_the_queens_holder_goes_for_the_bar_itself() -> None:
    claimer = "charlatan " * 5 + "queen"
    match = table(claimer, "charlatan " * 5 + "king", phase="final", bar="7 5", active="1 5 5 5 5 6 6 6", start=1)
    assert chosen(match) == read(match, "keep 5")


def test_in_the_final_round_a_winning_result_is_still_improved() -> None:
    match = final_round(bar="7 2", aside="3 3 3 3 3 3 3", active="1")
    assert chosen(match) == read(match, "roll")


def test_in_the_final_round_the_last_die_is_brought_in_before_the_end() -> None:
    match = final_round("hunter", bar="7 2", aside="3 3 3 3 3 3 3 3")
    assert [action["type"] for action in greedy_turn(match)] == ["bring", "keep", "finish"]
