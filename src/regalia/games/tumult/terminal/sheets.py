"""Sheets beside the table: the places at the end, and what the fields cost."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.games.tumult.rules.components import COST, STATUES_ON
from regalia.games.tumult.rules.figures import STANDARD
from regalia.games.tumult.rules.record import Good, Terrain
from regalia.games.tumult.terminal.table import goods
from regalia.schema import Json
from regalia.words import Words


def score(result: Mapping[str, Json], names: Sequence[str], words: Words) -> RenderableType:
    """The statues from the first place down."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words("score-name"), no_wrap=True)
    table.add_column(words("score-statues"), justify="right")
    for seat in sorted(range(len(names)), key=result["places"].__getitem__):
        table.add_row(f"{result['places'][seat]}. {names[seat]}", str(result["points"][seat]))
    return table


def reference(words: Words) -> RenderableType:
    """What every field costs and takes, and what else is easily forgotten."""
    table = Table.grid(padding=(0, 2))
    for terrain in Terrain:
        name = words("terrain", terrain=terrain.name.lower())
        statues = words("some-statues", statues=int(STATUES_ON[terrain]))
        table.add_row(f"  {name}", statues, goods(_cost(terrain), words))
    return Group(Text(words("reference-prices"), "bold"), table, Text(words("reference-notes")))


def _cost(terrain: Terrain) -> list[int]:
    """As printed on the components, or with our stand-in for a village."""
    if terrain == Terrain.VILLAGE:
        return [*STANDARD["village_price"].values()]
    return [int(COST[terrain, good]) for good in Good]
