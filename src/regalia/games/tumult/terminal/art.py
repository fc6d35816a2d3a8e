"""Tumult Royale in the terminal: what is said of events and choices, and the table as a whole."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType

from regalia.games.tumult.rules.components import STATUES_ON
from regalia.games.tumult.rules.record import FIELDS, PLACES, Terrain
from regalia.games.tumult.telling.phrases import (
    SLOT_LETTERS,
    State,
    Told,
    goods,
    placer,
    price,
    spot,
    terrain_of,
    tile_at,
    title_of,
)
from regalia.games.tumult.telling.retelling import condensed as condensed
from regalia.games.tumult.terminal.sheets import reference as reference
from regalia.games.tumult.terminal.sheets import score as score
from regalia.games.tumult.terminal.table import TAXES, demand, in_hand, payment, players, realm, situation, tiles
from regalia.words import Words

_HEADLINES = {
    "round",
    "demanded",
    "laid_out",
    "sand_out",
    "practice_over",
    "left_over",
    "tumult",
    "calm",
    "shortage",
    "relief",
    "revealed",
    "won",
}


def is_headline(told: Told) -> bool:
    return told["type"] in _HEADLINES


def event(told: Told, words: Words) -> dict[str, Any]:
    """The arguments of an event's sentence: names stay as they are, the words decline them."""
    arguments = {name: value for name, value in told.items() if name not in ("type", "seat")}
    if "seat" in told:
        arguments["title"] = title_of(told["seat"])
    if told["type"] == "demanded":
        arguments["same"] = told["bread"] if told["bread"] == told["marble"] == told["tools"] else 0
    return arguments | _named(told)


def _named(told: Told) -> dict[str, Any]:
    """Places counted from 1, regions as letters, fields as both."""
    named: dict[str, Any] = {}
    if "place" in told:
        named["place"] = told["place"] + 1
    if "slot" in told:
        named["slot"] = SLOT_LETTERS[told["slot"]]
    if "field" in told:
        named["spot"] = spot(told["slot"], told["field"])
    return named


def choice(action: Told, state: State, words: Words) -> dict[str, Any]:
    """The arguments of a choice's sentence: what the action says, what is known of it and what it costs."""
    said = {name: value for name, value in action.items() if name != "type"} | _named(action)
    if action["type"] == "lift":
        tile = tile_at(action["place"], state)
        return said | ({"known": 0, "value": 0, "good": "bread"} if tile is None else {"known": 1, **tile})
    if action["type"] == "place":
        return said | _building(action["slot"], action["field"], state, words)
    return said


def _building(slot: int, field: int, state: State, words: Words) -> dict[str, Any]:
    terrain = terrain_of(slot, field, state) or "pasture"
    cost = price(placer(state), slot * FIELDS + field, state)
    statues = int(STATUES_ON[Terrain[terrain.upper()]])
    brief = "/".join(map(str, cost))
    return {"terrain": terrain, "statues": statues, "price": goods(cost, words), "brief": brief}


def hint(state: State, words: Words) -> str:
    return words(f"hint-{state['phase']}", mode=state["taxes"], regions=state["to_reveal"])


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


def typed(word: str, words: Words) -> Told | None:
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
