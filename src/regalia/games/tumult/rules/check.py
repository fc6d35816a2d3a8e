"""What a position from outside must fulfil before any compiled rule sees it; of tiles and goods see `check_goods`.

The words are in `en.ftl` and `de.ftl`, as `position-...`.
"""

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from regalia.games.tumult.rules.check_goods import check_goods
from regalia.games.tumult.rules.components import (
    CHRONICLE_STATUES,
    REGIONS_IN_USE,
    REVEALED_AT_3,
    STATUES_ON,
    SUPPORTERS,
)
from regalia.games.tumult.rules.crown import DUAL, FIRST_REVEAL, ends_at_space
from regalia.games.tumult.rules.payment import terrain_of
from regalia.games.tumult.rules.record import (
    CELLS,
    FIELDS,
    MOST_PLAYERS,
    NOBODY,
    NONE,
    SLOTS,
    STATUES,
    Lies,
    Phase,
    Spot,
    Taxes,
    Terrain,
)
from regalia.games.tumult.rules.taxes import MOST_LIFTS
from regalia.sentences import Sentence, sentence

_FACE_DOWN = (Phase.READY, Phase.TAXES, Phase.HANDS)


def check(record: Any) -> Iterator[Sentence]:
    """What is wrong with a position from outside, beyond the range of each field; each check trusts those before."""
    s = SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})  # plain numbers: read faster
    yield from check_seats(s)
    yield from _check_figures(s)
    yield from _check_realm(s)
    yield from _check_chronicle(s)
    yield from _check_statues(s, record)
    yield from _check_round(s)
    yield from _check_first_statues(s, record)
    yield from check_goods(s, record)
    yield from _check_taxes(s)
    yield from _check_reveal(s)
    yield from _check_end(s, record)


def _members(mask: int) -> list[int]:
    return [member for member in range(mask.bit_length()) if mask >> member & 1]


def _everybody(s: Any) -> int:
    return int((1 << s.players) - 1)


def check_seats(s: Any) -> Iterator[Sentence]:
    """T1, T2."""
    if sorted(s.ranks[: s.players]) != list(range(s.players)) or set(s.ranks[s.players :]) - {NOBODY}:
        yield Sentence("position-ranks")
    masks = s.mercy | s.ready | s.done | s.placed | s.able | s.greedy
    if masks > _everybody(s) or max(*s.owners, *s.holders, *s.crowned, s.winner) >= s.players:
        yield Sentence("position-seat-absent")
    for stock in (s.supporters, s.statues, s.seen, s.moves):
        if any(stock[s.players : MOST_PLAYERS]):
            yield Sentence("position-stock-absent")
    if sum(s.supporters) + s.supply != SUPPORTERS:
        yield sentence("position-supporters", count=SUPPORTERS)
    if s.mercy == _everybody(s):
        yield Sentence("position-mercy")


def _check_figures(s: Any) -> Iterator[Sentence]:
    """T4, T11."""
    if not any(s.spinner_shares):
        yield Sentence("position-spinner")
    if not any(s.village_price):
        yield Sentence("position-village")


