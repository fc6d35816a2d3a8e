"""Replacing somebody who vanished from a game, if the others agree."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regalia.client import Client
from regalia.errors import IllegalAction
from regalia.server.store import Guest, Store
from regalia.server.tables import Hall, LiveTable
from regalia.server.tables.asking import answered_replacing, asked_replacing
from regalia.server.wire.messages import Replacement, Seat
from tests.server.asking import met, refused, table_of
from tests.server.hosting import ADA, BEN, EVE, HandClock, Kept, created, hosted, joined

ZOE = Guest("zoe", "Zoe", 1, 1)  # who comes by the link
PEOPLE = (ADA, BEN, EVE)


@dataclass
class Company:
    """Ada, Ben and Eve at a table, in this order."""

    hall: Hall
    live: LiveTable
    clock: HandClock
    readers: dict[Guest, Kept]

    @property
    def eve(self) -> Seat:
        return self.live.course.seating.seats[2]

    async def pass_by(self, seconds: float) -> None:
        await self.clock.forward(seconds, self.live)

    async def vanish(self, *guests: Guest) -> None:
        for guest in guests:
            self.live.leave(self.readers[guest])
        await self.pass_by(30)

    async def come_back(self, guest: Guest) -> None:
        await joined(self.live, guest)
        await self.pass_by(0)

    async def ask(self, guest: Guest, by: Replacement, seat: int = 2) -> int:
        """Ask the others whether a seat, Eve's if none is named, gets somebody else; the number of the question."""
        await self.live.change(partial(asked_replacing, guest=guest.id, absent=seat, by=by))
        return self.live.course.number

    async def answer(self, guest: Guest, number: int, agrees: bool = True) -> None:
        await self.live.change(partial(answered_replacing, guest=guest.id, number=number, agrees=agrees))


def with_three(folder: Path, work: Callable[[Company], Awaitable[Any]], **settings: str) -> None:
    """Do something at a table of court where Ada, Ben and Eve have begun, and from which Eve then vanishes."""
    clock = HandClock()

    async def run(hall: Hall, store: Store) -> None:
        await store.add_guest(ZOE)
        head = await created(hall, "court", "open", "open", settings=settings)
        async with hall.table(head.id) as live:
            for guest in (BEN, EVE):
                await live.sit(guest, None, "feminine", None)
            readers = dict(zip(PEOPLE, await joined(live, *PEOPLE), strict=True))
            for guest in PEOPLE:
                await live.ready(guest, True)
            company = Company(hall, live, clock, readers)
            await company.vanish(EVE)
            await work(company)

    hosted(folder, run, clock.around())


def test_a_bot_plays_on_for_who_vanished_when_all_others_agreed_and_time_is_over(tmp_path: Path) -> None:
    async def work(at: Company) -> None:
        number = await at.ask(ADA, "bot")
        question = {"seat": 2, "by": "bot", "number": number, "asked": [0, 1], "agreed": [0]}
        assert at.readers[BEN].entries[-1]["replacing"] == question
        await at.answer(BEN, number)
        await at.pass_by(59)
        assert at.eve.kind == "person", "she may still come back"
        await at.pass_by(1)
        assert (at.eve.kind, at.eve.name, at.eve.resigned, at.eve.away) == ("bot", "Eve", True, False)
        assert at.live.course.table is not None
        assert not at.live.course.table.players[2].is_person
        assert at.live.course.seating.seat_of(EVE.id) is None
        told = [entry["replacing"] for entry in at.readers[BEN].entries if "replacing" in entry]
        assert told[-1] is None

    with_three(tmp_path, work)


@pytest.mark.parametrize("answers", [[], [False], [True, False]])
def test_nobody_is_replaced_unless_all_others_agree_in_time(tmp_path: Path, answers: list[bool]) -> None:
    async def work(at: Company) -> None:
        number = await at.ask(ADA, "bot")
        for agrees in answers:
            await at.answer(BEN, number, agrees)
        await at.pass_by(60)
        assert at.live.course.question is None
        assert at.live.course.seating.seat_of(EVE.id) == 2

    with_three(tmp_path, work)


def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def work(at: Company) -> None:
        number = await at.ask(ADA, "bot")
        await at.answer(BEN, number)
        await at.pass_by(59)
        await at.come_back(EVE)
        assert at.live.course.question is None
        await at.pass_by(60)
        assert at.live.course.seating.seat_of(EVE.id) == 2

    with_three(tmp_path, work)


