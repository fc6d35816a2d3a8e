"""What a position from outside must fulfil before any compiled rule sees it."""

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from regalia.games.tumult.rules.components import (
    CHRONICLE_STATUES,
    REGIONS_IN_USE,
    SET_ASIDE_EACH,
    STATUES_ON,
    SUPPORTERS,
    TILES_IN_USE,
)
from regalia.games.tumult.rules.crown import DUAL, FIRST_REVEAL
from regalia.games.tumult.rules.payment import cost_of, factor_of, is_free, is_paid, terrain_of
from regalia.games.tumult.rules.placing import can_place
from regalia.games.tumult.rules.record import (
    CELLS,
    FIELDS,
    GOODS,
    MOST_PLAYERS,
    NOBODY,
    NONE,
    PLACES,
    SLOTS,
    SPACES,
    STATUES,
    VALUES,
    Lies,
    Phase,
    Spot,
    Taxes,
    Terrain,
)
from regalia.games.tumult.rules.taxes import MOST_LIFTS

_FACE_DOWN = (Phase.READY, Phase.TAXES, Phase.HANDS)
_PLACING = (Phase.PLACING, Phase.PAYING)
_MOST_SHORT = 2  # statues that the last field or space may lack (T18)


def check(record: Any) -> Iterator[str]:
    """What is wrong with a position from outside, beyond the range of each field; each check trusts those before."""
    s = SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})  # plain numbers: read faster
    yield from _check_seats(s)
    yield from _check_figures(s)
    yield from _check_realm(s)
    yield from _check_statues(s, record)
    yield from _check_tiles(s)
    yield from _check_holders(s)
    yield from _check_castles(s)
    yield from _check_round(s)
    yield from _check_first_statues(s, record)
    yield from _check_taxes(s)
    yield from _check_placing(s, record)
    yield from _check_payment(s, record)
    yield from _check_reveal(s)
    yield from _check_end(s)


def _members(mask: int) -> list[int]:
    return [member for member in range(mask.bit_length()) if mask >> member & 1]


def _everybody(s: Any) -> int:
    return int((1 << s.players) - 1)


def _places(s: Any) -> int:
    """T5: tiles that lie in the middle at first."""
    return int(TILES_IN_USE[s.players] - SET_ASIDE_EACH * s.players)


def _check_seats(s: Any) -> Iterator[str]:
    """T1, T2."""
    if sorted(s.ranks[: s.players]) != list(range(s.players)) or set(s.ranks[s.players :]) - {NOBODY}:
        yield "Every player has one rank."
    masks = s.mercy | s.ready | s.done | s.placed | s.able | s.greedy
    if masks > _everybody(s) or max(*s.owners, *s.holders, s.winner) >= s.players:
        yield "A seat that does not play cannot do or hold anything."
    for stock in (s.supporters, s.statues, s.seen, s.moves):
        if any(stock[s.players : MOST_PLAYERS]):
            yield "A seat that does not play has nothing."
    if sum(s.supporters) + s.supply != SUPPORTERS:
        yield "There are 105 supporters in all."
    if s.mercy == _everybody(s):
        yield "The people have mercy with some, not with all."


def _check_figures(s: Any) -> Iterator[str]:
    """T4."""
    if not any(s.spinner_shares):
        yield "The spinner shows nothing."


