"""Draws To Court the King in the terminal: dice, cards and the display."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regalia.games.court.rules.record import Card
from regalia.schema import Json
from regalia.sentences import Sentence
from regalia.words import Company, Words

State = Mapping[str, Json]

_PIPS = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}
_DIE_WIDTH = 8  # with the space after it
_INDENT = (0, 0, 0, 2)
_PILES = (("active", "bold"), ("chosen", "bold yellow"), ("set_aside", "dim"))


def faces(counts: list[int]) -> list[int]:
    """Dice counted by face, as faces from the highest down; index 0 counts nothing."""
    return [face for face in range(6, 0, -1) for _ in range(counts[face])]


def dashed(dice: list[int]) -> str:
    return "-".join(str(face) for face in sorted(dice, reverse=True))


@dataclass(frozen=True)
class Strokes:
    """What a die is drawn with."""

    top: str
    side: str
    pip: str
    bottom: str


_FINE = Strokes("┌─────┐", "│", "●", "└─────┘")
_PLAIN = Strokes("+-----+", "|", "o", "+-----+")


@dataclass(frozen=True)
class Pile:
    """Dice that lie together, drawn under their name."""

    title: str
    dice: list[int]
    style: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.title, "bold")
        strokes = _PLAIN if options.ascii_only else _FINE
        fitting = max(1, (options.max_width + 1) // _DIE_WIDTH)
        for first in range(0, len(self.dice), fitting):
            yield Text("\n".join(_drawn(self.dice[first : first + fitting], strokes)), self.style, no_wrap=True)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = max(len(self.title), len(self.dice) * _DIE_WIDTH - 1)
        return Measurement(min(width, options.max_width), min(width, options.max_width))


def _drawn(dice: list[int], strokes: Strokes) -> Iterator[str]:
    """One row of dice, line by line."""
    yield " ".join(strokes.top for _ in dice)
    for line in range(3):
        pips = (_PIPS[face][line].replace("o", strokes.pip) for face in dice)
        yield " ".join(f"{strokes.side}{row}{strokes.side}" for row in pips)
    yield " ".join(strokes.bottom for _ in dice)


def table_dice(state: State, words: Words) -> RenderableType:
    """The dice of the turn: active, in the hand of a card, and set aside."""
    drawn = []
    for pile, style in _PILES:
        dice = faces(state[pile])
        title = words(f"board-{pile}", dice=dashed(dice) or words("board-no-dice"))
        if dice or pile != "chosen":
            drawn.append(Pile(title, dice, style))
    return Columns(drawn, padding=(0, 4))


def tables(state: State, company: Company, words: Words) -> Sequence[RenderableType]:
    """With all that is on display; with the dice drawn; in words alone."""
    turn, viewer, names = Text(words("board-turn", turn=state["turn"]), "bold"), company.reader, company.names
    whole, players = (_players(state, names, words, is_whole=is_whole) for is_whole in (True, False))
    bar = [Text(_bar(state, viewer, names, words), "bold yellow")] if state["queen"] >= 0 else []
    display = [Text(words("board-display"), "bold"), _display(state, viewer, words)] if _is_court(state) else []
    reach = list(_reach(state, words))
    drawn, brief = table_dice(state, words), dice_in_words(state, words)
    return (
        Group(turn, whole, *bar, *display, drawn, *reach),
        Group(players, *bar, drawn, *reach),
        Group(players, *bar, brief, *reach),
    )


def _is_court(state: State) -> bool:
    return bool(state["phase"] == "court")


def dice_in_words(state: State, words: Words) -> RenderableType:
    """The dice of the turn on one line."""
    line = Text("  ", no_wrap=True, overflow="crop")
    for pile, style in _PILES:
        dice = faces(state[pile])
        if dice or pile != "chosen":
            line.append(f"{words(f'board-{pile}', dice=dashed(dice) or words('board-no-dice'))}    ", style)
    return line


def _reach(state: State, words: Words) -> Iterator[RenderableType]:
    """The cards that the dice would buy as they show."""
    if state["payable"]:
        cards = ", ".join(words(f"card-{card}") for card in state["payable"])
        yield Text(words("board-payable", cards=cards), no_wrap=True, overflow="crop")


def shortcuts(state: State) -> Iterable[tuple[str, Sentence, Sequence[Mapping[str, Json]]]]:
    """None: every step is a choice of its own."""
    return ()


def _players(state: State, names: Sequence[str], words: Words, *, is_whole: bool) -> RenderableType:
    """A row for each player, the one whose turn it is marked; of the others one line each unless all is to be shown."""
    table = Table.grid(padding=(0, 2))
    for no_wrap in (True, True, True, False):
        table.add_column(no_wrap=no_wrap)
    for seat in range(state["players"]):
        dice = words("board-start-dice", count=state["start_dice"][seat])
        is_turn = seat == state["seat"]
        cards = Text(_cards(state, seat, words) or words("board-cards-none"))
        cards.no_wrap, cards.overflow = not (is_whole or is_turn), "crop"
        table.add_row(">" if is_turn else "", names[seat], dice, cards, style="bold" if is_turn else None)
    return Padding(table, _INDENT)


def _cards(state: State, seat: int, words: Words) -> str:
    """A seat's cards by name; those used this turn are marked."""
    used = state["used"] if seat == state["seat"] else []
    named = []
    for card in state["cards"][seat]:
        name = words(f"card-{card}")
        named.append(words("board-card-used", card=name) if card in used else name)
    if state["charlatans"][seat]:
        named.append(_counted("charlatan", state["charlatans"][seat], words))
    return ", ".join(named)


def _bar(state: State, viewer: int | None, names: Sequence[str], words: Words) -> str:
    """The result to beat, and who has the King for it."""
    king = state["king"]
    person = "second" if king == viewer else "third"
    return words("board-bar", size=state["bar_size"], face=state["bar_face"], name=names[king], person=person)


def _display(state: State, viewer: int | None, words: Words) -> RenderableType:
    """The cards that are left, with how many and their costs."""
    copies = {card.name.lower(): left for card, left in zip(Card, state["display"], strict=True) if left != 0}
    counted = {card: _counted(card, left, words) for card, left in copies.items()}
    widest = max(map(len, counted.values()))
    owned = [] if viewer is None else state["cards"][viewer]
    left = []
    for card, name in counted.items():
        cost = words("board-display-owned") if card in owned else words(f"card-{card}.cost")
        left.append(Text.assemble((f"{name:<{widest}}", "bold"), f"  {cost}", style="dim" if card in owned else ""))
    return Padding(Columns(left, padding=(0, 3), equal=True, column_first=True), _INDENT)


def _counted(card: str, copies: int, words: Words) -> str:
    """A card with its number; Fools without end have none."""
    name = words(f"card-{card}")
    return words("board-card-several", card=name, count=copies) if copies > 0 else name


def score(result: Mapping[str, Json], names: Sequence[str], words: Words) -> RenderableType:
    """Nothing: there are no points, and how it ended says who won."""
    return Group()


def reference(words: Words) -> RenderableType:
    """What each card costs and does."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("card", "cost", "ability"):
        table.add_column(words(f"column-{column}"), overflow="fold")
    for card in Card:
        message = f"card-{card.name.lower()}"
        table.add_row(words(message), words(f"{message}.cost"), words(f"{message}.ability"))
    return table
