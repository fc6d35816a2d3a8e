"""Council of 4 in the terminal: the table as a whole, and what the player acts upon."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.games.council.rules.record import QUEENS_COUNCIL
from regalia.games.council.telling.phrases import city, counted, permit
from regalia.games.council.terminal.sheets import reference as reference
from regalia.games.council.terminal.sheets import score as score
from regalia.games.council.terminal.table import (
    State,
    councils,
    hand,
    map_of,
    nobility,
    players,
    rewards,
    seated,
)
from regalia.words import Words


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
    if state["payment"] is not None:
        yield from _payment(state, words)
    elif state["step"] == "actions" and (state["main_actions"] or state["quick_actions"]):
        yield from (councils(state, words), "")


def _payment(state: State, words: Words) -> Iterator[RenderableType]:
    """What is being paid for, the council before which cards are laid, those laid and the coins left to pay."""
    payment = state["payment"]
    if "permit" in payment:
        council, aim = state["pay_region"], words("board-pay-for-permit", permit=permit(payment["permit"]))
    else:
        council, aim = QUEENS_COUNCIL, words("board-pay-for-queen", city=city(payment["city"]))
    yield Text(aim, "bold")
    yield Text.assemble(words("board-council"), " ", seated(council, state, words))
    if payment["coins"] is None:
        yield Text(words("board-nothing-laid"))
    else:
        yield Text(words("board-laid", cards=counted(state["laid"]), coins=payment["coins"]))
