"""The bots at a table: which ones, how long they think, and one for each of their seats."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from regalia.bots import BOTS, MOST_SECONDS, Bot, Budget, SearchMemory, bot, thinkers
from regalia.errors import quoted
from regalia.game import Game
from regalia.match import SEED_BITS
from regalia.schema import Array
from regalia.terminal.problem import Problem

_USUAL = "greedy"
_NOTICED = 0.3  # seconds from which on a pause is felt
_RUSHED = 0.2  # seconds to think at most while a clock runs: less than a movement takes


@dataclass(frozen=True)
class Kind:
    """Which bots, and how many seconds they think about a decision."""

    name: str
    think: float = 0.5

    @property
    def _thinks(self) -> bool:
        return BOTS[self.name].uses_budget

    @property
    def is_slow(self) -> bool:
        """Whether people notice that it thinks."""
        return self._thinks and self.think >= _NOTICED

    @property
    def arguments(self) -> list[str]:
        """What asks for these bots on the command line."""
        named = [] if self.name == _USUAL else [f"--bot {self.name}"]
        return [*named, f"--think {self.think:g}"] if self._thinks else named


def kind_of(name: str | None, think: str | None) -> Kind:
    """The bots that were asked for."""
    name = _USUAL if name is None else name
    if name not in BOTS:
        raise Problem("problem-bot", given=quoted(name), bots=", ".join(BOTS))
    if think is None:
        return Kind(name)
    if not BOTS[name].uses_budget:
        raise Problem("problem-think-alone", thinkers=", ".join(thinkers()), count=len(thinkers()))
    return Kind(name, seconds(think))


def seconds(text: str) -> float:
    """The time to think that was typed."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= MOST_SECONDS:  # NaN fails too
        raise Problem("problem-think", most=MOST_SECONDS, given=quoted(text))
    return number


class Opponents:
    """A bot for each seat, for the whole match; beside it a rushed one that moves for it while a clock runs.

    They decide one after the other, so one memory serves them all.
    """

    def __init__(self, kind: Kind, game: Game, seats: Sequence[int], seed: int) -> None:
        self.kind = kind
        self.seats = seats
        chance, memory = random.Random(seed), SearchMemory()

        def made(seconds: float) -> dict[int, Bot]:
            budget = Budget(seconds=seconds)
            return {seat: bot(kind.name, game, chance.getrandbits(SEED_BITS), budget, memory) for seat in seats}

        self._calm = made(kind.think)
        self._rushed = made(min(kind.think, _RUSHED)) if game.clock is not None else {}

    def choose(self, view: Array, seat: int, *, is_rushed: bool) -> int:
        """The code of the action that a bot takes, from what its seat may know."""
        return (self._rushed if is_rushed else self._calm)[seat].choose(view, seat)