def _check_realm(s: Any) -> Iterator[Sentence]:
    """T1, T10: the slots in use have a region each; statues stand only where a region is open."""
    used = int(REGIONS_IN_USE[s.players])
    if NONE in s.slots[:used] or len(set(s.slots[:used])) < used or Lies.NOWHERE in s.lies[:used]:
        yield Sentence("position-slots")
    if set(s.slots[used:]) - {NONE} or set(s.lies[used:]) - {Lies.NOWHERE}:
        yield Sentence("position-regions-beyond")
    if any(s.turned[slot] for slot in range(SLOTS) if s.lies[slot] in (Lies.NOWHERE, Lies.DOWN)):
        yield Sentence("position-turned")
    if any(s.owners[cell] != NOBODY and s.lies[cell // FIELDS] != Lies.OPEN for cell in range(CELLS)):
        yield Sentence("position-statues-closed")


def _check_chronicle(s: Any) -> Iterator[Sentence]:
    """T14: space by space the kings of the rounds so far; who was crowned last is king until the next crown."""
    first, *crowned = s.crowned
    if first != NOBODY or NOBODY in crowned[: s.chronicle] or set(crowned[s.chronicle :]) - {NOBODY}:
        yield Sentence("position-crowned")
    if s.chronicle and s.crowned[s.chronicle] != s.ranks[0]:
        yield Sentence("position-crowned-last")


def _check_statues(s: Any, record: Any) -> Iterator[Sentence]:
    """T2: 25 a player, on the castle board, on fields or in the chronicle."""
    standing = Counter[int]()
    for cell, owner in enumerate(s.owners):
        if owner != NOBODY:
            standing[owner] += int(STATUES_ON[terrain_of(record, cell)])
    for space in range(1, s.chronicle + 1):
        standing[s.crowned[space]] += int(CHRONICLE_STATUES[space])
    if any(s.statues[seat] + standing[seat] not in (STATUES, STATUES + _lacking(s, seat)) for seat in range(s.players)):
        yield sentence("position-statues", count=STATUES)


def _lacking(s: Any, seat: int) -> int:
    """T18: statues that the last space may lack: on a dual one the king places the one that he has left."""
    is_last = s.phase == Phase.OVER and seat == s.ranks[0] and s.statues[seat] == 0 and s.rounds == s.chronicle
    return int(is_last and CHRONICLE_STATUES[s.chronicle] == DUAL)


def _check_round(s: Any) -> Iterator[Sentence]:
    """T7, T14: a round, a space of the chronicle; the 25th statue may come before it or with it (T18)."""
    if s.phase == Phase.FIRST_STATUES or s.rounds == 0:
        if s.rounds or s.chronicle:
            yield Sentence("position-before-first-round")
        if s.phase != Phase.FIRST_STATUES and (s.practice == 0 or s.phase not in _FACE_DOWN):
            yield Sentence("position-trial")
    elif s.rounds - s.chronicle not in _spaces_to_come(s):
        yield Sentence("position-rounds")


def _spaces_to_come(s: Any) -> tuple[int, ...]:
    """How many spaces this round may still have to fill."""
    if s.phase == Phase.OVER:
        return (0, 1) if 0 in s.statues[: s.players] else (0,)
    return (0,) if s.phase == Phase.REVEALING else (1,)


def _check_first_statues(s: Any, record: Any) -> Iterator[Sentence]:
    """T3: from the lowest rank up, each on a pasture; there must be one for everybody still to come."""
    if s.phase != Phase.FIRST_STATUES:
        return
    if s.turn >= s.players:
        yield Sentence("position-turn")
    if Lies.CLOSED in s.lies:
        yield Sentence("position-first-closed")
    left = [s.statues[seat] for seat in s.ranks[: s.players]]
    if left != [STATUES] * (s.turn + 1) + [STATUES - 1] * (s.players - s.turn - 1):
        yield Sentence("position-first-order")
    pastures = [cell for cell in range(CELLS) if _is_open_pasture(s, record, cell)]
    free = sum(s.owners[cell] == NOBODY for cell in pastures)
    if len(pastures) - free != s.players - s.turn - 1:
        yield Sentence("position-first-pastures")
    if free <= s.turn:
        yield Sentence("position-first-room")


def _is_open_pasture(s: Any, record: Any, cell: int) -> bool:
    return bool(s.lies[cell // FIELDS] == Lies.OPEN and terrain_of(record, cell) == Terrain.PASTURE)


def _check_taxes(s: Any) -> Iterator[Sentence]:
    """T6, T7: whoever may act has something to do, and the taxes are not over yet."""
    if s.phase not in _FACE_DOWN:
        return
    if s.phase != Phase.TAXES and s.taxes != Taxes.HOURGLASS:
        yield Sentence("position-no-hourglass")
    if s.phase == Phase.READY and (s.done or any(s.seen) or any(s.moves) or s.ready >> s.ranks[0] & 1):
        yield Sentence("position-robbed-early")
    robbing = any(place != NONE for place in s.hands)
    if s.phase == Phase.HANDS and not robbing:
        yield Sentence("position-hands-over")
    if s.phase == Phase.TAXES and not robbing and (s.done == _everybody(s) or Spot.MIDDLE not in s.spots):
        yield Sentence("position-taxes-over")
    if any(s.hands[seat] != NONE for seat in _members(s.done)):
        yield Sentence("position-done-with-tile")
    yield from _check_movements(s)


def _check_movements(s: Any) -> Iterator[Sentence]:
    """T7: in turns and on a budget a seat that has moved as often as it may is done."""
    if s.taxes == Taxes.HOURGLASS:
        return
    most = s.budget if s.taxes == Taxes.BUDGET else MOST_LIFTS
    for seat in range(s.players):
        spent = s.moves[seat] == most and s.hands[seat] == NONE
        if s.moves[seat] > most or (spent and not s.done >> seat & 1):
            yield Sentence("position-movements")
    if s.taxes == Taxes.TURNS:
        turn = s.ranks[s.turn] if s.turn < s.players else NOBODY
        if turn == NOBODY or s.done >> turn & 1:
            yield Sentence("position-turn")
        if any(s.hands[seat] != NONE for seat in range(s.players) if seat != turn):
            yield Sentence("position-other-hand")


def _check_reveal(s: Any) -> Iterator[Sentence]:
    """T14: at space 3, regions that are still face down."""
    revealing = s.phase == Phase.REVEALING
    if revealing != (s.to_reveal > 0) or s.to_reveal > min(s.lies.count(Lies.DOWN), REVEALED_AT_3[s.players]):
        yield Sentence("position-reveal")
    if revealing and s.chronicle != FIRST_REVEAL:
        yield Sentence("position-reveal-space")


def _check_end(s: Any, record: Any) -> Iterator[Sentence]:
    """T17, T18: the game ends with a 25th statue, which only one player places, or at a dual space."""
    finished = s.statues[: s.players].count(0)
    if s.phase != Phase.OVER:
        if finished or s.winner != NOBODY:
            yield Sentence("position-not-over")
        if s.phase in _FACE_DOWN and ends_at_space(record):
            yield Sentence("position-ended-at-space")
        return
    if finished > 1 or (finished == 0 and not ends_at_space(record)):
        yield Sentence("position-over")
    most = min(s.statues[: s.players])
    if s.winner != next(seat for seat in s.ranks if s.statues[seat] == most):
        yield Sentence("position-winner")
