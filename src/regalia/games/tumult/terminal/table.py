"""The table in the terminal: the realm, the people's goods, the players. Drawn from a view and what derives from it."""

from collections.abc import Iterator, Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.games.tumult.rules.record import FIELDS, NONE, Good
from regalia.games.tumult.terminal.marks import mark_of
from regalia.games.tumult.terminal.tiles import tile_at
from regalia.games.tumult.terminal.tiles import tiles as tiles
from regalia.schema import Json
from regalia.sentences import Seat, sentence
from regalia.words import Company, Words

State = Mapping[str, Json]

TAXES = ("ready", "taxes", "hands")
SLOT_LETTERS = "ABCDEFGH"
_SIDE = 3  # fields along a region's side
_TURN = ("first_statues", "placing", "paying")
_NAME_WIDTH = 16


def realm(state: State, words: Words) -> RenderableType:
    """Every region as three rows of fields, each its terrain and whose statue stands there."""
    rows, columns = state["grid"]
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
        region.append("\n" if field % _SIDE == 0 else "  ")
        region.append_text(_field(slot * FIELDS + field, state, words))
    return region


def _field(cell: int, state: State, words: Words) -> Text:
    terrain = state["fields"][cell]["terrain"]
    if terrain is None:
        width = len(words("terrain.letter", terrain="pasture")) + len(".")
        return Text("?".ljust(width), "not bold dim")
    owner = state["owners"][cell]
    mark = Text(".", "not bold dim") if owner == NONE else mark_of(owner)
    return Text.assemble((words("terrain.letter", terrain=terrain), "not bold"), mark)


def realm_in_brief(state: State, words: Words) -> RenderableType:
    """The regions without lines between them; one that opens with the next round has its letter in brackets."""
    rows, columns = state["grid"]
    grid = Table.grid(padding=(0, 3))
    for row in range(rows):
        grid.add_row(*(_brief_region(row * columns + column, state, words) for column in range(columns)))
    return grid


def _brief_region(slot: int, state: State, words: Words) -> Text:
    letter = SLOT_LETTERS[slot]
    region = Text(f"({letter})" if state["lies"][slot] == "closed" else f" {letter} ", "bold")
    for field in range(FIELDS):
        region.append("\n   " if field and field % _SIDE == 0 else "")
        region.append(" ")
        region.append_text(_field(slot * FIELDS + field, state, words))
    return region


def situation(state: State, words: Words) -> Iterator[RenderableType]:
    """The round, the chronicle, the supply, and what the people need."""
    trial = str(state["trial"]).lower()
    yield Text(words("board-round", number=state["rounds"], trial=trial, supply=state["supply"]), "bold")
    yield from _chronicle(state, words)
    yield from demand(state, words)
    if state["phase"] in ("placing", "paying"):
        yield Text(words("board-left", goods=goods(state["left"], words)))


def _chronicle(state: State, words: Words) -> Iterator[RenderableType]:
    """How full it is, what the next space brings, and how near that is to the end."""
    coming = state["next_space"]
    regions = coming["regions"] if coming else 0
    yield Text(words("board-chronicle", taken=state["chronicle"], next=_next(coming), regions=regions))
    if coming and not coming["is_last"]:
        number = coming["ends_beyond"]
        ends = "false" if number is None else "true"
        yield Text(words("board-apart", apart=state["statues_apart"], ends=ends, number=number or 0))


def _next(coming: Mapping[str, Json] | None) -> str:
    """What the next space of the chronicle is for."""
    if coming is None:
        return "over"
    if coming["is_last"]:
        return "last"
    if coming["regions"]:
        return "regions"
    return "statue" if coming["ends_beyond"] is None else "apart"


def demand(state: State, words: Words) -> Iterator[RenderableType]:
    if any(state["demand"]):
        yield Text(words("board-demand", goods=goods(state["demand"], words)))


def players(state: State, company: Company, words: Words) -> RenderableType:
    """A row for each player from the king down, whoever is to act alone marked."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True, max_width=_NAME_WIDTH, overflow="crop")
    for column in ("rank", "supporters", "statues", "mercy"):
        table.add_column(words(f"column-{column}"), no_wrap=True, justify="left" if column == "rank" else "right")
    robbing = state["phase"] in TAXES
    for column in ("robbed",) if robbing else ("bread", "marble", "tools"):
        table.add_column(words(f"column-{column}"))
    for seat in state["ranks"][: state["players"]]:
        goods_of = [_loot(seat, state, words)] if robbing else [*_castle(seat, state)]
        table.add_row(*_figures(seat, state, company, words), *goods_of)
    return table


def _figures(seat: int, state: State, company: Company, words: Words) -> Iterator[RenderableType]:
    is_turn = state["phase"] in _TURN and seat == state["ranks"][state["turn"]]
    yield Text.assemble("> " if is_turn else "  ", mark_of(seat), f" {company.names[seat]}")
    yield words.say(sentence("rank-title", rank=state["rank"][seat], seat=Seat(seat)), company)
    yield str(state["supporters"][seat])
    yield str(state["statues_placed"][seat])
    yield words("board-mercy") if seat in state["mercy"] else "-"


def _castle(seat: int, state: State) -> Iterator[str]:
    for good in Good:
        yield pile(state["castles"][seat][good])


def _loot(seat: int, state: State, words: Words) -> str:
    """How many tiles a seat keeps, and what it is up to."""
    kept = sum(
        where == "castle" and holder == seat for where, holder in zip(state["spots"], state["holders"], strict=True)
    )
    doing = "done" if seat in state["done"] else "robs"
    return words("board-loot", tiles=kept, hand=state["hands"][seat] + 1, doing=doing)


def payment(state: State, words: Words) -> Iterator[RenderableType]:
    """What is being paid for, and with what."""
    paid, own = state["payment"], state["castles"][state["ranks"][state["turn"]]]
    where = {"slot": paid["slot"], "field": paid["field"] + 1, "terrain": paid["terrain"]}
    yield Text(words("board-payment", price=goods(paid["price"], words), **where), "bold")
    table = Table.grid(padding=(0, 2))
    for good, cost in zip(Good, paid["price"], strict=True):
        if cost:
            name, laid = words("good", good=good.name.lower()), _joined(paid["laid"][good])
            table.add_row(f"  {name}", words("board-paid", cost=cost, laid=laid, own=pile(own[good])))
    yield table


def in_hand(viewer: int, state: State, words: Words, keys: Sequence[str] = ()) -> Iterator[RenderableType]:
    """The tile that the viewer is looking at, by number or by key."""
    place = state["hands"][viewer]
    tile = None if place == NONE else tile_at(place, state)
    if tile is not None:
        yield Text(words("board-hand", place=keys[place].upper() if keys else place + 1, **tile), "bold")


def goods(amounts: Sequence[int], words: Words) -> str:
    """Amounts by kind, those of nothing left out."""
    kinds = [(good.name.lower(), amount) for good, amount in zip(Good, amounts, strict=True) if amount]
    return ", ".join(words("tile", value=amount, good=good) for good, amount in kinds) or "-"


def pile(counts: Sequence[int]) -> str:
    """The values of tiles of one kind: 1+2+2."""
    return _joined([value for value, count in enumerate(counts) for _ in range(count)])


def _joined(values: Sequence[int]) -> str:
    return "+".join(map(str, values)) or "-"
