"""Tables in memory: nothing is shown that is not written, and what need not be there is not."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from regalia.server.store import Guest, Store, StoreProblem
from regalia.server.tables import Hall, LiveTable
from regalia.server.tables.reading import standing
from regalia.server.wire.connection import MOST_WAITING, Connection
from regalia.server.wire.messages import Act, AskUndo
from regalia.server.wire.outgoing import text
from tests.server.hosting import (
    ADA,
    AROUND,
    BEN,
    FLYING,
    HandClock,
    Kept,
    at_table,
    created,
    first_act,
    hosted,
    joined,
    until,
)
from tests.server.running import GAMES


def test_what_cannot_be_written_does_not_happen_and_is_not_shown(tmp_path: Path, monkeypatch: Any) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StoreProblem("disk-full", "The disk is full.")

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            reader = Kept()
            await live.join(reader, BEN.id, None)
            guest, act = first_act(live)
            with monkeypatch.context() as patched:
                patched.setattr(store, "append", full)
                answer = await live.perform(guest.id, act)
            assert (answer["type"], answer.get("code")) == ("refused", "store-disk-full")
            assert [message["type"] for message in reader.messages] == ["snapshot"]
            again = await live.perform(guest.id, act)
            assert again["type"] == "acknowledged", "when there is room again it can be sent again"

    hosted(tmp_path, work)


def test_nothing_is_shown_before_it_is_written(tmp_path: Path, monkeypatch: Any) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            reader, shown_before = Kept(), list[int]()
            await live.join(reader, None, None)
            append = store.append

            async def appended(*arguments: Any, **how: Any) -> None:
                await append(*arguments, **how)
                shown_before.append(len(reader.messages))

            monkeypatch.setattr(store, "append", appended)
            guest, act = first_act(live)
            await live.perform(guest.id, act)
            assert (shown_before, len(reader.messages)) == ([1], 2)

    hosted(tmp_path, work)


def test_what_was_asked_for_is_done_though_who_asked_is_gone(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            guest, act = first_act(live)
            asking = asyncio.create_task(live.perform(guest.id, act))
            await asyncio.sleep(0)
            asking.cancel()
            number = live.course.number
            await until(lambda: live.course.number == number + 1)
            saved = await store.load(live.head.id)
            assert saved is not None
            assert len(saved.entries) == live.course.number

    hosted(tmp_path, work)


def test_those_who_act_at_once_are_served_one_after_the_other(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            guest, act = first_act(live)
            acts = [act.model_copy(update={"id": str(number)}) for number in range(5)]
            answers = await asyncio.gather(*(live.perform(guest.id, one) for one in acts))
            assert [answer["type"] for answer in answers].count("acknowledged") == 1
            assert {answer.get("code") for answer in answers[1:]} == {"stale"}

    hosted(tmp_path, work)


async def ask_in_vain(live: LiveTable, guest: Guest, times: int) -> None:
    for number in range(times):
        answer = await live.perform(guest.id, AskUndo(id=f"vain {number}", seen=live.course.number))
        assert answer["type"] == "refused"


def test_a_refused_message_is_answered_the_same_however_much_others_are_refused(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            guest, act = first_act(live)
            early = act.model_copy(update={"id": "early", "seen": live.course.number + 1})
            other = BEN if guest == ADA else ADA
            refused = await live.perform(other.id, early)
            await ask_in_vain(live, guest, 200)
            await live.perform(guest.id, act)
            assert await live.perform(other.id, early) == refused, "though there is an entry of that number now"

    hosted(tmp_path, work)


def test_of_one_player_only_the_last_refusals_are_remembered(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            guest, act = first_act(live)
            wrong = act.model_copy(update={"id": "wrong", "seen": live.course.number + 1})
            assert (await live.perform(guest.id, wrong))["type"] == "refused"
            await ask_in_vain(live, guest, 200)
            right = act.model_copy(update={"id": "wrong"})
            assert (await live.perform(guest.id, right))["type"] == "acknowledged"

    hosted(tmp_path, work)


def test_a_table_leaves_memory_when_nobody_uses_it_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            guest, act = first_act(live)
            await live.perform(guest.id, act)
            [reader] = await joined(live, ADA)
        await clock.forward(AROUND.idle, live)
        hall.forget_idle()
        async with hall.table(live.head.id) as same:
            assert same is live, "somebody reads it"
            last = await shown(live)
            live.leave(reader)
        await clock.forward(AROUND.idle - 1, live)
        hall.forget_idle()
        async with hall.table(live.head.id) as same:
            assert same is live, "somebody read it not long ago"
        await clock.forward(1, live)
        hall.forget_idle()
        async with hall.table(live.head.id) as again:
            assert again is not live
            fresh = await shown(again)
            assert all(fresh[key] == last[key] for key in ("fields", "story", "choices"))

    async def shown(live: LiveTable) -> dict[str, Any]:
        [reader] = await joined(live, ADA)
        live.leave(reader)
        return {**reader.snapshots[0]}

    clock = HandClock()
    hosted(tmp_path, work, clock.around())


@pytest.mark.parametrize("game", GAMES)
def test_every_reader_sees_what_the_match_shows_its_seat_and_no_more(tmp_path: Path, game: str) -> None:
    async def work(hall: Hall, store: Store) -> None:
        chance = random.Random(5)
        async with at_table(hall, game, **GAMES[game]) as live:
            readers = {0: Kept(), 1: Kept(), None: Kept()}
            for seat, reader in readers.items():
                await live.join(reader, None if seat is None else (ADA, BEN)[seat].id, None)
            for number in range(40):
                await act_by_chance(live, chance, str(number))
                for seat, reader in readers.items():
                    check_last(live, seat, reader)

    hosted(tmp_path, work)


async def act_by_chance(live: LiveTable, chance: random.Random, message: str) -> None:
    assert live.course.table is not None
    match = live.course.table.match
    seat = chance.choice(match.actors)
    act = Act(id=message, seen=live.course.number, actions=[chance.choice(match.legal(seat))])
    assert (await live.perform((ADA, BEN)[seat].id, act))["type"] == "acknowledged"


def check_last(live: LiveTable, seat: int | None, reader: Kept) -> None:
    assert live.course.table is not None
    match = live.course.table.match
    told, entry = match.view(seat), reader.entries[-1]
    assert entry["number"] == live.course.number
    assert entry["told"] == told["events"]
    assert entry["fields"].items() <= told["state"].items()
    legal = [] if seat is None or seat not in match.actors else match.legal(seat)
    assert all(choice["action"] in legal for choice in entry.get("choices", {}).values() if choice is not None)


def test_who_takes_a_seat_while_watching_gets_a_snapshot_from_there(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        head = await created(hall)
        async with hall.table(head.id) as live:
            reader = Kept()
            await live.join(reader, BEN.id, None)
            await live.sit(BEN, None, "masculine", 1)
            assert [snapshot["seat"] for snapshot in reader.snapshots] == [None, 1]

    hosted(tmp_path, work)


def test_who_does_not_answer_in_time_has_not_agreed(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            guest, act = first_act(live)
            await live.perform(guest.id, act)
            table = live.course.table
            assert table is not None
            log = len(table.match.log)
            await live.perform(guest.id, AskUndo(id="please", seen=live.course.number))
            assert table.request is not None
            await until(lambda: table.request is None)
            assert len(table.match.log) == log

    hosted(tmp_path, work, FLYING)


def test_a_reader_who_is_too_far_behind_is_dropped(tmp_path: Path) -> None:
    class Stuck:
        """A socket to which nothing can be written."""

        closed: int | None = None

        async def receive(self) -> Any:
            await asyncio.Event().wait()

        async def send_text(self, text: str) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int) -> None:
            self.closed = code

    async def work(hall: Hall, store: Store) -> None:
        socket: Any = Stuck()
        connection = Connection(socket, lambda text: False, hall, None, lambda: True)
        running = asyncio.create_task(connection.run())
        for _ in range(MOST_WAITING):
            connection.send(text({"type": "lobby", "tables": []}))
        await asyncio.sleep(0.01)
        assert not running.done()
        for _ in range(2):
            connection.send(text({"type": "lobby", "tables": []}))
        await asyncio.wait_for(running, 5)
        assert socket.closed == 1013

    hosted(tmp_path, work)


def test_what_a_slow_reader_is_told_stays_in_order(tmp_path: Path) -> None:
    """As long as anything waits for him, nothing goes past it, though he could be written to directly again."""

    class Slow:
        keeps_up = True

        def __init__(self) -> None:
            self.read = list[str]()
            self.reads = asyncio.Event()

        def take(self, text: str) -> bool:
            if self.keeps_up:
                self.read.append(text)
            return self.keeps_up

        async def receive(self) -> Any:
            await asyncio.Event().wait()

        async def send_text(self, text: str) -> None:
            await self.reads.wait()
            self.read.append(text)

    async def work(hall: Hall, store: Store) -> None:
        slow: Any = Slow()
        connection = Connection(slow, slow.take, hall, None, lambda: True)
        running = asyncio.create_task(connection.run())
        for number in range(6):
            slow.keeps_up = number not in (2, 3)
            connection.send(str(number))
            await asyncio.sleep(0)
        slow.reads.set()
        while len(slow.read) < 6:
            await asyncio.sleep(0)
        connection.send("6")
        assert slow.read == ["0", "1", "2", "3", "4", "5", "6"]
        running.cancel()

    hosted(tmp_path, work)


def test_who_resigned_comes_after_all_others() -> None:
    assert standing([1, 2, 2, 4], [True, False, False, False]) == [4, 1, 1, 3]
    assert standing([1, 2], [False, False]) == [1, 2]
