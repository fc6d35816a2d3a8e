"""The migrations lead to the schema, wholly or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from regalia.server.store.database import writing_engine
from regalia.server.store.migrations import migrate
from regalia.server.store.schema import metadata


class Interruption(Exception):
    pass


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def migrated(file: Path, interrupted: bool = False) -> list[object]:
    engine = writing_engine(file, patience=5)
    try:
        with engine.begin() as connection:
            migrate(connection)
            if interrupted:
                raise Interruption
            return differences(connection)
    finally:
        engine.dispose()


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    assert migrated(tmp_path / "any.db") == []


def test_a_store_that_is_up_to_date_is_left_as_it_is(tmp_path: Path) -> None:
    migrated(tmp_path / "any.db")
    before = (tmp_path / "any.db").read_bytes()
    assert migrated(tmp_path / "any.db") == []
    assert (tmp_path / "any.db").read_bytes() == before


def test_a_migration_that_breaks_off_changes_nothing(tmp_path: Path) -> None:
    with pytest.raises(Interruption):
        migrated(tmp_path / "any.db", interrupted=True)
    with closing(sqlite3.connect(tmp_path / "any.db")) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == []
