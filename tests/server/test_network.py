"""The network loses, doubles, delays and reorders messages: nothing is lost, doubled, leaked or out of order."""

import asyncio
from pathlib import Path

import pytest

from tests.server.history import Wrong, wrongs
from tests.server.network import STORM, Network, Weather
from tests.server.running import GAMES, served
from tests.server.stubborn import Load, crowd, playing
from tests.soak import soaked

ENOUGH = 60  # acknowledged messages
DOUBLING = Weather(doubled=0.5)


async def play(address: str, game: str, network: Network) -> None:
    """People play at a table until enough was done."""
    load = Load()
    async with network.open():
        network.target = address
        async with playing(await crowd(network, load, game)):
            await load.grow(ENOUGH)


def wrongs_of(folder: Path, game: str, network: Network, *faults: str) -> list[Wrong]:
    with served(folder, *faults) as server:
        asyncio.run(play(server.address, game, network))
        assert server.stop() == 0
    return wrongs(network.talks, folder)


@pytest.mark.parametrize("seed", range(soaked(50, 1)))
@pytest.mark.parametrize("game", GAMES)
def test_in_a_bad_network_all_happens_once_and_all_see_the_same_game(tmp_path: Path, game: str, seed: int) -> None:
    assert wrongs_of(tmp_path, game, Network(STORM, seed)) == []


@pytest.mark.parametrize(
    ("fault", "game", "kind"),
    [
        ("apply_twice", "court", "twice"),
        ("leak_a_hand", "council", "leaked"),
        ("lose_a_difference", "tumult", "differs"),
    ],
)
def test_a_fault_of_the_server_is_found(tmp_path: Path, fault: str, game: str, kind: str) -> None:
    assert kind in {wrong.kind for wrong in wrongs_of(tmp_path, game, Network(DOUBLING, 1), fault)}
