"""What the tiles and goods of a position from outside must fulfil: see `check`."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from regalia.games.tumult.rules.components import SET_ASIDE_EACH, STATUES_ON, TILES_IN_USE
from regalia.games.tumult.rules.payment import cost_of, factor_of, is_free, is_paid, terrain_of
from regalia.games.tumult.rules.placing import can_place
from regalia.games.tumult.rules.record import GOODS, MOST_PLAYERS, NOBODY, NONE, PLACES, VALUES, Phase, Spot
from regalia.sentences import Sentence

_PLACING = (Phase.PLACING, Phase.PAYING)


def check_goods(s: Any, record: Any) -> Iterator[Sentence]:
    yield from _check_tiles(s)
    yield from _check_holders(s)
    yield from _check_revealed(s)
    yield from _check_placing(s, record)
    yield from _check_payment(s, record)


def _check_tiles(s: Any) -> Iterator[Sentence]:
    """T5: each tile in use is in one place; before the first taxes none lies out."""
    aside = SET_ASIDE_EACH * s.players
    places = int(TILES_IN_USE[s.players]) - aside
    if s.phase == Phase.FIRST_STATUES:
        places = aside = 0
    tiles = s.tiles[:places] + s.set_aside[:aside]
    if sorted(tiles) != list(range(places + aside)):
        yield Sentence("position-tiles")
    if set(s.tiles[places:] + s.set_aside[aside:]) - {NONE}:
        yield Sentence("position-tiles-beyond")
    if Spot.GONE in s.spots[:places] or set(s.spots[places:]) - {Spot.GONE}:
        yield Sentence("position-spots")
    if max(s.seen) >> places:
        yield Sentence("position-seen-beyond")


def _check_holders(s: Any) -> Iterator[Sentence]:
    """T6: one tile in a hand, seen by its holder; with the middle nobody holds anything."""
    for place in range(PLACES):
        held = s.spots[place] in (Spot.HAND, Spot.CASTLE)
        if held != (s.holders[place] != NOBODY):
            yield Sentence("position-holders")
        if held and not s.seen[s.holders[place]] >> place & 1:
            yield Sentence("position-unseen")
    in_hand = [(place, s.holders[place]) for place in range(PLACES) if s.spots[place] == Spot.HAND]
    if in_hand != sorted((place, seat) for seat, place in enumerate(s.hands) if place != NONE):
        yield Sentence("position-hands")
    if in_hand and s.phase not in (Phase.TAXES, Phase.HANDS):
        yield Sentence("position-hands-late")


def _check_revealed(s: Any) -> Iterator[Sentence]:
    """T6: once revealed, goods are those of the tiles. T8, T11: some of a castle may have gone back since."""
    left, kept = Counter[int](), Counter[tuple[int, int, int]]()
    if s.phase in (*_PLACING, Phase.OVER):
        for place, spot in enumerate(s.spots):
            good, value = s.tile_goods[s.tiles[place]], s.tile_values[s.tiles[place]]
            if spot == Spot.MIDDLE:
                left[good] += value
            elif spot == Spot.CASTLE:
                kept[s.holders[place], good, value] += 1
    if any(s.left[good] > left[good] for good in range(GOODS)):
        yield Sentence("position-left")
    for seat in range(MOST_PLAYERS):
        for good in range(GOODS):
            for value, count in enumerate(s.castles[seat][good]):
                laid = s.laid[good][value] if s.phase == Phase.PAYING and seat == s.ranks[s.turn % s.players] else 0
                if count + laid > kept[seat, good, value]:
                    yield Sentence("position-castles")


def _check_placing(s: Any, record: Any) -> Iterator[Sentence]:
    """T9: whose turn it is can place."""
    if s.placed & ~s.able:
        yield Sentence("position-placed-unable")
    if s.phase not in _PLACING:
        return
    if s.turn >= s.players or not s.able >> s.ranks[s.turn] & 1:
        yield Sentence("position-cannot-place")
    if s.phase == Phase.PLACING and not can_place(record, s.ranks[s.turn]):
        yield Sentence("position-cannot-place")
    if s.somebody_placed and not s.placed:
        yield Sentence("position-nobody-placed")


def _check_payment(s: Any, record: Any) -> Iterator[Sentence]:
    """T11: a payment under way has a target and can be finished; otherwise there is nothing of one."""
    if s.phase != Phase.PAYING:
        if s.target != NONE or any(map(any, s.laid)):
            yield Sentence("position-laid")
        return
    if s.target == NONE:
        yield Sentence("position-no-target")
    seat = s.ranks[s.turn]
    if not is_free(record, s.target) or factor_of(record, seat, s.target) == 0:
        yield Sentence("position-target")
    if STATUES_ON[terrain_of(record, s.target)] > s.statues[seat]:
        yield Sentence("position-target-statues")
    costs = [cost_of(record, seat, s.target, good) for good in range(GOODS)]
    payable = [_can_cover(_tiles(s.laid[good]), _tiles(s.castles[seat][good]), costs[good]) for good in range(GOODS)]
    if not all(payable) or is_paid(record, seat):
        yield Sentence("position-payment")


def _tiles(counts: list[int]) -> list[int]:
    return [value for value, count in enumerate(counts) for _ in range(count)]


def _can_cover(laid: list[int], held: list[int], cost: int) -> bool:
    """T11: with some of those held the tiles laid cover the cost, but not without their smallest."""
    if cost == 0:
        return not laid
    for least in range(1, min(laid, default=VALUES) + 1):
        sums = {sum(laid)}
        for value in held:
            if value >= least:
                sums |= {total + value for total in sums}
        if any(cost <= total < cost + least for total in sums):
            return True
    return False