def _check_realm(s: Any) -> Iterator[str]:
    """T1, T10: the slots in use have a region each; statues stand only where a region is open."""
    used = int(REGIONS_IN_USE[s.players])
    if NONE in s.slots[:used] or len(set(s.slots[:used])) < used or Lies.NOWHERE in s.lies[:used]:
        yield "Every slot has a region of its own."
    if set(s.slots[used:]) - {NONE} or set(s.lies[used:]) - {Lies.NOWHERE}:
        yield "There are no regions beyond those in use."
    if any(s.turned[slot] for slot in range(SLOTS) if s.lies[slot] in (Lies.NOWHERE, Lies.DOWN)):
        yield "Only a region face up is turned."
    if any(s.owners[cell] != NOBODY and s.lies[cell // FIELDS] != Lies.OPEN for cell in range(CELLS)):
        yield "Statues stand only in open regions."


def _check_statues(s: Any, record: Any) -> Iterator[str]:
    """T2, T14: 25 a player, on the castle board, on fields or in the chronicle. T18: the last may be fewer."""
    erected = Counter[int]()
    for cell, owner in enumerate(s.owners):
        if owner != NOBODY:
            erected[owner] += int(STATUES_ON[terrain_of(record, cell)])
    crowned = [STATUES - s.statues[seat] - erected[seat] for seat in range(s.players)]
    chronicle = sum(int(CHRONICLE_STATUES[space]) for space in range(s.chronicle + 1))
    short = [_MOST_SHORT if s.statues[seat] == 0 else 0 for seat in range(s.players)]
    if any(crowned[seat] < -short[seat] for seat in range(s.players)):
        yield "Every player has 25 statues in all."
    if sum(crowned) < chronicle - max(short) or sum(max(number, 0) for number in crowned) > chronicle:
        yield "The statues beyond those on fields stand in the chronicle."


def _check_tiles(s: Any) -> Iterator[str]:
    """T5: each tile in use is in one place; before the first taxes none lies out."""
    places, aside = _places(s), SET_ASIDE_EACH * s.players
    if s.phase == Phase.FIRST_STATUES:
        places = aside = 0
    tiles = s.tiles[:places] + s.set_aside[:aside]
    if sorted(tiles) != list(range(places + aside)):
        yield "Each tile in use is in one place."
    if set(s.tiles[places:] + s.set_aside[aside:]) - {NONE}:
        yield "There are no tiles beyond those in use."
    if Spot.GONE in s.spots[:places] or set(s.spots[places:]) - {Spot.GONE}:
        yield "Every tile laid out is in the middle, in a hand or on a castle."
    if max(s.seen) >> places:
        yield "Nobody has seen a tile that does not lie out."


def _check_holders(s: Any) -> Iterator[str]:
    """T6: one tile in a hand, seen by its holder; with the middle nobody holds anything."""
    for place in range(PLACES):
        held = s.spots[place] in (Spot.HAND, Spot.CASTLE)
        if held != (s.holders[place] != NOBODY):
            yield "A tile in a hand or on a castle is somebody's, any other nobody's."
        if held and not s.seen[s.holders[place]] >> place & 1:
            yield "Whoever holds a tile has seen it."
    in_hand = {place: s.holders[place] for place in range(PLACES) if s.spots[place] == Spot.HAND}
    if in_hand != {place: seat for seat, place in enumerate(s.hands) if place != NONE}:
        yield "A hand holds one tile, the one that is in it."
    if in_hand and s.phase not in (Phase.TAXES, Phase.HANDS):
        yield "Hands are empty but for the taxes."


def _check_castles(s: Any) -> Iterator[str]:
    """T6, T8, T11: the goods of a castle are tiles kept there; some may have been paid or returned since."""
    kept = Counter[tuple[int, int, int]]()
    for place in range(PLACES):
        if s.spots[place] == Spot.CASTLE and s.phase in (*_PLACING, Phase.OVER):
            tile = s.tiles[place]
            kept[s.holders[place], s.tile_goods[tile], s.tile_values[tile]] += 1
    for seat in range(MOST_PLAYERS):
        for good in range(GOODS):
            for value, count in enumerate(s.castles[seat][good]):
                laid = s.laid[good][value] if s.phase == Phase.PAYING and seat == s.ranks[s.turn % s.players] else 0
                if count + laid > kept[seat, good, value]:
                    yield "The goods of a castle are tiles kept there."


def _check_round(s: Any) -> Iterator[str]:
    """T7, T14: a round, a space of the chronicle."""
    begun = s.phase != Phase.FIRST_STATUES and s.trial == 0
    crowned = s.phase == Phase.REVEALING or (s.phase == Phase.OVER and s.statues.count(0) <= MOST_PLAYERS - s.players)
    if s.phase == Phase.OVER and not crowned:
        crowned = s.rounds == s.chronicle  # the 25th statue may have come by the crown
    if s.rounds != (s.chronicle + (0 if crowned else 1) if begun else 0) or (not begun and s.chronicle):
        yield "Every round fills a space of the chronicle."
    if s.chronicle == SPACES and s.phase != Phase.OVER:
        yield "The last space of the chronicle ends the game."
    if s.trial == 1 and (s.practice == 0 or s.phase not in _FACE_DOWN):
        yield "A trial run is one of the taxes, and by option."


def _check_first_statues(s: Any, record: Any) -> Iterator[str]:
    """T3: from the lowest rank up, each on a pasture; there must be one for everybody still to come."""
    if s.phase != Phase.FIRST_STATUES:
        return
    if s.turn >= s.players:
        yield "It is nobody's turn."
    if [s.statues[seat] for seat in s.ranks[: s.players]] != [STATUES] * (s.turn + 1) + [STATUES - 1] * (
        s.players - s.turn - 1
    ):
        yield "The first statues are placed from the lowest rank up, one each."
    pastures = [cell for cell in range(CELLS) if _is_open_pasture(s, record, cell)]
    if sum(s.owners[cell] == NOBODY for cell in pastures) <= s.turn:
        yield "There is no pasture for everybody's first statue."


def _is_open_pasture(s: Any, record: Any, cell: int) -> bool:
    return bool(s.lies[cell // FIELDS] == Lies.OPEN and terrain_of(record, cell) == Terrain.PASTURE)


def _check_taxes(s: Any) -> Iterator[str]:
    """T6, T7: whoever may act has something to do, and the taxes are not over yet."""
    if s.phase not in _FACE_DOWN:
        return
    if s.phase != Phase.TAXES and s.taxes != Taxes.HOURGLASS:
        yield "Only the hourglass is waited for."
    if s.phase == Phase.READY and (s.done or any(s.seen) or s.ready >> s.ranks[0] & 1):
        yield "Nobody robs before the king has started the clock."
    robbing = any(place != NONE for place in s.hands)
    if s.phase == Phase.HANDS and not robbing:
        yield "Time for the tiles in hand ends with the last of them."
    if s.phase == Phase.TAXES and not robbing and (s.done == _everybody(s) or Spot.MIDDLE not in s.spots):
        yield "The taxes are over."
    if any(s.hands[seat] != NONE for seat in _members(s.done)):
        yield "Whoever is done holds no tile."
    yield from _check_movements(s)


def _check_movements(s: Any) -> Iterator[str]:
    """T7: in turns and on a budget a seat that has moved as often as it may is done."""
    if s.taxes == Taxes.HOURGLASS:
        return
    most = s.budget if s.taxes == Taxes.BUDGET else MOST_LIFTS
    for seat in range(s.players):
        spent = s.moves[seat] == most and s.hands[seat] == NONE
        if s.moves[seat] > most or (spent and not s.done >> seat & 1):
            yield "Whoever has no movement left is done."
    if s.taxes == Taxes.TURNS:
        turn = s.ranks[s.turn] if s.turn < s.players else NOBODY
        if turn == NOBODY or s.done >> turn & 1:
            yield "It is nobody's turn."
        if any(s.hands[seat] != NONE for seat in range(s.players) if seat != turn):
            yield "In turns only one hand holds a tile."


def _check_placing(s: Any, record: Any) -> Iterator[str]:
    """T9: whose turn it is can place."""
    if s.placed & ~s.able:
        yield "Whoever placed was able to."
    if s.phase not in _PLACING:
        return
    if s.turn >= s.players or not s.able >> s.ranks[s.turn] & 1:
        yield "It is the turn of somebody who can place."
    if s.phase == Phase.PLACING and not can_place(record, s.ranks[s.turn]):
        yield "It is the turn of somebody who can place."
    if s.somebody_placed and not s.placed:
        yield "Nobody has placed a statue."


def _check_payment(s: Any, record: Any) -> Iterator[str]:
    """T11: a payment under way has a target and can be finished; otherwise there is nothing of one."""
    if s.phase != Phase.PAYING:
        if s.target != NONE or any(map(any, s.laid)):
            yield "Tiles are laid only for a field chosen."
        return
    if s.target == NONE:
        yield "No field is being paid for."
    seat = s.ranks[s.turn]
    if not is_free(record, s.target) or factor_of(record, seat, s.target) == 0:
        yield "The field being paid for cannot be taken."
    costs = [cost_of(record, seat, s.target, good) for good in range(GOODS)]
    payable = [_can_cover(_tiles(s.laid[good]), _tiles(s.castles[seat][good]), costs[good]) for good in range(GOODS)]
    if not all(payable) or is_paid(record, seat):
        yield "The payment under way cannot be finished."


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


def _check_reveal(s: Any) -> Iterator[str]:
    """T14: at space 3, regions that are still face down."""
    revealing = s.phase == Phase.REVEALING
    if revealing != (s.to_reveal > 0) or s.to_reveal > s.lies.count(Lies.DOWN):
        yield "The king turns up regions that lie face down."
    if revealing and s.chronicle != FIRST_REVEAL:
        yield "The king chooses regions at space 3 of the chronicle."


def _check_end(s: Any) -> Iterator[str]:
    """T17, T18."""
    finished = 0 in s.statues[: s.players]
    if s.phase != Phase.OVER:
        if finished or s.winner != NOBODY:
            yield "The 25th statue ends the game."
        return
    if not finished and CHRONICLE_STATUES[s.chronicle] < DUAL:
        yield "The game ends with a 25th statue or at a dual space of the chronicle."
    if s.winner == NOBODY or s.statues[s.winner] != min(s.statues[: s.players]):
        yield "The player with most statues wins."
