"""Plots as SVG, in the classes of `report.css`. Every text comes from outside, in the reader's language."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from regalia.schema import Array

Ticks = Sequence[tuple[float, str]]  # where on an axis, and what stands there

_WIDTH = 360
_LEFT = 48
_RIGHT = 342
_TOP = 10
_BOTTOM = 150
_EDGE = 14  # left of a plot that has no figures there
_ROW = 46


class Axis(NamedTuple):
    """A range of figures, and where it begins and ends in the plot."""

    least: float
    most: float
    ticks: Ticks
    begin: float
    end: float

    def at(self, figure: float) -> float:
        return self.begin + (self.end - self.begin) * (figure - self.least) / (self.most - self.least)


def across(least: float, most: float, ticks: Ticks) -> Axis:
    return Axis(least, most, ticks, _LEFT, _RIGHT)


def up(most: float, ticks: Ticks) -> Axis:
    return Axis(0, most, ticks, _BOTTOM, _TOP)


class Row(NamedTuple):
    """A rate with its interval, and both in words."""

    name: str
    rate: float
    low: float
    high: float
    text: str


def rates(rows: Sequence[Row], ticks: Ticks, fair: float, label: str) -> str:
    """A dot and a whisker for each row, from none to all, and a line at the fair share."""
    x, bottom = Axis(0, 1, ticks, _EDGE, _RIGHT), _ROW * len(rows) + 6
    drawn = [part for number, row in enumerate(rows) for part in _row(row, x, _ROW * number)]
    return _svg(bottom + 26, label, [*_ticks_below(x, 0, bottom), _upright(x, fair, 0, bottom), *drawn])


def _row(row: Row, x: Axis, top: float) -> list[str]:
    middle = top + 36
    return [
        _text(_EDGE, top + 19, row.name, "start name"),
        _text(_RIGHT, top + 19, row.text, "end"),
        _line(x.at(row.low), middle, x.at(row.high), middle, "whisker"),
        f'<circle class="dot" cx="{x.at(row.rate):.1f}" cy="{middle:.1f}" r="5"/>',
    ]


class Band(NamedTuple):
    """A curve within its interval."""

    at: Array
    middle: Array
    low: Array
    high: Array


def course(band: Band, x: Axis, y: Axis, fair: float, label: str) -> str:
    """A curve over its band, and a line at the fair share."""
    low, middle, high = (_points(x, y, band.at, curve) for curve in (band.low, band.middle, band.high))
    parts = [
        f'<polygon class="band" points="{" ".join([*high, *reversed(low)])}"/>',
        _line(_LEFT, y.at(fair), _RIGHT, y.at(fair), "fair"),
        f'<polyline class="course" points="{" ".join(middle)}"/>',
    ]
    return _framed(x, y, label, parts)


def _points(x: Axis, y: Axis, numbers: Array, figures: Array) -> list[str]:
    return [f"{x.at(a):.1f},{y.at(b):.1f}" for a, b in zip(numbers.tolist(), figures.tolist(), strict=True)]


def histogram(counts: Sequence[float], x: Axis, y: Axis, marked: float | None, label: str) -> str:
    """Bars side by side over the whole axis, and a line at the figure that is marked."""
    width = (_RIGHT - _LEFT) / len(counts)
    bars = [_bar(_LEFT + width * number, width, y.at(count)) for number, count in enumerate(counts) if count]
    return _framed(x, y, label, [*bars, *([] if marked is None else [_upright(x, marked, _TOP, _BOTTOM)])])


def _bar(left: float, width: float, top: float) -> str:
    """A bar, with a gap to the next one; however low, it can be seen."""
    height = max(1.0, _BOTTOM - top)
    return (
        f'<rect class="bar" x="{left + 0.5:.1f}" y="{_BOTTOM - height:.1f}" '
        f'width="{max(1.0, width - 1):.1f}" height="{height:.1f}"/>'
    )


def _framed(x: Axis, y: Axis, label: str, parts: Iterable[str]) -> str:
    grid = [_line(_LEFT, y.at(figure), _RIGHT, y.at(figure), "grid") for figure, _ in y.ticks]
    names = [_text(_LEFT - 6, y.at(figure) + 4, name, "end") for figure, name in y.ticks]
    return _svg(_BOTTOM + 26, label, [*grid, *names, *_ticks_below(x, _BOTTOM, _BOTTOM + 4), *parts])


def _ticks_below(x: Axis, top: float, bottom: float) -> list[str]:
    lines = [_line(x.at(figure), top, x.at(figure), bottom, "grid") for figure, _ in x.ticks]
    return lines + [_text(x.at(figure), bottom + 17, name, _anchor(x.at(figure))) for figure, name in x.ticks]


def _anchor(x: float) -> str:
    """Figures at the edges stay within the plot."""
    return "start" if x < _LEFT else "end" if x == _RIGHT else "middle"


def _upright(x: Axis, figure: float, top: float, bottom: float) -> str:
    return _line(x.at(figure), top, x.at(figure), bottom, "fair")


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _svg(height: float, label: str, parts: Iterable[str]) -> str:
    drawn = "\n".join(parts)
    return f'<svg viewBox="0 0 {_WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">\n{drawn}\n</svg>'
