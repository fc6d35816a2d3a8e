"""Strangers of whom nothing is kept: who cannot have what he asks for leaves no guest behind."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from regalia.client import Client, RefusedRequest
from regalia.server.store.file import file_in
from tests.server.asking import refused
from tests.server.running import served

TWO = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """A folder, and the address of the server that keeps everything there."""
    folder = tmp_path_factory.mktemp("strangers")
    with served(folder) as server:
        yield folder, server.address


def guests(folder: Path) -> int:
    with closing(sqlite3.connect(file_in(folder))) as database:
        count: int = database.execute("select count(*) from guests").fetchone()[0]
        return count


@pytest.mark.parametrize(
    "plan",
    [
        {},
        {"game": "court", "seats": TWO, "extra": 1},
        {"game": "chess", "seats": TWO},
        {"game": "court", "seats": TWO, "options": {"no such": 1}},
        {"game": "court", "seats": TWO * 4},
        {"game": "court", "seats": [{"kind": "bot"}, {"kind": "bot"}]},
        {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "no such"}]},
        {"game": "court", "seats": [{"kind": "me"}, {"kind": "me"}]},
    ],
)
def test_a_plan_by_which_there_can_be_no_table_leaves_no_guest(house: tuple[Path, str], plan: dict[str, Any]) -> None:
    folder, address = house
    before = guests(folder)
    with pytest.raises(RefusedRequest):
        asyncio.run(Client(address).post("/api/tables", plan))
    assert guests(folder) == before


@pytest.mark.parametrize("name", [{}, {"name": ""}, {"name": "a" * 100}])
def test_a_name_that_cannot_be_leaves_no_guest(house: tuple[Path, str], name: dict[str, Any]) -> None:
    folder, address = house
    before = guests(folder)
    with pytest.raises(RefusedRequest):
        asyncio.run(Client(address).put("/api/me", name))
    assert guests(folder) == before


@pytest.mark.parametrize("wish", ["leave", "ready", "resign", "rematch"])
def test_who_has_never_been_here_sits_at_no_table(house: tuple[Path, str], wish: str) -> None:
    folder, address = house

    async def work() -> None:
        table = (await Client(address).post("/api/tables", {"game": "court", "seats": TWO}))["id"]
        before = guests(folder)
        with refused("not-seated"):
            await Client(address).post(f"/api/tables/{table}/{wish}")
        with refused("unknown-table"):
            await Client(address).post(f"/api/tables/nowhere/{wish}")
        assert guests(folder) == before

    asyncio.run(work())


@pytest.mark.parametrize(("seat", "why"), [(None, "taken"), (0, "taken"), (5, "no-seat")])
def test_who_asks_for_a_seat_that_is_not_free_leaves_no_guest(
    house: tuple[Path, str], seat: int | None, why: str
) -> None:
    folder, address = house

    async def work() -> None:
        plan = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
        table = (await Client(address).post("/api/tables", plan))["id"]
        before = guests(folder)
        with refused(why):
            await Client(address).post(f"/api/tables/{table}/join", {} if seat is None else {"seat": seat})
        assert guests(folder) == before

    asyncio.run(work())


def test_who_can_have_what_he_asks_for_is_somebody_from_then_on(house: tuple[Path, str]) -> None:
    folder, address = house
    before = guests(folder)

    async def work() -> None:
        client = Client(address)
        await client.post("/api/tables", {"game": "court", "seats": TWO})
        assert len((await client.get("/api/me/tables"))["tables"]) == 1

    asyncio.run(work())
    assert guests(folder) == before + 1
