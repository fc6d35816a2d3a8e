"""A contest of bots: what is to be played, and how one game of it is played.

Every deal is played as often as there are seats, and the bots move on by a seat each time: luck and the order of play
favour nobody. All that is drawn by lot follows from the contest's seed and the number of the game, so with a budget of
iterations the same contest has the same results on every machine.
"""

import hashlib
import random
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

import numpy as np

from regalia.bots import Bot, Budget, bot
from regalia.game import Game
from regalia.match import SEED_BITS, new
from regalia.schema import Array, Json

_ACTS_BEFORE_CLOCK = 60  # acts a seat before the clock ends a phase: a movement a second, of the longest hourglass


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
    times: tuple[Array, ...]  # by entrant: seconds for each decision between several actions


def arena_options(game: Game, chosen: dict[str, Json]) -> dict[str, Json]:
    """The options of a contest: bots have no hands that could race against a clock."""
    return game.without_clock | chosen


def play(contest: Contest, number: int) -> Played:
    """Play the game of that number."""
    return _Table(contest, number).play()


class _Table:
    """One game, with a bot in each seat."""

    def __init__(self, contest: Contest, number: int) -> None:
        self._number = number
        self._seated = contest.seated(number)
        self._match = new(contest.game, len(self._seated), contest.deal(number), contest.options)
        self._game = self._match.game
        self._bots = [self._made(contest, entrant) for entrant in self._seated]
        self._times: list[list[float]] = [[] for _ in self._seated]
        self._order = random.Random(contest.drawn("order", number))
        self._waits = 0  # acts for which the clock has been waiting
        self._legal: Array = np.zeros(len(self._game.actions), np.int32)

    def _made(self, contest: Contest, entrant: int) -> Bot:
        entered = contest.entrants[entrant]
        return bot(entered.bot, self._game, contest.drawn("bot", self._number, entrant), entered.budget)

    def play(self) -> Played:
        first = self._match.actors[0]
        while not self._match.over:
            seat = self._next(self._match.actors)
            if seat is None:
                self._match.tick()
            else:
                self._match.play(seat, self._game.actions.write(self._choice(seat)))
        times = tuple(np.array(seconds, np.float32) for seconds in self._times)
        return Played(self._number, first, self._winners, len(self._match.log), times)

    @property
    def _winners(self) -> tuple[int, ...]:
        result = self._match.result
        assert result is not None
        return tuple(result["winners"])

    def _next(self, actors: tuple[int, ...]) -> int | None:
        """Who acts: one of the seats by lot; None, the clock, when no seat can or they would go on for ever."""
        self._waits = 0 if self._match.clock is None else self._waits + 1
        if not actors or self._waits > _ACTS_BEFORE_CLOCK * len(self._seated):
            self._waits = 0
            return None
        return self._order.choice(actors)

    def _choice(self, seat: int) -> int:
        """The code of the action that a seat takes."""
        view = self._match.hidden(seat)
        count = self._game.entry_points.legal_at(view, 0, seat, self._legal)
        entrant = self._seated[seat]
        begun = perf_counter()
        action = self._bots[seat].choose(view, seat)
        if count > 1:  # a forced move costs no time, and would flatter
            self._times[entrant].append(perf_counter() - begun)
        return action
