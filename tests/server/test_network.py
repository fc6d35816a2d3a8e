"""The network loses, doubles, delays and reorders messages: nothing is lost, doubled, leaked or out of order."""

import asyncio
from pathlib import Path

import pytest

from tests.server.history import Wrong, wrongs
from tests.server.network import STORM, Network, Weather
from tests.server.running import IN_HASTE, VARIANTS, served
from tests.server.stubborn import Load, crowd, playing
from tests.server.times import FLYING
from tests.soak import soaked

ENOUGH = 60  # acknowledged messages
DOUBLING = Weather(doubled=0.5)
SEEDS = range(1, 4)  # a fault shows in nearly every game


async def play(address: str, variant: str, network: Network) -> None:
    """People play at a table until enough was done."""
    load = Load()
    async with network.open():
        network.target = address
        async with playing(await crowd(network, load, variant)):
            await load.grow(ENOUGH)


def wrongs_of(folder: Path, variant: str, network: Network, *faults: str) -> list[Wrong]:
    with served(folder, *faults, messages=IN_HASTE, **FLYING) as server:
        asyncio.run(play(server.address, variant, network))
        assert server.stop() == 0
    return wrongs(network.talks, folder)


@pytest.mark.parametrize("seed", range(soaked(50, 1)))
@pytest.mark.parametrize("variant", VARIANTS)
def test_in_a_bad_network_all_happens_once_and_all_see_the_same_game(tmp_path: Path, variant: str, seed: int) -> None:
    assert wrongs_of(tmp_path, variant, Network(STORM, seed)) == []


@pytest.mark.parametrize(
    ("fault", "variant", "kind"),
    [
        ("apply_twice", "court", "twice"),
        ("leak_a_hand", "council", "leaked"),
        ("lose_a_difference", "tumult", "differs"),
        ("lose_a_difference", "sand", "differs"),
    ],
)
def test_a_fault_of_the_server_is_found(tmp_path: Path, fault: str, variant: str, kind: str) -> None:
    found = (wrongs_of(tmp_path / str(seed), variant, Network(DOUBLING, seed), fault) for seed in SEEDS)
    assert any(kind in {wrong.kind for wrong in wrongs} for wrongs in found)
