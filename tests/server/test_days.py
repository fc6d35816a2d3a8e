"""A game that takes days: people come and go as they like, nobody counts as away, and nothing waits for that."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regalia.errors import IllegalAction
from regalia.server.store import Saved, Store
from regalia.server.store.file import file_in
from regalia.server.tables import Hall, LiveTable
from regalia.server.tables.asking import asked_replacing
from tests.server.hosting import (
    ADA,
    AROUND,
    BEN,
    HandClock,
    at_table,
    created,
    first_act,
    hosted,
    joined,
    log_of,
    until,
)
from tests.server.running import served
from tests.server.test_hourglass import glass
from tests.server.test_resting_sand import Restarted

A_DAY = 86_400.0  # seconds
BOT = 2  # its seat, beside Ada and Ben


def over_days(folder: Path, work: Any, *bots: str, **settings: str) -> None:
    """Do something at a table of court where Ada and Ben have begun, have read, and are gone for a day."""
    clock = HandClock()

    async def do(hall: Hall, store: Store) -> None:
        async with at_table(hall, "court", *bots, settings={"pace": "days", **settings}) as live:
            for reader in await joined(live, ADA, BEN):
                live.leave(reader)
            await clock.forward(A_DAY, live)
            await work(live, clock, store)

    hosted(folder, do, clock.around())


@pytest.mark.parametrize("absence", ["pause", "bot"])
def test_in_a_game_over_days_nobody_counts_as_away_and_no_bot_stands_in(tmp_path: Path, absence: str) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store) -> None:
        assert [seat.away for seat in live.course.seating.seats] == [False, False]
        assert {entry.kind for entry in await log_of(store, live)} == {"sat", "readied"}

    over_days(tmp_path, work, absence=absence)


def test_in_a_game_over_days_a_lone_opponent_cannot_replace_who_is_not_there(tmp_path: Path) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store) -> None:
        await joined(live, ADA)
        with pytest.raises(IllegalAction) as refused:
            await live.change(partial(asked_replacing, guest=ADA.id, absent=1, by="bot"))
        assert refused.value.code == "not-away"

    over_days(tmp_path, work)


def test_in_a_game_over_days_one_may_still_resign(tmp_path: Path) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store) -> None:
        await live.resign(BEN)
        assert live.course.seating.seats[1].resigned

    over_days(tmp_path, work)


async def play_until_bot(live: LiveTable) -> None:
    assert live.course.table is not None
    while live.course.table.match.actors != (BOT,):
        guest, act = first_act(live, str(live.course.number))
        await live.perform(guest.id, act)


def test_in_a_game_over_days_bots_play_though_nobody_is_there(tmp_path: Path) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store) -> None:
        assert live.course.table is not None
        await play_until_bot(live)
        await clock.forward(0.001, live)
        assert live.course.table.match.log[-1]["seat"] == BOT

    over_days(tmp_path, work, "bot")


def left_to_bots(folder: Path) -> list[str]:
    """Tables on a server that ended: over days a bot is next, then Ada or Ben; played live a bot is; one is open."""
    tables, clock = list[str](), HandClock()

    async def work(hall: Hall, store: Store) -> None:
        for pace, is_bots in (("days", True), ("days", False), ("live", True)):
            async with at_table(hall, "court", "bot", settings={"pace": pace}) as live:
                tables.append(live.head.id)
                if is_bots:
                    await play_until_bot(live)
        tables.append((await created(hall, settings={"pace": "days"})).id)

    hosted(folder, work, clock.around())
    return tables


def test_after_a_start_bots_go_on_in_games_over_days_and_no_other_table_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = left_to_bots(tmp_path)
    clock, loaded, load = HandClock(), list[str](), Store.load

    async def noticed(store: Store, table: str) -> Saved | None:
        loaded.append(table)
        return await load(store, table)

    async def work(hall: Hall, store: Store) -> None:
        monkeypatch.setattr(Store, "load", noticed)
        hall.wake()
        await until(lambda: loaded)
        async with hall.table(first) as live:
            number = live.course.number
            await clock.forward(0.001, live)
            assert live.course.number > number
        clock.time += AROUND.idle
        hall.forget_idle()
        async with hall.table(first) as again:
            assert again is not live, "it leaves memory like any other"
        assert loaded == [first, first]

    hosted(tmp_path, work, clock.around())


def test_a_table_that_cannot_be_loaded_after_a_start_keeps_no_other_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall, store: Store) -> None:
        monkeypatch.setattr(Store, "tables_for_bots", unknown_and_known)
        number = len(await entries(store))
        hall.wake()
        async with asyncio.timeout(60):
            while len(await entries(store)) == number:
                await asyncio.sleep(0.001)

    async def unknown_and_known(store: Store, pace: str) -> list[str]:
        return ["unknown", first]

    async def entries(store: Store) -> list[Any]:
        saved = await store.load(first)
        assert saved is not None
        return saved.entries

    first, *_ = left_to_bots(tmp_path)
    hosted(tmp_path, work)


def test_a_server_that_starts_lets_bots_go_on_though_nobody_comes(tmp_path: Path) -> None:
    def entries() -> int:
        with closing(sqlite3.connect(file_in(tmp_path))) as database:
            found: int = database.execute('select count(*) from entries where "table" = ?', [first]).fetchone()[0]
            return found

    first, *_ = left_to_bots(tmp_path)
    number = entries()
    with served(tmp_path):
        asyncio.run(until(lambda: entries() > number))


def test_in_a_game_over_days_too_sand_stands_after_a_restart_for_a_minute_at_most(tmp_path: Path) -> None:
    restarted = Restarted(tmp_path)

    async def work(live: LiveTable) -> None:
        await joined(live, ADA)
        await restarted.clock.forward(60, live)
        assert glass(live) == ("taxes", 15)
        await restarted.clock.forward(1, live)
        assert glass(live) == ("taxes", 14)
        assert [seat.away for seat in live.course.seating.seats] == [False, False]

    restarted.run(work, pace="days")


def test_in_a_game_over_days_sand_runs_on_after_a_restart_when_all_are_back(tmp_path: Path) -> None:
    restarted = Restarted(tmp_path)

    async def work(live: LiveTable) -> None:
        await joined(live, ADA, BEN)
        await restarted.clock.forward(1, live)
        assert glass(live) == ("taxes", 14)

    restarted.run(work, pace="days")


def test_a_table_that_was_made_before_there_was_a_choice_of_pace_is_played_live(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            old = live.head._replace(settings={"absence": "pause"})
            await store.append(live.head.id, [], old)
            live.stop()
        clock.time += 1000
        hall.forget_idle()
        async with hall.table(live.head.id) as again:
            assert again.head.settings == {"absence": "pause"}
            await clock.forward(30, again)
            assert [seat.away for seat in again.course.seating.seats] == [True, True]

    hosted(tmp_path, work, clock.around())
