"""Who comes back gets what he missed, entry by entry as it went to his seat; or all of it, if that is too much."""

import asyncio
import random
from pathlib import Path

import pytest

from regalia.client import Client
from regalia.server.store import Store
from regalia.server.tables import Hall, LiveTable
from regalia.server.tables.recent import Recent
from tests.server.hosting import ADA, BEN, HandClock, Kept, at_table, created, first_act, hosted, joined, robbing
from tests.server.running import GAMES, Json, Seated, caught_up, play, seated


async def played_on(live: LiveTable, entries: int) -> None:
    for _ in range(entries):
        guest, act = first_act(live, str(live.course.number))
        assert (await live.perform(guest.id, act))["type"] == "acknowledged"


async def back(live: LiveTable, seen: int, guest: str | None = ADA.id) -> list[str]:
    """The kinds of messages that somebody gets who has seen so many entries."""
    reader = Kept()
    await live.join(reader, guest, seen)
    return [message["type"] for message in reader.messages]


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_knows_as_much_as_who_never_left(address: str, game: str) -> None:
    async def test() -> None:
        chance, noted = random.Random(6), list[bool]()
        async with seated(address, game) as at:
            for _ in range(8):
                known = [live.known for live in at.lives]
                await play(at, chance, chance.randrange(1, 4))
                for client, live, before in zip(at.clients, at.lives, known, strict=True):
                    after = await returned(client, at, before | {"mine": True})
                    noted.append(after.pop("mine", False))
                    assert after == live.known
        assert noted.count(True) > len(noted) / 2, "a snapshot would not have what he has noted on his own"

    async def returned(client: Client, at: Seated, before: Json) -> Json:
        async with client.live() as live:
            await live.join(at.table, before)
            return live.known

    asyncio.run(test())


def test_what_a_seat_missed_while_nobody_read_there_is_kept_for_it(address: str) -> None:
    async def test() -> None:
        async with seated(address, "tumult") as at:
            async with at.clients[0].live() as gone:
                await gone.join(at.table)
            await play(at, random.Random(7), 4)
            await caught_up(at)
            async with at.clients[0].live() as again:
                await again.join(at.table, gone.known | {"mine": True})
                assert again.known == at.lives[0].known | {"mine": True}

    asyncio.run(test())


def test_each_missed_entry_comes_as_it_went_to_the_others_of_that_seat(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            [stays, goes] = await joined(live, ADA, ADA)
            live.leave(goes)
            number = live.course.number
            await played_on(live, 3)
            again = Kept()
            await live.join(again, ADA.id, number)
            assert again.messages[:-1] == stays.entries
            assert again.messages[-1]["type"] == "up-to-date"

    hosted(tmp_path, work)


def test_who_was_gone_for_too_long_gets_a_snapshot(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            [reader] = await joined(live, ADA)
            number = live.course.number
            live.leave(reader)
            await played_on(live, 200)
            assert await back(live, number) == ["snapshot"]
            assert await back(live, live.course.number) == ["up-to-date"]
            assert await back(live, live.course.number + 1) == ["snapshot"], "that has not been yet"

    hosted(tmp_path, work)


def test_where_nobody_read_nothing_is_kept(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            number = live.course.number
            await played_on(live, 1)
            assert await back(live, number) == ["snapshot"]

    hosted(tmp_path, work)


def test_who_sat_down_meanwhile_gets_a_snapshot_from_his_seat(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        head = await created(hall)
        async with hall.table(head.id) as live:
            reader = Kept()
            await live.join(reader, BEN.id, None)
            [ada] = await joined(live, ADA)
            number = live.course.number
            live.leave(reader)
            await live.sit(BEN, None, "masculine", 1)
            assert await back(live, number, BEN.id) == ["snapshot"]
            assert await back(live, number) == ["snapshot"]
            assert len(ada.entries) == 1

    hosted(tmp_path, work)


def test_who_comes_back_is_told_how_much_sand_is_left_now(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            await joined(live, ADA, BEN)
            await robbing(live, clock)
            await clock.forward(7, live)
            again = Kept()
            await live.join(again, ADA.id, live.course.number - 1)
            [started, last] = again.messages
            assert (started["type"], last["type"]) == ("entry", "up-to-date")
            assert last.get("clock") == {"glass": "taxes", "seconds": 20, "left": 13, "stands": False}

    hosted(tmp_path, work, clock.around())


@pytest.mark.parametrize(("size", "kept"), [(10, 64), (4096, 16), (70_000, 0)])
def test_what_is_kept_at_a_table_is_bounded_in_entries_and_in_size(size: int, kept: int) -> None:
    recent = Recent()
    recent.begin(0)
    for number in range(100):
        recent.add({0: str(number).rjust(size)}, {0})
    last = recent.last(0, kept)
    assert last is not None
    assert [int(entry) for entry in last] == list(range(100 - kept, 100))
    assert recent.last(0, kept + 1) is None


def test_nothing_more_is_made_for_a_seat_where_nobody_has_read_for_long() -> None:
    recent = Recent()
    recent.begin(0)
    for _ in range(64):
        recent.add({0: "entry"}, set())
    assert (list(recent.seats), recent.last(0, 64)) == ([0], ["entry"] * 64)
    recent.add({0: "entry"}, set())
    assert list(recent.seats) == []
