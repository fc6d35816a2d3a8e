"""The table in the terminal: the realm, the people's goods, the players."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.games.tumult.rules.components import INFERRED, SIDE
from regalia.games.tumult.rules.record import FIELDS, NONE, SPACES, STATUES, Good
from regalia.games.tumult.telling.phrases import (
    MARKS,
    SLOT_LETTERS,
    State,
    goods,
    is_among,
    pile,
    placer,
    price,
    rank_of,
    terrain_of,
    tile_at,
    title_of,
)
from regalia.words import Words

TAXES = ("ready", "taxes", "hands")
_LETTERS = {"pasture": "P", "forest": "F", "mountain": "M", "village": "V", "palace": "S"}
_COLOURS = ("bright_blue", "yellow", "magenta", "bright_white")
_TURN = ("first_statues", "placing", "paying")
_TILES_A_ROW = 7
_TILE_WIDTH = 9


def realm(state: State, words: Words) -> RenderableType:
    """Every region as three rows of fields, each its terrain and whose statue stands there."""
    rows, columns = INFERRED["grid"][str(state["players"])]
    grid = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1))
    for row in range(rows):
        grid.add_row(*(_region(row * columns + column, state, words) for column in range(columns)))
    return Group(grid, Text(words("realm-legend"), "dim"))


def _region(slot: int, state: State, words: Words) -> Text:
    region = Text(f"{SLOT_LETTERS[slot]}", "bold")
    lies = state["lies"][slot]
    if lies != "open":
        region.append(f" {words(f'region-{lies}')}", "not bold dim")
    for field in range(FIELDS):
        region.append("\n" if field % SIDE == 0 else "  ")
        region.append_text(_field(slot, field, state))
    return region


def _field(slot: int, field: int, state: State) -> Text:
    terrain = terrain_of(slot, field, state)
    if terrain is None:
        return Text("? ", "not bold dim")
    owner = state["owners"][slot * FIELDS + field]
    mark = Text(".", "not bold dim") if owner == NONE else mark_of(owner)
    return Text.assemble((_LETTERS[terrain], "not bold"), mark)


def mark_of(seat: int) -> Text:
    return Text(MARKS[seat], f"bold {_COLOURS[seat]}")


def situation(state: State, words: Words) -> Iterator[RenderableType]:
    """The round, the chronicle, the supply, and what the people need."""
    space = state["chronicle"]
    limit = state["chronicle_numbers"][space + 1] if space < SPACES else 0
    yield Text(words("board-round", number=state["rounds"], trial=state["trial"], supply=state["supply"]), "bold")
    yield Text(words("board-chronicle", space=space, next=space + 1, limit=limit))
    yield from demand(state, words)
    if state["phase"] in ("placing", "paying"):
        yield Text(words("board-left", goods=goods(state["left"], words)))


def demand(state: State, words: Words) -> Iterator[RenderableType]:
    if any(state["demand"]):
        yield Text(words("board-demand", goods=goods(state["demand"], words)))


def tiles(state: State, words: Words) -> RenderableType:
    """The places in the middle, and where the tile of each is."""
    shown = [_tile(place, state, words) for place, where in enumerate(state["spots"]) if where != "gone"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(_TILES_A_ROW):
        grid.add_column(width=_TILE_WIDTH)
    for row in range(0, len(shown), _TILES_A_ROW):
        grid.add_row(*shown[row : row + _TILES_A_ROW])
    return Group(Text(words("board-tiles"), "bold"), grid, Text(words("tiles-legend"), "dim"))


def _tile(place: int, state: State, words: Words) -> Text:
    """Its number, (b) or [b] if b holds or keeps it, and what it shows, if that is known."""
    shown = Text(f"{place + 1:>2} ", "bold")
    where, tile = state["spots"][place], tile_at(place, state)
    if where != "middle":
        left, right = "()" if where == "hand" else "[]"
        shown.append_text(Text.assemble(left, mark_of(state["holders"][place]), right, " "))
    elif tile is None:
        shown.append("?", "not bold")
    if tile is not None:
        shown.append(words("tile-in-brief", **tile), "not bold")
    return shown


def players(state: State, names: Sequence[str], words: Words) -> RenderableType:
    """A row a player from the king down, whoever is to act alone marked."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for column in ("rank", "supporters", "statues", "mercy"):
        table.add_column(words(f"column-{column}"), no_wrap=True, justify="left" if column == "rank" else "right")
    robbing = state["phase"] in TAXES
    for column in ("robbed",) if robbing else ("bread", "marble", "tools"):
        table.add_column(words(f"column-{column}"))
    for seat in state["ranks"][: state["players"]]:
        goods_of = [_loot(seat, state, words)] if robbing else [*_castle(seat, state)]
        table.add_row(*_figures(seat, state, names, words), *goods_of)
    return table


def _figures(seat: int, state: State, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    is_turn = state["phase"] in _TURN and seat == placer(state)
    yield Text.assemble("> " if is_turn else "  ", mark_of(seat), f" {names[seat]}")
    yield words("rank-title", rank=rank_of(seat, state), title=title_of(seat))
    yield str(state["supporters"][seat])
    yield str(STATUES - state["statues"][seat])
    yield words("board-mercy") if is_among(seat, state["mercy"]) else "-"


def _castle(seat: int, state: State) -> Iterator[str]:
    for good in Good:
        yield pile(state["castles"][seat][good])


def _loot(seat: int, state: State, words: Words) -> str:
    """How many tiles a seat keeps, and what it is up to."""
    kept = sum(
        where == "castle" and holder == seat for where, holder in zip(state["spots"], state["holders"], strict=True)
    )
    doing = "done" if is_among(seat, state["done"]) else "robs"
    return words("board-loot", tiles=kept, hand=state["hands"][seat] + 1, doing=doing)


def payment(state: State, words: Words) -> Iterator[RenderableType]:
    """What is being paid for, and with what."""
    seat, target = placer(state), state["target"]
    slot, field = divmod(target, FIELDS)
    where = {"spot": f"{SLOT_LETTERS[slot]}{field + 1}", "terrain": terrain_of(slot, field, state)}
    cost, laid, own = price(seat, target, state), state["laid"], state["castles"][seat]
    yield Text(words("board-payment", price=goods(cost, words), **where), "bold")
    table = Table.grid(padding=(0, 2))
    for good in Good:
        if cost[good]:
            name = words("good", good=good.name.lower())
            table.add_row(f"  {name}", words("board-paid", cost=cost[good], laid=pile(laid[good]), own=pile(own[good])))
    yield table


def in_hand(viewer: int, state: State, words: Words) -> Iterator[RenderableType]:
    """The tile that the viewer is looking at."""
    place = state["hands"][viewer]
    tile = None if place == NONE else tile_at(place, state)
    if tile is not None:
        yield Text(words("board-hand", place=place + 1, **tile), "bold")
