"""While a game runs, nothing that leaves the server holds the seed, the record, a secret field or somebody's cookie."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.client import Client
from regalia.game import key_words, load_game
from regalia.schema import Json
from regalia.server.store import Saved
from regalia.server.tables import entries
from tests.server.network import CALM, Network, Talk
from tests.server.running import IN_HASTE, VARIANTS, served
from tests.server.stubborn import Load, crowd, playing
from tests.server.truth import logs

ENOUGH = 60  # acknowledged messages


def answered(address: str, path: str, cookie: str) -> str:
    """All of an answer, its headers included."""
    try:
        with urllib.request.urlopen(urllib.request.Request(address + path, headers={"Cookie": cookie})) as answer:
            return f"{answer.headers} {answer.read().decode()}"
    except urllib.error.HTTPError as error:
        with error:
            return f"{error.headers} {error.read().decode()}"


def names(message: Json) -> Iterator[str]:
    """The names of everything in a message, however deep."""
    if isinstance(message, dict):
        yield from message
    for value in message.values() if isinstance(message, dict) else message if isinstance(message, list) else ():
        yield from names(value)


async def heard(address: str, variant: str) -> tuple[str, list[Talk], str]:
    """People play for a while: the table, what all heard, and what one of them is answered elsewhere."""
    load = Load()
    async with Network(CALM, 1).open() as network:
        network.target = address
        people = await crowd(network, load, variant)
        async with playing(people):
            await load.grow(ENOUGH)
        table, cookie = people[0].table, people[0].cookie
        assert cookie is not None
        code = (await Client(address).get(f"/api/tables/{table}"))["table"]["code"]
        paths = ("/", "/api/tables", "/api/me/tables", f"/api/codes/{code}", f"/api/tables/{table}")
        elsewhere = [answered(address, path, cookie) for path in (*paths, f"/api/tables/{table}/record")]
    return table, network.talks, "".join(elsewhere)


def secrets(saved: Saved) -> list[str]:
    """The seed however it may be written, and who sits there as only the server knows it."""
    seed: str = saved.beginning["seed"]
    words = map(str, key_words(int(seed, 16)))
    guests = [sat.guest for sat in map(entries.read, saved.entries) if isinstance(sat, entries.Sat)]
    return [seed, seed[:8], str(int(seed, 16)), *words, *guests]


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_secret_leaves_the_server_while_a_game_runs(tmp_path: Path, variant: str) -> None:
    with served(tmp_path, messages=IN_HASTE) as server:
        table, talks, elsewhere = asyncio.run(heard(server.address, variant))
    saved = logs(tmp_path, {table})[table]
    messages = [message for talk in talks for message in talk.heard]
    everything = elsewhere + json.dumps(messages)
    assert len(messages) > ENOUGH
    assert [secret for secret in secrets(saved) if secret in everything] == []
    hidden = {name for name, field in load_game(saved.head.game).layout.fields.items() if field.secret}
    assert "random_key" in hidden
    assert hidden & set(names(messages)) == set()
