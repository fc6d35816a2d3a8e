"""What actions would do or cost, and what follows from a position: as data, for clients that know no rules."""

from collections.abc import Callable, Sequence

import numpy as np

from regalia.games.tumult.rules.actions import ACTIONS, KEEP, LIFT, PAY, PLACE, RETURN, REVEAL, START
from regalia.games.tumult.rules.components import CHRONICLE_STATUES, INFERRED, REGIONS_IN_USE
from regalia.games.tumult.rules.crown import DUAL
from regalia.games.tumult.rules.prices import regions_due_at
from regalia.games.tumult.rules.record import FIELDS, NONE, SPACES, Good, Phase, Taxes
from regalia.games.tumult.rules.taxes import MOST_LIFTS
from regalia.games.tumult.telling.aids import values, ways, worth
from regalia.games.tumult.telling.showing import Field, fields, standings
from regalia.games.tumult.telling.tumults import tumults
from regalia.schema import Array, Json

_PLACING = (Phase.PLACING, Phase.PAYING)
_VERBS, _ARGUMENTS = ACTIONS.verb.tolist(), ACTIONS.argument.tolist()  # by code
_GOODS = [good.name.lower() for good in Good]
_OUT_OF_PLAY = ("region-face-down", "region-closed", "field-taken", "out-of-reach", "no-such-region")
_Describe = Callable[[int, int], dict[str, Json]]  # what the two arguments of an action would bring


def placer(view: Array) -> int:
    """Whose turn it is, of those who act one after the other."""
    return int(view["ranks"][0, view["turn"][0]])


def facts(view: Array, seat: int, codes: Sequence[int]) -> list[dict[str, Json]]:
    """With each action what it would do or cost."""
    describe: dict[int, _Describe] = {}
    found = []
    for code in codes:
        verb = _VERBS[code]
        if verb not in describe:
            describe[verb] = _describer(view, seat, verb)
        found.append(describe[verb](*_ARGUMENTS[code]))
    return found


def _describer(view: Array, seat: int, verb: int) -> _Describe:
    """For a kind of action, from a position looked at once."""
    if verb == LIFT:
        return _lifted(view)
    if verb in (KEEP, RETURN):
        in_hand = {"place": int(view["hands"][0, seat])}
        in_hand |= _lifted(view)(in_hand["place"], 0)
        return lambda *_: in_hand
    if verb == PLACE:
        return _built(fields(view, seat))
    if verb == PAY:
        return _paid(view, seat)
    about: dict[str, Json] = {}
    if verb == START:
        about = {"seconds": int(view["seconds"][0])}
    elif verb == REVEAL:
        about = {"regions_left": int(view["to_reveal"][0]) - 1}
    return lambda *_: about


def _lifted(view: Array) -> _Describe:
    """What is known of a tile."""
    tiles, goods, numbers = (view[name][0].tolist() for name in ("tiles", "tile_goods", "tile_values"))

    def lifted(place: int, _: int) -> dict[str, Json]:
        tile = tiles[place]
        return {"tile": None if tile == NONE else {"good": _GOODS[goods[tile]], "value": numbers[tile]}}

    return lifted


def _built(realm: Sequence[Field]) -> _Describe:
    """T10: what a field is, and its price."""

    def built(slot: int, field: int) -> dict[str, Json]:
        chosen = realm[slot * FIELDS + field]
        about = {"terrain": chosen.terrain, "statues": chosen.statues, "factor": chosen.factor, "price": chosen.price}
        return about | {"affordable": chosen.refused is None}

    return built


def _paid(view: Array, seat: int) -> _Describe:
    """T11: what is missing after a tile, and the supporters gained so far."""
    price = fields(view, seat)[int(view["target"][0])].price
    laid = [worth(tiles[1:]) for tiles in view["laid"][0].tolist()]

    def paid(good: int, value: int) -> dict[str, Json]:
        return _progress(price, [amount + value if kind == good else amount for kind, amount in enumerate(laid)])

    return paid


def _progress(price: Sequence[int], laid: Sequence[int]) -> dict[str, Json]:
    over = [amount - cost for cost, amount in zip(price, laid, strict=True)]
    return {"missing": [max(0, -amount) for amount in over], "supporters": sum(max(0, amount) for amount in over)}


