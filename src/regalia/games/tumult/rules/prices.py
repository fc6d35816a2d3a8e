"""What every field would cost a seat, and how the seats stand, all at once: for whoever shows it (T8, T10, T13).

The functions `..._at` are for Python: they take an array of records and an index.
"""

from regalia.games.tumult.rules.components import STATUES_ON
from regalia.games.tumult.rules.crown import placed_by, regions_due
from regalia.games.tumult.rules.payment import castle_goods, cost_of, factor_of, refuse_field, terrain_of
from regalia.games.tumult.rules.ranks import rank_of
from regalia.games.tumult.rules.record import CELLS, FIELDS, GOODS, NONE, SPACES, Lies, State
from regalia.kernel import rule
from regalia.schema import Array, Values

TERRAIN, STATUES, FACTOR, REASON, PRICE = range(5)  # the columns of a field; its price by good is the rest
FIELD_COLUMNS = PRICE + GOODS
RANK, PLACED, CASTLE = range(3)  # the columns of a seat; the goods of its castle are the rest
SEAT_COLUMNS = CASTLE + GOODS


@rule
def write_field(s: State, seat: int, cell: int, out: Values) -> None:
    """T10: what is known of a field, and why a seat cannot take it; NONE for the terrain of a region face down."""
    out[cell, REASON] = refuse_field(s, seat, cell)
    out[cell, TERRAIN] = NONE
    if s.lies[cell // FIELDS] in (Lies.OPEN, Lies.CLOSED):
        terrain = terrain_of(s, cell)
        out[cell, TERRAIN] = terrain
        out[cell, STATUES] = STATUES_ON[terrain]
        out[cell, FACTOR] = factor_of(s, seat, cell)
        for good in range(GOODS):
            out[cell, PRICE + good] = cost_of(s, seat, cell, good)


@rule
def write_seat(s: State, seat: int, out: Values) -> None:
    """T13: its rank, from 1 on; T17: statues placed; T8: goods on its castle, once revealed."""
    out[seat, RANK] = rank_of(s, seat) + 1
    out[seat, PLACED] = placed_by(s, seat)
    for good in range(GOODS):
        out[seat, CASTLE + good] = castle_goods(s, seat, good)


@rule
def fields_at(records: Array, index: int, seat: int, out: Values) -> None:
    for cell in range(CELLS):
        write_field(records[index], seat, cell, out)


@rule
def seats_at(records: Array, index: int, out: Values) -> None:
    for seat in range(records[index].players):
        write_seat(records[index], seat, out)


@rule
def regions_due_at(records: Array, index: int, out: Values) -> None:
    """By spaces of the chronicle."""
    for space in range(SPACES + 1):
        out[space] = regions_due(records[index], space)
