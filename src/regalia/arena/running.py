"""Playing a contest in many processes at once."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from types import FrameType

from regalia.arena.contest import Contest, Played, play
from regalia.bots import Budget


def cores() -> int:
    """How many processes this one may have running at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def warm_up(contest: Contest) -> None:
    """Play a game without much thought: what is compiled or loaded at its first use must not count as thinking."""
    entrants = tuple(replace(entrant, budget=Budget(iterations=1)) for entrant in contest.entrants)
    play(replace(contest, entrants=entrants), 0)


class WorkerDied(Exception):
    """A worker was killed, by a person or for want of memory: the games that were not over are lost."""


def play_all(contest: Contest, workers: int) -> Generator[Played, None, None]:
    """All games, in the order in which they end. If a worker dies, those that are over come before `WorkerDied`."""
    others = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, contest.games), context, _begin, (contest,))
    try:
        with _without_interrupts():
            games = [pool.submit(play, contest, number) for number in range(contest.games)]
        broken: BaseException | None = None
        for game in as_completed(games):
            if isinstance(game.exception(), BrokenProcessPool):
                broken = game.exception()
            else:
                yield game.result()
        if broken is not None:
            raise broken
    except BaseException as error:
        _end([child for child in multiprocessing.active_children() if child not in others])
        if isinstance(error, BrokenProcessPool) and error.__cause__ is None:  # a cause would be an error of ours
            raise WorkerDied from error
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Processes started now are deaf to Ctrl-C for good: it is for us to end them. We hear it when they are started.

    Blocked here it still comes to threads of libraries, from which Python hands it to the main thread: it is held back.
    """
    heard: list[int] = []
    with _handling_interrupts_by(lambda number, frame: heard.append(number)):
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
    if heard:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def _handling_interrupts_by(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Only the main thread is interrupted, and only it can set a handler."""
    if current_thread() is not main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _end(workers: list[BaseProcess]) -> None:
    for worker in workers:
        worker.terminate()


def _begin(contest: Contest) -> None:
    """What a worker does first."""
    Thread(target=_end_with_parent, daemon=True).start()
    warm_up(contest)


def _end_with_parent() -> None:
    """However the parent ended, nobody goes on playing for it."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
