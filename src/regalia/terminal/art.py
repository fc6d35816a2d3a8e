"""What a game's own `terminal.py` brings: drawings of its positions, and arguments for its words."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from regalia.schema import Json
from regalia.words import Words

State = Mapping[str, Json]  # of a view
Told = Mapping[str, Json]  # an event or an action


class Art(Protocol):
    """A game's drawings. Names are those that the viewer reads; a viewer of None is a spectator."""

    def is_headline(self, told: Told) -> bool:
        """Whether an event stands on a line of its own."""

    def condensed(self, events: Iterable[Told]) -> Iterable[Told]:
        """The story with small steps of one kind told as one."""

    def event(self, told: Told, words: Words) -> dict[str, Any]:
        """The arguments of an event's sentence, but for the seat."""

    def choice(self, action: Told, state: State, words: Words) -> dict[str, Any]:
        """The arguments of a choice's sentence."""

    def hint(self, state: State, words: Words) -> str:
        """What the player is to do now."""

    def board(self, state: State, viewer: int | None, names: Sequence[str], words: Words) -> RenderableType:
        """The whole table."""

    def glance(self, state: State, viewer: int | None, names: Sequence[str], words: Words) -> RenderableType:
        """What the player needs now: the whole table as the turn begins, later only what changes."""

    def score(self, result: Told, viewer: int | None, names: Sequence[str], words: Words) -> Iterable[RenderableType]:
        """The result of a match, as far as its last events do not say."""

    def reference(self, words: Words) -> RenderableType:
        """What the components cost and do."""


def art(game: str) -> Art:
    return cast(Art, import_module(f"regalia.games.{game}.terminal.art"))