def derived(view: Array) -> dict[str, Json]:
    """What follows from a position by the rules."""
    seats, phase = standings(view), Phase(int(view["phase"][0]))
    placed, spaces = [seat.placed for seat in seats], _spaces(view)
    realm = fields(view, placer(view) if phase in _PLACING else 0)
    return {
        "trial": phase != Phase.FIRST_STATUES and not view["rounds"][0],
        "grid": INFERRED["grid"][str(len(seats))],
        "fields": [_shown(field, phase in _PLACING) for field in realm[: FIELDS * int(REGIONS_IN_USE[len(seats)])]],
        "rank": [seat.rank for seat in seats],
        "statues_placed": placed,
        "statues_apart": max(placed) - min(placed),
        "castle_goods": [seat.goods for seat in seats],
        "movements_left": movements_left(view),
        "spaces": spaces,
        "next_space": spaces[chronicle] if (chronicle := int(view["chronicle"][0])) < SPACES else None,
        "tumults": tumults(view) if phase in _PLACING else None,
        "payment": _payment(view, realm) if phase == Phase.PAYING else None,
    }


derived_for_all = derived


def derived_for_one(view: Array) -> dict[str, Json]:
    """Nothing: what a seat knows more than others is in the fields of its view."""
    return {}


def _shown(field: Field, is_priced: bool) -> dict[str, Json]:
    """A field, and for whoever is to place what it costs and whether something stands in the way."""
    about: dict[str, Json] = {"terrain": field.terrain}
    about["statues"] = field.statues if field.terrain else None
    about["price"] = field.price if is_priced and field.refused not in _OUT_OF_PLAY else None
    about["factor"] = field.factor if about["price"] else None
    about["refused"] = field.refused if is_priced else None
    return about


def movements_left(view: Array) -> list[int] | None:
    """T7: hand movements, or lifts in turns, that each seat has left; None against the hourglass."""
    mode = Taxes(int(view["taxes"][0]))
    if mode == Taxes.HOURGLASS:
        return None
    most = MOST_LIFTS if mode == Taxes.TURNS else int(view["budget"][0])
    return [most - moves for moves in view["moves"][0, : view["players"][0]].tolist()]


def _spaces(view: Array) -> list[dict[str, Json]]:
    """T14, T17: what each space of the chronicle brings, and how far apart statues may be without an end."""
    numbers, statues = view["chronicle_numbers"][0].tolist(), np.asarray(CHRONICLE_STATUES).tolist()
    return [
        {
            "space": space,
            "statues": statues[space],
            "is_last": space == SPACES,
            "ends_beyond": numbers[space] if statues[space] == DUAL and space < SPACES else None,
            "regions": int(regions_due_at(view, 0, space)),
        }
        for space in range(1, SPACES + 1)
    ]


def _payment(view: Array, realm: Sequence[Field]) -> dict[str, Json]:
    """T11: the payment under way: what is laid, what is missing, and every way to pay with the supporters it gives."""
    seat, target = placer(view), int(view["target"][0])
    castle, laid = view["castles"][0, seat].tolist(), view["laid"][0].tolist()
    price = realm[target].price
    ways = [_completed(laid[good][1:], castle[good][1:], price[good]) for good in Good]
    return {
        "slot": target // FIELDS,
        "field": target % FIELDS,
        "terrain": realm[target].terrain,
        "price": price,
        "laid": [values(tiles[1:]) for tiles in laid],
        "ways": {name: [values(way) for way in ways[good]] for good, name in enumerate(_GOODS)},
        "gains": {name: [worth(way) - price[good] for way in ways[good]] for good, name in enumerate(_GOODS)},
        **_progress(price, [worth(tiles[1:]) for tiles in laid]),
    }


def _completed(laid: list[int], castle: list[int], cost: int) -> list[tuple[int, ...]]:
    """The payments in one good that the tiles laid can grow into."""
    owned = [here + there for here, there in zip(laid, castle, strict=True)]
    return [way for way in ways(owned, cost) if all(number >= here for number, here in zip(way, laid, strict=True))]
