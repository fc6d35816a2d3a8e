"""Looking back: whoever asks is shown what he was shown then, entry by entry, and never more."""

import json
import random
from pathlib import Path

import pytest

from regalia.client import Client, taken
from regalia.server.store import Store
from regalia.server.tables import Hall, LiveTable
from regalia.server.tables.past import MOST_ENTRIES
from regalia.server.wire.messages import Act, AskUndo, Undo
from tests.server.asking import met, refused, table_of
from tests.server.hosting import ADA, AROUND, BEN, at_table, hosted
from tests.server.running import GAMES, Json
from tests.server.truth import timeless

GUESTS = (ADA.id, BEN.id, None)
STEPS = 3 * MOST_ENTRIES


class Diary:
    """A reader who writes down all that he is sent."""

    def __init__(self) -> None:
        self.messages = list[Json]()

    def send(self, text: str) -> None:
        self.messages.append(json.loads(text))


def states(messages: list[Json]) -> dict[int, Json]:
    """What is known by each number."""
    known: Json = {}
    found = dict[int, Json]()
    for message in messages:
        known = taken(known, message) or known
        found[known["number"]] = timeless(known) | {"type": None}
    return found


def told(messages: list[Json]) -> dict[int, list[Json]]:
    return {message["number"]: message["told"] for message in messages if message["type"] == "entry"}


async def happen(live: LiveTable, chance: random.Random) -> None:
    """Somebody acts or takes something back."""
    assert live.course.table is not None
    match, number = live.course.table.match, live.course.number
    if match.undoer is not None and chance.random() < 0.2:
        await live.perform(GUESTS[match.undoer], Undo(id=str(number), seen=number))
    elif live.course.table.request is None and chance.random() < 0.1:
        await live.perform(ADA.id, AskUndo(id=str(number), seen=number))
    elif match.actors:
        seat = chance.choice(match.actors)
        action = chance.choice(match.legal(seat))
        await live.perform(GUESTS[seat], Act(id=str(number), seen=number, actions=[action]))


async def looked_back(hall: Hall, live: LiveTable, guest: str | None) -> list[list[Json]]:
    """All that was, run by run, the last first."""
    runs, before = list[list[Json]](), live.course.number + 1
    while True:
        past = json.loads(await hall.past(live.head.id, guest, before))
        runs.append(past["messages"])
        if not past["earlier"]:
            return runs
        before = past["messages"][0]["number"]


@pytest.mark.parametrize("game", GAMES)
def test_everybody_looks_back_at_what_he_was_shown_then(tmp_path: Path, game: str) -> None:
    async def work(hall: Hall, store: Store) -> None:
        chance = random.Random(3)
        async with at_table(hall, game, **GAMES[game]) as live:
            diaries = [Diary() for _ in GUESTS]
            for diary, guest in zip(diaries, GUESTS, strict=True):
                await live.join(diary, guest, None)
            for _ in range(STEPS):
                await happen(live, chance)
            for diary, guest in zip(diaries, GUESTS, strict=True):
                runs = await looked_back(hall, live, guest)
                seen = {number: state for run in runs for number, state in states(run).items()}
                assert {number: seen[number] for number in states(diary.messages)} == states(diary.messages)
                assert all(told(run).items() <= told(diary.messages).items() for run in runs)
                assert len(runs) > 1
                assert sum(map(len, runs)) == len(seen), "nothing comes twice"

    hosted(tmp_path, work, AROUND)


def test_the_first_moment_is_that_in_which_the_game_began(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            past = json.loads(await hall.past(live.head.id, ADA.id, 99))
            [first] = past["messages"]
            assert (first["type"], first["state"], first["number"]) == ("snapshot", "playing", live.course.number)
            assert past["earlier"] is False
            assert json.loads(await hall.past(live.head.id, ADA.id, first["number"]))["messages"] == []

    hosted(tmp_path, work, AROUND)


def test_who_gave_up_looks_back_from_his_seat_at_what_was_before_and_then_from_none(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            begun = live.course.number
            await live.resign(ADA)
            past = json.loads(await hall.past(live.head.id, ADA.id, begun + 2))
            assert [(one["type"], one["seat"]) for one in past["messages"]] == [("snapshot", 0), ("snapshot", None)]

    hosted(tmp_path, work, AROUND)


def test_the_past_is_asked_for_by_table_and_number(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben)
        assert await ada.get(f"/api/tables/{table}/before/2") == {"messages": [], "earlier": False}
        for person in (ada, ben):
            await person.post(f"/api/tables/{table}/ready")
        number = (await ada.get(f"/api/tables/{table}"))["number"]
        asked = [await person.get(f"/api/tables/{table}/before/{number + 1}") for person in (ada, ben, Client(address))]
        assert [past["messages"][0]["seat"] for past in asked] == [0, 1, None]
        with refused("unknown-table"):
            await ada.get("/api/tables/no-such/before/2")
        with refused("malformed-message"):
            await ada.get(f"/api/tables/{table}/before/0")

    met(address, 2, work)
