"""Links: those by which others come to a table, and the private one back to a seat."""

import asyncio
import urllib.request
from pathlib import Path

import pytest

from regalia.client import Client
from regalia.server.addresses import is_ones_own, local_network, reached
from tests.server.asking import met, refused, table_of
from tests.server.running import served

PUBLIC = "https://play.example.org"
HERE = "http://127.0.0.1:8000"


def test_a_server_for_this_machine_alone_has_no_address_for_others() -> None:
    where = reached("127.0.0.1", 8000, None, ["192.168.1.5"])
    assert (where.network, where.shared(HERE)) == ((), (HERE,))


@pytest.mark.parametrize(
    ("host", "shared"),
    [
        ("0.0.0.0", ["http://192.168.1.5:8000"]),
        ("::", ["http://192.168.1.5:8000", "http://[fd00::5]:8000"]),
        ("192.168.1.5", ["http://192.168.1.5:8000"]),
    ],
)
def test_a_server_that_listens_in_the_network_is_found_there(host: str, shared: list[str]) -> None:
    assert list(reached(host, 8000, None, ["192.168.1.5", "fd00::5"]).shared(HERE)) == shared


@pytest.mark.parametrize("page", ["http://regalia.lan:8000", "https://play.example.org"])
def test_others_come_by_the_address_of_the_page_where_they_are_invited(page: str) -> None:
    assert reached("127.0.0.1", 8000, None, []).shared(page) == (page,)
    assert reached("0.0.0.0", 8000, None, ["192.168.1.5"]).shared(page) == (page, "http://192.168.1.5:8000")


@pytest.mark.parametrize("page", ["http://192.168.1.5:8000", "http://localhost:8000", "http://[::1]:8000"])
def test_the_address_of_a_page_is_said_once_and_not_at_all_if_all_find_their_own_machine_there(page: str) -> None:
    assert reached("0.0.0.0", 8000, None, ["192.168.1.5"]).shared(page) == ("http://192.168.1.5:8000",)


def test_this_machine_opens_a_server_that_listens_everywhere_at_its_own_address() -> None:
    assert reached("0.0.0.0", 8000, None, ["192.168.1.5"]).own == "http://127.0.0.1:8000"


def test_others_open_the_public_address_if_there_is_one() -> None:
    assert reached("0.0.0.0", 8000, PUBLIC, ["192.168.1.5"]).shared("http://regalia.lan:8000") == (PUBLIC,)


def test_the_addresses_of_the_network_are_none_of_this_machine_alone() -> None:
    assert not [host for host in local_network() if host.startswith(("127.", "169.254.", "fe80"))]


def test_a_table_comes_with_links_that_can_be_opened(address: str) -> None:
    async def work(ada: Client) -> None:
        table = await table_of(ada, seats=2)
        found = await ada.get(f"/api/tables/{table}")
        assert found["links"] == [f"{address}/t/{table}"]
        assert (await ada.get(f"/api/codes/{found['table']['code']}"))["links"] == found["links"]
        with urllib.request.urlopen(found["links"][0]) as page:
            assert page.status == 200

    met(address, 1, work)


@pytest.mark.parametrize(
    ("page", "network", "public", "is_for_all"),
    [
        (HERE, [], None, False),
        (HERE, ["192.168.1.5"], None, True),
        ("http://regalia.lan:8000", [], None, True),
        (HERE, [], PUBLIC, True),
    ],
)
def test_a_link_that_only_this_machine_can_open_is_known_to_be_one(
    page: str, network: list[str], public: str | None, is_for_all: bool
) -> None:
    best, *_ = reached("0.0.0.0", 8000, public, network).shared(page)
    assert is_ones_own(best) is not is_for_all


