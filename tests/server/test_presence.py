"""Who is away is in the log; the table waits for him, or a bot stands in, as it was set up."""

import asyncio
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from regalia.bots import BOTS, BotKind
from regalia.bots.greedy import Greedy
from regalia.schema import Array
from regalia.server.store import Guest, Store, StoreProblem
from regalia.server.tables import Hall, LiveTable
from regalia.server.wire.messages import Undo
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
    robbing,
    settled,
    until,
)
from tests.server.running import begun, served


def away(live: LiveTable) -> list[bool]:
    return [seat.away for seat in live.course.seating.seats]


async def kinds(store: Store, live: LiveTable) -> list[str]:
    return [entry.kind for entry in await log_of(store, live)]


def at_court(folder: Path, work: Any, *bots: str, **settings: str) -> None:
    """Do something at a table of court where Ada and Ben read."""
    clock = HandClock()

    async def do(hall: Hall, store: Store) -> None:
        async with at_table(hall, "court", *bots, settings=settings, turn_limit=30) as live:
            readers = await joined(live, ADA, BEN)
            await work(live, clock, store, dict(zip((ADA, BEN), readers, strict=True)))

    hosted(folder, do, clock.around())


def test_who_has_no_connection_for_a_while_is_away_until_he_has_one_again(tmp_path: Path) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store, readers: Any) -> None:
        live.leave(readers[BEN])
        await clock.forward(29, live)
        assert away(live) == [False, False]
        await clock.forward(1, live)
        assert away(live) == [False, True]
        assert live.head.seats[1]["away"], "lists of tables show it too"
        await joined(live, BEN)
        await clock.forward(0, live)
        assert away(live) == [False, False]
        assert (await kinds(store, live))[-2:] == ["went-away", "came-back"]

    at_court(tmp_path, work)


def test_a_connection_that_is_lost_and_found_again_is_no_absence(tmp_path: Path) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store, readers: Any) -> None:
        number = live.course.number
        [second] = await joined(live, BEN)
        live.leave(readers[BEN])
        await clock.forward(100, live)
        live.leave(second)
        await clock.forward(20, live)
        await joined(live, BEN)
        await clock.forward(100, live)
        assert live.course.number == number

    at_court(tmp_path, work)


def test_nobody_is_missed_before_the_game_begins_or_after_it_is_over(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        head = await created(hall)
        async with hall.table(head.id) as live:
            await clock.forward(100, live)
            assert await kinds(store, live) == ["sat"]
            await live.sit(BEN, None, "masculine", 1)
            for guest in (ADA, BEN):
                await live.ready(guest, True)
            await clock.forward(29, live)
            assert away(live) == [False, False]
            await clock.forward(1, live)
            assert away(live) == [True, True], "only from its beginning on"

    hosted(tmp_path, work, clock.around())


def mover(live: LiveTable) -> tuple[Guest, Guest]:
    """Who is to act, and the other."""
    assert live.course.table is not None
    guests = (ADA, BEN)
    seat = live.course.table.match.actors[0]
    return guests[seat], guests[1 - seat]


def test_what_somebody_does_is_not_stale_and_is_taken_back_though_another_went_away(tmp_path: Path) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store, readers: Any) -> None:
        acts, waits = mover(live)
        _, act = first_act(live)
        live.leave(readers[waits])
        await clock.forward(30, live)
        assert act.seen < live.course.number
        assert (await live.perform(acts.id, act))["type"] == "acknowledged"
        await joined(live, waits)
        await clock.forward(0, live)
        assert live.course.table is not None
        seat = (ADA, BEN).index(acts)
        assert live.course.table.match.can_undo(seat)
        answer = await live.perform(acts.id, Undo(id="back", seen=live.course.number))
        assert answer["type"] == "acknowledged"
        assert away(live) == [False, False], "what is taken back is the message, not who came"
        assert len(live.course.table.match.log) == 2

    at_court(tmp_path, work)


def test_a_table_that_pauses_waits_for_who_is_away(tmp_path: Path) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store, readers: Any) -> None:
        acts, _ = mover(live)
        live.leave(readers[acts])
        await clock.forward(100_000, live)
        assert (await kinds(store, live))[-1] == "went-away"
        assert live.head.settings["absence"] == "pause"

    at_court(tmp_path, work)


