"""Sheets beside the table: the places at the end, and what the fields cost."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regalia.games.tumult.rules.components import STATUES_ON
from regalia.games.tumult.rules.figures import STANDARD
from regalia.games.tumult.rules.record import Terrain
from regalia.games.tumult.telling.phrases import Told, costs, goods
from regalia.words import Words


def score(result: Told, viewer: int | None, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    """The statues from the first place down; who has won is told already."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words("score-name"), no_wrap=True)
    table.add_column(words("score-statues"), justify="right")
    for seat in sorted(range(len(names)), key=result["places"].__getitem__):
        table.add_row(f"{result['places'][seat]}. {names[seat]}", str(result["points"][seat]))
    yield Padding(table, (1, 0))


def reference(words: Words) -> RenderableType:
    """What every field costs and takes, and what else is easily forgotten."""
    table = Table.grid(padding=(0, 2))
    for terrain, cost in zip(Terrain, costs([*STANDARD["village_price"].values()]), strict=True):
        name = words("terrain", terrain=terrain.name.lower())
        table.add_row(f"  {name}", words("some-statues", statues=int(STATUES_ON[terrain])), goods(cost, words))
    return Group(Text(words("reference-prices"), "bold"), table, Text(words("reference-notes")))
