"""The things of Council of 4 in words: bonuses, permits, cards and what things cost."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from regalia.games.council.rules.board import ROYAL, Gain
from regalia.games.council.rules.components import COMPONENTS
from regalia.games.council.rules.payment import least_price, price_of_laid, road_price
from regalia.games.council.rules.placing import others_in
from regalia.games.council.rules.record import QUEENS_COUNCIL, Card, City, Region
from regalia.games.council.rules.record import State as Record
from regalia.schema import Json, Layout
from regalia.words import Words

State = Mapping[str, Json]
Told = Mapping[str, Json]

GAINS = [gain.name.lower() for gain in Gain]
KINDS = [card.name.lower() for card in Card]

_PERMITS: dict[str, dict[str, int]] = {permit["cities"].lower(): permit["bonus"] for permit in COMPONENTS["permits"]}
_TOKENS: list[dict[str, int]] = COMPONENTS["tokens"]
_LAYOUT = Layout(Record)


def joined(parts: Sequence[str], words: Words) -> str:
    """A list as people say it: 2 points, 1 coin and 1 card."""
    if len(parts) < 2:
        return "".join(parts)
    return words("list", first=", ".join(parts[:-1]), last=parts[-1])


def gains(bonus: Mapping[str, int], words: Words) -> str:
    """All that a bonus gives."""
    parts = [words(f"gain-{name}", amount=bonus[name]) for name in GAINS if bonus.get(name)]
    return joined(parts, words) or words("gain-nothing")


def gained(told: Told) -> dict[str, int]:
    """What an event says was gained, and the nobility steps of the token or permit that it tells of."""
    printed: Mapping[str, int] = {}
    if told["type"] == "token":
        printed = _TOKENS[told["token"]]
    elif told["type"] == "permit":
        printed = _PERMITS[told["permit"]]
    amounts = {name: told[name] for name in GAINS if name in told}
    return {"nobility": printed.get("nobility", 0)} | amounts


def permit_name(permit: str) -> str:
    """A permit is called by the letters of its cities."""
    return "-".join(permit.upper())


def permit_bonus(permit: str, words: Words) -> str:
    return gains(_PERMITS[permit], words)


def token_of(city: str, state: State) -> Mapping[str, int]:
    """The token of a city; the royal city has none."""
    token = state["tokens"][City[city.upper()]]
    return {} if token < 0 else _TOKENS[token]


def token_in_brief(city: str, state: State, words: Words) -> str:
    bonus = token_of(city, state)
    return "+".join(words(f"brief-{name}", amount=bonus[name]) for name in GAINS if name in bonus)


def cards(pile: Iterable[str], words: Words) -> str:
    """Cards counted by kind."""
    return joined(_by_kind(pile, words), words)


def _by_kind(pile: Iterable[str], words: Words) -> list[str]:
    counted = Counter(pile)
    return [words("cards-of-kind", card=kind, count=counted[kind]) for kind in KINDS if counted[kind]]


def price(pile: Iterable[str], coins: int, words: Words) -> str:
    """Cards and coins together."""
    return joined(_by_kind(pile, words) + ([words("gain-coins", amount=coins)] if coins else []), words)


def pile(counts: Sequence[int]) -> list[str]:
    """Cards counted by kind, one by one."""
    return [kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)]


def colours(counts: Sequence[int], words: Words) -> str:
    """Councillors counted by colour."""
    counted = [(kind, count) for kind, count in zip(KINDS, counts, strict=False) if count]
    return joined([f"{count} {words('colour', colour=kind)}" for kind, count in counted], words)


def is_royal(city: City, state: State) -> bool:
    return city == ROYAL[state["board"]]


def position(state: State) -> Any:
    """The view as a record again: so the rules themselves can be asked what things cost."""
    records = _LAYOUT.blank()
    _LAYOUT.read_into(records[0], state)
    return records[0]


def permit_price(region: str, state: State) -> int:
    """The fewest coins that a permit of this region costs the player."""
    return least_price(position(state), Region[region.upper()].value, 0, 0)


def visit_price(city: str, state: State) -> int:
    """The fewest coins that the queen's help in this city costs the player, roads included."""
    record, number = position(state), City[city.upper()].value
    return least_price(record, QUEENS_COUNCIL, road_price(record, number), 0)


def servants_needed(city: str, state: State) -> int:
    return others_in(position(state), state["seat"], City[city.upper()].value)


def price_so_far(state: State) -> int:
    """What the payment under way costs with the cards laid."""
    return price_of_laid(position(state))
