"""The tables in memory: what goes wrong with one of them is no harm to the others."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regalia.errors import IllegalAction
from regalia.server.store import Store
from regalia.server.tables import Hall
from tests.server.hosting import AROUND, HandClock, at_table, hosted, until


async def ask_and_go(hall: Hall, table: str) -> None:
    """Somebody asks for a table, and is gone before he has it."""

    async def ask() -> None:
        async with hall.table(table):
            pass

    asking = asyncio.create_task(ask())
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


def test_tables_leave_memory_though_somebody_who_asked_for_an_unknown_one_is_gone(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            live.stop()
        await ask_and_go(hall, "nowhere")
        with pytest.raises(IllegalAction):
            async with hall.table("nowhere either"):
                pass
        await clock.forward(AROUND.idle, live)
        hall.forget_idle()
        async with hall.table(live.head.id) as again:
            assert again is not live

    hosted(tmp_path, work, clock.around())


def test_a_table_that_cannot_be_loaded_is_tried_anew_by_whoever_asks_next(tmp_path: Path, monkeypatch: Any) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            live.stop()
        clock.time += AROUND.idle
        hall.forget_idle()
        with monkeypatch.context() as patched:
            patched.setattr(store, "load", broken)
            await ask_and_go(hall, live.head.id)
            with pytest.raises(ZeroDivisionError):
                async with hall.table(live.head.id):
                    pass
        async with hall.table(live.head.id) as again:
            assert again.course.number == live.course.number

    async def broken(table: str) -> None:
        raise ZeroDivisionError

    clock = HandClock()
    hosted(tmp_path, work, clock.around())


def test_the_chore_that_lets_tables_leave_goes_on_whatever_goes_wrong(
    tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    tried = list[None]()

    def fail(hall: Hall) -> None:
        tried.append(None)
        raise ZeroDivisionError

    async def work(hall: Hall, store: Store) -> None:
        await until(lambda: len(tried) > 1)

    monkeypatch.setattr(Hall, "forget_idle", fail)
    with caplog.at_level(logging.ERROR, "regalia.server"):
        hosted(tmp_path, work, replace(AROUND, idle=0.01))
    assert "ZeroDivisionError" in caplog.text
