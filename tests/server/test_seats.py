"""Seats before the game begins: who is the host, what he may make of them, and what everybody chooses for himself."""

import asyncio
from pathlib import Path

import pytest

from regalia.client import Client
from tests.server.asking import met, refused, seats_of, table_of
from tests.server.running import served


def test_the_host_is_who_sat_first_and_if_he_leaves_who_sat_next(address: str) -> None:
    async def work(ada: Client, ben: Client, eve: Client) -> None:
        table = await table_of(ada, seats=3)
        await ben.post(f"/api/tables/{table}/join", {"seat": 2})
        await eve.post(f"/api/tables/{table}/join", {"seat": 1})
        assert [seat["host"] for seat in await seats_of(ada, table)] == [True, False, False]
        await ada.post(f"/api/tables/{table}/leave")
        assert [seat["host"] for seat in await seats_of(ben, table)] == [False, False, True]
        await ada.post(f"/api/tables/{table}/join")
        assert [seat["host"] for seat in await seats_of(ada, table)] == [False, False, True]

    met(address, 3, work)


def test_the_host_removes_a_person_from_a_seat(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben)
        await ada.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
        assert (await ben.get(f"/api/tables/{table}"))["seat"] is None
        assert [seat["kind"] for seat in await seats_of(ada, table)] == ["person", "open"]
        assert (await ben.get("/api/me/tables"))["tables"] == []

    met(address, 2, work)


def test_a_seat_becomes_a_bots_and_open_again(address: str) -> None:
    async def work(ada: Client) -> None:
        table = await table_of(ada, seats=3)
        for seat in (1, 2):
            await ada.put(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "easy"})
        bots = (await seats_of(ada, table))[1:]
        assert [(bot["name"], bot["bot"], bot["colour"]) for bot in bots] == [
            ("Adela", "easy", 1),
            ("Beatrix", "easy", 2),
        ]
        await ada.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
        assert [seat["kind"] for seat in await seats_of(ada, table)] == ["person", "open", "bot"]

    met(address, 1, work)


def test_a_seat_that_is_nobodys_is_left_out_when_the_game_begins_and_after_a_restart(tmp_path: Path) -> None:
    async def first(address: str) -> tuple[str, Client]:
        ada, ben = Client(address), Client(address)
        table = await table_of(ada, seats=3)
        await ben.post(f"/api/tables/{table}/join", {"seat": 2})
        await ada.put(f"/api/tables/{table}/seats/1", {"kind": "nobody"})
        async with ben.live() as live:
            await live.join(table)
            for client in (ada, ben):
                await client.post(f"/api/tables/{table}/ready")
            await live.wait(lambda: live.known["state"] == "playing")
            assert live.known["seat"] == 1
        return table, ben

    async def second(address: str, table: str, cookie: str | None) -> None:
        ben = Client(address, cookie)
        assert (await ben.get(f"/api/tables/{table}"))["seat"] == 1
        assert [seat["kind"] for seat in await seats_of(ben, table)] == ["person", "person"]
        assert [mine["table"]["id"] for mine in (await ben.get("/api/me/tables"))["tables"]] == [table]

    with served(tmp_path) as server:
        table, ben = asyncio.run(first(server.address))
        server.kill()
    with served(tmp_path) as server:
        asyncio.run(second(server.address, table, ben.cookie))


def test_there_have_to_be_enough_players(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben)
        with refused("malformed-players"):
            await ada.put(f"/api/tables/{table}/seats/1", {"kind": "nobody"})

    met(address, 2, work)


def test_when_the_host_makes_something_else_of_a_seat_nobody_is_ready_any_more(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben, seats=3)
        for client in (ada, ben):
            await client.post(f"/api/tables/{table}/ready")
        await ada.put(f"/api/tables/{table}/seats/2", {"kind": "bot"})
        now = await ada.get(f"/api/tables/{table}")
        assert now["table"]["state"] == "open"
        assert [seat["ready"] for seat in now["table"]["seats"]] == [False, False, False]

    met(address, 2, work)


def test_only_the_host_changes_seats_and_not_his_own_and_not_in_play(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben)
        with refused("not-host"):
            await ben.put(f"/api/tables/{table}/seats/0", {"kind": "open"})
        with refused("own-seat"):
            await ada.put(f"/api/tables/{table}/seats/0", {"kind": "bot"})
        with refused("no-seat"):
            await ada.put(f"/api/tables/{table}/seats/2", {"kind": "open"})
        with refused("unknown-bot"):
            await ada.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "oracle"})
        for client in (ada, ben):
            await client.post(f"/api/tables/{table}/ready")
        with refused("begun"):
            await ada.put(f"/api/tables/{table}/seats/1", {"kind": "open"})

    met(address, 2, work)


