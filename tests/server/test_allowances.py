"""How much one guest or one address may ask for: enough for a household or a class, and no more."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from regalia.client import Client, RefusedRequest
from regalia.server.allowances import Allowances, household
from tests.server.hosting import Clock
from tests.server.running import Server, served

FEW = (10.0, 0.001)  # messages at once, and next to none a second
PING = '{"type": "ping", "id": "a"}'


def channel(server: Server) -> str:
    return "ws" + server.address.removeprefix("http") + "/api/live"


async def sent(server: Server, times: int, **headers: str) -> int:
    """Somebody opens a socket and sends pings, until he is cut off; how many were answered."""
    async with connect(channel(server), additional_headers=headers) as socket:
        for number in range(times):
            try:
                await socket.send(PING)
                assert json.loads(await socket.recv())["type"] == "pong"
            except ConnectionClosed:
                return number
    return times


async def cookie(server: Server) -> str:
    client = Client(server.address)
    await client.post("/api/me")
    assert client.cookie is not None
    return client.cookie


def test_who_comes_back_may_send_no_more_than_before(tmp_path: Path) -> None:
    async def test() -> None:
        own = await cookie(server)
        assert await sent(server, 8, Cookie=own) == 8
        assert await sent(server, 8, Cookie=own) == 2
        assert await sent(server, 8, Cookie=own) == 0

    with served(tmp_path, messages=FEW) as server:
        asyncio.run(test())


def test_guests_do_not_share_what_they_may_send_but_strangers_of_one_address_do(tmp_path: Path) -> None:
    async def test() -> None:
        for own in (await cookie(server), await cookie(server)):
            assert await sent(server, 8, Cookie=own) == 8
        assert await sent(server, 8) == 8
        assert await sent(server, 8) == 2
        assert await sent(server, 8, **{"X-Forwarded-For": "192.0.2.7"}) == 8, "behind a proxy he has his own address"

    with served(tmp_path, messages=FEW) as server:
        asyncio.run(test())


def test_an_address_may_open_so_many_sockets_and_others_may_still_come(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            there, elsewhere = ({"X-Forwarded-For": host} for host in ("192.0.2.7", "192.0.2.8"))
            for _ in range(3):
                await stack.enter_async_context(connect(channel(server), additional_headers=there))
            with pytest.raises(InvalidStatus):
                async with connect(channel(server), additional_headers=there):
                    pass
            assert await sent(server, 1, **elsewhere) == 1
        assert await sent(server, 1, **there) == 1, "when others are closed there is room again"

    with served(tmp_path, sockets=3) as server:
        asyncio.run(test())


def test_programs_of_the_servers_own_machine_may_open_as_many_sockets_as_they_like(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(10):
                await stack.enter_async_context(connect(channel(server)))
            assert await sent(server, 1) == 1

    with served(tmp_path, sockets=3) as server:
        asyncio.run(test())


@pytest.mark.parametrize("path", ["/api/codes/nowhere", "/api/tables/nowhere/before/5"])
def test_codes_cannot_be_tried_one_after_the_other_nor_games_played_again_for_ever(tmp_path: Path, path: str) -> None:
    async def test() -> None:
        statuses = [await status(Client(server.address), path) for _ in range(12)]
        assert statuses == [404] * 10 + [429] * 2
        assert (await Client(server.address).get("/api/games"))["games"], "what costs nothing is not counted"

    async def status(client: Client, path: str) -> int:
        with pytest.raises(RefusedRequest) as refused:
            await client.get(path)
        assert refused.value.answer["sentence"]["message"].startswith("reason-")
        return refused.value.status

    with served(tmp_path, looks=FEW) as server:
        asyncio.run(test())


def test_what_is_left_grows_again_with_time_and_is_forgotten_of_who_asked_longest_ago() -> None:
    clock = Clock()
    allowances = Allowances(2.0, 1.0, clock.now, kept=2)
    assert [allowances.is_taken("ada") for _ in range(3)] == [True, True, False]
    clock.time += 1
    assert [allowances.is_taken("ada") for _ in range(2)] == [True, False]
    for other in ("ben", "eve"):
        assert allowances.is_taken(other)
    assert allowances.is_taken("ada"), "others have asked since"


def test_a_household_is_one_address_or_by_the_newer_numbers_a_network() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:9::9") != household("2001:db8:1:3::4")
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("unix") == "unix"
