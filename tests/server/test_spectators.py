"""Reading a table without a seat."""

import asyncio
from pathlib import Path

from regalia.client import Client
from regalia.server.store import Store
from regalia.server.tables import Hall
from regalia.server.wire.outgoing import FromServer
from tests.server.hosting import ADA, BEN, FLYING, Kept, at_table, created, hosted, until
from tests.server.running import seated


def told(messages: list[FromServer]) -> list[int]:
    """The numbers of spectators that a reader was told."""
    return [message["spectators"] for message in messages if message["type"] in ("snapshot", "spectators")]


def test_all_readers_know_how_many_watch_and_the_log_does_not(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            live = at.lives[0]
            number = live.number
            assert live.known["spectators"] == 0
            async with Client(address).live() as watching:
                await watching.join(at.table)
                assert watching.known["spectators"] == 1
                await live.wait(lambda: live.known["spectators"] == 1)
            await live.wait(lambda: live.known["spectators"] == 0)
            assert live.number == number

    asyncio.run(test())


def test_however_many_come_at_once_few_messages_are_sent(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            reader = Kept()
            await live.join(reader, ADA.id, None)
            for _ in range(100):
                await live.join(Kept(), None, None)
            await until(lambda: told(reader.messages)[-1] == 100)
            assert len(reader.messages) < 20

    hosted(tmp_path, work, FLYING)


def test_who_watches_twice_counts_once_and_who_sits_down_does_not_watch(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        head = await created(hall)
        async with hall.table(head.id) as live:
            host, guest = Kept(), (Kept(), Kept())
            await live.join(host, ADA.id, None)
            for reader in guest:
                await live.join(reader, BEN.id, None)
            assert [told(reader.messages) for reader in (host, *guest)] == [[0, 1], [1], [1]]
            await live.sit(BEN, None, "masculine", None)
            await until(lambda: {told(reader.messages)[-1] for reader in (host, *guest)} == {0})

    hosted(tmp_path, work, FLYING)


def test_who_comes_back_is_told_how_many_watch_now(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            await live.join(Kept(), None, None)
            back = Kept()
            await live.join(back, ADA.id, live.course.number)
            [last] = back.messages
            assert last["type"] == "up-to-date"
            assert last["spectators"] == 1

    hosted(tmp_path, work)
