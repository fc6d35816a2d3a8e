"""What a game's own `terminal/art.py` brings: drawings of its positions."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from regalia.schema import Json
from regalia.sentences import Sentence
from regalia.words import Company, Words

State = Mapping[str, Json]  # of a view, with what the game's telling derives from it


class Art(Protocol):
    """A game's drawings. Names are those that the reader of the company reads; a reader of None is a spectator."""

    def tables(self, state: State, company: Company, words: Words) -> Sequence[RenderableType]:
        """The table, from the whole of it down to the least that the player needs now."""

    def shortcuts(self, state: State) -> Iterable[tuple[str, Sentence, Sequence[Mapping[str, Json]]]]:
        """Several actions that can be chosen as one: the name of its kind, what it does, and the actions."""

    def score(self, result: Mapping[str, Json], names: Sequence[str], words: Words) -> RenderableType:
        """The result of a match: points by their sources, from the first place down."""

    def reference(self, words: Words) -> RenderableType:
        """What the components cost and do."""


def art(game: str) -> Art:
    return cast(Art, import_module(f"regalia.games.{game}.terminal.art"))
