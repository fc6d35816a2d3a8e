"""Placing statues, in rank order, and the people's consolation (T3, T9 to T12)."""

from regalia.games.tumult.rules.components import STATUES_ON
from regalia.games.tumult.rules.events import CONSOLED, FIRST_STATUE, LAID, PASSED, PLACED, WANTS
from regalia.games.tumult.rules.payment import (
    excess,
    factor_of,
    is_paid,
    refuse_field,
    terrain_of,
)
from regalia.games.tumult.rules.reasons import FIRST_FACE_DOWN, FIRST_FIELD_TAKEN, NO_PASTURE, NO_SUCH_REGION
from regalia.games.tumult.rules.record import CELLS, FIELDS, GOODS, NOBODY, NONE, VALUES, Lies, Phase, State, Terrain
from regalia.games.tumult.rules.setting_aside import clear_goods
from regalia.games.tumult.rules.supporters import gain
from regalia.kernel import EVERYONE, bit, has, rule, tell
from regalia.schema import ALLOWED

CONSOLATION = 2


@rule
def placer(s: State) -> int:
    return s.ranks[s.turn]


@rule
def refuse_first(s: State, cell: int) -> int:
    """T3: any free face-up pasture."""
    lies = s.lies[cell // FIELDS]
    if lies != Lies.OPEN:
        return NO_SUCH_REGION if lies == Lies.NOWHERE else FIRST_FACE_DOWN
    if s.owners[cell] != NOBODY:
        return FIRST_FIELD_TAKEN
    return ALLOWED if terrain_of(s, cell) == Terrain.PASTURE else NO_PASTURE


@rule
def erect_first(s: State, cell: int) -> None:
    seat = placer(s)
    s.owners[cell] = seat
    s.statues[seat] -= 1
    tell(s, FIRST_STATUE, EVERYONE, seat, cell // FIELDS, cell % FIELDS)


@rule
def begin_placing(s: State) -> None:
    """T9: from the king down."""
    s.phase = Phase.PLACING
    s.placed = 0
    s.able = 0
    s.somebody_placed = 0
    s.turn = 0


@rule
def can_place(s: State, seat: int) -> bool:
    for cell in range(CELLS):
        if refuse_field(s, seat, cell) == ALLOWED:
            return True
    return False


@rule
def seek_placer(s: State) -> bool:
    """T9: the next who can place; others pass by themselves. False: in this round all passed."""
    while s.turn < s.players or s.somebody_placed == 1:
        if s.turn == s.players:
            s.turn = 0
            s.somebody_placed = 0
        if can_place(s, placer(s)):
            s.able |= bit(placer(s))
            return True
        s.turn += 1
    s.turn = 0
    return False


@rule
def choose_field(s: State, cell: int) -> None:
    """T11: first the field, then the tiles."""
    seat = placer(s)
    s.phase = Phase.PAYING
    s.target = cell
    tell(s, WANTS, EVERYONE, seat, cell // FIELDS, cell % FIELDS, terrain_of(s, cell), factor_of(s, seat, cell))


@rule
def pay(s: State, good: int, value: int) -> None:
    """T11: tile by tile; when the cost is covered the statues stand."""
    seat = placer(s)
    s.castles[seat, good, value] -= 1
    s.laid[good, value] += 1
    tell(s, LAID, EVERYONE, seat, good, value)
    if is_paid(s, seat):
        place_statues(s, seat)


@rule
def place_statues(s: State, seat: int) -> None:
    """T10: 1 statue, 2 on a village, 3 on a palace."""
    cell, terrain, supporters = s.target, terrain_of(s, s.target), excess(s, seat)
    statues = STATUES_ON[terrain]
    s.owners[cell] = seat
    s.statues[seat] -= statues
    s.placed |= bit(seat)
    s.somebody_placed = 1
    s.target = NONE
    for good in range(GOODS):
        for value in range(VALUES + 1):
            s.laid[good, value] = 0
    tell(s, PLACED, EVERYONE, seat, cell // FIELDS, cell % FIELDS, terrain, statues, supporters)
    gain(s, seat, supporters)
    s.phase = Phase.PLACING


@rule
def decline_placing(s: State) -> None:
    """T9: passing though able is allowed and not final."""
    tell(s, PASSED, EVERYONE, placer(s))


@rule
def end_placing(s: State) -> None:
    """T12: tiles left over return without reward; who could place nothing is consoled, in rank order."""
    clear_goods(s)
    for rank in range(s.players):
        seat = s.ranks[rank]
        if not has(s.able | s.placed | s.greedy, seat):
            tell(s, CONSOLED, EVERYONE, seat, CONSOLATION)
            gain(s, seat, CONSOLATION)
