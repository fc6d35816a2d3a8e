"""What the client takes in, and what it asks for again."""

import asyncio

import pytest

from regalia.client import taken
from tests.server.running import actor, seated


def test_messages_that_come_twice_late_or_for_another_table_change_nothing_and_a_gap_is_noticed(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            live = actor(at)
            before = live.known
            await live.act(live.choices[0]["action"])
            after = live.known
            entry = {"type": "entry", "table": after["table"], "number": after["number"]}
            assert taken(after, before) is after, "late"
            assert taken(after, entry) is after, "twice"
            assert taken(after, {**entry, "table": "another", "number": 99}) is after
            assert taken(after, {**entry, "number": after["number"] + 2}) is None
            assert taken({}, entry) is None
            elsewhere = {**before, "seat": None}
            assert taken(after, elsewhere) is elsewhere, "from another seat all is new"

    asyncio.run(test())


def test_who_gave_up_waiting_for_an_answer_can_ask_again(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            live = actor(at)
            ping = {"type": "ping", "id": "here"}
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0):
                    await live.ask(ping)
            assert (await live.ask(ping))["type"] == "pong"

    asyncio.run(test())
