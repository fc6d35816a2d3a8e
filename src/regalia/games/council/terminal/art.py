"""Council of 4 in the terminal: the table as a whole, and what the player acts upon."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.games.council.rules.record import QUEENS_COUNCIL, Council
from regalia.games.council.telling.phrases import KINDS, city, counted, permit
from regalia.games.council.terminal.sheets import reference as reference
from regalia.games.council.terminal.sheets import score as score
from regalia.games.council.terminal.table import (
    State,
    councils,
    councils_in_brief,
    hand,
    map_of,
    nobility,
    players,
    rewards,
    seated,
)
from regalia.schema import Json
from regalia.sentences import Sentence, sentence
from regalia.words import Company, Words


def tables(state: State, company: Company, words: Words) -> Sequence[RenderableType]:
    """With the map; with all but the map; in brief. While somebody pays, the payment and little else."""
    turn = Text(words("board-turn", turn=state["turn"], last=state["last_turns"]), "bold")
    viewer, everybody = company.reader, players(range(state["players"]), state, company.names, words)
    own = [] if viewer is None else [hand(viewer, state, words)]
    ahead = [] if viewer is None else [nobility(viewer, state, words)]
    paying = [*_payment(state, words)] if state["payment"] is not None else []
    middle = [*paying, councils(state, words), rewards(state, words), everybody, *own]
    return (
        Group(turn, map_of(state, words), *middle, *ahead),
        Group(turn, *middle, *ahead),
        Group(*middle),
        Group(*(paying or [councils_in_brief(state, words)]), everybody, *own),
    )


def shortcuts(state: State) -> Iterator[tuple[str, Sentence, Sequence[Mapping[str, Json]]]]:
    """K7: the cards for which the fewest coins are left to pay, laid and paid at once."""
    payment = state["payment"]
    if payment is None or any(state["laid"]):
        return
    *cards, coins = state["payments"][Council(_paid_council(state)).name.lower()][0]
    laid = [kind for kind, count in zip(KINDS, cards, strict=True) for _ in range(count)]
    coins += payment.get("road_coins", 0)
    said = sentence("action-cheapest", cards=counted(cards), coins=coins)
    yield "cheapest", said, [*({"type": "lay", "card": kind} for kind in laid), {"type": "confirm"}]


def _paid_council(state: State) -> int:
    council: int = state["pay_region"] if "permit" in state["payment"] else QUEENS_COUNCIL
    return council


def _payment(state: State, words: Words) -> Iterable[RenderableType]:
    """What is being paid for, the council before which cards are laid, those laid and the coins left to pay."""
    payment = state["payment"]
    if "permit" in payment:
        yield Text(words("board-pay-for-permit", permit=permit(payment["permit"])), "bold")
    else:
        yield Text(words("board-pay-for-queen", city=city(payment["city"])), "bold")
    yield Text.assemble(words("board-council"), " ", seated(_paid_council(state), state, words))
    if payment["coins"] is None:
        yield Text(words("board-nothing-laid"))
    else:
        yield Text(words("board-laid", cards=counted(state["laid"]), coins=payment["coins"]))