@pytest.mark.parametrize("absence", ["pause", "bot"])
def test_another_person_takes_the_seat_by_the_link_and_plays_on_from_there(tmp_path: Path, absence: str) -> None:
    async def work(at: Company) -> None:
        [reader] = await joined(at.live, ZOE)
        assert await refusal(at.live.sit(ZOE, 2, "feminine", None)) == "begun"
        await at.answer(BEN, await at.ask(ADA, "person"))
        await at.pass_by(60)
        table = at.live.course.table
        assert table is not None
        assert (at.eve.kind, table.players[2].is_person) == ("open", absence == "pause"), "as if she were away"
        await at.live.sit(ZOE, None, "masculine", None)
        assert reader.snapshots[-1]["seat"] == 2
        assert (at.eve.kind, at.eve.name, at.eve.away, at.eve.resigned) == ("person", "Zoe", False, False)
        assert (table.players[2].name, table.players[2].is_person) == ("Zoe", True)
        assert [mine.head.id for mine in await at.hall.tables_of(ZOE.id)] == [at.live.head.id]
        assert await at.hall.tables_of(EVE.id) == []

    with_three(tmp_path, work, absence=absence)


def test_who_took_a_seat_later_looks_back_at_what_spectators_saw_before(tmp_path: Path) -> None:
    async def work(at: Company) -> None:
        await at.answer(BEN, await at.ask(ADA, "person"))
        await at.pass_by(60)
        await at.live.sit(ZOE, None, "masculine", None)
        number = at.live.course.number
        looked_back = json.loads(await at.hall.past(at.live.head.id, ZOE.id, number + 1))["messages"]
        assert [one["number"] for one in looked_back if one.get("seat") == 2] == [number]
        assert looked_back[0]["seat"] is None

    with_three(tmp_path, work)


def test_a_bot_takes_a_seat_to_which_nobody_came(tmp_path: Path) -> None:
    async def work(at: Company) -> None:
        await at.answer(BEN, await at.ask(ADA, "person"))
        await at.pass_by(60)
        await at.answer(BEN, await at.ask(ADA, "bot"))
        await at.pass_by(60)
        assert at.eve.kind == "bot"

    with_three(tmp_path, work)


def test_who_is_alone_waits_only_for_time_to_be_over(tmp_path: Path) -> None:
    async def work(at: Company) -> None:
        await at.vanish(BEN)
        await at.ask(ADA, "bot")
        await at.pass_by(60)
        assert [seat.kind for seat in at.live.course.seating.seats] == ["person", "person", "bot"]

    with_three(tmp_path, work)


def test_who_comes_back_while_others_are_asked_about_somebody_else_has_to_agree_too(tmp_path: Path) -> None:
    async def work(at: Company) -> None:
        await at.vanish(BEN)
        await at.ask(ADA, "bot")
        await at.come_back(BEN)
        await at.pass_by(60)
        assert at.eve.kind == "person"

    with_three(tmp_path, work)


def test_nobody_is_replaced_when_nobody_is_left_who_wants_it(tmp_path: Path) -> None:
    async def work(at: Company) -> None:
        await at.vanish(BEN)
        await at.ask(ADA, "bot")
        await at.live.resign(ADA)
        await at.pass_by(60)
        assert at.eve.kind == "person"

    with_three(tmp_path, work)


def test_a_question_and_its_answers_are_there_after_a_restart(tmp_path: Path) -> None:
    async def before(at: Company) -> None:
        await at.answer(BEN, await at.ask(ADA, "bot"))
        tables.append(at.live.head.id)

    async def after(hall: Hall, store: Store) -> None:
        async with hall.table(tables[0]) as live:
            await joined(live, ADA, BEN)
            await clock.forward(59, live)
            assert live.course.question is not None, "she has the whole time once more"
            await clock.forward(1, live)
            assert live.course.seating.seats[2].kind == "bot"

    tables, clock = list[str](), HandClock()
    with_three(tmp_path, before)
    hosted(tmp_path, after, clock.around())


def test_only_who_is_away_is_replaced_and_one_question_is_asked_at_a_time(tmp_path: Path) -> None:
    async def work(at: Company) -> None:
        assert await refusal(at.ask(ADA, "bot", seat=1)) == "not-away"
        assert await refusal(at.ask(ADA, "bot", seat=3)) == "no-seat"
        assert await refusal(at.ask(ZOE, "bot")) == "not-seated"
        assert await refusal(at.answer(BEN, at.live.course.number)) == "nothing-asked"
        number = await at.ask(ADA, "bot")
        assert await refusal(at.ask(BEN, "person")) == "asked-already"
        assert await refusal(at.answer(BEN, number - 1)) == "nothing-asked"

    with_three(tmp_path, work)


async def refusal(asked: Awaitable[object]) -> str:
    with pytest.raises(IllegalAction) as error:
        await asked
    return error.value.code


def test_who_is_there_is_not_replaced_and_before_the_game_nobody_is(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben)
        with refused("not-begun"):
            await ada.post(f"/api/tables/{table}/replace", {"seat": 1, "by": "bot"})
        for client in (ada, ben):
            await client.post(f"/api/tables/{table}/ready")
        with refused("not-away"):
            await ada.post(f"/api/tables/{table}/replace", {"seat": 1, "by": "bot"})
        with refused("nothing-asked"):
            await ada.post(f"/api/tables/{table}/replace/answer", {"number": 1, "agrees": True})

    met(address, 2, work)
