"""Connections to the database, as both the writer and the readers need them."""

import json
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_DURABLE = (
    "PRAGMA journal_mode = WAL",  # readers and the writer do not wait for each other
    "PRAGMA synchronous = FULL",  # what is committed has reached the disk
    "PRAGMA fullfsync = ON",  # on macOS too
    "PRAGMA foreign_keys = ON",
)
_ONLY_READING = ("PRAGMA query_only = ON",)


def writing_engine(file: Path, patience: float) -> Engine:
    """For the one who writes, in a thread of his own: each step of a commit is far too short to be waited for.

    The lock is taken at the beginning: what has begun to be written can be committed.
    """
    engine = create_engine(URL.create("sqlite", database=str(file)), **_options(patience))
    return _prepared(engine, _DURABLE, "BEGIN IMMEDIATE")


def reading_engine(file: Path, patience: float) -> AsyncEngine:
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(file)), **_options(patience))
    _prepared(engine.sync_engine, _ONLY_READING, "BEGIN")
    return engine


def _options(patience: float) -> dict[str, Any]:
    """One connection. `patience` is how many seconds it waits for another program's lock."""
    return {
        "connect_args": {"timeout": patience, "isolation_level": None},  # None: transactions begin where we say
        "pool_size": 1,
        "max_overflow": 0,
        "pool_reset_on_return": None,  # whoever takes the connection ends his transaction
        "hide_parameters": True,  # among them are seeds, and errors are logged
        "json_serializer": json.JSONEncoder(separators=(",", ":")).encode,
    }


def _prepared(engine: Engine, pragmas: tuple[str, ...], begin: str) -> Engine:
    @event.listens_for(engine, "connect")
    def _prepare(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
