"""What actions would do or cost, and what follows from a position: as data, for clients that know no rules."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby, repeat
from typing import Any

import numpy as np

from regalia.games.tumult.rules.actions import ACTIONS, KEEP, LIFT, PAY, PLACE, RETURN, REVEAL, START
from regalia.games.tumult.rules.components import CHRONICLE_STATUES, INFERRED, REGIONS_IN_USE
from regalia.games.tumult.rules.crown import DUAL, FIRST_REVEAL, LAST_REVEAL
from regalia.games.tumult.rules.prices import regions_due_at
from regalia.games.tumult.rules.record import FIELDS, SPACES, Good, Phase, Taxes
from regalia.games.tumult.rules.taxes import MOST_LIFTS
from regalia.games.tumult.telling import shapes
from regalia.games.tumult.telling.aids import values, ways, worth
from regalia.games.tumult.telling.showing import Field, cells, fields, fields_in, standings
from regalia.games.tumult.telling.tumults import tumults
from regalia.schema import Array, Json

_PLACING = (Phase.PLACING, Phase.PAYING)
_VERBS, _ARGUMENTS = ACTIONS.verb.tolist(), ACTIONS.argument.tolist()  # by code
_GOODS = [good.name.lower() for good in Good]
_OUT_OF_PLAY = ("region-face-down", "region-closed", "field-taken", "out-of-reach", "no-such-region")
_NUMBERS = {START: "seconds", REVEAL: "to_reveal"}  # the fields that these speak of


def placer(view: Array) -> int:
    """Whose turn it is, of those who act one after the other."""
    return int(view["ranks"][0, view["turn"][0]])


def _later(view: Array) -> list[int]:
    """T9: who comes after that in this round of placing, in rank order."""
    ranks: list[int] = view["ranks"][0, : view["players"][0]].tolist()
    return ranks[view["turn"][0] + 1 :]


def figures(view: Array, seat: int, codes: Sequence[int]) -> list[Hashable]:
    """What the view says of each action's tile, field or price: what concerns a kind of action is read once."""
    found: list[Hashable] = []
    for verb, alike in groupby(codes, _VERBS.__getitem__):
        found.extend(_read(view, seat, verb, [_ARGUMENTS[code] for code in alike]))
    return found


def _read(view: Array, seat: int, verb: int, actions: list[list[int]]) -> Iterable[Hashable]:
    """The same for actions of one kind, by their arguments."""
    if verb == LIFT:
        tiles, faces = _tiles(view)
        return [faces.get(tiles[place]) for place, _ in actions]
    if verb in (KEEP, RETURN):
        tiles, faces = _tiles(view)
        place = view["hands"][0, seat].item()
        return repeat((place, faces.get(tiles[place])), len(actions))
    if verb == PLACE:
        realm = fields(view, seat)
        return [_site(realm[slot * FIELDS + field]) for slot, field in actions]
    if verb == PAY:
        price = tuple(fields(view, seat)[int(view["target"][0])].price)
        return repeat((price, tuple(worth(tiles[1:]) for tiles in view["laid"][0].tolist())), len(actions))
    return repeat(int(view[_NUMBERS[verb]][0]) if verb in _NUMBERS else None, len(actions))


def _tiles(view: Array) -> tuple[list[int], Mapping[int, tuple[int, int]]]:
    """The tile in each place, and what there is to know of it: its good and value, or nothing."""
    return view["tiles"][0].tolist(), _faces(view["tile_goods"].tobytes(), view["tile_values"].tobytes())


@lru_cache(8)  # editions
def _faces(goods: bytes, numbers: bytes) -> dict[int, tuple[int, int]]:
    shown = (np.frombuffer(column, np.int32).tolist() for column in (goods, numbers))
    return dict(enumerate(zip(*shown, strict=True)))


def _site(field: Field) -> Hashable:
    return field.terrain, field.statues, field.factor, tuple(field.price), field.refused is None


def facts(code: int, figures: Any) -> shapes.Facts:
    """What an action would do or cost."""
    verb = _VERBS[code]
    if verb == LIFT:
        return {"tile": _tile(figures)}
    if verb in (KEEP, RETURN):
        place, tile = figures
        return {"place": place, "tile": _tile(tile)}
    if verb == PLACE:
        return _built(*figures)
    if verb == PAY:
        return _paid(*_ARGUMENTS[code], *figures)
    if verb == START:
        return {"seconds": figures}
    return {"regions_left": figures - 1} if verb == REVEAL else {}


def _tile(known: tuple[int, int] | None) -> shapes.Tile | None:
    return None if known is None else {"good": _GOODS[known[0]], "value": known[1]}


def _built(terrain: str, statues: int, factor: int, price: Sequence[int], is_affordable: bool) -> shapes.Facts:
    """T10: what a field is, and its price."""
    about: shapes.Facts = {"terrain": terrain, "statues": statues, "factor": factor, "price": [*price]}
    return {**about, "affordable": is_affordable}


def _paid(good: int, value: int, price: Sequence[int], laid: Sequence[int]) -> shapes.Facts:
    """T11: what is missing after a tile, and the supporters gained so far."""
    laid = [amount + value if kind == good else amount for kind, amount in enumerate(laid)]
    missing, supporters = _progress(price, laid)
    return {"missing": missing, "supporters": supporters}


