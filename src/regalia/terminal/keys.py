"""What a game's own `terminal/keys.py` brings: how it is played at a keyboard, as data."""

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from regalia.schema import Json


class Keys(Protocol):
    """Kinds of actions, and of shortcuts, by name."""

    KEYS: Mapping[str, Mapping[str, str]]  # by language: the key of each kind
    NUMBERED: Mapping[str, tuple[str, int, int]]  # kinds numbered as pieces are: an argument, plus this, up to this
    ASKED: frozenset[str]  # kinds that wait for a person even where nothing else can be done
    SHARED_KEYBOARD: Mapping[str, Json]  # options for several people at one keyboard
    HAS_TITLES: bool  # whether players are spoken of by their titles


def keys(game: str) -> Keys:
    return cast(Keys, import_module(f"regalia.games.{game}.terminal.keys"))
