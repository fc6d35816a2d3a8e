"""What strangers, broken programs and pages of other people can not do."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from regalia.client import Client, RefusedRequest
from tests.server.running import actor, seated, served


def channel(address: str) -> str:
    return "ws" + address.removeprefix("http") + "/api/live"


async def until_closed(socket: ClientConnection) -> AsyncIterator[str | bytes]:
    with suppress(ConnectionClosed):
        while True:
            yield await socket.recv()


async def answer_to(address: str, text: str | bytes) -> dict[str, object]:
    async with connect(channel(address)) as socket:
        await socket.send(text)
        answer: dict[str, object] = json.loads(await socket.recv())
        return answer


LONG = "a" * 65  # longer than any id may be
DEEP = '{"id": "a", "x": ' + "[" * 10_000


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        '{"type": "seize"}',
        '{"id": ""}',
        '{"id": 7}',
        f'{{"id": "{LONG}"}}',
        '{"id": "a"',
        DEEP,
        b"\x00",
    ],
)
def test_a_message_that_cannot_be_read_is_answered_so(address: str, text: str | bytes) -> None:
    answer = asyncio.run(answer_to(address, text))
    assert (answer["type"], answer["code"], answer["id"]) == ("refused", "malformed-message", None)


@pytest.mark.parametrize(
    "text", ['{"type": "ping", "id": "a", "x": 1}', '{"id": "a"}', '{"type": ["seize"], "id": "a"}']
)
def test_a_message_of_the_wrong_shape_is_answered_by_its_id(address: str, text: str) -> None:
    answer = asyncio.run(answer_to(address, text))
    assert (answer["type"], answer["code"], answer["id"]) == ("refused", "malformed-message", "a")


def test_a_page_of_somebody_else_cannot_open_the_channel(address: str) -> None:
    async def test() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(channel(address), additional_headers={"Origin": "https://elsewhere.example"}):
                pass
        async with connect(channel(address), additional_headers={"Origin": address}) as socket:
            await socket.send('{"type": "ping", "id": "a"}')
            assert json.loads(await socket.recv())["type"] == "pong"

    asyncio.run(test())


def test_a_page_of_somebody_else_cannot_make_a_table(address: str) -> None:
    body = json.dumps({"game": "court", "seats": [{"kind": "me"}, {"kind": "bot"}]}).encode()
    headers = {"Origin": "https://elsewhere.example", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables", body, headers)
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    with refused.value as answer:
        assert answer.code == 403


def test_a_message_that_is_too_large_ends_the_connection(address: str) -> None:
    async def test() -> None:
        async with connect(channel(address)) as socket:
            await socket.send("x" * 70_000)
            assert [text async for text in until_closed(socket)] == []
            assert socket.close_code == 1009

    asyncio.run(test())


def test_who_asks_too_fast_is_refused_but_may_look(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        client = Client(address)

        async def rename_often() -> None:
            for number in range(200):
                await client.put("/api/me", {"name": f"Ada {number}"})

        with pytest.raises(RefusedRequest) as refused:
            await rename_often()
        assert refused.value.args[0] == 429
        assert (await Client(address).get("/api/games"))["games"], "who only looks is not in the way"

    with served(tmp_path) as server:
        asyncio.run(test(server.address))


def test_who_sends_too_fast_is_cut_off(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with connect(channel(address)) as socket:
            for _ in range(200):
                await socket.send('{"type": "ping", "id": "a"}')
            answers = [text async for text in until_closed(socket)]
            assert socket.close_code == 1008
            assert len(answers) < 200

    with served(tmp_path) as server:
        asyncio.run(test(server.address))


def test_a_body_that_is_too_large_is_refused(address: str) -> None:
    async def test() -> None:
        with pytest.raises(RefusedRequest) as refused:
            await Client(address).put("/api/me", {"name": "x" * 70_000})
        assert refused.value.status == 413

    asyncio.run(test())


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/nowhere",
        "/api/codes/nowhere",
        "/api/games/chess",
        "/api/games/chess/rules",
        "/api/games/court/code?address=src/regalia/cli.py::main",
        "/api/nothing",
    ],
)
def test_what_there_is_not_is_answered_with_a_sentence_and_creates_nothing(address: str, path: str) -> None:
    async def test() -> None:
        with pytest.raises(RefusedRequest) as refused:
            await Client(address).get(path)
        assert refused.value.answer["code"].startswith("unknown-")
        assert refused.value.answer["sentence"]["message"].startswith("reason-")

    asyncio.run(test())


def test_a_cookie_that_we_did_not_sign_is_nobodys(address: str) -> None:
    async def test() -> None:
        client = Client(address)
        await client.post("/api/tables", {"game": "court", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert len((await client.get("/api/me/tables"))["tables"]) == 1
        assert client.cookie is not None
        forged = Client(address, client.cookie[:-1] + ("0" if client.cookie[-1] != "0" else "1"))
        assert (await forged.get("/api/me/tables"))["tables"] == []

    asyncio.run(test())


def test_who_does_not_sit_at_a_table_sees_what_spectators_see_and_cannot_act(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at, Client(address).live() as stranger:
            await stranger.join(at.table)
            assert stranger.known["seat"] is None
            assert stranger.choices == []
            for message in ({"type": "act", "actions": [actor(at).choices[0]["action"]]}, {"type": "undo"}):
                answer = await stranger.ask({"seen": stranger.number, **message})
                assert answer["code"] == "not-seated"
            assert stranger.number == at.lives[0].number

    asyncio.run(test())


def test_nobody_gets_the_record_of_a_running_game(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            with pytest.raises(RefusedRequest) as refused:
                await at.clients[0].get(f"/api/tables/{at.table}/record")
            assert refused.value.answer["code"] == "not-over"

    asyncio.run(test())


def test_a_name_is_text_in_one_line(address: str) -> None:
    async def test() -> None:
        client = Client(address)
        assert await client.put("/api/me", {"name": " <b>Ada\n\u202e  Byron "}) == {"name": "<b>Ada Byron"}
        with pytest.raises(RefusedRequest) as refused:
            await client.put("/api/me", {"name": " \u200b "})
        assert refused.value.answer["code"] == "malformed-name"

    asyncio.run(test())


def test_head_answers_like_get_without_a_body(address: str) -> None:
    answers = []
    for method in ("GET", "HEAD"):
        with urllib.request.urlopen(urllib.request.Request(f"{address}/healthz", method=method)) as answer:
            kept = {name: value for name, value in answer.headers.items() if name.lower() != "date"}
            answers.append((answer.status, kept, answer.read()))
    assert answers[0][:2] == answers[1][:2]
    assert (answers[0][2], answers[1][2]) == (b'{"status":"ok"}', b"")
    policy = answers[0][1]["content-security-policy"].split("; ")
    assert {"default-src 'self'", "frame-ancestors 'none'", "style-src-attr 'unsafe-inline'"} <= set(policy)
    assert not any(rule.startswith(("script-src", "style-src ", "connect-src")) for rule in policy), (
        "files of ours alone"
    )


def test_catalogues_are_found_by_their_digest_and_kept_for_ever(address: str) -> None:
    async def test() -> None:
        described = await Client(address).get("/api/games/court")
        for place in described["catalogues"]["de"].values():
            with urllib.request.urlopen(address + place) as catalogue:
                assert "immutable" in catalogue.headers["cache-control"]
                assert b" = " in catalogue.read()

    asyncio.run(test())
