"""Replacing somebody who vanished from a game, if the others agree."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from regalia.client import Client
from regalia.errors import IllegalAction
from regalia.server.store import Guest, Store
from regalia.server.tables import Hall, LiveTable
from regalia.server.tables.asking import answered_replacing, asked_replacing
from regalia.server.tables.entries import Resigned
from regalia.server.wire.messages import Replacement
from tests.server.asking import met, refused, table_of
from tests.server.hosting import ADA, BEN, EVE, FLYING, Kept, created, hosted, until

ZOE = Guest("zoe", "Zoe", 1, 1)  # who comes by the link


@asynccontextmanager
async def three(hall: Hall) -> AsyncIterator[LiveTable]:
    """A table where Ada, Ben and Eve play, and Eve has vanished."""
    head = await created(hall, "court", "open", "open")
    async with hall.table(head.id) as live:
        for guest in (BEN, EVE):
            await live.sit(guest, None, "feminine", None)
        for guest in (ADA, BEN, EVE):
            await live.ready(guest, True)
        be_away(live, 2, True)
        yield live


def be_away(live: LiveTable, seat: int, away: bool) -> None:
    seats = list(live.course.seating.seats)
    seats[seat] = seats[seat].model_copy(update={"away": away})
    live.course.seating = replace(live.course.seating, seats=tuple(seats))


async def ask(live: LiveTable, guest: Guest, by: Replacement, seat: int = 2) -> int:
    """Ask the others; the number of the question."""
    await live.change(partial(asked_replacing, guest=guest.id, absent=seat, by=by))
    return live.course.number


async def answer(live: LiveTable, guest: Guest, number: int, agrees: bool) -> None:
    await live.change(partial(answered_replacing, guest=guest.id, number=number, agrees=agrees))


async def decided(live: LiveTable) -> None:
    await until(lambda: live.course.question is None)


def test_a_bot_plays_on_for_who_vanished_when_all_others_agreed_and_time_is_over(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with three(hall) as live:
            reader = Kept()
            await live.join(reader, BEN.id, None)
            number = await ask(live, ADA, "bot")
            assert reader.entries[-1]["replacing"] == {
                "seat": 2, "by": "bot", "number": number, "asked": [0, 1], "agreed": [0],
            }  # fmt: skip
            await answer(live, BEN, number, agrees=True)
            assert live.course.seating.seat_of(EVE.id) == 2, "she may still come back"
            await decided(live)
            seat = live.course.seating.seats[2]
            assert (seat.kind, seat.name, seat.resigned, seat.away) == ("bot", "Eve", True, False)
            assert live.course.table is not None
            assert not live.course.table.players[2].is_person
            assert live.course.seating.seat_of(EVE.id) is None
            assert [entry for entry in reader.entries if entry.get("replacing", "unchanged") is None]

    hosted(tmp_path, work, FLYING)


@pytest.mark.parametrize("answers", [[], [False], [True, False]])
def test_nobody_is_replaced_unless_all_others_agree_in_time(tmp_path: Path, answers: list[bool]) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with three(hall) as live:
            number = await ask(live, ADA, "bot")
            for agrees in answers:
                await answer(live, BEN, number, agrees)
            await decided(live)
            assert live.course.seating.seat_of(EVE.id) == 2

    hosted(tmp_path, work, FLYING)


def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with three(hall) as live:
            number = await ask(live, ADA, "bot")
            be_away(live, 2, False)
            with pytest.raises(IllegalAction):
                await ask(live, BEN, "bot")
            await answer(live, BEN, number, agrees=True)
            assert live.course.question is None

    hosted(tmp_path, work)


def test_another_person_takes_the_seat_by_the_link_and_plays_on_from_there(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        await store.add_guest(ZOE)
        async with three(hall) as live:
            reader = Kept()
            await live.join(reader, ZOE.id, None)
            with pytest.raises(IllegalAction):
                await live.sit(ZOE, 2, "feminine", None)
            await answer(live, BEN, await ask(live, ADA, "person"), agrees=True)
            await decided(live)
            assert live.course.seating.free == [2]
            await live.sit(ZOE, None, "masculine", None)
            assert reader.snapshots[-1]["seat"] == 2
            seat = live.course.seating.seats[2]
            assert (seat.kind, seat.name, seat.away, seat.resigned) == ("person", "Zoe", False, False)
            assert live.course.table is not None
            assert live.course.table.players[2].name == "Zoe"
            assert [mine.head.id for mine in await hall.tables_of(ZOE.id)] == [live.head.id]
            assert await hall.tables_of(EVE.id) == []

    hosted(tmp_path, work, FLYING)


def test_a_bot_takes_a_seat_to_which_nobody_came(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with three(hall) as live:
            for by in ("person", "bot"):
                await answer(live, BEN, await ask(live, ADA, by), agrees=True)
                await decided(live)
            assert live.course.seating.seats[2].kind == "bot"

    hosted(tmp_path, work, FLYING)


def test_who_is_alone_waits_only_for_time_to_be_over(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with three(hall) as live:
            be_away(live, 1, True)
            await ask(live, ADA, "bot")
            assert live.course.question is not None
            await decided(live)
            assert [seat.kind for seat in live.course.seating.seats] == ["person", "person", "bot"]

    hosted(tmp_path, work, FLYING)


def test_nobody_is_left_to_agree_when_who_asked_has_given_up(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with three(hall) as live:
            be_away(live, 1, True)
            await ask(live, ADA, "bot")
            await live.change(lambda course: Resigned(seat=0))
            await decided(live)
            assert live.course.seating.seat_of(EVE.id) == 2

    hosted(tmp_path, work, FLYING)


def test_only_who_is_away_is_replaced_and_one_question_is_asked_at_a_time(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with three(hall) as live:
            assert await refusal(ask(live, ADA, "bot", seat=1)) == "not-away"
            assert await refusal(ask(live, ADA, "bot", seat=3)) == "no-seat"
            assert await refusal(ask(live, ZOE, "bot")) == "not-seated"
            assert await refusal(answer(live, BEN, live.course.number, agrees=True)) == "nothing-asked"
            number = await ask(live, ADA, "bot")
            assert await refusal(ask(live, BEN, "person")) == "asked-already"
            assert await refusal(answer(live, BEN, number - 1, agrees=True)) == "nothing-asked"

    hosted(tmp_path, work)


async def refusal(asked: object) -> str:
    with pytest.raises(IllegalAction) as error:
        await asked  # type: ignore[misc]
    return error.value.code


def test_before_the_game_nobody_is_replaced(address: str) -> None:
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
