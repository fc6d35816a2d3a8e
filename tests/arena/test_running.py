"""Many processes: the same results however many there are, and none of them left behind."""

import multiprocessing
import signal
import threading
from concurrent.futures.process import BrokenProcessPool
from time import sleep

import pytest

from regalia.arena.contest import play
from regalia.arena.running import WorkerDied, _without_interrupts, play_all
from regalia.errors import MalformedInput
from tests.arena.contests import contest, kill_a_worker, outcome


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    played = contest("council", "search@20", "greedy", games=5)
    alone, together = (sorted(map(outcome, play_all(played, workers))) for workers in (1, 2))
    assert alone == together == [outcome(play(played, number)) for number in range(5)]


def test_an_error_in_a_worker_surfaces_and_ends_them_all() -> None:
    thinking = contest("court", "greedy", "search", games=50)
    object.__setattr__(thinking.entrants[1].budget, "iterations", "many")  # by the front door it is refused
    with pytest.raises(TypeError):
        list(play_all(thinking, 2))
    assert not multiprocessing.active_children()


def test_a_refusal_in_a_worker_is_not_taken_for_its_death() -> None:
    thinking = contest("court", "greedy", "search", games=50)
    object.__setattr__(thinking.entrants[1], "budget", None)
    with pytest.raises(
        (MalformedInput, AttributeError, BrokenProcessPool)
    ):  # the latter if it cannot travel between processes
        list(play_all(thinking, 2))


def test_games_that_are_over_are_not_lost_when_a_worker_is_killed() -> None:
    thinking = contest("court", "search@300", "greedy", games=500)
    games = play_all(thinking, 2)
    finished = [next(games) for _ in range(3)]
    kill_a_worker()
    with pytest.raises(WorkerDied):
        finished.extend(games)
    assert 3 <= len(finished) < 500
    assert outcome(finished[0]) == outcome(play(thinking, finished[0].number))
    assert not multiprocessing.active_children()


def test_an_interrupt_is_heard_when_the_workers_are_started_whichever_thread_it_comes_to() -> None:
    """NumPy's own threads, too: a signal blocked in ours is theirs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    over, steps = threading.Event(), list[str]()
    other = threading.Thread(target=over.wait)
    other.start()

    def start_workers() -> None:
        with _without_interrupts():
            assert other.ident is not None
            signal.pthread_kill(other.ident, signal.SIGINT)
            sleep(0.05)
            steps.append("started")

    try:
        with pytest.raises(KeyboardInterrupt):
            start_workers()
    finally:
        signal.signal(signal.SIGINT, before)
        over.set()
        other.join()
    assert steps == ["started"]


def test_whoever_stops_asking_for_games_leaves_no_worker_behind() -> None:
    games = play_all(contest("court", "greedy", "greedy", games=200), 2)
    assert next(games).winners
    games.close()
    assert not multiprocessing.active_children()
