"""The table in the terminal beside the map: councils, permits on offer, players and rewards."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regalia.games.council.rules.board import METAL_REWARD, QUEENS_REWARD, REGION_REWARD
from regalia.games.council.rules.record import QUEENS_TILES, City, Colour, Council, Metal, Region
from regalia.games.council.telling.phrases import (
    GAINS,
    SQUARES,
    TOKENS,
    city,
    councillor,
    counted,
    gains,
    metal,
    permit,
    region,
)
from regalia.games.council.terminal.map import Map, Place
from regalia.schema import Json
from regalia.sentences import Argument, Sentence, sentence
from regalia.words import Words

State = Mapping[str, Json]

_MARKS = "abcd"  # of the seats: digits are in names already, capitals are cities
_NEUTRAL = "n"
_COLOURS = {"orange": "dark_orange", "purple": "magenta", "blue": "bright_blue", "pink": "hot_pink"}
_METALS = {"gold": "yellow", "silver": "", "bronze": "dark_orange3", "iron": "cyan"}
_SQUARES = 3  # of the nobility track, shown ahead
_INDENT = (0, 0, 0, 2)
_NAME_WIDTH = 14
_FIGURES = ("coins", "servants", "hand_sizes", "merchants_left", "nobility", "points_won")


def map_of(state: State, words: Words) -> RenderableType:
    return Group(Map(state["roads"], [_place(city, state, words) for city in City]), Text(words("map-legend"), "dim"))


def _place(place: City, state: State, words: Words) -> Place:
    name, colour = place.name.lower(), state["metals"][place] or "royal"
    return Place(
        words.say(city(name)),
        words.say(metal(colour)),
        _merchants(name, state),
        _token(state["tokens"][place], words),
        _METALS.get(colour, ""),
        state["queen"] == name,
    )


def _token(token: int, words: Words) -> str:
    """In brief what the token of a city gives; the royal city has none."""
    bonus = TOKENS[token] if token >= 0 else {}
    return "+".join(words(f"brief-{name}", amount=bonus[name]) for name in GAINS if name in bonus)


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
    reserve = words("board-reserve", councillors=_counted(state["reserve"]))
    deck = words("board-deck", deck=state["deck_size"], discards=sum(state["discards"]))
    return Group(Text(words("board-councils"), "bold"), Padding(table, _INDENT), Text(reserve), Text(deck))


def councils_in_brief(state: State, words: Words) -> RenderableType:
    """Each council from the arrow on, and the names of its permits; then the reserve, and where the queen is."""
    table = Table.grid(padding=(0, 2))
    for _ in range(3):
        table.add_column(no_wrap=True)
    for council in Council:
        name = words(f"council-{council.name.lower()}")
        table.add_row(name, seated(council, state, words), _names_on_offer(council, state, words))
    reserve = words("board-reserve", councillors=_counted(state["reserve"]))
    return Group(Padding(table, _INDENT), Text(reserve, no_wrap=True, overflow="crop"))


def _names_on_offer(council: Council, state: State, words: Words) -> Text:
    if council == Council.QUEEN:
        return Text(words("board-queen-in", city=city(state["queen"])))
    named = [words.say(permit(name)) for name in state["face_up"][council] if name is not None]
    return Text(", ".join(named) or "-", "bold")


def _counted(reserve: Sequence[int]) -> list[Argument]:
    """Councillors by colour."""
    present = [(colour.name.lower(), reserve[colour]) for colour in Colour if reserve[colour]]
    return [sentence("board-councillors", colour=councillor(name), count=count) for name, count in present]


def _council_rows(council: Council, state: State, words: Words) -> Iterator[list[RenderableType]]:
    name = words(f"council-{council.name.lower()}")
    if council == Council.QUEEN:
        yield [name, seated(council, state, words)]
        return
    left, right = ([*_offer(permit, words)] for permit in state["face_up"][council])
    yield [name, seated(council, state, words), *left]
    yield ["", Text(words("board-face-down", count=state["permit_counts"][council]), "dim"), *right]


def _offer(name: str | None, words: Words) -> Iterator[RenderableType]:
    if name is None:
        yield from ("-", Text(words("board-no-permit"), "dim"))
    else:
        shown = permit(name)
        yield from (Text(words.say(shown), "bold"), words.say(Sentence("permit.bonus", shown.arguments)))


def seated(council: int, state: State, words: Words) -> Text:
    """The councillors from the arrow to the far end."""
    row = Text("> ")
    for colour in state["councils"][council]:
        row.append(f"{words(f'councillor-{colour}.colour')} ", _COLOURS.get(colour, ""))
    return row


def players(seats: Iterable[int], state: State, names: Sequence[str], words: Words) -> RenderableType:
    """A row for each player, the one whose turn it is marked."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True, max_width=_NAME_WIDTH, overflow="crop")
    for figure in _FIGURES:
        table.add_column(words(f"column-{figure}"), justify="right", no_wrap=True)
    table.add_column(words("column-cities"), no_wrap=True)
    table.add_column(words("column-permits"), overflow="crop")
    for seat in seats:
        is_turn = seat == state["seat"]
        name = f"{'>' if is_turn else ' '} {_MARKS[seat]} {names[seat]}"
        figures = [str(state[figure][seat]) for figure in _FIGURES]
        permits = Text(_permits(seat, state, words), no_wrap=True, overflow="crop")
        table.add_row(name, *figures, _cities(seat, state, words), permits, style="bold" if is_turn else None)
    return table


def _cities(seat: int, state: State, words: Words) -> str:
    """Where the merchants of a player stand, by the first letters of the cities."""
    return "".join(words.say(city(name))[0] for name in state["merchants"][seat]) or "-"


def _permits(seat: int, state: State, words: Words) -> str:
    """Permits that can be used by name, the others by number."""
    unused: list[Argument] = [permit(name) for name in state["permits"][seat]] or ["-"]
    return words("board-permits", permits=unused, used=len(state["used_permits"][seat]))


def hand(viewer: int, state: State, words: Words) -> Text:
    return Text(words("board-hand", cards=counted(state["hands"][viewer])))


def nobility(viewer: int, state: State, words: Words) -> Text:
    """The next squares that pay."""
    ahead: list[Argument] = [
        sentence("board-square", square=square, gains=gains(bonus))
        for square, bonus in enumerate(SQUARES)
        if bonus and square > state["nobility"][viewer]
    ]
    return Text(words("board-nobility", squares=ahead[:_SQUARES] or ["-"]))


def rewards(state: State, words: Words) -> RenderableType:
    """The reward tiles that can still be won."""
    metals = [(metal(tile.name.lower()), METAL_REWARD[tile]) for tile in Metal if state["metal_rewards"][tile] < 0]
    regions = [(region(tile.name.lower()), REGION_REWARD) for tile in Region if state["region_rewards"][tile] < 0]
    tiles = [sentence("board-tile", tile=tile, points=int(points)) for tile, points in metals + regions]
    queens = [int(QUEENS_REWARD[tile]) for tile in range(QUEENS_TILES) if state["queens_rewards"][tile] < 0]
    return Group(
        Text(words("board-rewards", tiles=tiles or ["-"])),
        Text(words("board-queens", tiles=queens or ["-"])),
    )
