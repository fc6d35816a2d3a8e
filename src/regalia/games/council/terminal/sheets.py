"""Sheets beside the table: the score at the end, and what things cost and bring."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.games.council.rules.components import COMPONENTS
from regalia.games.council.rules.scoring import SOURCES
from regalia.games.council.telling.phrases import SQUARES, gains
from regalia.schema import Json
from regalia.words import Words


def score(result: Mapping[str, Json], names: Sequence[str], words: Words) -> RenderableType:
    """The score sheet from the first place down."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("name", *SOURCES, "total"):
        justify: Literal["left", "right"] = "left" if column == "name" else "right"
        table.add_column(words(f"score-{column}"), justify=justify, no_wrap=True)
    for seat in sorted(range(len(names)), key=result["places"].__getitem__):
        sources = [str(result["sources"][source][seat]) for source in SOURCES]
        table.add_row(f"{result['places'][seat]}. {names[seat]}", *sources, str(result["points"][seat]))
    return table


def reference(words: Words) -> RenderableType:
    """What things cost, what the nobility track pays, and what scores."""
    scoring = COMPONENTS["rewards"] | COMPONENTS["scoring"]
    return Group(
        *_section("prices", _amounts("price", COMPONENTS["prices"], words), words),
        *_section("track", _squares(words), words),
        *_section("scoring", _amounts("scoring", scoring, words), words),
    )


def _section(title: str, rows: Iterator[tuple[str, str]], words: Words) -> Iterator[RenderableType]:
    yield Text(words(f"reference-{title}"), "bold")
    table = Table.grid(padding=(0, 2))
    for what, amount in rows:
        table.add_row(f"  {what}", amount)
    yield table


def _amounts(message: str, amounts: Mapping[str, Json], words: Words) -> Iterator[tuple[str, str]]:
    """A row each; several amounts in their order."""
    for name, amount in amounts.items():
        shown = "/".join(map(str, amount)) if isinstance(amount, list) else amount
        yield words(f"{message}-{name}"), words(f"{message}-{name}.amount", amount=shown)


def _squares(words: Words) -> Iterator[tuple[str, str]]:
    for square, bonus in enumerate(SQUARES):
        if bonus:
            yield str(square), words("gains", gains=gains(bonus))
