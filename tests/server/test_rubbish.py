"""Whatever is sent is answered, breaks nothing and makes nothing."""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from websockets.asyncio.client import connect

from regalia.client import Client, RefusedRequest
from regalia.server.store import Store
from regalia.server.store.file import file_in
from regalia.server.tables import Hall
from regalia.server.wire.messages import Act
from tests.server.hosting import at_table, first_act, hosted
from tests.server.running import IN_HASTE, Json, actor, caught_up, seated, served
from tests.soak import soaked

DEEP = 10_000  # brackets: more than any parser follows, and less than the longest message
MANY = 2_000  # ids


def rows(folder: Path) -> dict[str, int]:
    """How much of everything is kept."""
    with closing(sqlite3.connect(file_in(folder))) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


def rubbish(table: str, seen: int) -> Iterator[str]:
    """Messages that nobody who means well would send."""
    yield from ("[" * DEEP, '{"a":' * DEEP, '"' * DEEP, "null", "1e999", "NaN", "\x00", "\ud7ff", '"\\ud800"')
    act: Json = {"type": "act", "id": "a", "seen": seen, "actions": [{"type": "roll"}]}
    for name, values in ODD.items():
        yield from (json.dumps({**act, name: value}) for value in values)
    for action in ODD["actions"]:
        yield json.dumps({"type": "why-not", "id": "why", "action": action})
    for value in (*ODD["id"], table.upper(), table + "'", "../" + table, "%00", "\x00"):
        yield json.dumps({"type": "join", "table": value})
    deep: Any = {}
    for _ in range(900):
        deep = {"type": deep}
    yield json.dumps({**act, "actions": [deep]})


ODD: Json = {
    "type": ["act ", "", None, 7, "snapshot", "entry", "acknowledged"],
    "id": ["", "x" * 65, None, 7, [], "\ud800", "\x00"],
    "seen": [-1, 10**30, 1.5, "1", None, True, 10**9],
    "actions": [[], {}, None, [None], [[]], [{}], [{"type": None}], [{"type": "roll", "face": 10**40}], [{"type": []}]],
    "table": ["another"],
}


async def answers(address: str, cookie: str, table: str, texts: list[str]) -> list[Json]:
    """What is answered to somebody who sits at a table."""
    found = list[Json]()
    channel = "ws" + address.removeprefix("http") + "/api/live"
    async with connect(channel, additional_headers={"Cookie": cookie}) as socket:
        for text in (json.dumps({"type": "join", "table": table}), *texts):
            await socket.send(text)
            found.append(json.loads(await socket.recv()))
    return found[1:]


def test_rubbish_is_refused_and_makes_nothing(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with seated(address, "court") as at:
            live = actor(at)
            cookie = at.clients[at.lives.index(live)].cookie
            assert cookie is not None
            sent, before, known = list(rubbish(at.table, live.number)), rows(tmp_path), live.known
            for text in sent:
                [answer] = await answers(address, cookie, at.table, [text])
                assert answer["type"] in ("refused", "reason"), text[:80]
            await live.ask({"type": "ping"})
            assert (rows(tmp_path), live.known) == (before, known)

    with served(tmp_path, "write_errors_down", messages=IN_HASTE) as server:
        asyncio.run(test(server.address))
        assert server.stop() == 0
    assert (tmp_path / "said").read_text() == ""


def mangled(text: str, chance: random.Random) -> str:
    """A message of which some letters are gone, doubled or others."""
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(text))
        text = (
            text[:place] + chance.choice(["", text[place] * 2, chance.choice('{}[]",:0-e\\\x00é')]) + text[place + 1 :]
        )
    return text


def test_messages_that_were_mangled_on_the_way_are_answered(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        chance = random.Random(6)
        async with seated(address, "council") as at:
            live = actor(at)
            cookie = at.clients[at.lives.index(live)].cookie
            assert cookie is not None
            head = {"id": "mine", "seen": live.number}
            action = live.choices[0]["action"]
            good = [
                {"type": "act", **head, "actions": [action]}, {"type": "why-not", "id": "why", "action": action},
                {"type": "undo", **head}, {"type": "answer", **head, "agrees": True}, {"type": "ask-undo", **head},
            ]  # fmt: skip
            for _ in range(soaked(200, 4)):
                texts = [mangled(json.dumps(chance.choice(good)), chance) for _ in range(50)]
                found = await answers(address, cookie, at.table, texts)
                assert {answer["type"] for answer in found} <= {"refused", "reason", "acknowledged", "entry"}

    with served(tmp_path, "write_errors_down", messages=IN_HASTE) as server:
        asyncio.run(test(server.address))
        assert server.stop() == 0
    assert (tmp_path / "said").read_text() == ""


UNKNOWN = ["nowhere", "%00", "..%2F..", "x" * 5000]


def test_who_asks_for_a_table_that_there_is_not_makes_nothing_and_stays_nobody(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        before = rows(tmp_path)
        described = (await Client(address).get("/api/openapi.json"))["paths"]
        ways = [path for path, methods in described.items() if "{table}" in path and "post" in methods]
        assert len(ways) >= 4
        for way, table in product(ways, UNKNOWN):
            client = Client(address)
            with pytest.raises(RefusedRequest) as refused:
                await client.post(re.sub(r"{\w+}", "0", way.replace("{table}", quote(table, safe="%"))))
            assert refused.value.answer["code"].startswith("unknown-")
            assert client.cookie is None
        assert rows(tmp_path) == before

    with served(tmp_path) as server:
        asyncio.run(test(server.address))


def test_who_says_that_he_has_seen_what_has_not_been_gets_a_snapshot(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            cookie = at.clients[0].cookie
            assert cookie is not None
            joins = [json.dumps({"type": "join", "table": at.table, "seen": seen}) for seen in (10**9, 0, 10**18)]
            assert [answer["type"] for answer in await answers(address, cookie, at.table, joins)] == ["snapshot"] * 3

    asyncio.run(test())


def test_thousands_of_ids_are_not_remembered(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            guest, act = first_act(live, "0")
            for message in range(MANY):
                never = Act(id=str(message), seen=act.seen, actions=[{"type": "never"}])
                assert (await live.perform(guest.id, never))["type"] == "refused"
            assert live.course.number == act.seen
            assert (await live.perform(guest.id, act))["type"] == "acknowledged", "the first id is long forgotten"

    hosted(tmp_path, work)


def test_two_tabs_of_one_player_see_the_same_and_only_one_of_them_acts(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            live = actor(at)
            async with at.clients[at.lives.index(live)].live() as tab:
                await tab.join(at.table)
                number, action = live.number, live.choices[0]["action"]
                answers = await asyncio.gather(live.act(action), tab.act(action))
                assert sorted(answer["type"] for answer in answers) == ["acknowledged", "refused"]
                assert [answer.get("code", "stale") for answer in answers] == ["stale"] * 2
                await caught_up(at)
                await tab.wait(lambda: tab.number == live.number)
                assert tab.known == live.known
                assert live.number == number + 1

    asyncio.run(test())