def test_whoever_invites_is_told_whether_only_this_machine_can_open_the_link(address: str, tmp_path: Path) -> None:
    async def work(ada: Client) -> None:
        table = await table_of(ada, seats=2)
        assert (await ada.get(f"/api/tables/{table}"))["only_here"]

    async def in_public(ada: Client) -> None:
        table = await table_of(ada, seats=2)
        assert not (await ada.get(f"/api/tables/{table}"))["only_here"]

    met(address, 1, work)
    with served(tmp_path, public=PUBLIC) as server:
        met(server.address, 1, in_public)


def test_a_public_address_is_that_of_every_link_and_a_page_of_ours(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        ada = Client(address)
        table = await table_of(ada, seats=2)
        assert (await ada.get(f"/api/tables/{table}"))["links"] == [f"{PUBLIC}/t/{table}"]
        link = (await ada.get(f"/api/tables/{table}/return-link"))["link"]
        assert link.startswith(f"{PUBLIC}/return#")
        request = urllib.request.Request(f"{address}/api/me", b"{}", {"Origin": PUBLIC}, method="POST")
        with urllib.request.urlopen(request) as answer:
            assert answer.status == 200

    with served(tmp_path, public=PUBLIC) as server:
        asyncio.run(test(server.address))


async def token_of(client: Client, table: str) -> str:
    link: str = (await client.get(f"/api/tables/{table}/return-link"))["link"]
    return link.partition("#")[2]


def test_who_has_lost_his_cookie_gets_back_to_his_seat_by_his_link(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben)
        token = await token_of(ben, table)
        again = Client(address)
        assert (await again.post("/api/return", {"token": token}))["seat"] == 1
        assert again.cookie == ben.cookie
        await again.post(f"/api/tables/{table}/ready")
        assert [mine["table"]["id"] for mine in (await again.get("/api/me/tables"))["tables"]] == [table]

    met(address, 2, work)


def test_a_link_is_given_to_nobody_but_who_sits_there(address: str) -> None:
    async def work(ada: Client, stranger: Client) -> None:
        table = await table_of(ada, seats=2)
        for client in (stranger, Client(address)):
            with refused("not-seated"):
                await client.get(f"/api/tables/{table}/return-link")

    met(address, 2, work)


def test_a_token_that_we_did_not_sign_leads_nowhere(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben)
        token = await token_of(ada, table)
        assert ben.cookie is not None
        guest = ben.cookie.partition("=")[2].partition(".")[0]
        own, seat, _, signature = token.split(".")
        forged = [f"{own}.{seat}.{guest}.{signature}", token[:-1], "", "a.b", ben.cookie.partition("=")[2]]
        for wrong in forged:
            thief = Client(address)
            with refused("unknown-return"):
                await thief.post("/api/return", {"token": wrong})
            assert thief.cookie is None

    met(address, 2, work)


def test_a_link_leads_nowhere_when_its_guest_has_left_the_table(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben)
        token = await token_of(ben, table)
        await ada.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
        with refused("unknown-return"):
            await Client(address).post("/api/return", {"token": token})

    met(address, 2, work)


def test_who_sits_elsewhere_as_somebody_else_is_asked_before_he_comes_back_by_a_link(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table, own = await table_of(ada, seats=2), await table_of(ben, seats=2)
        cookie, token = ben.cookie, await token_of(ada, table)
        with refused("somebody-else"):
            await ben.post("/api/return", {"token": token})
        assert ben.cookie == cookie
        assert [mine["table"]["id"] for mine in (await ben.get("/api/me/tables"))["tables"]] == [own]
        assert (await ben.post("/api/return", {"token": token, "instead": True}))["seat"] == 0
        assert ben.cookie == ada.cookie

    met(address, 2, work)


def test_nobody_is_asked_who_leaves_no_game_behind(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, seats=2)
        token = await token_of(ada, table)
        assert (await ada.post("/api/return", {"token": token}))["seat"] == 0, "he is it already"
        left = await table_of(ben, seats=2)
        await ben.post(f"/api/tables/{left}/leave")
        assert (await ben.post("/api/return", {"token": token}))["seat"] == 0

    met(address, 2, work)
