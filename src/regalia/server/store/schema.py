"""What is kept: one schema for SQLite now and PostgreSQL later.

The log is the game: a table's row says how it began, its entries what happened. Stored beside that is only what a list
of tables shows and what cannot be had from the log without the rules of a game: `state`, `seats`, `settings` and
`waiting` are as of the last entry. All keys are random text, made by whoever asks for the row, and all times are
milliseconds since 1970.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from typing import Literal, TypeAlias

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table

_NAMES = {  # constraints without a name cannot be changed by a migration
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

# In the lobby; found by id and code only; or not even among the tables of those who sit there, as in a lesson.
Visibility: TypeAlias = Literal["public", "link", "unlisted"]
LISTED: tuple[Visibility, ...] = ("public", "link")
State: TypeAlias = Literal["open", "playing", "over"]  # open: people take their seats

metadata = MetaData(naming_convention=_NAMES)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),  # in the address of the table
    Column("code", String, nullable=False, unique=True),  # short, to be said aloud
    Column("game", String, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("beginning", JSON, nullable=False),  # secret: the seed, or the position that was arranged
    Column("visibility", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("state", String, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Index(None, "visibility", "state", "created"),  # the lobby
)

sittings = Table(
    "sittings",
    metadata,
    Column("table", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ForeignKey(guests.c.id), index=True),  # None: a bot sits there, or nobody yet
    Column("waiting", Boolean, nullable=False),  # whether the table waits for this seat
)

# A row is found by (table, number), which is unique: that is what keeps two writers from going on from the same entry.
# In SQLite it stays a table with row ids: kept in the order of its key it would write twice the bytes.
entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, 3, ... without a gap
    Column("kind", String, nullable=False),
    Column("content", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What the server signs with: here, because a backup is one file.
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
