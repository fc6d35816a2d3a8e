"""Names that others are shown."""

import json
import re
import urllib.request

import pytest

from regalia.client import Client
from regalia.errors import IllegalAction
from regalia.server.names import read_name
from tests.server.asking import met, refused


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


def test_a_guest_keeps_his_name_if_the_new_one_is_refused(address: str) -> None:
    async def work(ada: Client) -> None:
        with refused("name-refused"):
            await ada.put("/api/me", {"name": "Administrator"})
        assert (await ada.post("/api/me"))["name"] == "Guest 0"

    met(address, 1, work)
