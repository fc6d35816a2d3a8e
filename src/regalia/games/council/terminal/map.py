"""The map in the terminal: fifteen cities at their places, and the roads between them."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from regalia.games.council.rules.components import COMPONENTS
from regalia.games.council.rules.record import City

WIDTH = 78
HEIGHT = 21
_LINES = 3  # of a city: name, colour with merchants, token
_UPRIGHT = 4  # columns that a road may be off the upright: it still meets both names
_MARGIN = 6  # half a name, so that those at the edge are whole
_LOWEST, _HIGHEST = (edge(city["place"][1] for city in COMPONENTS["cities"]) for edge in (max, min))
_LEFT, _RIGHT = (edge(city["place"][0] for city in COMPONENTS["cities"]) for edge in (min, max))


@dataclass(frozen=True)
class Strokes:
    """What the map is drawn with."""

    level: str
    steep: str
    falling: str
    rising: str
    queen: str


_FINE = Strokes("─", "│", "╲", "╱", "♛")
_PLAIN = Strokes("-", "|", "\\", "/", "Q")


@dataclass(frozen=True)
class Place:
    """A city as it is written on the map."""

    name: str
    metal: str
    merchants: str
    token: str
    style: str
    has_queen: bool

    def lines(self, queen: str) -> list[tuple[str, str]]:
        """Its lines, each with a style."""
        return [
            (f"{self.name} {queen}" if self.has_queen else self.name, "bold"),
            (f"{self.metal} {self.merchants}".strip(), self.style),
            (self.token, "dim"),
        ]


def spot(city: int) -> tuple[int, int]:
    """The column and the row of a city's name, of its middle."""
    x, y = COMPONENTS["cities"][city]["place"]
    column = _MARGIN + (x - _LEFT) / (_RIGHT - _LEFT) * (WIDTH - 1 - 2 * _MARGIN)
    row = (y - _HIGHEST) / (_LOWEST - _HIGHEST) * (HEIGHT - _LINES)
    return round(column), round(row)


@dataclass(frozen=True)
class Map:
    """The map of a board, with all that lies in its cities."""

    roads: Sequence[Sequence[str]]  # pairs of cities
    places: Sequence[Place]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        strokes = _PLAIN if options.ascii_only else _FINE
        canvas = Canvas()
        for one, other in self.roads:
            canvas.draw_road(spot(City[one.upper()]), spot(City[other.upper()]), strokes)
        for city, place in zip(City, self.places, strict=True):
            canvas.write_place(spot(city), place.lines(strokes.queen))
        yield canvas.text()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(WIDTH, WIDTH)


class Canvas:
    """A field of characters, each with a style."""

    def __init__(self) -> None:
        self._cells = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]

    def draw_road(self, start: tuple[int, int], end: tuple[int, int], strokes: Strokes) -> None:
        """A straight line: where it changes its row a slanted stroke, otherwise a level one."""
        (left, top), (right, bottom) = sorted([start, end])
        if right - left <= _UPRIGHT:
            left = right = (left + right) // 2
        steps = max(right - left, abs(bottom - top))
        slanted = strokes.falling if bottom > top else strokes.rising
        last = (left, top)
        for step in range(1, steps):
            column = round(left + (right - left) * step / steps)
            row = round(top + (bottom - top) * step / steps)
            level = strokes.level if row == last[1] else slanted
            self._cells[row][column] = (strokes.steep if column == last[0] else level, "dim")
            last = (column, row)

    def write_place(self, spot: tuple[int, int], lines: Sequence[tuple[str, str]]) -> None:
        """Lines of text, the middle of each at the spot, with space around them."""
        for row, (text, style) in enumerate(lines, spot[1]):
            line = f" {text} " if text else ""
            first = min(max(0, spot[0] - len(line) // 2), WIDTH - len(line))
            self._cells[row][first : first + len(line)] = [(letter, style) for letter in line]

    def text(self) -> Text:
        return Text("\n").join(Text.assemble(*row) for row in self._cells)
