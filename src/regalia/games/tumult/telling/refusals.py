"""The facts behind refusals: the arguments of a reason's sentence, from what a seat may know."""

from collections.abc import Mapping
from typing import Any

from regalia.games.tumult.rules.components import REGIONS_IN_USE, SET_ASIDE_EACH, TILES_IN_USE
from regalia.games.tumult.rules.record import FIELDS, NONE, Good
from regalia.games.tumult.rules.taxes import MOST_LIFTS
from regalia.games.tumult.telling.showing import fields, standings
from regalia.schema import Array, Json
from regalia.sentences import Argument, Seat, Sentence

_ABOUT_A_TILE = ("in-another-hand", "tile-kept")
_ABOUT_A_REGION = ("first-face-down", "region-face-down", "region-closed", "region-face-up")
_ABOUT_A_FIELD = (
    "first-field-taken", "no-pasture", "field-taken", "out-of-reach", "too-few-statues", "goods-missing",
)  # fmt: skip
_ABOUT_A_PAYMENT = ("not-in-castle", "not-in-price", "covered", "needless-tile")


def explained(view: Array, seat: int, action: Mapping[str, Json], reason: str) -> dict[str, Argument]:
    if reason in _ABOUT_A_TILE:
        return {"seat": Seat(int(view["holders"][0, action["place"]]))}
    if reason in _ABOUT_A_REGION:
        return {"slot": action["slot"]}
    if reason in _ABOUT_A_FIELD:
        return _about_a_field(view, seat, action, reason)
    if reason in _ABOUT_A_PAYMENT:
        return _about_a_payment(view, seat, action, reason)
    if reason == "no-such-tile":
        return {"place": action["place"] + 1, "places": _places(view)}
    if reason == "no-such-region":
        return {"regions": int(REGIONS_IN_USE[view["players"][0]])}
    return _about_the_moment(view, reason)


def _places(view: Array) -> int:
    players = int(view["players"][0])
    return int(TILES_IN_USE[players]) - SET_ASIDE_EACH * players


def _about_the_moment(view: Array, reason: str) -> dict[str, Argument]:
    """What stands in the way of everything else now."""
    s, king = view[0], int(view["ranks"][0, 0])
    if reason == "others-not-ready":
        waiting = [other for other in range(s.players) if other != king and not int(s.ready) >> other & 1]
        return {"seats": [Seat(other) for other in waiting]}
    if reason == "nothing-to-lift":
        return {"seats": [Seat(holder) for holder in range(s.players) if s.hands[holder] != NONE]}
    if reason in ("ready-already", "king-turns-it"):
        return {"king": Seat(king)}
    if reason == "no-movement-left":
        return {"budget": int(s.budget)}
    if reason == "no-lift-left":
        return {"lifts": MOST_LIFTS}
    if reason == "finish-payment":
        return {"slot": int(s.target) // FIELDS, "field": int(s.target) % FIELDS + 1}
    return {}


def _about_a_field(view: Array, seat: int, action: Mapping[str, Json], reason: str) -> dict[str, Argument]:
    cell = action["slot"] * FIELDS + action["field"]
    named: dict[str, Argument] = {"slot": action["slot"], "field": action["field"] + 1}
    if reason in ("first-field-taken", "field-taken"):
        return named | {"seat": Seat(int(view["owners"][0, cell]))}
    chosen = fields(view, seat)[cell]
    terrain: dict[str, Argument] = {"terrain": chosen.terrain or ""}
    if reason == "too-few-statues":
        return terrain | {"statues": chosen.statues, "left": int(view["statues"][0, seat])}
    if reason == "goods-missing":
        have = standings(view)[seat].goods
        return named | terrain | {"missing": amounts([chosen.price[good] - have[good] for good in Good])}
    return named | terrain


def amounts(numbers: Any) -> list[Argument]:
    """Amounts by good, those of nothing left out."""
    named = zip(Good, numbers, strict=True)
    return [Sentence("tile", {"good": good.name.lower(), "value": amount}) for good, amount in named if amount > 0]


def _about_a_payment(view: Array, seat: int, action: Mapping[str, Json], reason: str) -> dict[str, Argument]:
    good, value = action["good"], action["value"]
    if reason == "not-in-price":
        return {"good": good}
    if reason == "not-in-castle":
        return {"good": good, "value": value}
    cost = fields(view, seat)[int(view["target"][0])].price[Good[good.upper()]]
    return {"good": good, "value": cost} if reason == "covered" else {"good": good, "value": value, "cost": cost}
