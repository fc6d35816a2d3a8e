"""Words for programs that have no catalogues: in the language that they accept."""

import asyncio
import json
import random
import urllib.error
import urllib.request
from typing import Any

import pytest

from regalia.client import Client
from regalia.server.languages import accepted
from tests.server.running import actor, play, seated


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("DE-ch", "de"),
        ("en;q=0.5, de;q=0.7", "de"),
        ("de;q=0.5, en;q=0.7", "en"),
        ("de, en", "de"),
        ("en, de", "en"),
        ("fr, de;q=0.1", "de"),
        ("fr, es", "en"),
        ("*", "en"),
        ("en;q=0.2, *", "de"),
        ("de;q=0, *", "en"),
        ("de;q=0", "en"),
        ("den, de-", "de"),
        ("de;q=2, de;level=1, ;;, =", "en"),
    ],
)
def test_the_language_is_the_one_liked_best_and_english_where_none_is(header: str, language: str) -> None:
    assert accepted(header) == language


def asked(address: str, client: Client, **headers: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The answer to a GET with its headers, refused or not."""
    cookie = {} if client.cookie is None else {"Cookie": client.cookie}
    try:
        answer = urllib.request.urlopen(urllib.request.Request(address, headers={**cookie, **headers}))
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        return json.load(answer), {name.lower(): value for name, value in answer.headers.items()}


def test_a_refusal_is_said_in_the_language_that_is_accepted(address: str) -> None:
    path = f"{address}/api/tables/nowhere"
    english, _ = asked(path, Client(address))
    german, headers = asked(path, Client(address), **{"Accept-Language": "de"})
    assert english["sentence"] == german["sentence"]
    assert (english["words"], german["words"]) == ("There is no such table.", "Diesen Tisch gibt es nicht.")
    assert (headers["content-language"], headers["vary"]) == ("de", "Accept-Language")


def test_what_the_guards_refuse_is_said_in_words_too(address: str) -> None:
    headers = {"Origin": "https://elsewhere.example", "Accept-Language": "de"}
    request = urllib.request.Request(f"{address}/api/me", b"{}", headers)
    with pytest.raises(urllib.error.HTTPError) as refused, urllib.request.urlopen(request):
        pass
    with refused.value as answer:
        assert json.load(answer) == {
            "code": "foreign-origin",
            "reason": "foreign-origin",
            "sentence": {"message": "reason-foreign-origin"},
            "game": None,
            "words": "Das hat eine fremde Seite verlangt.",
        }


def test_a_table_is_told_in_words_to_each_what_he_may_know(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            await play(at, random.Random(5), 6)
            where = f"{address}/api/tables/{at.table}/words"
            stranger, _ = asked(where, Client(address))
            assert (stranger["seat"], stranger["choices"], stranger["language"]) == (None, [], "en")
            assert any(line.startswith("New round: ") for turn in stranger["story"] for line in turn["lines"])
            for client, live in zip(at.clients, at.lives, strict=True):
                told, _ = asked(where, client, **{"Accept-Language": "de"})
                assert (told["language"], told["number"], told["seat"]) == ("de", live.number, live.known["seat"])
                assert bool(told["choices"]) == bool(live.choices)
                name = live.known["seats"][live.known["seat"]]["name"]
                assert (name in stranger["expected"]) == bool(live.choices)
                assert name not in told["expected"]

    asyncio.run(test())


def test_before_the_game_begins_there_is_nothing_to_tell(address: str) -> None:
    async def test() -> None:
        client = Client(address)
        table = (await client.post("/api/tables", {"game": "court", "seats": [{"kind": "me"}, {"kind": "open"}]}))["id"]
        told = await client.get(f"/api/tables/{table}/words")
        assert (told["expected"], told["choices"], told["story"], told["seat"]) == (None, [], [], 0)

    asyncio.run(test())


def test_the_whole_story_is_read_a_few_turns_at_a_time_and_the_ending_is_told(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            await play(at, random.Random(1))
            where = f"{address}/api/tables/{at.table}/words"
            last, _ = asked(where, at.clients[0])
            assert [turn["turn"] for turn in last["story"]] == list(range(last["turns"] - 3, last["turns"]))
            assert last["ending"]
            read: list[int] = []
            while len(read) < last["turns"]:
                told, _ = asked(f"{where}?first={len(read)}", at.clients[0])
                assert 1 <= len(told["story"]) <= 10
                read += [turn["turn"] for turn in told["story"]]
            assert read == list(range(last["turns"]))

    asyncio.run(test())


def test_refusals_on_the_socket_are_said_to_whoever_joins_with_a_language(address: str) -> None:
    async def test() -> None:
        async with seated(address, "court") as at:
            mover = actor(at)
            waiting = next(live for live in at.lives if live is not mover)
            action = mover.choices[0]["action"]
            why_not, act = {"type": "why-not", "action": action}, {"type": "act", "seen": 0, "actions": [action]}
            assert "words" not in (await waiting.ask(why_not))["refusal"]
            await waiting.send({"type": "join", "table": at.table, "language": "de"})
            name = mover.known["seats"][mover.known["seat"]]["name"]
            for refusal in ((await waiting.ask(why_not))["refusal"], await waiting.ask(act)):
                assert refusal["reason"] == "not-your-turn"
                assert refusal["words"] == f"Du bist nicht an der Reihe: {name} ist dran."

    asyncio.run(test())


def test_refusals_and_the_language_are_described_to_programs(address: str) -> None:
    described, _ = asked(f"{address}/api/openapi.json", Client(address))
    for methods in described["paths"].values():
        for operation in methods.values():
            assert {"4XX", "5XX"} <= operation["responses"].keys()
            assert "422" not in operation["responses"], "what cannot be read is refused like everything else"
    words = described["paths"]["/api/tables/{table}/words"]["get"]
    assert "accept-language" in [parameter["name"] for parameter in words["parameters"]]
