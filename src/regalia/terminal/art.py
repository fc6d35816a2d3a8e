"""What a game's own `terminal/art.py` brings: drawings of its positions."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from regalia.schema import Json
from regalia.words import Words

State = Mapping[str, Json]  # of a view, with what the game's telling derives from it


class Art(Protocol):
    """A game's drawings. Names are those that the viewer reads; a viewer of None is a spectator."""

    def board(self, state: State, viewer: int | None, names: Sequence[str], words: Words) -> RenderableType:
        """The whole table."""

    def glance(self, state: State, viewer: int | None, names: Sequence[str], words: Words) -> RenderableType:
        """What the player needs now: the whole table as the turn begins, later only what changes."""

    def score(
        self, result: Mapping[str, Json], viewer: int | None, names: Sequence[str], words: Words
    ) -> Iterable[RenderableType]:
        """The result of a match, as far as its last events do not say."""

    def reference(self, words: Words) -> RenderableType:
        """What the components cost and do."""


def art(game: str) -> Art:
    return cast(Art, import_module(f"regalia.games.{game}.terminal.art"))
