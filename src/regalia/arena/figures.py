"""The figures of a report: results as plots, labelled in the reader's language."""

import math
from collections.abc import Iterator, Sequence

import numpy as np

from regalia.arena import plots
from regalia.arena.page import explained, named
from regalia.arena.plots import Axis, Band, Row, Ticks
from regalia.arena.scores import Results, Score, interval
from regalia.schema import Array
from regalia.words import Words

_MOST_POINTS = 200  # of a curve
_MOST_BARS = 20
_BARS_A_DECADE = 8
_SHORTEST = 1e-6  # seconds: no clock is better than that


def rates(results: Results, words: Words) -> str:
    """How often each entrant won."""
    return _rates(results.scores, words)


def places(results: Results, words: Words) -> str:
    """How often each place at the table won."""
    wins = results.by_place[0].sum(axis=0).tolist()
    names = [words("arena-place", number=place + 1) for place in range(len(wins))]
    return _rates([Score(name, won, results.games) for name, won in zip(names, wins, strict=True)], words)


def _rates(scores: Sequence[Score], words: Words) -> str:
    rows, fair = [_row(score, words) for score in scores], 1 / len(scores)
    label = "; ".join(f"{row.name}: {row.text}" for row in rows)
    svg = plots.rates(rows, _percents(words, 0, 0.25, 0.5, 0.75, 1), fair, label)
    return explained(svg, words("arena-fair", value=100 * fair))


def _row(score: Score, words: Words) -> Row:
    rate = words("arena-percent", value=100 * score.rate)
    within = words("arena-range", low=100 * score.low, high=100 * score.high)
    return Row(score.name, score.rate, score.low, score.high, f"{rate} ({within})")


def running(results: Results, words: Words) -> Iterator[str]:
    """How the rate of each entrant settled, game by game."""
    games, fair = results.games, 1 / len(results.names)
    x = plots.across(0, games, _numbers(words, 0, games // 2, games))
    y = plots.up(1, _percents(words, 0, 0.5, 1))
    for score, won in zip(results.scores, results.shares.T, strict=True):
        label = words("arena-running.label", name=score.name, value=100 * score.rate)
        yield named(score.name, plots.course(_band(won), x, y, fair, label))


def _band(won: Array) -> Band:
    numbers = np.unique(np.linspace(1, len(won), min(len(won), _MOST_POINTS)).astype(int))
    wins = np.cumsum(won)[numbers - 1]
    low, high = np.array([interval(*pair) for pair in zip(wins.tolist(), numbers.tolist(), strict=True)]).T
    return Band(numbers, wins / numbers, low, high)


def lengths(results: Results, words: Words) -> str:
    """How many acts the games had."""
    acts = np.array([game.acts for game in results.played])
    width = max(1, math.ceil((np.ptp(acts) + 1) / _MOST_BARS))
    edges = np.arange(acts.min(), acts.max() + width + 1, width)
    middle = edges[len(edges) // 2]
    x = plots.across(edges[0], edges[-1], _numbers(words, int(edges[0]), int(middle), int(edges[-1])))
    label = words("arena-lengths.label", least=int(acts.min()), median=float(np.median(acts)), most=int(acts.max()))
    return explained(_histogram(np.histogram(acts, edges)[0], x, None, words, label), label)


def thinking(results: Results, words: Words) -> Iterator[str]:
    """How the times of each entrant's decisions are spread, all on the same scale of powers of ten."""
    logs = [np.log10(np.maximum(times, _SHORTEST)) for times in results.times]
    marks = [
        _marked(entrant.budget.seconds, spent) for entrant, spent in zip(results.contest.entrants, logs, strict=True)
    ]
    x = _powers(np.concatenate([*logs, [mark for mark in marks if mark is not None]]), words)
    for name, spent, mark in zip(results.names, logs, marks, strict=True):
        counts = np.histogram(spent, round(x.most - x.least) * _BARS_A_DECADE, (x.least, x.most))[0]
        yield named(name, _histogram(counts, x, mark, words, words("arena-thinking.label", name=name)))


def _powers(logs: Array, words: Words) -> Axis:
    """An axis that has room for all, from a power of ten to a greater one."""
    least, most = math.floor(logs.min(initial=-3)), math.floor(logs.max(initial=-3)) + 1
    ticks = [(power, words("arena-power", value=10.0 ** (power + 3))) for power in range(least, most + 1)]
    return plots.across(least, most, ticks)


def _marked(budget: float | None, spent: Array) -> float | None:
    """The budget, if it was made use of."""
    if budget is None or not len(spent) or spent.max() < math.log10(budget / 2):
        return None
    return math.log10(budget)


def _histogram(counts: Array, x: Axis, marked: float | None, words: Words, label: str) -> str:
    parts = counts / max(1, counts.sum())
    most = float(parts.max()) or 1.0
    return plots.histogram(parts.tolist(), x, plots.up(most, _percents(words, 0, most / 2, most)), marked, label)


def _percents(words: Words, *parts: float) -> Ticks:
    return [(part, words("arena-whole-percent", value=100 * part)) for part in parts]


def _numbers(words: Words, *numbers: int) -> Ticks:
    return [(number, words("arena-number", value=number)) for number in dict.fromkeys(numbers)]
