"""Draws Tumult Royale in the terminal: the table as a whole, and what can be taken in while the clock runs."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType

from regalia.games.tumult.rules.record import PLACES
from regalia.games.tumult.terminal.sheets import reference as reference
from regalia.games.tumult.terminal.sheets import score as score
from regalia.games.tumult.terminal.table import (
    TAXES,
    State,
    demand,
    in_hand,
    payment,
    players,
    realm,
    situation,
    tiles,
)
from regalia.schema import Json
from regalia.words import Words


def board(state: State, viewer: int | None, names: Sequence[str], words: Words) -> RenderableType:
    """The realm, the goods and the players."""
    return Group("", *situation(state, words), realm(state, words), "", *_goods(state, viewer, names, words))


def glance(state: State, viewer: int | None, names: Sequence[str], words: Words) -> RenderableType:
    """While goods change hands only these, else the whole table."""
    if state["phase"] == "paying":
        return Group("", *payment(state, words))
    if state["phase"] in TAXES:
        return Group("", *situation(state, words), "", *_goods(state, viewer, names, words))
    return board(state, viewer, names, words)


def rush(state: State, viewer: int, words: Words) -> RenderableType:
    """What can be taken in while the clock runs."""
    return Group("", *demand(state, words), tiles(state, words), *in_hand(viewer, state, words))


def typed(word: str, words: Words) -> Mapping[str, Json] | None:
    """What somebody in a hurry means: the number of a tile, or a word for what to do."""
    if word.isascii() and word.isdigit() and 0 < int(word) <= PLACES:
        return {"type": "lift", "place": int(word) - 1}
    for kind in ("keep", "return", "done"):
        if word.casefold() in words(f"word-{kind}").split():
            return {"type": kind}
    return None


def _goods(state: State, viewer: int | None, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    yield players(state, names, words)
    if state["phase"] in TAXES:
        yield from ("", tiles(state, words))
        if viewer is not None:
            yield from in_hand(viewer, state, words)
