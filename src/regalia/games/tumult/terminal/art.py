"""Draws Tumult Royale in the terminal: the table as a whole, and what can be taken in while the clock runs."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType

from regalia.games.tumult.rules.record import PLACES, Good
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
    realm_in_brief,
    situation,
    tiles,
)
from regalia.games.tumult.terminal.tiles import keys_of
from regalia.schema import Json
from regalia.sentences import Argument, Sentence, sentence
from regalia.words import LANGUAGES, Company, Words
from regalia.words import words as catalogue


def tables(state: State, company: Company, words: Words) -> Sequence[RenderableType]:
    """The realm, the goods and the players; then the realm in brief; then what the phase is about."""
    about, everybody = [*situation(state, words)], players(state, company, words)
    middle = _middle(state, company.reader, words)
    return (
        Group(*about, realm(state, words), everybody, *middle),
        Group(*about, realm_in_brief(state, words), everybody, *middle),
        Group(*about, *_concern(state, words), everybody, *middle),
        Group(*demand(state, words), *_concern(state, words), *middle),
    )


def _middle(state: State, viewer: int | None, words: Words) -> list[RenderableType]:
    """The people's goods, and the tile in hand, while they are robbed."""
    if state["phase"] not in TAXES:
        return []
    own = [] if viewer is None else in_hand(viewer, state, words)
    return [tiles(state, words), *own]


def _concern(state: State, words: Words) -> Iterator[RenderableType]:
    """What is acted upon besides: a payment, or the realm."""
    if state["phase"] == "paying":
        yield from payment(state, words)
    elif state["phase"] not in TAXES:
        yield realm_in_brief(state, words)


def shortcuts(state: State) -> Iterator[tuple[str, Sentence, Sequence[Mapping[str, Json]]]]:
    """T11: the tiles that cover a price with the least to spare, laid at once."""
    paid = state["payment"]
    if paid is None or any(paid["laid"]):
        return
    laid = {name: min(ways, key=lambda way: (sum(way), len(way))) for name, ways in paid["ways"].items() if any(ways)}
    actions = [{"type": "pay", "good": name, "value": value} for name, tiles in laid.items() for value in tiles]
    if len(actions) > 1:
        total = [sum(laid.get(good.name.lower(), [])) for good in Good]
        more = sum(total) - sum(paid["price"])
        yield "cheapest", sentence("action-cheapest", tiles=_amounts(actions), supporters=more), actions


def _amounts(actions: Sequence[Mapping[str, Json]]) -> list[Argument]:
    return [Sentence("tile", {"good": action["good"], "value": action["value"]}) for action in actions]


def rush(state: State, viewer: int, words: Words) -> RenderableType:
    """What can be taken in while the clock runs and lines are typed."""
    return Group("", *demand(state, words), tiles(state, words), *in_hand(viewer, state, words))


def keyed_rush(state: State, viewer: int, words: Words) -> RenderableType:
    """What can be taken in while the clock runs and keys are pressed: every place by its key."""
    keys = keys_of(words)
    return Group(*demand(state, words), tiles(state, words, keys), *in_hand(viewer, state, words, keys))


def typed(word: str, words: Words) -> Mapping[str, Json] | None:
    """What somebody in a hurry means: the number of a tile, or a word for what to do."""
    if word.isascii() and word.isdigit() and 0 < int(word) <= PLACES:
        return {"type": "lift", "place": int(word) - 1}
    for kind in ("keep", "return", "done"):
        if word.casefold() in words(f"word-{kind}").split():
            return {"type": kind}
    return None


def pressed(key: str) -> Mapping[str, Json] | None:
    """What a key means while the clock runs: a place of the middle, or what to do with the tile in hand."""
    kind = {" ": "keep", "\x7f": "return", "\b": "return", ".": "done"}.get(key)
    if kind is not None:
        return {"type": kind}
    place = max(keys_of(catalogue("tumult", language)).find(key.casefold()) for language in LANGUAGES)
    return None if place < 0 or not key else {"type": "lift", "place": place}


def named(said: Sentence, words: Words) -> Sentence:
    """A sentence in which a place is called by its key."""
    place = said.arguments.get("place")
    if not isinstance(place, int):
        return said
    return Sentence(said.message, {**said.arguments, "place": keys_of(words)[place - 1].upper()})