def _progress(price: Sequence[int], laid: Sequence[int]) -> tuple[list[int], int]:
    """What a payment lacks, by good, and the supporters that it gives so far."""
    over = [amount - cost for cost, amount in zip(price, laid, strict=True)]
    return [max(0, -amount) for amount in over], sum(max(0, amount) for amount in over)


def derived(view: Array) -> shapes.Derived:
    """What follows from a position by the rules: the same lists as before, as long as they stay so."""
    seats, phase = standings(view), view["phase"].item()
    placed, spaces = [seat.placed for seat in seats], _spaces(view)
    realm = cells(view, placer(view) if phase in _PLACING else 0)
    return {
        "trial": phase != Phase.FIRST_STATUES and not view["rounds"][0],
        "grid": INFERRED["grid"][str(len(seats))],
        "fields": _shown_fields(realm, len(seats), phase in _PLACING),
        "rank": [seat.rank for seat in seats],
        "statues_placed": placed,
        "statues_apart": max(placed) - min(placed),
        "castle_goods": [seat.goods for seat in seats],
        "movements_left": movements_left(view),
        "spaces": spaces,
        "next_space": spaces[chronicle] if (chronicle := int(view["chronicle"][0])) < SPACES else None,
        "tumults": tumults(view) if phase in _PLACING else None,
        "placing_later": _later(view) if phase in _PLACING else [],
        "payment": payment(view, fields_in(realm)) if phase == Phase.PAYING else None,
    }


derived_for_all = derived


def derived_for_one(view: Array) -> dict[str, Json]:
    """Nothing: what a seat knows more than others is in the fields of its view."""
    return {}


@lru_cache(256)
def _shown_fields(realm: bytes, players: int, is_priced: bool) -> list[shapes.Field]:
    in_use = fields_in(realm)[: FIELDS * int(REGIONS_IN_USE[players])]
    return [_shown(field, is_priced) for field in in_use]


def _shown(field: Field, is_priced: bool) -> shapes.Field:
    price = field.price if is_priced and field.refused not in _OUT_OF_PLAY else None
    return {
        "terrain": field.terrain,
        "statues": field.statues if field.terrain else None,
        "price": price,
        "factor": field.factor if price else None,
        "refused": field.refused if is_priced else None,
    }


def movements_left(view: Array) -> list[int] | None:
    """T7: hand movements, or lifts in turns, that each seat has left; None against the hourglass."""
    mode = view["taxes"].item()
    if mode == Taxes.HOURGLASS:
        return None
    most = MOST_LIFTS if mode == Taxes.TURNS else int(view["budget"][0])
    return [most - moves for moves in view["moves"][0, : view["players"][0]].tolist()]


def _spaces(view: Array) -> list[shapes.Space]:
    due = np.empty(SPACES + 1, np.int32)
    regions_due_at(view, 0, due)
    if view["chronicle"][0] < FIRST_REVEAL:
        due[LAST_REVEAL] -= due[FIRST_REVEAL]  # T14: the rest
    return _chronicle(view["chronicle_numbers"].tobytes(), due.tobytes())


@lru_cache(256)
def _chronicle(numbers_known: bytes, regions_due: bytes) -> list[shapes.Space]:
    """T14, T17: what each space of the chronicle brings, and how far apart statues may be without an end."""
    numbers, regions = (np.frombuffer(known, np.int32).tolist() for known in (numbers_known, regions_due))
    statues = np.asarray(CHRONICLE_STATUES).tolist()
    return [
        {
            "space": space,
            "statues": statues[space],
            "is_last": space == SPACES,
            "ends_beyond": numbers[space] if statues[space] == DUAL and space < SPACES else None,
            "turns_up": space in (FIRST_REVEAL, LAST_REVEAL),
            "regions": regions[space],
        }
        for space in range(1, SPACES + 1)
    ]


def payment(view: Array, realm: Sequence[Field]) -> shapes.Payment:
    """T11: the payment under way: what is laid, what is missing, and every way to pay with the supporters it gives."""
    seat, target = placer(view), int(view["target"][0])
    castle, laid = view["castles"][0, seat].tolist(), view["laid"][0].tolist()
    terrain, price = realm[target].terrain, realm[target].price
    assert terrain is not None, "what is paid for lies face up"
    missing, supporters = _progress(price, [worth(tiles[1:]) for tiles in laid])
    ways = [_completed(laid[good][1:], castle[good][1:], price[good]) for good in Good]
    return {
        "slot": target // FIELDS,
        "field": target % FIELDS,
        "terrain": terrain,
        "price": price,
        "laid": [values(tiles[1:]) for tiles in laid],
        "ways": {name: [values(way) for way in ways[good]] for good, name in enumerate(_GOODS)},
        "gains": {name: [worth(way) - price[good] for way in ways[good]] for good, name in enumerate(_GOODS)},
        "missing": missing,
        "supporters": supporters,
    }


def _completed(laid: list[int], castle: list[int], cost: int) -> list[tuple[int, ...]]:
    """The payments in one good that the tiles laid can grow into."""
    owned = [here + there for here, there in zip(laid, castle, strict=True)]
    return [way for way in ways(owned, cost) if all(number >= here for number, here in zip(way, laid, strict=True))]
