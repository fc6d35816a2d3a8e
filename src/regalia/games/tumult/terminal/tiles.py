"""The people's goods in the terminal: rows of nine, as their keys lie on a keyboard."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.games.tumult.rules.record import NONE
from regalia.games.tumult.terminal.marks import mark_of
from regalia.schema import Json
from regalia.words import Words

_ROW = 9
_WIDTH = 8


def tiles(state: Mapping[str, Json], words: Words, keys: Sequence[str] = ()) -> RenderableType:
    """The places in the middle by number, or by key, and where the tile of each is."""
    shown = [place for place, where in enumerate(state["spots"]) if where != "gone"]
    names = keys or [str(place + 1) for place in range(len(state["spots"]))]
    cells = [_tile(place, names[place], state, words) for place in shown]
    rows = [Text(" ").join(cells[first : first + _ROW]) for first in range(0, len(cells), _ROW)]
    return Group(*rows, Text(words("tiles-legend"), "dim"))


def keys_of(words: Words) -> str:
    """The keys of the places, as they lie on the usual keyboard of a language."""
    return words("screen-keyboard").replace(" ", "").casefold()


def _tile(place: int, name: str, state: Mapping[str, Json], words: Words) -> Text:
    """What it is called, (b) or [b] if b holds or keeps it, and what it shows, if that is known."""
    shown = Text(f"{name:>2} ", "bold")
    where, tile = state["spots"][place], tile_at(place, state)
    if where != "middle":
        left, right = "()" if where == "hand" else "[]"
        shown.append_text(Text.assemble(left, mark_of(state["holders"][place]), right))
    elif tile is None:
        shown.append("?", "not bold")
    if tile is not None:
        shown.append(words("tile-in-brief", **tile), "not bold")
    shown.align("left", _WIDTH)
    return shown


def tile_at(place: int, state: Mapping[str, Json]) -> dict[str, Any] | None:
    """What the tile of a place shows, if the reader of this state knows."""
    tile = state["tiles"][place]
    return None if tile == NONE else {"good": state["tile_goods"][tile], "value": state["tile_values"][tile]}
