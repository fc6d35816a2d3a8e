"""What a position from outside must fulfil before any compiled rule sees it; of tiles and goods see `check_goods`."""

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
    SPACES,
    STATUES,
    Lies,
    Phase,
    Spot,
    Taxes,
    Terrain,
)
from regalia.games.tumult.rules.taxes import MOST_LIFTS

_FACE_DOWN = (Phase.READY, Phase.TAXES, Phase.HANDS)
_MOST_MOVES = 1 << 20  # of a seat against the hourglass: far more than anybody makes, and room to count on


def check(record: Any) -> Iterator[str]:
    """What is wrong with a position from outside, beyond the range of each field; each check trusts those before."""
    s = SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})  # plain numbers: read faster
    yield from _check_seats(s)
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


def _check_seats(s: Any) -> Iterator[str]:
    """T1, T2."""
    if sorted(s.ranks[: s.players]) != list(range(s.players)) or set(s.ranks[s.players :]) - {NOBODY}:
        yield "Every player has one rank."
    masks = s.mercy | s.ready | s.done | s.placed | s.able | s.greedy
    if masks > _everybody(s) or max(*s.owners, *s.holders, *s.crowned, s.winner) >= s.players:
        yield "A seat that does not play cannot do or hold anything."
    for stock in (s.supporters, s.statues, s.seen, s.moves):
        if any(stock[s.players : MOST_PLAYERS]):
            yield "A seat that does not play has nothing."
    if sum(s.supporters) + s.supply != SUPPORTERS:
        yield "There are 105 supporters in all."
    if s.mercy == _everybody(s):
        yield "The people have mercy with some, not with all."


def _check_figures(s: Any) -> Iterator[str]:
    """T4, T11."""
    if not any(s.spinner_shares):
        yield "The spinner shows nothing."
    if not any(s.village_price):
        yield "A village costs something."


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


def _check_chronicle(s: Any) -> Iterator[str]:
    """T14: space by space the kings of the rounds so far; who was crowned last is king until the next crown."""
    first, *crowned = s.crowned
    if first != NOBODY or NOBODY in crowned[: s.chronicle] or set(crowned[s.chronicle :]) - {NOBODY}:
        yield "Of the chronicle just the spaces that are filled have somebody's statues."
    if s.chronicle and s.crowned[s.chronicle] != s.ranks[0]:
        yield "The last statues in the chronicle are the king's."


def _check_statues(s: Any, record: Any) -> Iterator[str]:
    """T2: 25 a player, on the castle board, on fields or in the chronicle."""
    standing = Counter[int]()
    for cell, owner in enumerate(s.owners):
        if owner != NOBODY:
            standing[owner] += int(STATUES_ON[terrain_of(record, cell)])
    for space in range(1, s.chronicle + 1):
        standing[s.crowned[space]] += int(CHRONICLE_STATUES[space])
    if any(s.statues[seat] + standing[seat] not in (STATUES, STATUES + _lacking(s, seat)) for seat in range(s.players)):
        yield "Every player has 25 statues, on the castle board, on fields and in the chronicle."


def _lacking(s: Any, seat: int) -> int:
    """T18: statues that the last space may lack: on a dual one the king places the one that he has left."""
    is_last = s.phase == Phase.OVER and seat == s.ranks[0] and s.statues[seat] == 0 and s.rounds == s.chronicle
    return int(is_last and CHRONICLE_STATUES[s.chronicle] == DUAL)


def _check_round(s: Any) -> Iterator[str]:
    """T7, T14: a round, a space of the chronicle; the 25th statue may come before it or with it (T18)."""
    if s.phase == Phase.FIRST_STATUES or s.trial == 1:
        if s.rounds or s.chronicle:
            yield "The first round has not begun."
    elif s.rounds - s.chronicle not in _spaces_to_come(s) or s.rounds == 0:
        yield "Every round fills a space of the chronicle."
    if s.chronicle == SPACES and s.phase != Phase.OVER:
        yield "The last space of the chronicle ends the game."
    if s.trial == 1 and (s.practice == 0 or s.phase not in _FACE_DOWN):
        yield "A trial run is one of the taxes, and by option."


def _spaces_to_come(s: Any) -> tuple[int, ...]:
    """How many spaces this round may still have to fill."""
    if s.phase == Phase.OVER:
        return (0, 1) if 0 in s.statues[: s.players] else (0,)
    return (0,) if s.phase == Phase.REVEALING else (1,)


def _check_first_statues(s: Any, record: Any) -> Iterator[str]:
    """T3: from the lowest rank up, each on a pasture; there must be one for everybody still to come."""
    if s.phase != Phase.FIRST_STATUES:
        return
    if s.turn >= s.players:
        yield "It is nobody's turn."
    left = [s.statues[seat] for seat in s.ranks[: s.players]]
    if left != [STATUES] * (s.turn + 1) + [STATUES - 1] * (s.players - s.turn - 1):
        yield "The first statues are placed from the lowest rank up, one each."
    pastures = [cell for cell in range(CELLS) if _is_open_pasture(s, record, cell)]
    free = sum(s.owners[cell] == NOBODY for cell in pastures)
    if len(pastures) - free != s.players - s.turn - 1:
        yield "The first statues stand on pastures."
    if free <= s.turn:
        yield "There is no pasture for everybody's first statue."


def _is_open_pasture(s: Any, record: Any, cell: int) -> bool:
    return bool(s.lies[cell // FIELDS] == Lies.OPEN and terrain_of(record, cell) == Terrain.PASTURE)


def _check_taxes(s: Any) -> Iterator[str]:
    """T6, T7: whoever may act has something to do, and the taxes are not over yet."""
    if s.phase not in _FACE_DOWN:
        return
    if s.phase != Phase.TAXES and s.taxes != Taxes.HOURGLASS:
        yield "Only the hourglass is waited for."
    if s.phase == Phase.READY and (s.done or any(s.seen) or any(s.moves) or s.ready >> s.ranks[0] & 1):
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
        if max(s.moves) > _MOST_MOVES:
            yield f"Nobody lifts more than {_MOST_MOVES} tiles in a round."
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


def _check_reveal(s: Any) -> Iterator[str]:
    """T14: at space 3, regions that are still face down."""
    revealing = s.phase == Phase.REVEALING
    if revealing != (s.to_reveal > 0) or s.to_reveal > min(s.lies.count(Lies.DOWN), REVEALED_AT_3[s.players]):
        yield "The king turns up regions that lie face down."
    if revealing and s.chronicle != FIRST_REVEAL:
        yield "The king chooses regions at space 3 of the chronicle."


def _check_end(s: Any, record: Any) -> Iterator[str]:
    """T17, T18: the game ends with a 25th statue, which only one player places, or at a dual space."""
    finished = s.statues[: s.players].count(0)
    if s.phase != Phase.OVER:
        if finished or s.winner != NOBODY:
            yield "The 25th statue ends the game."
        if s.phase in _FACE_DOWN and ends_at_space(record):
            yield "The game has ended at the last space of the chronicle."
        return
    if finished > 1 or (finished == 0 and not ends_at_space(record)):
        yield "The game ends with a 25th statue or at a dual space of the chronicle."
    most = min(s.statues[: s.players])
    if s.winner != next(seat for seat in s.ranks if s.statues[seat] == most):
        yield "The player with most statues wins; of equals the one of higher rank."
