"""The story of a match: what happened, told to one of its players or to a spectator."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from regalia.game import Game
from regalia.table import Excerpt
from regalia.telling import Event, telling
from regalia.terminal.ending import names_for
from regalia.words import Company, Words

_MOST_TURNS = 40


class Story:
    """Tells events: headlines apart, what the reader did in sentences, what others did in a row each."""

    def __init__(self, game: Game, company: Company, words: Words) -> None:
        self._game = game
        self._telling = telling(game.name)
        self._company = company
        self._words = words

    def company_of(self, viewer: int | None) -> Company:
        """The players as they are called to one of them."""
        company = replace(self._company, reader=viewer)
        return replace(company, names=names_for(company, self._words))

    def tell(self, events: Iterable[Event], viewer: int | None) -> Iterator[RenderableType]:
        def group_of(event: Event) -> tuple[bool, int]:
            return self._game.events.is_headline(event), event.get("seat", -1)

        company = replace(self._company, reader=viewer)
        for (is_headline, seat), group in groupby(self._telling.condensed(events), group_of):
            if is_headline:
                yield from (Text(self._sentence(event, company), "bold") for event in group)
            elif seat == viewer:
                yield Text(" ".join(f"{_capital(self._sentence(event, company))}." for event in group))
            else:
                yield self._row(seat, group, viewer)

    def turns(self, excerpt: Excerpt, viewer: int | None) -> Iterator[RenderableType]:
        """The story by its turns, the last of them."""
        for turn in sorted(excerpt.changed)[-_MOST_TURNS:]:
            yield from self.tell([line.event for line in excerpt.changed[turn]], viewer)

    def _row(self, seat: int, events: Iterable[Event], viewer: int | None) -> RenderableType:
        """What one of the others did, the name before it instead of in each sentence."""
        names = self._company.names
        unnamed = ["" if other == seat else name for other, name in enumerate(names)]
        company = replace(self._company, names=unnamed, reader=viewer)
        row = Table.grid(padding=(0, 2))
        row.add_column(no_wrap=True)
        row.add_row(names[seat], ", ".join(self._sentence(event, company).strip() for event in events))
        return row

    def _sentence(self, event: Event, company: Company) -> str:
        return self._words.say(self._telling.event(event), company)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
