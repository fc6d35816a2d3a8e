"""The disk is full or somebody else has the database: players are told, nothing unwritten is shown, then it goes on."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from regalia.client import Client, Live, RefusedRequest
from regalia.server.store import Store, StoreProblem
from regalia.server.store.file import file_in
from regalia.server.tables import Hall
from tests.server.hosting import ADA, created, hosted, until
from tests.server.running import Json, Seated, Server, actor, caught_up, play, seated, served
from tests.server.store.keeping import begin
from tests.typed import Run

Trouble = Callable[[Path], Any]


@contextmanager
def marked(mark: Path) -> Iterator[None]:
    mark.touch()
    yield
    mark.unlink()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    with closing(sqlite3.connect(file_in(folder))) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


TROUBLES: dict[str, Trouble] = {
    "store-disk-full": lambda folder: marked(folder / "full"),
    "store-disk-error": lambda folder: marked(folder / "failing"),
    "store-locked": locked,
}


async def refused(at: Seated, code: str) -> tuple[Live, Json]:
    """People act until that is refused, and nobody is shown anything. Who was refused, and what he had asked for."""
    answer: Json = {"type": "acknowledged"}
    while answer["type"] == "acknowledged":  # on a full disk there is a little room in the last page
        await caught_up(at)
        live, before = actor(at), [one.known for one in at.lives]
        message = {
            "type": "act",
            "seen": live.number,
            "id": f"at {live.number}",
            "actions": [live.choices[0]["action"]],
        }
        answer = await live.ask(message)
    assert (answer["code"], answer["reason"]) == (code, "not-saved")
    assert await refused_request(at.clients[0]) == (503, code)
    for client, one, known in zip(at.clients, at.lives, before, strict=True):
        await one.ask({"type": "ping"})
        assert one.known == known
        async with client.live() as fresh:
            await fresh.join(at.table)
            assert fresh.known == known, "what can be read is shown all the same"
    return live, message


async def refused_request(client: Client) -> tuple[int, str]:
    """Make tables until that is refused."""
    plan = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    try:
        while True:
            await client.post("/api/tables", plan)
    except RefusedRequest as refused:
        return refused.status, refused.answer["code"]


async def known_to_all(address: str, table: str, cookies: list[str | None]) -> list[Json]:
    """What everybody at a table is shown who comes anew."""
    found = list[Json]()
    for cookie in cookies:
        async with Client(address, cookie).live() as live:
            await live.join(table)
            found.append(live.known)
    return found


@pytest.mark.parametrize("code", TROUBLES)
def test_what_cannot_be_written_is_refused_and_done_when_it_is_sent_again(tmp_path: Path, code: str) -> None:
    async def test(address: str) -> None:
        async with seated(address, "council") as at:
            await play(at, random.Random(1), 5)
            with TROUBLES[code](tmp_path):
                live, message = await refused(at, code)
            assert (await live.ask(message))["type"] == "acknowledged"
            await caught_up(at)
            await play(at, random.Random(2), 5)

    with served(tmp_path, "say_nothing", "obey_marks", "lose_patience") as server:
        asyncio.run(test(server.address))


@pytest.mark.parametrize("code", TROUBLES)
def test_a_server_that_ends_on_such_a_day_has_lost_nothing(tmp_path: Path, code: str) -> None:
    async def test(server: Server) -> tuple[str, list[str | None], list[Json]]:
        async with seated(server.address, "court") as at:
            await play(at, random.Random(1), 5)
            with TROUBLES[code](tmp_path):
                await refused(at, code)
                assert server.stop() == 0
            return at.table, [client.cookie for client in at.clients], [live.known for live in at.lives]

    with served(tmp_path, "say_nothing", "obey_marks", "lose_patience") as server:
        table, cookies, known = asyncio.run(test(server))
    with served(tmp_path) as server:
        assert asyncio.run(known_to_all(server.address, table, cookies)) == known


def test_a_bot_whose_move_could_not_be_written_moves_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall, store: Store) -> None:
        append, refused = store.append, list[str]()

        async def full_at_first(table: str, entries: Any, *others: Any, **how: Any) -> None:
            if entries[0].kind == "acted" and len(refused) < 2:
                refused.append(table)
                raise StoreProblem("disk-full", "The disk is full.")
            await append(table, entries, *others, **how)

        monkeypatch.setattr(store, "append", full_at_first)
        monkeypatch.setattr("regalia.server.tables.clockwork._RECOVERY", 0.01)
        head = await created(hall, "court", "bot")
        async with hall.table(head.id) as live:
            await live.ready(ADA, True)
            await live.resign(ADA)  # now two bots play, whoever begins
            number = live.course.number
            await until(lambda: live.course.number > number)
            assert len(refused) == 2

    hosted(tmp_path, work)


def of_a_newer_version(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'later'")


def damaged(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])


def of_somebody_else(file: Path) -> None:
    file.write_text("Dear diary, today the disk was full.")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [(of_a_newer_version, "newer version"), (damaged, "damaged"), (of_somebody_else, "no database")],
)
def test_a_file_that_cannot_be_used_is_named_and_left_as_it_is(
    tmp_path: Path, run: Run, spoil: Callable[[Path], None], told: str
) -> None:
    begin(tmp_path, "t", entries=20)
    spoil(file_in(tmp_path))
    before = file_in(tmp_path).read_bytes()
    outcome = run(f"serve --data {tmp_path} --port 0")
    assert outcome.code == 2
    assert told in outcome.err
    assert str(file_in(tmp_path)) in outcome.err
    assert "Traceback" not in outcome.err
    assert file_in(tmp_path).read_bytes() == before
