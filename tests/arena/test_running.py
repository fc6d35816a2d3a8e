"""Many processes: the same results however many there are, and none of them left behind."""

import multiprocessing

import pytest

from regalia.arena.contest import play
from regalia.arena.running import play_all
from tests.arena.contests import contest, outcome


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    played = contest("council", "search@20", "greedy", games=5)
    alone, together = (sorted(map(outcome, play_all(played, workers))) for workers in (1, 2))
    assert alone == together == [outcome(play(played, number)) for number in range(5)]


def test_an_error_in_a_worker_surfaces_and_ends_them_all() -> None:
    too_many_for_a_machine = f"search@{1 << 80}"
    with pytest.raises(OverflowError):
        list(play_all(contest("court", "greedy", too_many_for_a_machine, games=50), 2))
    assert not multiprocessing.active_children()


def test_whoever_stops_asking_for_games_leaves_no_worker_behind() -> None:
    games = play_all(contest("court", "greedy", "greedy", games=200), 2)
    assert next(games).winners
    games.close()
    assert not multiprocessing.active_children()
