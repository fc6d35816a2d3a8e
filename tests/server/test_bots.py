"""The bots that people can sit down with: which there are, what they are called, and what they cost."""

import asyncio
import gc
import threading
from pathlib import Path
from typing import Any

import pytest

from regalia.bots import BOTS, SearchMemory
from regalia.bots.player import Player
from regalia.client import Client, RefusedRequest
from regalia.schema import Json
from regalia.sentences import from_json
from regalia.server.store import Store
from regalia.server.tables import Hall, LiveTable, Plan
from regalia.server.tables.thinking import Thinkers
from regalia.table import Table
from regalia.words import LANGUAGES, words
from tests.server.hosting import ADA, AROUND, HandClock, act_until, hosted

_GRACE = 1000.0  # seconds: no bot thinks so long


def test_the_bots_are_offered_with_their_names_and_what_they_do(address: str) -> None:
    offered = asyncio.run(Client(address).get("/api/games"))["bots"]
    assert [(bot["bot"], bot["thinks"]) for bot in offered] == [("easy", False), ("steady", False), ("strong", True)]
    for language in LANGUAGES:
        spoken = words(None, language)
        assert len({spoken(bot[part]) for bot in offered for part in ("name", "about")}) == 6


def test_a_bot_is_easy_unless_another_is_asked_for_and_has_a_name_of_its_own(address: str) -> None:
    strong = {"kind": "bot", "bot": "strong", "seconds": 0.25, "title": "masculine"}
    plan = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot"}, strong]}
    seats = asyncio.run(Client(address).post("/api/tables", plan))["seats"]
    assert [(seat["bot"], seat["name"], seat["seconds"]) for seat in seats[1:]] == [
        ("easy", "Adela", None),
        ("strong", "Alaric", 0.25),
    ]


@pytest.mark.parametrize("kind", ["chess", "", "Easy", *(name for name in BOTS if not BOTS[name].is_opponent)])
def test_what_is_not_offered_is_refused_with_what_is(address: str, kind: str) -> None:
    plan = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot", "bot": kind}]}
    with pytest.raises(RefusedRequest) as refused:
        asyncio.run(Client(address).post("/api/tables", plan))
    assert refused.value.answer["code"] == "unknown-bot"
    told = words(None).say(from_json(refused.value.answer["sentence"]))
    assert told == f"There is no bot '{kind}'; there is easy, steady, strong."


async def against_bots(hall: Hall, game: str, bots: int, **options: Json) -> LiveTable:
    """A table of Ada's."""
    bot = {"kind": "bot", "bot": "strong", "seconds": 0.001}
    plan: Any = {"game": game, "seats": [*[bot] * bots, {"kind": "me"}], "options": options}
    head = await hall.create(Plan(**plan), ADA)
    async with hall.table(head.id) as live:
        await live.ready(ADA, True)
    return live


async def slept(clock: HandClock, live: LiveTable) -> None:
    """All bots that come before Ada have thought; then she is away for so long that she counts as that."""
    while live.course.table is None or not live.course.table.waiting:
        await clock.forward(1.0, live)
    await clock.forward(_GRACE, live)


def alive(kind: type) -> int:
    gc.collect()
    return sum(isinstance(found, kind) for found in gc.get_objects())


def test_bots_at_sleeping_tables_are_nowhere_in_memory(tmp_path: Path) -> None:
    """They are made for a decision and gone after it, but for the last of each thread that thinks."""
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        for _ in range(10):
            await slept(clock, await against_bots(hall, "court", 4))
        threads = sum(thread.name.startswith("thinker") for thread in threading.enumerate())
        assert alive(SearchMemory) == threads + 1
        assert alive(Player) <= threads
        clock.time += AROUND.idle
        hall.forget_idle()
        assert alive(LiveTable) == 0, "the tables are gone too when nobody comes"

    hosted(tmp_path, work, clock.around(grace=_GRACE))


def test_where_several_bots_may_act_at_once_no_thought_is_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, thoughts = Thinkers.choose, list[int]()

    async def chosen(thinkers: Thinkers, table: Table, seat: int, most: float) -> Json:
        thoughts.append(seat)
        return await choose(thinkers, table, seat, most)

    async def work(hall: Hall, store: Store) -> None:
        live = await against_bots(hall, "tumult", 3, taxes="budget")
        await act_until(live, lambda: len(thoughts) >= 40)
        live.stop()
        await live.ended()
        assert live.course.table is not None
        acted = [entry["seat"] for entry in live.course.table.match.log if entry["seat"] != 3]
        assert thoughts in (acted, [*acted, thoughts[-1]]), "but for the one that was cut short at the end"

    monkeypatch.setattr(Thinkers, "choose", chosen)
    hosted(tmp_path, work)
