"""Names that others are shown."""

import json
import re
import urllib.request
from pathlib import Path

import pytest

from regalia.client import Client
from regalia.errors import IllegalAction
from regalia.server.names import read_name
from regalia.server.store import Store
from regalia.server.tables import Hall
from tests.server.asking import met, refused, seats_of, table_of
from tests.server.hosting import ADA, created, hosted


@pytest.mark.parametrize(
    "name", ["Hitler", "h1tl3r", "HÌTLER", "Adolf Hitler", "f u c k", "f.u.c.k", "N4Z1", "Hure", "4dmin"]
)
def test_a_name_of_the_list_is_refused_however_it_is_written(name: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        read_name(name)
    assert refusal.value.code == "name-refused"


@pytest.mark.parametrize("name", ["Nazira", "Whit Lerner", "Dick", "Jürgen", "Zoë 2", "Scunthorpe", "Admiral", "李"])
def test_harmless_names_are_not_refused(name: str) -> None:
    assert read_name(name) == name


@pytest.mark.parametrize(("language", "called"), [("de-AT,en;q=0.5", "Gast"), ("en", "Guest"), ("fr", "Guest")])
def test_whoever_chose_no_name_has_one_in_his_language(address: str, language: str, called: str) -> None:
    request = urllib.request.Request(f"{address}/api/me", b"", {"Accept-Language": language})
    with urllib.request.urlopen(request) as answer:
        assert re.fullmatch(rf"{called} \d{{4}}", json.load(answer)["name"])


def test_a_new_name_reaches_ones_seats_where_the_game_has_not_begun(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        waiting, begun = await table_of(ada, ben), await table_of(ada, ben)
        for client in (ada, ben):
            await client.post(f"/api/tables/{begun}/ready")
        await ada.put(f"/api/tables/{waiting}/seat", {"colour": 5})
        async with ben.live() as live:
            await live.join(waiting)
            await ada.put("/api/me", {"name": "Adelheid"})
            await live.wait(lambda: live.known["seats"][0]["name"] == "Adelheid")
            assert live.known["seats"][0]["colour"] == 5
        assert [seat["name"] for seat in await seats_of(ben, begun)] == ["Guest 0", "Guest 1"]

    met(address, 2, work)


def test_a_name_that_was_changed_at_the_table_is_there_when_the_table_is_loaded_again(tmp_path: Path) -> None:
    async def renamed(hall: Hall, _: Store) -> None:
        table = (await created(hall)).id
        await hall.rename(ADA._replace(name="Adelheid"))
        tables.append(table)

    async def again(hall: Hall, _: Store) -> None:
        async with hall.table(tables[0]) as live:
            assert live.course.seating.seats[0].name == live.head.seats[0]["name"] == "Adelheid"
            assert live.course.number == 2

    tables: list[str] = []
    hosted(tmp_path, renamed)
    hosted(tmp_path, again)


def test_the_same_name_once_more_is_no_entry(tmp_path: Path) -> None:
    async def work(hall: Hall, _: Store) -> None:
        table = (await created(hall)).id
        await hall.rename(ADA)
        async with hall.table(table) as live:
            assert live.course.number == 1

    hosted(tmp_path, work)


def test_a_guest_keeps_his_name_if_the_new_one_is_refused(address: str) -> None:
    async def work(ada: Client) -> None:
        with refused("name-refused"):
            await ada.put("/api/me", {"name": "Administrator"})
        assert (await ada.post("/api/me"))["name"] == "Guest 0"

    met(address, 1, work)
