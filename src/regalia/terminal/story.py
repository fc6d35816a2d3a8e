"""The story of a match: what happened, told to one of its players or to a spectator."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from regalia.schema import Json
from regalia.terminal.art import Art, Told
from regalia.words import Words


class Story:
    """Tells events: headlines apart, what the reader did in sentences, what others did in a row each."""

    def __init__(self, art: Art, names: Sequence[str], words: Words) -> None:
        self._art = art
        self._names = names
        self._words = words

    def names_for(self, viewer: int | None) -> list[str]:
        """What the seats are called to one of them."""
        return [self._words("name-you") if seat == viewer else name for seat, name in enumerate(self._names)]

    def tell(self, events: Iterable[Told], viewer: int | None) -> Iterator[RenderableType]:
        def group_of(event: Told) -> tuple[bool, int]:
            return self._art.is_headline(event), event.get("seat", -1)

        for (is_headline, seat), group in groupby(self._art.condensed(events), group_of):
            if is_headline:
                yield from (Text(self._sentence(event, viewer), "bold") for event in group)
            elif seat == viewer:
                yield Text(" ".join(f"{_capital(self._sentence(event, viewer))}." for event in group))
            else:
                yield self._row(seat, group)

    def score(self, result: Json, viewer: int | None) -> Iterable[RenderableType]:
        """How the match ended, as far as its last events do not say."""
        return self._art.score(result, viewer, self.names_for(viewer), self._words)

    def _row(self, seat: int, events: Iterable[Told]) -> RenderableType:
        """What one of the others did, the name before it instead of in each sentence."""
        row = Table.grid(padding=(0, 2))
        row.add_column(no_wrap=True)
        row.add_row(self._names[seat], ", ".join(self._sentence(event, None, name="").strip() for event in events))
        return row

    def _sentence(self, event: Told, viewer: int | None, **about: str) -> str:
        """The second person speaks of the viewer, the third of all others."""
        if "seat" in event:
            person = "second" if event["seat"] == viewer else "third"
            about = {"name": self._names[event["seat"]], "person": person} | about
        return self._words(f"event-{event['type']}", **self._art.event(event, self._words), **about)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
