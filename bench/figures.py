"""How a figure is measured: some repetitions in CPU time, of which the median and the spread count."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeVar

_Subject = TypeVar("_Subject")


@dataclass(frozen=True)
class Effort:
    """How much is done for each figure."""

    repetitions: int
    seconds: float  # of CPU time at least, in each repetition
    games: int  # played side by side
    plain_decisions: int  # in plain Python, where a whole game takes seconds
    colds: int  # compilations from nothing
    crowd: float = 1  # how many of the tables and moves with which a server is measured

    def of(self, full: int) -> int:
        """As many as that, or some of them."""
        return max(1, round(full * self.crowd))


FULL = Effort(repetitions=7, seconds=0.2, games=32, plain_decisions=1000, colds=3)
QUICK = Effort(repetitions=2, seconds=0.01, games=4, plain_decisions=100, colds=0, crowd=0.04)


@dataclass(frozen=True)
class Figure:
    """One thing measured. `detail` tells apart those that share a name, and with it a target."""

    section: str
    name: str
    unit: str
    samples: list[float]
    detail: str = ""

    @property
    def median(self) -> float:
        return median(self.samples)

    @property
    def least(self) -> float:
        return min(self.samples)

    @property
    def greatest(self) -> float:
        return max(self.samples)


def sampled(effort: Effort, prepare: Callable[[], _Subject], work: Callable[[_Subject], int]) -> list[float]:
    """CPU-seconds per unit of work, once a repetition. `work` returns how many units it did."""
    work(prepare())  # compiles, or loads what is compiled
    return [_seconds_per_unit(effort.seconds, prepare, work) for _ in range(effort.repetitions)]


def _seconds_per_unit(seconds: float, prepare: Callable[[], _Subject], work: Callable[[_Subject], int]) -> float:
    spent, units = 0.0, 0
    while spent < seconds:
        subject = prepare()
        begun = process_time()
        units += work(subject)
        spent += process_time() - begun
    return spent / units


def rates(samples: list[float]) -> list[float]:
    return [1 / seconds for seconds in samples]


def scaled(samples: list[float], factor: float) -> list[float]:
    return [sample * factor for sample in samples]
