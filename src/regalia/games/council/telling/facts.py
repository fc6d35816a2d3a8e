"""With each legal action, what it would do or cost: as JSON, for clients that know no rules.

Prices and gains are asked of the compiled rules once for all actions (`rules/prices.py`), as figures; the facts follow
from those. `coins` are the least that an
action costs, `prices` the coins with 1 to 4 cards before the council, to which `road_coins` are added. `gains` are as
printed: of coins beyond the cap nothing is kept (K13).
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from regalia.games.council.rules.actions import ACTIONS, ARGUMENT, VERB
from regalia.games.council.rules.board import ADDITIONAL_PRICE, CHANGE_PRICE, PERMIT_CITIES, SEND_PRICE, SERVANT_PRICE
from regalia.games.council.rules.prices import (
    CITY_COLUMNS,
    COUNCIL_PRICES,
    LEAST,
    LINKED,
    REWARDS,
    ROADS,
    SERVANTS,
    TOKENS,
    election_coins_at,
    price_of_more_at,
    prices_at,
)
from regalia.games.council.rules.record import (
    CITIES,
    COUNCILS,
    JOKER,
    NONE,
    QUEENS_COUNCIL,
    City,
    Colour,
    Permit,
    Step,
)
from regalia.games.council.telling.phrases import KINDS, PERMITS, bonus
from regalia.games.council.telling.phrases import TOKENS as TOKEN_BONUSES
from regalia.games.council.telling.shapes import Facts
from regalia.schema import Array, Json, Subset

_VERBS: list[int] = np.asarray(VERB).tolist()
_ARGUMENTS: list[list[int]] = np.asarray(ARGUMENT).tolist()
_CITY_NAMES = [city.name.lower() for city in City]
_COLOURS = [colour.name.lower() for colour in Colour]
_CITIES_OF = Subset(City).write
_PERMITS = [(name, int(PERMIT_CITIES[Permit[name.upper()]]), given) for name, given in PERMITS.items()]


class Ledger:
    """The figures that a view holds of prices and gains for one seat, read once: for each kind of action its own."""

    def __init__(self, view: Array, seat: int) -> None:
        councils, cities = np.zeros((COUNCILS, COUNCIL_PRICES), np.int32), np.zeros((CITIES, CITY_COLUMNS), np.int32)
        prices_at(view, 0, seat, councils, cities)
        self.view = view
        self._councils: list[list[int]] = councils.tolist()
        self._cities: list[list[int]] = cities.tolist()

    def field(self, name: str) -> Json:
        return self.view[name][0].tolist()

    @cached_property
    def _prices(self) -> list[tuple[int, ...]]:
        """By council, with 1 to 4 cards."""
        return [tuple(prices[LEAST + 1 :]) for prices in self._councils]

    @cached_property
    def _elections(self) -> list[tuple[int, int]]:
        """By council, the coins for an election and the colour that drops out."""
        coins = int(election_coins_at(self.view, 0))
        return [(coins, seated[-1]) for seated in self.field("councils")]

    @cached_property
    def _face_up(self) -> list[list[int]]:
        face_up: list[list[int]] = self.field("face_up")
        return face_up

    @cached_property
    def _placed(self) -> list[tuple[int, ...]]:
        """By city, the columns of what a merchant there costs and brings, without the roads."""
        return [tuple(row[SERVANTS:]) for row in self._cities]

    def servants(self, city: int) -> int:
        """K10: for the merchants of others."""
        return self._cities[city][SERVANTS]

    def least(self, council: int) -> int:
        """K7: the fewest coins for a council."""
        return self._councils[council][LEAST]

    def least_visit(self, city: int) -> int:
        """K9: with the roads to a city."""
        return self.least(QUEENS_COUNCIL) + self._cities[city][ROADS]

    def payment(self) -> Facts:
        """The payment under way: what it costs with the cards laid (None without any), and what for."""
        return _paid(*self._payment())

    def _payment(self) -> tuple[int, int, int, int, tuple[int, ...]]:
        coins, city = int(price_of_more_at(self.view, 0, 0, 0)), self.field("pay_city")
        if self.field("step") == Step.PAY_FOR_PERMIT:
            return coins, self._face_up[self.field("pay_region")][self.field("pay_space")], NONE, 0, ()
        return coins, NONE, city, self._cities[city][ROADS], self._placed[city]

    def elect(self, council: int, _: int) -> Hashable:
        return self._elections[council]

    def acquire(self, region: int, space: int) -> Hashable:
        return self._face_up[region][space], self.least(region), self._prices[region]

    def place(self, _: int, city: int) -> Hashable:
        return self._placed[city]

    def visit(self, city: int, _: int) -> Hashable:
        return self._placed[city], self.least_visit(city), self._cities[city][ROADS], self._prices[QUEENS_COUNCIL]

    def send(self, council: int, _: int) -> Hashable:
        return self._elections[council][1]

    def end(self, *_: int) -> Hashable:
        return int(self.view["main_actions"][0])

    def lay(self, card: int, _: int) -> Hashable:
        return int(price_of_more_at(self.view, 0, 1, int(card == JOKER)))

    def confirm(self, *_: int) -> Hashable:
        return self._payment(), tuple(self.field("laid"))

    def repeat(self, city: int, _: int) -> Hashable:
        return int(self.view["tokens"][0, city])

    def free(self, region: int, space: int) -> Hashable:
        return self._face_up[region][space]

    def reuse(self, permit: int, _: int) -> Hashable:
        return permit

    def nothing(self, *_: int) -> Hashable:
        """The rules settle the rest: servants and coins for quick actions are always the same."""
        return None


_FIGURES: list[Callable[[Ledger, int, int], Hashable]] = [
    getattr(Ledger, action.name, Ledger.nothing) for action in ACTIONS.actions
]


def figures(view: Array, seat: int, codes: Sequence[int]) -> list[Hashable]:
    ledger = Ledger(view, seat)
    return [_FIGURES[_VERBS[code]](ledger, *_ARGUMENTS[code]) for code in codes]


def facts(code: int, figures: Any) -> Facts:
    return _FACTS[ACTIONS.actions[_VERBS[code]].name](figures)


def _prices(prices: Sequence[int]) -> list[int | None]:
    return [_optional(price) for price in prices]


def _optional(price: int) -> int | None:
    return None if price == NONE else price


def _permit(number: int) -> Facts:
    name, cities, given = _PERMITS[number]
    return {"permit": name, "cities": _CITIES_OF(cities), "bonus": {**given}}


def _acquired(permit: int, coins: int, prices: Sequence[int]) -> Facts:
    return {**_permit(permit), "coins": coins, "prices": _prices(prices)}


def _placed(columns: Sequence[int]) -> Facts:
    """What a merchant in a city costs and brings, by whatever way it comes there."""
    row = (0, *columns)
    return {
        "servants": row[SERVANTS],
        "tokens": _CITIES_OF(row[LINKED]),
        "gains": bonus(row[TOKENS:]),
        "rewards": row[REWARDS],
    }


def _visited(columns: Sequence[int], coins: int, roads: int, prices: Sequence[int]) -> Facts:
    return {**_placed(columns), "coins": coins, "road_coins": roads, "prices": _prices(prices)}


def _paid(coins: int, permit: int, city: int, roads: int, columns: Sequence[int]) -> Facts:
    """For a permit, or if that is NONE for the queen in a city."""
    if permit != NONE:
        return {**_permit(permit), "coins": _optional(coins)}
    return {**_placed(columns), "city": _CITY_NAMES[city], "coins": _optional(coins), "road_coins": roads}


def _laid(counts: Sequence[int]) -> list[str]:
    return [kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)]


_FACTS: dict[str, Callable[[Any], Facts]] = {
    "elect": lambda known: {"coins": known[0], "dropped": _COLOURS[known[1]]},
    "acquire": lambda known: _acquired(*known),
    "place": _placed,
    "visit": lambda known: _visited(*known),
    "engage": lambda _: {"coins": SERVANT_PRICE},
    "change": lambda _: {"servants": CHANGE_PRICE},
    "send": lambda known: {"servants": SEND_PRICE, "dropped": _COLOURS[known]},
    "additional": lambda _: {"servants": ADDITIONAL_PRICE},
    "end": lambda known: {"main_actions": known},  # K5: so many lapse
    "lay": lambda known: {"coins": known},  # what the payment would then cost
    "confirm": lambda known: {**_paid(*known[0]), "cards": _laid(known[1])},
    "repeat": lambda known: {"gains": {**TOKEN_BONUSES[known]}},
    "free": _permit,
    "decline": lambda _: {},
    "reuse": _permit,
}