def test_a_bot_stands_in_for_who_is_away_and_he_takes_the_seat_back_at_any_time(tmp_path: Path) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store, readers: Any) -> None:
        acts, waits = mover(live)
        seat = (ADA, BEN).index(acts)
        live.leave(readers[acts])
        await clock.forward(40, live)
        assert live.course.table is not None
        match = live.course.table.match
        assert {entry["seat"] for entry in match.log} == {seat}
        assert match.actors == (1 - seat,), "the bot played the whole turn"
        assert live.course.seating.guests[seat] == acts.id
        await joined(live, acts)
        await clock.forward(0, live)
        while match.actors == (1 - seat,):
            assert (await live.perform(waits.id, first_act(live, str(live.course.number))[1]))["type"] == "acknowledged"
        number = live.course.number
        await clock.forward(100, live)
        assert live.course.number == number, "he plays himself again"
        assert (await live.perform(acts.id, first_act(live, "mine")[1]))["type"] == "acknowledged"

    at_court(tmp_path, work, absence="bot")


@pytest.mark.parametrize("absence", ["pause", "bot"])
def test_where_all_people_are_away_nobody_plays_on_and_the_table_leaves_memory(tmp_path: Path, absence: str) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "court", "bot", "bot", settings={"absence": absence}) as live:
            readers = await joined(live, ADA, BEN)
            for reader in readers:
                live.leave(reader)
            await clock.forward(AROUND.idle + 100, live)
            log = await log_of(store, live)
            assert [entry.kind for entry in log[-2:]] == ["went-away", "went-away"]
        hall.forget_idle()
        async with hall.table(live.head.id) as again:
            assert again is not live
            await joined(again, ADA)
            await clock.forward(100, again)
            assert [seat.away for seat in again.course.seating.seats[:2]] == [False, True]

    hosted(tmp_path, work, clock.around())


def test_after_a_restart_people_count_as_present_for_a_while(tmp_path: Path) -> None:
    clock, tables = HandClock(), list[str]()

    async def before(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            await joined(live, ADA, BEN)
            tables.append(live.head.id)

    async def after(hall: Hall, store: Store) -> None:
        async with hall.table(tables[0]) as live:
            await clock.forward(20, live)
            await joined(live, ADA)
            await clock.forward(9, live)
            assert away(live) == [False, False]
            await clock.forward(1, live)
            assert away(live) == [False, True]

    hosted(tmp_path, before, clock.around())
    clock.time += 1000
    hosted(tmp_path, after, clock.around())


def test_who_came_back_when_the_disk_was_full_is_written_down_as_soon_as_it_can_be(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StoreProblem("disk-full", "The disk is full.")

    async def work(live: LiveTable, clock: HandClock, store: Store, readers: Any) -> None:
        live.leave(readers[BEN])
        await clock.forward(30, live)
        with monkeypatch.context() as patched:
            patched.setattr(store, "append", full)
            [ben] = await joined(live, BEN)
            await clock.forward(0, live)
        assert [message["type"] for message in ben.messages] == ["snapshot"]
        await clock.forward(1, live)
        assert away(live) == [False, False]

    at_court(tmp_path, work)


def test_who_resigned_is_not_missed(tmp_path: Path) -> None:
    async def work(live: LiveTable, clock: HandClock, store: Store, readers: Any) -> None:
        live.leave(readers[BEN])
        await clock.forward(30, live)
        await live.resign(BEN)
        await clock.forward(100, live)
        assert away(live) == [False, False]
        assert (await kinds(store, live)).count("went-away") == 1

    at_court(tmp_path, work)


def test_a_stand_in_that_still_thinks_when_the_person_comes_back_does_not_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_act = Event(), Event()

    class Slow(Greedy):
        """A bot that is not done before it may be."""

        def choose(self, view: Array, seat: int) -> int:
            thinks.set()
            may_act.wait(60)
            return super().choose(view, seat)

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult", settings={"absence": "bot"}, seconds=60) as live:
            [_, ben] = await joined(live, ADA, BEN)
            await robbing(live, HandClock())
            number = live.course.number
            live.leave(ben)
            await until(thinks.is_set)
            await joined(live, BEN)
            await until(lambda: not away(live)[1])
            may_act.set()
            await settled(live)
            assert (await kinds(store, live))[number:] == ["went-away", "came-back"]

    monkeypatch.setitem(BOTS, "steady", BotKind(lambda game, *_: Slow(game), False, "bot-steady", is_opponent=True))
    hosted(tmp_path, work, replace(AROUND, grace=0.1))


def test_who_closes_his_browser_is_away_and_is_back_when_he_opens_it(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        table, clients = await begun(address, "court")
        async with clients[0].live() as ada:
            await ada.join(table)
            for _ in range(2):
                async with clients[1].live() as ben:
                    await ben.join(table)
                    await ada.wait(lambda: not ada.known["seats"][1]["away"])
                await ada.wait(lambda: ada.known["seats"][1]["away"])

    with served(tmp_path, grace=0.1) as server:
        asyncio.run(test(server.address))
