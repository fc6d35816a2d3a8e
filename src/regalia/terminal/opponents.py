"""The bots at a table: which ones, how long they think, and one for each of their seats."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from regalia.bots import BOTS, THINKER, Bot, Budget, bot
from regalia.errors import quoted
from regalia.game import Game
from regalia.match import SEED_BITS
from regalia.schema import Array
from regalia.terminal.problem import Problem

LONGEST = 600  # seconds

_USUAL = "greedy"
_NOTICED = 0.3  # seconds from which on a pause is felt
_RUSHED = 0.2  # seconds to think at most while a clock runs: less than a movement takes


@dataclass(frozen=True)
class Kind:
    """Which bots, and how many seconds they think about a decision."""

    name: str
    think: float = 0.5

    @property
    def is_slow(self) -> bool:
        """Whether people notice that it thinks."""
        return self.name == THINKER and self.think >= _NOTICED

    @property
    def arguments(self) -> list[str]:
        """What asks for these bots on the command line."""
        named = [] if self.name == _USUAL else [f"--bot {self.name}"]
        return [*named, f"--think {self.think:g}"] if self.name == THINKER else named


def kind_of(name: str | None, think: str | None) -> Kind:
    """The bots that were asked for."""
    name = _USUAL if name is None else name
    if name not in BOTS:
        raise Problem("problem-bot", given=quoted(name), bots=", ".join(BOTS))
    if think is None:
        return Kind(name)
    if name != THINKER:
        raise Problem("problem-think-alone", thinker=THINKER)
    return Kind(name, seconds(think))


def seconds(text: str) -> float:
    """The time to think that was typed."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:  # nor is what is not a number
        raise Problem("problem-think", most=LONGEST, given=quoted(text))
    return number


class Opponents:
    """A bot for each seat, for the whole match; beside it a rushed one that moves for it while a clock runs."""

    def __init__(self, kind: Kind, game: Game, seats: Sequence[int], seed: int) -> None:
        self.kind = kind
        self.seats = seats
        chance = random.Random(seed)

        def made(seconds: float) -> dict[int, Bot]:
            budget = Budget(seconds=seconds)
            return {seat: bot(kind.name, game, chance.getrandbits(SEED_BITS), budget) for seat in seats}

        self._calm = made(kind.think)
        self._rushed = made(min(kind.think, _RUSHED)) if game.glasses else {}

    def choose(self, view: Array, seat: int, *, is_rushed: bool) -> int:
        """The code of the action that a bot takes, from what its seat may know."""
        return (self._rushed if is_rushed else self._calm)[seat].choose(view, seat)
