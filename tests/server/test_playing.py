"""People play together over real sockets."""

import asyncio
import random
from urllib.parse import quote

import pytest

import regalia
from tests.server.running import GAMES, begun, caught_up, play, seated

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
def test_two_people_play_a_whole_game_and_its_record_replays(address: str, game: str) -> None:
    async def test() -> None:
        async with seated(address, game) as at:
            await play(at, random.Random(1))
            record = await at.clients[0].get(f"/api/tables/{at.table}/record")
            assert [live.ending for live in at.lives] == [at.lives[0].ending] * 2
            assert at.lives[0].ending is not None
            assert regalia.replay(record).record() == record
            assert [regalia.replay(record).view(seat)["state"] for seat in (0, 1)] == [
                live.known["fields"] for live in at.lives
            ]
            assert at.lives[0].ending["result"] == record["result"]

    asyncio.run(test())


@EVERY_GAME
def test_a_person_plays_a_whole_game_against_a_bot(address: str, game: str) -> None:
    async def test() -> None:
        chance = random.Random(2)
        async with seated(address, game, [{"kind": "bot"}, {"kind": "me"}]) as at:
            [live] = at.lives
            while live.ending is None:
                if live.choices:
                    await live.act(chance.choice(live.choices)["action"])
                await live.wait(lambda: live.choices or live.ending)
            assert live.known["seats"][0]["name"] == "Adela"

    asyncio.run(test())


@EVERY_GAME
def test_a_snapshot_and_every_difference_since_are_a_fresh_snapshot(address: str, game: str) -> None:
    async def test() -> None:
        chance = random.Random(3)
        async with seated(address, game) as at:
            for _ in range(60):
                undoing = [live for live in at.lives if live.known["can_undo"]]
                if undoing and chance.random() < 0.3:
                    await undoing[0].ask({"type": "undo", "seen": undoing[0].number})
                    await caught_up(at)
                else:
                    await play(at, chance, 1)
                for client, live in zip(at.clients, at.lives, strict=True):
                    async with client.live() as fresh:
                        await fresh.join(at.table)
                        assert fresh.known == live.known

    asyncio.run(test())


def test_who_has_seen_the_last_entry_gets_no_snapshot(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at, at.clients[0].live() as again:
            await again.join(at.table, at.lives[0].known | {"mine": True})
            assert again.known == at.lives[0].known | {"mine": True}

    asyncio.run(test())


def test_a_table_is_found_by_its_code_and_begins_with_the_last_who_is_ready(address: str) -> None:
    async def test() -> None:
        table, clients = await begun(address, "court", [{"kind": "me"}, {"kind": "bot"}])
        code = (await clients[0].get(f"/api/tables/{table}"))["table"]["code"]
        found = await clients[0].get(f"/api/codes/{code}")
        assert found["table"]["id"] == table
        assert found["table"]["state"] == "playing"
        assert found["seat"] == 0

    asyncio.run(test())


def test_a_code_is_found_however_it_was_said_and_typed(address: str) -> None:
    async def test() -> None:
        table, [client] = await begun(address, "court", [{"kind": "me"}, {"kind": "bot"}])
        code = (await client.get(f"/api/tables/{table}"))["table"]["code"]
        syllables = [code[place : place + 2] for place in range(0, len(code), 2)]
        for typed in (code.upper(), f" {code}.", f"{code[:4]} {code[4:]}", "-".join(syllables), "’ ".join(syllables)):
            found = await client.get(f"/api/codes/{quote(typed)}")
            assert found["table"]["id"] == table

    asyncio.run(test())


def test_my_tables_are_those_where_i_sit_and_say_whom_they_wait_for_those_for_me_first(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            mover = next(seat for seat, live in enumerate(at.lives) if live.choices)
            for seat, client in enumerate(at.clients):
                [mine] = (await client.get("/api/me/tables"))["tables"]
                assert mine["table"]["id"] == at.table
                assert mine["waiting"] == (seat == mover)
                assert mine["awaited"] == [mover]

    asyncio.run(test())


def test_who_resigns_comes_last_and_a_bot_plays_on(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            await at.clients[0].post(f"/api/tables/{at.table}/resign")
            live = at.lives[1]
            while live.ending is None:
                if live.choices:
                    await live.act(live.choices[-1]["action"])
                await live.wait(lambda: live.choices or live.ending)
            assert live.ending["standing"] == [2, 1]
            assert live.known["seats"][0]["resigned"]

    asyncio.run(test())
