"""Everything that is ever written, statement by statement."""

from typing import Any, TypeAlias

from sqlalchemy import Executable, bindparam, case, delete, insert, select, update

from regalia.server.store.schema import entries, guests, keys, sittings, tables

Row: TypeAlias = dict[str, Any]
Write: TypeAlias = dict[Executable, list[Row]]  # written wholly or not at all

_table = bindparam("of_table", type_=entries.c.table.type)
_number = bindparam("as_number", type_=entries.c.number.type)
_after_the_one_before = select(entries.c.number + 1).where(entries.c.table == _table, entries.c.number == _number - 1)

ADD_KEY = insert(keys)
ADD_GUEST = insert(guests)
CHANGE_GUEST = update(guests).where(guests.c.id == bindparam("of_guest"))
CREATE_TABLE = insert(tables)
ADD_SITTING = insert(sittings)
# The number is made from the entry before. Where that is missing there is no number, and the entry is refused: one that
# could not be written takes those with it that were to follow, and the log has no gap.
APPEND = insert(entries).values(number=case((_number == 1, 1), else_=_after_the_one_before.scalar_subquery()))
CHANGE_TABLE = update(tables).where(tables.c.id == _table)
CHANGE_SITTING = update(sittings).where(sittings.c.table == _table, sittings.c.seat == bindparam("at_seat"))
REMOVE_ENTRIES = delete(entries).where(entries.c.table == _table)
REMOVE_SITTINGS = delete(sittings).where(sittings.c.table == _table)
REMOVE_TABLE = delete(tables).where(tables.c.id == _table)

# Many writes are made as one by making all rows of a statement together, in this order. That comes to the same as one
# write after the other: rows are added before others speak of them or change them, and of a table that was taken away
# nobody speaks any more.
IN_ORDER = (
    ADD_KEY, ADD_GUEST, CHANGE_GUEST, CREATE_TABLE, ADD_SITTING, APPEND, CHANGE_TABLE, CHANGE_SITTING,
    REMOVE_ENTRIES, REMOVE_SITTINGS, REMOVE_TABLE,
)  # fmt: skip


def together(writes: list[Write]) -> Write:
    """Some writes as one."""
    whole: Write = {statement: [] for statement in IN_ORDER}
    for write in writes:
        for statement, rows in write.items():
            whole[statement] += rows
    return {statement: rows for statement, rows in whole.items() if rows}
