"""The server is killed: whatever was acknowledged is there afterwards, once and in order, and every table goes on."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from regalia.client import Client
from tests.server.history import Wrong, wrong_order, wrongs
from tests.server.network import CALM, Network
from tests.server.running import TWO_PEOPLE, VARIANTS, begun, served
from tests.server.stubborn import Load, crowd, playing
from tests.soak import soaked

KILLS = 20
MOST_BETWEEN = 8  # messages that are acknowledged at one of the tables between two kills
A_MOMENT = 0.005  # seconds: about as long as it takes to answer one

# Two people at a table of each kind, and at one more they wait for a bot now and then.
TABLES = [*((variant, TWO_PEOPLE) for variant in VARIANTS), ("court", [*TWO_PEOPLE, {"kind": "bot"}])]


async def killed(folder: Path, kills: int, seed: int, *faults: str) -> Network:
    """People play at several tables, on a server that is killed again and again. At last every table goes on."""
    chance, loads = random.Random(seed), [Load() for _ in TABLES]
    async with Network(CALM, seed).open() as network:
        with served(folder) as server:
            network.target = server.address
            tables = zip(loads, TABLES, strict=True)
            people = [person for load, (kind, seats) in tables for person in await crowd(network, load, kind, seats)]
        for _ in range(kills):
            with served(folder, *faults) as server:
                network.target = server.address
                async with playing(people):
                    await chance.choice(loads).grow(chance.randint(1, MOST_BETWEEN))
                    await asyncio.sleep(chance.uniform(0, A_MOMENT))
                    server.kill()
        with served(folder) as server:
            network.target = server.address
            async with playing(people):
                for load in loads:
                    await load.grow(1)
                assert not all(load.is_over for load in loads), "at some of them there is something to go on with"
    return network


def wrongs_of(folder: Path, kills: int, seed: int, *faults: str) -> list[Wrong]:
    network = asyncio.run(killed(folder, kills, seed, *faults))
    return [*wrongs(network.talks, folder), *(wrong for talk in network.talks for wrong in wrong_order(talk))]


@pytest.mark.parametrize("seed", range(soaked(12, 1)))
def test_everything_acknowledged_is_there_once_and_in_order_after_kills(tmp_path: Path, seed: int) -> None:
    assert wrongs_of(tmp_path, KILLS, seed) == []


def test_a_server_that_acknowledges_before_the_commit_is_found(tmp_path: Path) -> None:
    kinds = {wrong.kind for wrong in wrongs_of(tmp_path, 3, 1, "acknowledge_before_the_commit")}
    assert "lost" in kinds


def test_a_table_where_nothing_is_done_any_more_is_not_waited_for_in_vain() -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(Load(patience=0.001).grow(1))


def test_a_restart_resumes_every_table_and_a_message_sent_again_is_known(tmp_path: Path) -> None:
    async def first(address: str) -> tuple[str, list[Client], dict[str, Any], dict[str, Any], dict[str, Any]]:
        table, clients = await begun(address, "court")
        for client in clients:
            async with client.live() as live:
                await live.join(table)
                if live.choices:
                    action = live.choices[0]["action"]
                    message = {"type": "act", "id": "once", "seen": live.number, "actions": [action]}
                    return table, [client], message, await live.ask(message), live.known
        pytest.fail("nobody may act")

    async def second(address: str) -> None:
        async with Client(address, clients[0].cookie).live() as live:
            await live.join(table)
            assert live.known == known
            assert await live.ask(message) == answer
            assert live.known == known

    with served(tmp_path) as server:
        table, clients, message, answer, known = asyncio.run(first(server.address))
        assert server.stop() == 0
    assert [file.name for file in tmp_path.iterdir()] == ["regalia.db"], "a clean end leaves one file"
    with served(tmp_path) as server:
        asyncio.run(second(server.address))
