"""Small contests, for the tests of the arena."""

import multiprocessing
import os
import signal

from regalia.arena.contest import Contest, Entrant, Played
from regalia.bots import Budget
from regalia.schema import Json


def contest(game: str, *names: str, games: int = 4, seed: int = 1, **options: Json) -> Contest:
    """A contest of bots with few iterations; a bot's name may be followed by a number of its own."""
    return Contest(game, tuple(entrant(name) for name in names), games, seed, options)


def entrant(name: str) -> Entrant:
    bot, _, iterations = name.partition("@")
    return Entrant(name, bot, Budget(iterations=int(iterations or 5)))


def outcome(played: Played) -> tuple[object, ...]:
    """All of a game but the time that it took."""
    return (*played[:-1], [len(times) for times in played.times])


def kill_a_worker() -> None:
    worker = multiprocessing.active_children()[0]
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