def test_a_stranger_changes_nothing(address: str) -> None:
    async def work(ada: Client, stranger: Client) -> None:
        table = await table_of(ada, seats=2)
        with refused("not-seated"):
            await stranger.put(f"/api/tables/{table}/seats/1", {"kind": "bot"})
        with refused("not-seated"):
            await stranger.put(f"/api/tables/{table}/seat", {"colour": 3})

    met(address, 2, work)


def test_title_and_colour_are_chosen_at_the_seat_and_changed_until_the_game_begins(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, seats=2)
        await ben.post(f"/api/tables/{table}/join", {"title": "masculine", "colour": 5})
        await ben.put(f"/api/tables/{table}/seat", {"colour": 7})
        seat = (await seats_of(ada, table))[1]
        assert (seat["title"], seat["colour"], seat["name"]) == ("masculine", 7, "Guest 1")
        await ben.put(f"/api/tables/{table}/seat", {"title": "feminine"})
        seat = (await seats_of(ada, table))[1]
        assert (seat["title"], seat["colour"]) == ("feminine", 7)
        for client in (ada, ben):
            await client.post(f"/api/tables/{table}/ready")
        with refused("begun"):
            await ben.put(f"/api/tables/{table}/seat", {"colour": 1})

    met(address, 2, work)


def test_two_people_never_have_the_same_colour(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, seats=2)
        with refused("colour-taken"):
            await ben.post(f"/api/tables/{table}/join", {"colour": 0})
        await ben.post(f"/api/tables/{table}/join")
        assert [seat["colour"] for seat in await seats_of(ada, table)] == [0, 1]
        with refused("colour-taken"):
            await ada.put(f"/api/tables/{table}/seat", {"colour": 1})

    met(address, 2, work)


def test_who_makes_a_table_and_names_no_colour_has_the_first_that_is_not_chosen_for_a_bot(address: str) -> None:
    async def work(ada: Client) -> None:
        for bot, colours in (({"kind": "bot"}, [1, 0]), ({"kind": "bot", "colour": 0}, [0, 1])):
            table = await ada.post("/api/tables", {"game": "court", "seats": [bot, {"kind": "me"}]})
            assert [seat["colour"] for seat in table["seats"]] == colours

    met(address, 1, work)


def test_a_bot_gives_way_to_a_person_who_wants_its_colour(address: str) -> None:
    async def work(ada: Client) -> None:
        seats = [{"kind": "me", "colour": 0}, {"kind": "bot", "colour": 1}, {"kind": "bot", "colour": 2}]
        table = (await ada.post("/api/tables", {"game": "court", "seats": seats}))["id"]
        await ada.put(f"/api/tables/{table}/seat", {"colour": 2})
        assert [seat["colour"] for seat in await seats_of(ada, table)] == [2, 1, 0]

    met(address, 1, work)


@pytest.mark.parametrize(
    "bots",
    [
        [{"colour": 3}, {"colour": 3}],
        [{}, {"colour": 0}],
        [{"colour": 0}, {}, {"colour": 1}],
        [{"colour": 5}, {"colour": 5}, {"colour": 5}, {"colour": 5}],
    ],
)
def test_a_bot_whose_colour_somebody_has_gets_one_that_is_free(address: str, bots: list[dict[str, int]]) -> None:
    async def work(ada: Client) -> None:
        seats = [{"kind": "me"}, *({"kind": "bot", **bot} for bot in bots)]
        table = await ada.post("/api/tables", {"game": "court", "seats": seats})
        colours = [seat["colour"] for seat in table["seats"]]
        assert len(set(colours)) == len(colours)
        wanted = {bot["colour"] for bot in bots if "colour" in bot}
        assert wanted <= set(colours), "one of those who want a colour has it"

    met(address, 1, work)


def test_a_bot_that_the_host_calls_does_not_take_the_colour_of_anybody(address: str) -> None:
    async def work(ada: Client) -> None:
        table = await table_of(ada, seats=3)
        for seat in (1, 2):
            await ada.put(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "colour": 0})
        assert [seat["colour"] for seat in await seats_of(ada, table)] == [0, 1, 2]

    met(address, 1, work)
