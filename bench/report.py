"""Figures as a table for people and as JSON for programs."""

from dataclasses import asdict
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench import machine
from bench.figures import Figure
from bench.targets import target
from regalia.schema import Json

_Figures = dict[str, list[Figure]]  # by game, or those that are the same for every game


def as_table(scope: str, figures: list[Figure]) -> Table:
    table = Table(
        title=scope,
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        show_edge=False,
    )
    table.add_column("figure", no_wrap=True)
    for column in ("median", "least", "greatest"):
        table.add_column(column, justify="right", no_wrap=True)
    for column in ("unit", "target"):
        table.add_column(column, no_wrap=True)
    for section, members in groupby(figures, key=lambda figure: figure.section):
        table.add_section()
        table.add_row(section, style="bold")
        for figure in members:
            table.add_row(*_row(scope, figure))
    return table


def _row(scope: str, figure: Figure) -> list[str]:
    name = f" {figure.name}, {figure.detail}" if figure.detail else f" {figure.name}"
    spread = [_shown(figure.least), _shown(figure.greatest)] if len(figure.samples) > 1 else ["", ""]
    return [name, _shown(figure.median), *spread, figure.unit, _judged(scope, figure)]


def _shown(value: float) -> str:
    """Four digits: more would be noise."""
    if value >= 1e6:
        return f"{value / 1e6:.4g} M"
    return f"{float(f'{value:.4g}'):,.10g}"


def _judged(scope: str, figure: Figure) -> str:
    aim = target(scope, figure.name)
    if aim is None:
        return ""
    bound = f"{'≥' if aim.at_least else '≤'} {_shown(aim.bound)}"
    return f"{bound} {'met' if aim.met(figure.median) else 'missed'}"


def as_json(figures: _Figures, *, quick: bool) -> Json:
    return {
        "versions": machine.versions(),
        "cpu": machine.cpu(),
        "quick": quick,
        "figures": {scope: _sections(scope, members) for scope, members in figures.items()},
    }


def _sections(scope: str, figures: list[Figure]) -> dict[str, list[Json]]:
    return {
        section: [_figure(scope, figure) for figure in members]
        for section, members in groupby(figures, key=lambda figure: figure.section)
    }


def _figure(scope: str, figure: Figure) -> Json:
    aim = target(scope, figure.name)
    return {
        "name": figure.name,
        "detail": figure.detail,
        "unit": figure.unit,
        "median": figure.median,
        "least": figure.least,
        "greatest": figure.greatest,
        "samples": len(figure.samples),
        "target": None if aim is None else asdict(aim),
        "met": None if aim is None else aim.met(figure.median),
    }
