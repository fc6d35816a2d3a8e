"""With each legal action, what it would do or cost: as JSON, for clients that know no rules.

Prices and gains are asked of the compiled rules once for all actions (`rules/prices.py`). `coins` are the least that an
action costs, `prices` the coins with 1 to 4 cards before the council, to which `road_coins` are added. `gains` are as
printed: of coins beyond the cap nothing is kept (K13).
"""

from collections.abc import Callable, Sequence
from functools import cached_property

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
from regalia.schema import Array, Json, Subset

Facts = dict[str, Json]

_VERBS: list[int] = np.asarray(VERB).tolist()
_ARGUMENTS: list[list[int]] = np.asarray(ARGUMENT).tolist()
_CITY_NAMES = [city.name.lower() for city in City]
_COLOURS = [colour.name.lower() for colour in Colour]
_CITIES_OF = Subset(City).write
_PERMITS = [(name, int(PERMIT_CITIES[Permit[name.upper()]]), given) for name, given in PERMITS.items()]


def optional(price: int) -> int | None:
    return None if price == NONE else price


class Ledger:
    """What a view says of prices and gains to one seat, read once."""

    def __init__(self, view: Array, seat: int) -> None:
        councils, cities = np.zeros((COUNCILS, COUNCIL_PRICES), np.int32), np.zeros((CITIES, CITY_COLUMNS), np.int32)
        prices_at(view, 0, seat, councils, cities)
        self.view = view
        self._councils: list[list[int]] = councils.tolist()
        self._cities: list[list[int]] = cities.tolist()
        self._placed: dict[int, Facts] = {}

    def field(self, name: str) -> Json:
        return self.view[name][0].tolist()

    @cached_property
    def _prices(self) -> list[list[int | None]]:
        return [[optional(price) for price in prices[1:]] for prices in self._councils]

    @cached_property
    def _elections(self) -> list[Facts]:
        coins = int(election_coins_at(self.view, 0))
        return [{"coins": coins, "dropped": _COLOURS[seated[-1]]} for seated in self.field("councils")]

    @cached_property
    def _face_up(self) -> list[list[int]]:
        face_up: list[list[int]] = self.field("face_up")
        return face_up

    def servants(self, city: int) -> int:
        """K10: for the merchants of others."""
        return self._cities[city][SERVANTS]

    def least(self, council: int) -> int:
        """K7: the fewest coins for a council."""
        return self._councils[council][LEAST]

    def least_visit(self, city: int) -> int:
        """K9: with the roads to a city."""
        return self.least(QUEENS_COUNCIL) + self._cities[city][ROADS]

    def elect(self, council: int, _: int) -> Facts:
        return self._elections[council]

    def acquire(self, region: int, space: int) -> Facts:
        return {**self.free(region, space), "coins": self.least(region), "prices": self._prices[region]}

    def place(self, _: int, city: int) -> Facts:
        """What a merchant in a city costs and brings, by whatever way it comes there."""
        if city not in self._placed:
            row = self._cities[city]
            self._placed[city] = {
                "servants": row[SERVANTS],
                "tokens": _CITIES_OF(row[LINKED]),
                "gains": bonus(row[TOKENS:]),
                "rewards": row[REWARDS],
            }
        return self._placed[city]

    def visit(self, city: int, _: int) -> Facts:
        coins, roads = self.least_visit(city), self._cities[city][ROADS]
        return {**self.place(0, city), "coins": coins, "road_coins": roads, "prices": self._prices[QUEENS_COUNCIL]}

    def engage(self, *_: int) -> Facts:
        return {"coins": SERVANT_PRICE}

    def change(self, *_: int) -> Facts:
        return {"servants": CHANGE_PRICE}

    def send(self, council: int, _: int) -> Facts:
        return {"servants": SEND_PRICE, "dropped": self._elections[council]["dropped"]}

    def additional(self, *_: int) -> Facts:
        return {"servants": ADDITIONAL_PRICE}

    def end(self, *_: int) -> Facts:
        """K5: so many main actions lapse."""
        return {"main_actions": self.field("main_actions")}

    def lay(self, card: int, _: int) -> Facts:
        """What the payment would then cost."""
        return {"coins": int(price_of_more_at(self.view, 0, 1, int(card == JOKER)))}

    def confirm(self, *_: int) -> Facts:
        return {**self.payment(), "cards": self._laid()}

    def payment(self) -> Facts:
        """The payment under way: what it costs with the cards laid (None without any), and what for."""
        coins = optional(int(price_of_more_at(self.view, 0, 0, 0)))
        if self.field("step") == Step.PAY_FOR_PERMIT:
            return {**self.free(self.field("pay_region"), self.field("pay_space")), "coins": coins}
        city = self.field("pay_city")
        roads = self._cities[city][ROADS]
        return {**self.place(0, city), "city": _CITY_NAMES[city], "coins": coins, "road_coins": roads}

    def _laid(self) -> list[str]:
        return [kind for kind, count in zip(KINDS, self.field("laid"), strict=True) for _ in range(count)]

    def repeat(self, city: int, _: int) -> Facts:
        return {"gains": {**TOKEN_BONUSES[self.view["tokens"][0, city]]}}

    def free(self, region: int, space: int) -> Facts:
        return self.reuse(self._face_up[region][space], 0)

    def decline(self, *_: int) -> Facts:
        return {}

    def reuse(self, permit: int, _: int) -> Facts:
        name, cities, given = _PERMITS[permit]
        return {"permit": name, "cities": _CITIES_OF(cities), "bonus": {**given}}


_OF_VERB: list[Callable[[Ledger, int, int], Facts]] = [getattr(Ledger, action.name) for action in ACTIONS.actions]


def facts(view: Array, seat: int, codes: Sequence[int]) -> list[Facts]:
    ledger = Ledger(view, seat)
    return [_OF_VERB[_VERBS[code]](ledger, *_ARGUMENTS[code]) for code in codes]
