"""A contest of bots: what is to be played, and how one game of it is played.

Every deal is played as often as there are seats, and the bots move on by a seat each time: luck and the order of play
favour nobody. All that is drawn by lot follows from the contest's seed and the number of the game, so with a budget of
iterations the same contest has the same results on every machine.
"""

import hashlib
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

import numpy as np

from regalia.bots import Budget
from regalia.game import Game
from regalia.match import SEED_BITS, Match, new
from regalia.schema import Array, Json
from regalia.table import Player, Table


@dataclass(frozen=True)
class Entrant:
    """A bot as it was entered, `search@0.25`, and what that means."""

    name: str
    bot: str
    budget: Budget


@dataclass(frozen=True)
class Contest:
    """What is to be played; one entrant a seat."""

    game: str
    entrants: tuple[Entrant, ...]
    games: int
    seed: int
    options: dict[str, Json]

    def seated(self, number: int) -> list[int]:
        """Which entrant sits where in the game of that number."""
        seats = len(self.entrants)
        return [(seat + number) % seats for seat in range(seats)]

    def deal(self, number: int) -> int:
        """The seed of the deal: one for each round of the entrants through the seats."""
        return self.drawn("deal", number // len(self.entrants))

    def drawn(self, purpose: str, *numbers: int) -> int:
        """A seed of its own for each purpose."""
        text = repr((self.seed, purpose, *numbers))
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BITS // 8).digest())


class Played(NamedTuple):
    """How a game went."""

    number: int
    first: int  # the seat that acted first
    winners: tuple[int, ...]  # their seats
    acts: int
    points: tuple[int, ...]  # by seat
    times: tuple[Array, ...]  # by entrant: seconds for each decision between several actions


def arena_options(game: Game, chosen: dict[str, Json]) -> dict[str, Json]:
    """The options of a contest: bots have no hands that could race against a clock."""
    return game.without_clock | chosen


def play(contest: Contest, number: int) -> Played:
    """Play the game of that number."""
    return play_match(contest, number)[0]


def play_match(contest: Contest, number: int) -> tuple[Played, Match, list[Player]]:
    """Play it, and hand back the match and its players as well, so that it can be looked at."""
    seated = contest.seated(number)
    entrants = [contest.entrants[entrant] for entrant in seated]
    match = new(contest.game, len(seated), contest.deal(number), contest.options)
    time = _Time()
    players = [Player(entrant.name, entrant.bot, entrant.budget) for entrant in entrants]
    table = Table(match, players, now=time.now, seed=contest.drawn("bots", number))
    first, times = match.actors[0], [list[float]() for _ in seated]
    while table.due is not None:
        time.skip_to(table.due.at)
        seat = table.due.seat
        if seat is None:
            table.tick()
        else:
            _decide(table, seat, times[seated[seat]])
    result = match.result
    assert result is not None, "a game of bots goes on to its end"
    spent = tuple(np.array(seconds, np.float32) for seconds in times)
    played = Played(number, first, tuple(result["winners"]), len(match.log), tuple(result["points"]), spent)
    return played, match, players


def _decide(table: Table, seat: int, times: list[float]) -> None:
    """Let a bot act, and note how long it thought where it had a choice: a forced move would flatter."""
    has_choice = len(table.match.legal(seat)) > 1
    begun = perf_counter()
    action = table.thought(seat)
    if has_choice:
        times.append(perf_counter() - begun)
    table.act(seat, table.match.game.actions.write(action))


class _Time:
    """For bots among themselves: nobody waits, so it passes from one move to the next."""

    def __init__(self) -> None:
        self._time = 0.0

    def now(self) -> float:
        return self._time

    def skip_to(self, moment: float) -> None:
        self._time = max(self._time, moment)
