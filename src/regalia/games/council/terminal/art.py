"""Council of 4 in the terminal: what is said of events and choices, and the table as a whole."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.games.council.rules.record import QUEENS_COUNCIL, Region
from regalia.games.council.telling.phrases import (
    State,
    Told,
    cards,
    gained,
    gains,
    joined,
    permit_bonus,
    permit_name,
    permit_price,
    pile,
    price,
    price_so_far,
    servants_needed,
    token_of,
    visit_price,
)
from regalia.games.council.telling.retelling import condensed as condensed
from regalia.games.council.terminal.sheets import reference as reference
from regalia.games.council.terminal.sheets import score as score
from regalia.games.council.terminal.table import councils, hand, map_of, nobility, players, rewards, seated
from regalia.words import Words

_HEADLINES = {"neutral", "neutrals", "reshuffled", "revealed", "offers", "last_turns", "over"}
_PAYING = ("pay_for_permit", "pay_for_queen")


def is_headline(told: Told) -> bool:
    return told["type"] in _HEADLINES


def event(told: Told, words: Words) -> dict[str, Any]:
    """The arguments of an event's sentence: names stay as they are, the words decline them."""
    arguments = {name: value for name, value in told.items() if name not in ("type", "seat")}
    if "main_actions" in told:
        arguments["gains"] = gains(gained(told), words)
    if "pile" in told:
        arguments["pile"] = cards(told["pile"], words)
        arguments["price"] = price(told["pile"], told.get("coins", 0), words)
    if "cities" in told:
        arguments["cities"] = joined([words("city", city=city) for city in told["cities"]], words)
    if "permits" in told:
        arguments["permits"] = joined([_permit_in_full(permit, words) for permit in told["permits"]], words)
    return arguments | _permit(told.get("permit"), words)


def _permit(permit: str | None, words: Words) -> dict[str, str]:
    return {} if permit is None else {"permit": permit_name(permit), "bonus": permit_bonus(permit, words)}


def _permit_in_full(permit: str, words: Words) -> str:
    return f"{permit_name(permit)} ({permit_bonus(permit, words)})"


def choice(action: Told, state: State, words: Words) -> dict[str, Any]:
    """The arguments of a choice's sentence: what the action says, what it costs and what comes of it."""
    said = {name: value for name, value in action.items() if name != "type"}
    return said | _permit(_permit_meant(action, state), words) | _outcome(action, state, words)


def _permit_meant(action: Told, state: State) -> str | None:
    if action["type"] in ("acquire", "free"):
        permit: str | None = state["face_up"][Region[action["region"].upper()]][action["space"]]
        return permit
    return action.get("permit")


def _outcome(action: Told, state: State, words: Words) -> dict[str, Any]:
    kind = action["type"]
    if kind == "acquire":
        return {"coins": permit_price(action["region"], state)}
    if kind == "place":
        return {"servants": servants_needed(action["city"], state)}
    if kind == "visit":
        return {"coins": visit_price(action["city"], state), "servants": servants_needed(action["city"], state)}
    if kind == "repeat":
        return {"gains": gains(token_of(action["city"], state), words)}
    if kind == "confirm":
        return {"coins": price_so_far(state)}
    return {"main_actions": state["main_actions"]}


def hint(state: State, words: Words) -> str:
    if state["step"] != "actions":
        return words(f"hint-{state['step']}", owed=state["owed"])
    if not state["acted"]:
        return words("hint-first", quick=state["quick_actions"])
    return words("hint-later", main=state["main_actions"], quick=state["quick_actions"])


def board(state: State, viewer: int | None, names: Sequence[str], words: Words) -> RenderableType:
    """The map, the councils with the permits on offer, the rewards and the players."""
    turn = Text(words("board-turn", turn=state["turn"], last=state["last_turns"]), "bold")
    everybody = players(range(state["players"]), state, names, words)
    own = [] if viewer is None else [hand(viewer, state, words), nobility(viewer, state, words)]
    return Group("", turn, map_of(state, words), "", councils(state, words), rewards(state, words), "", everybody, *own)


def glance(state: State, viewer: int | None, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table as the turn begins; later the player, and what he can act upon."""
    is_begun = state["acted"] or not state["quick_actions"] or state["step"] != "actions"
    if not is_begun or state["phase"] == "over":
        return board(state, viewer, names, words)
    own = [] if viewer is None else [hand(viewer, state, words)]
    return Group("", *_concern(state, words), players([state["seat"]], state, names, words), *own)


def _concern(state: State, words: Words) -> Iterator[RenderableType]:
    """What the player acts upon now."""
    if state["step"] in _PAYING:
        yield from _payment(state, words)
    elif state["step"] == "actions" and (state["main_actions"] or state["quick_actions"]):
        yield from (councils(state, words), "")


def _payment(state: State, words: Words) -> Iterator[RenderableType]:
    """What is being paid for, the council before which cards are laid, and those laid."""
    if state["step"] == "pay_for_queen":
        council = QUEENS_COUNCIL
        aim = words("board-pay-for-queen", city=state["pay_city"])
    else:
        council = state["pay_region"]
        permit = state["face_up"][council][state["pay_space"]]
        aim = words("board-pay-for-permit", **_permit(permit, words))
    laid = cards(pile(state["laid"]), words) or words("gain-nothing")
    yield Text(aim, "bold")
    yield Text.assemble(words("board-council"), " ", seated(council, state, words))
    yield Text(words("board-laid", cards=laid))
