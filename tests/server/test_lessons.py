"""Tables where lessons are played."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

import regalia
from regalia.client import Client
from regalia.lessons import LEARNER, lesson
from regalia.server.store import Store
from regalia.server.tables import Hall, Plan
from regalia.server.tables.planning import PlannedSeat
from tests.server.asking import met, refused
from tests.server.hosting import ADA, AROUND, hosted

DAY = 24 * 60 * 60 * 1000  # milliseconds
SEATS = [{"kind": "me"}, {"kind": "bot"}]


@pytest.mark.parametrize("game", regalia.GAMES)
def test_every_step_of_a_lesson_opens_a_table_that_has_begun(address: str, game: str) -> None:
    async def work(ada: Client) -> None:
        taught = (await ada.get(f"/api/lessons/{game}"))["steps"]
        assert [step["id"] for step in taught] == [step.id for step in lesson(game).steps]
        for step in taught:
            opened = await ada.post(f"/api/lessons/{game}/{step['id']}", {"title": "masculine"})
            table, seats = opened["table"], opened["table"]["seats"]
            assert opened["seat"] == LEARNER
            assert (table["state"], table["arranged"]) == ("playing", True)
            assert [seat["kind"] for seat in seats] == ["person"] + ["bot"] * (len(seats) - 1)
            assert seats[LEARNER]["title"] == "masculine"

    met(address, 1, work)


def test_the_table_of_a_lesson_is_in_no_list(address: str) -> None:
    async def work(ada: Client) -> None:
        opened = (await ada.post("/api/lessons/court/roll", {}))["table"]["id"]
        assert (await ada.get("/api/me/tables"))["tables"] == []
        assert opened not in [table["id"] for table in (await ada.get("/api/tables"))["tables"]]
        assert (await ada.get(f"/api/tables/{opened}"))["seat"] == LEARNER

    met(address, 1, work)


def test_nobody_else_can_ask_for_a_table_that_is_in_no_list(address: str) -> None:
    async def work(ada: Client) -> None:
        with refused("malformed-message"):
            await ada.post("/api/tables", {"game": "court", "seats": SEATS, "visibility": "unlisted"})

    met(address, 1, work)


def test_the_table_of_a_lesson_is_gone_after_a_day_unless_somebody_sits_there(tmp_path: Path) -> None:
    today = [0]
    position = {"players": 2, "active": [0, 0, 0, 0, 0, 0, 3]}
    plan = Plan(game="court", seats=[PlannedSeat(kind="me"), PlannedSeat(kind="bot")])

    async def work(hall: Hall, store: Store) -> None:
        left, used, listed = [
            (await hall.create(plan, ADA, position, is_listed=is_listed)).id for is_listed in (False, False, True)
        ]
        today[0] += DAY
        await hall.remove_unlisted()
        assert await store.game_of(left) == "court"
        today[0] += 1
        async with hall.table(used):
            await hall.remove_unlisted()
        assert [await store.game_of(table) for table in (left, used, listed)] == [None, "court", "court"]

    hosted(tmp_path, work, replace(AROUND, today=lambda: today[0]))


def test_a_step_or_a_lesson_that_there_is_not_is_refused(address: str) -> None:
    async def work(ada: Client) -> None:
        with refused("unknown-step"):
            await ada.post("/api/lessons/court/nowhere", {})
        with refused("unknown-game"):
            await ada.get("/api/lessons/nothing")

    met(address, 1, work)


def test_where_a_step_begins_is_no_secret_that_the_client_is_told(address: str) -> None:
    """A position holds the key of all dice to come."""

    async def work(ada: Client) -> None:
        for step in (await ada.get("/api/lessons/court"))["steps"]:
            assert "position" not in step

    met(address, 1, work)


def test_whoever_learns_needs_to_be_nobody_before(address: str) -> None:
    """A lesson is often the first thing that somebody asks for here."""

    opened = asyncio.run(Client(address).post("/api/lessons/court/set-aside", {}))
    assert opened["seat"] == LEARNER
