"""The choices of a player: numbered, in plain words, long lists of one kind in columns or rows."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from regalia.sentences import Sentence
from regalia.telling import Action
from regalia.telling import Choice as Offer
from regalia.words import Company, Words

_IN_FULL = 3  # so many choices of one kind are sentences; more are short labels under a title


@dataclass(frozen=True)
class Choice:
    number: int
    action: Action
    sentence: str
    title: str = ""
    row: str = ""
    label: str = ""


def choices(offers: Iterable[Offer], words: Words, company: Company) -> list[Choice]:
    """The legal actions as choices, numbered from 1; of those that read the same, and so are, the first."""
    made: dict[str, Choice] = {}
    for offer in offers:
        message, arguments = offer.sentence
        sentence = words.say(offer.sentence, company)
        if sentence not in made:
            parts = [part for part in ("title", "row", "label") if words.has(f"{message}.{part}")]
            short = {part: words.say(Sentence(f"{message}.{part}", arguments), company) for part in parts}
            made[sentence] = Choice(len(made) + 1, offer.action, sentence, **short)
    return list(made.values())


def listed(offered: Sequence[Choice]) -> Iterator[RenderableType]:
    """The choices as lines, in their order."""
    for _, group in groupby(offered, lambda choice: choice.action["type"]):
        alike = list(group)
        if alike[0].label and len(alike) > _IN_FULL:
            yield Text(f"  {alike[0].title}:")
            yield _rows(alike) if alike[0].row else _columns(alike)
        else:
            yield from (_numbered(choice, choice.sentence) for choice in alike)


def _columns(alike: Sequence[Choice]) -> RenderableType:
    return Columns([_numbered(choice, choice.label) for choice in alike], padding=(0, 3), equal=True)


def _rows(alike: Sequence[Choice]) -> RenderableType:
    """Choices that share a row on one line, after its name."""
    table = Table.grid(padding=(0, 1))
    for row, group in groupby(alike, lambda choice: choice.row):
        table.add_row(f"    {row}", *(_numbered(choice, choice.label, width=3) for choice in group))
    return table


def _numbered(choice: Choice, text: str, width: int = 4) -> Text:
    return Text.assemble((f"{choice.number:>{width}}", "bold cyan"), f"  {text}")


def chosen(line: str, offered: Sequence[Choice]) -> list[Choice] | None:
    """The choices whose numbers were typed; None if anything else was."""
    numbers = line.split()
    by_number = {str(choice.number): choice for choice in offered}
    if not numbers or not all(number in by_number for number in numbers):
        return None
    return [by_number[number] for number in numbers]
