"""People who ask the server for something, and how it refuses."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from regalia.client import Client, RefusedRequest
from regalia.sentences import from_json
from regalia.words import LANGUAGES, words
from tests.server.running import Json


@contextmanager
def refused(code: str) -> Iterator[None]:
    """What is asked for is refused with a code, and with a sentence in every language."""
    with pytest.raises(RefusedRequest) as refusal:
        yield
    answer = refusal.value.answer
    assert answer["code"] == code
    assert len({said(answer["sentence"], language) for language in LANGUAGES}) == len(LANGUAGES)


def said(sentence: Json, language: str) -> str:
    return words(None, language).say(from_json(sentence))


def met(address: str, people: int, work: Callable[..., Awaitable[Any]]) -> None:
    """Some people, who have not met the server before, do something."""
    asyncio.run(_met(work, [Client(address) for _ in range(people)]))


async def _met(work: Callable[..., Awaitable[Any]], people: list[Client]) -> None:
    for number, client in enumerate(people):
        await client.put("/api/me", {"name": f"Guest {number}"})
    await work(*people)


async def table_of(host: Client, *others: Client, seats: int = 0, **plan: Any) -> str:
    """A table that somebody has made, and where others have sat down; all other seats are open."""
    planned = [{"kind": "me"}, *[{"kind": "open"}] * (max(seats, 1 + len(others)) - 1)]
    table: str = (await host.post("/api/tables", {"game": "court", "seats": planned, **plan}))["id"]
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    return table


async def seats_of(client: Client, table: str) -> list[Json]:
    seats: list[Json] = (await client.get(f"/api/tables/{table}"))["table"]["seats"]
    return seats
