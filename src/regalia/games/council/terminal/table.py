"""The table in the terminal beside the map: councils, permits on offer, players and rewards."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regalia.games.council.rules.board import METAL, METAL_REWARD, QUEENS_REWARD, REGION_REWARD
from regalia.games.council.rules.components import COMPONENTS
from regalia.games.council.rules.record import QUEENS_TILES, City, Council, Metal, Region
from regalia.games.council.telling.phrases import (
    State,
    cards,
    colours,
    gains,
    is_royal,
    permit_bonus,
    permit_name,
    pile,
    token_in_brief,
)
from regalia.games.council.terminal.map import Map, Place
from regalia.words import Words

_MARKS = "abcd"  # of the seats: digits are in names already, capitals are cities
_NEUTRAL = "n"
_COLOURS = {"orange": "dark_orange", "purple": "magenta", "blue": "bright_blue", "pink": "hot_pink"}
_METALS = {"gold": "yellow", "silver": "", "bronze": "dark_orange3", "iron": "cyan"}
_SQUARES = 3  # of the nobility track, shown ahead
_INDENT = (0, 0, 0, 2)
_FIGURES = ("coins", "servants", "hand_sizes", "merchants_left", "nobility", "points")


def map_of(state: State, words: Words) -> RenderableType:
    return Group(Map(state["board"], [_place(city, state, words) for city in City]), Text(words("map-legend"), "dim"))


def _place(city: City, state: State, words: Words) -> Place:
    name = city.name.lower()
    metal = "royal" if is_royal(city, state) else Metal(METAL[state["board"], city]).name.lower()
    return Place(
        words("city", city=name),
        words("metal", metal=metal),
        _merchants(name, state),
        token_in_brief(name, state, words),
        _METALS.get(metal, ""),
        state["queen"] == name,
    )


def _merchants(city: str, state: State) -> str:
    present = [mark for mark, cities in zip(_MARKS, state["merchants"], strict=True) if city in cities]
    return "".join(present) + (_NEUTRAL if city in state["neutrals"] else "")


def councils(state: State, words: Words) -> RenderableType:
    """Each council from the arrow on; beside those of the regions their permits on offer."""
    table = Table.grid(padding=(0, 2))
    for no_wrap in (True, True, True, False):
        table.add_column(no_wrap=no_wrap)
    for council in Council:
        for row in _council_rows(council, state, words):
            table.add_row(*row)
    reserve = words("board-reserve", councillors=colours(state["reserve"], words))
    deck = words("board-deck", deck=state["deck_size"], discards=sum(state["discards"]))
    return Group(Text(words("board-councils"), "bold"), Padding(table, _INDENT), Text(reserve), Text(deck))


def _council_rows(council: Council, state: State, words: Words) -> Iterator[list[RenderableType]]:
    name = words("region", region=council.name.lower())
    if council == Council.QUEEN:
        yield [name, seated(council, state, words)]
        return
    left, right = ([*_offer(permit, words)] for permit in state["face_up"][council])
    yield [name, seated(council, state, words), *left]
    yield ["", Text(words("board-face-down", count=state["permit_counts"][council]), "dim"), *right]


def _offer(permit: str | None, words: Words) -> Iterator[RenderableType]:
    if permit is None:
        yield from ("-", Text(words("board-no-permit"), "dim"))
    else:
        yield from (Text(permit_name(permit), "bold"), permit_bonus(permit, words))


def seated(council: int, state: State, words: Words) -> Text:
    """The councillors from the arrow to the far end."""
    row = Text("> ")
    for colour in state["councils"][council]:
        row.append(f"{words('colour', colour=colour)} ", _COLOURS.get(colour, ""))
    return row


def players(seats: Iterable[int], state: State, names: Sequence[str], words: Words) -> RenderableType:
    """A row a player, the one whose turn it is marked."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for figure in _FIGURES:
        table.add_column(words(f"column-{figure}"), justify="right", no_wrap=True)
    table.add_column(words("column-permits"))
    for seat in seats:
        is_turn = seat == state["seat"]
        name = f"{'>' if is_turn else ' '} {_MARKS[seat]} {names[seat]}"
        figures = [str(state[figure][seat]) for figure in _FIGURES]
        table.add_row(name, *figures, _permits(seat, state, words), style="bold" if is_turn else None)
    return table


def _permits(seat: int, state: State, words: Words) -> str:
    """Permits that can be used by name, the others by number."""
    unused = ", ".join(permit_name(permit) for permit in state["permits"][seat]) or "-"
    used = len(state["used_permits"][seat])
    return words("board-permits", unused=unused, used=used) if used else unused


def hand(viewer: int, state: State, words: Words) -> Text:
    return Text(words("board-hand", cards=cards(pile(state["hands"][viewer]), words) or words("gain-nothing")))


def nobility(viewer: int, state: State, words: Words) -> Text:
    """The next squares that pay."""
    ahead = [
        f"{square}: {gains(bonus, words)}"
        for square, bonus in enumerate(COMPONENTS["nobility"])
        if bonus and square > state["nobility"][viewer]
    ]
    return Text(words("board-nobility", squares="; ".join(ahead[:_SQUARES]) or "-"))


def rewards(state: State, words: Words) -> RenderableType:
    """The reward tiles that can still be won."""
    metals = [
        f"{words('metal', metal=metal.name.lower())} {METAL_REWARD[metal]}"
        for metal in Metal
        if state["metal_rewards"][metal] < 0
    ]
    regions = [
        f"{words('region', region=region.name.lower())} {REGION_REWARD}"
        for region in Region
        if state["region_rewards"][region] < 0
    ]
    queens = [str(QUEENS_REWARD[tile]) for tile in range(QUEENS_TILES) if state["queens_rewards"][tile] < 0]
    return Group(
        Text(words("board-rewards", tiles=", ".join(metals + regions) or "-")),
        Text(words("board-queens", tiles=", ".join(queens) or "-")),
    )
