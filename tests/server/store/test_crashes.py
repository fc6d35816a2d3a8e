"""kill -9 at any moment: what was said to be kept is kept, once and in order."""

import os
import random
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from regalia.server.store import Entry, Store, StoreProblem
from tests.server.store.keeping import begin, entries_of, kept, loaded, log
from tests.server.store.processes import TABLES, hold, running, write_for_ever

SOAK = os.environ.get("REGALIA_SOAK", "") not in ("", "0")
KILLS = 200 if SOAK else 20


def everything(reports: Connection) -> list[tuple[str, int]]:
    """What was still on its way when the process was killed."""
    found = []
    try:
        while True:
            found.append(reports.recv())
    except EOFError:
        return found


async def logs(store: Store) -> dict[str, list[Entry]]:
    return {table: (await loaded(store, table)).entries for table in TABLES}


def test_what_was_said_to_be_kept_survives_a_kill_once_and_in_order(tmp_path: Path) -> None:
    begin(tmp_path, *TABLES)
    chance, told = random.Random(1), Counter[str]()
    for _ in range(KILLS):
        with running(write_for_ever, tmp_path) as (reports, kill):
            seen = [reports.recv() for _ in range(chance.randrange(1, 40))]
            kill()
            for table, number in seen + everything(reports):
                told[table] = max(told[table], number)
        for table, entries in kept(tmp_path, logs).items():
            assert len(entries) >= told[table]
            assert entries == log(len(entries))


def test_a_second_server_on_the_same_folder_is_refused_until_the_first_has_gone(tmp_path: Path) -> None:
    begin(tmp_path, "t", entries=3)
    with running(hold, tmp_path) as (reports, _):
        assert reports.recv() == "open"
        with pytest.raises(StoreProblem) as refused:
            kept(tmp_path, lambda store: store.load("t"))
        assert refused.value.code == "in-use"
        assert str(tmp_path) in str(refused.value)
    assert entries_of(tmp_path) == log(3)
