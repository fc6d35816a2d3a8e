"""Tables, their entries, and who sits at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("beginning", sa.JSON, nullable=False),
        sa.Column("visibility", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_visibility_state_created", "tables", ["visibility", "state", "created"])
    op.create_table(
        "sittings",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_sittings"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_sittings_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sittings_guest"),
    )
    op.create_index("ix_sittings_guest", "sittings", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
