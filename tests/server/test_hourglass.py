"""The hourglass at a table of people: the server's clock, and all of it in the log."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regalia.bots import BOTS, BotKind
from regalia.bots.greedy import Greedy
from regalia.schema import Array
from regalia.server.store import Store
from regalia.server.tables import Hall, LiveTable
from regalia.server.wire.messages import Act
from regalia.server.wire.outgoing import Acknowledged, Refused
from tests.server.hosting import (
    ADA,
    BEN,
    HandClock,
    at_table,
    first_act,
    hosted,
    joined,
    log_of,
    robbing,
)

DONE, KEEP = {"type": "done"}, {"type": "keep"}


def lift(place: int) -> dict[str, Any]:
    return {"type": "lift", "place": place}


async def do(live: LiveTable, seat: int, *actions: dict[str, Any]) -> Acknowledged | Refused:
    """Somebody acts, with an id that nobody had before."""
    act = Act(id=f"{live.course.number}-{seat}-{actions}", seen=live.course.number, actions=list(actions))
    return await live.perform((ADA, BEN)[seat].id, act)


async def begun_robbing(live: LiveTable, clock: HandClock) -> None:
    await joined(live, ADA, BEN)
    await robbing(live, clock)


def glass(live: LiveTable) -> tuple[str, float] | None:
    """The glass that there is, and the sand that is left in it."""
    table = live.course.table
    assert table is not None
    return None if table.match.clock is None or table.left is None else (table.match.clock.glass, table.left)


def test_the_sand_runs_only_when_all_are_ready_and_the_king_turns_the_glass(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            await joined(live, ADA, BEN)
            assert live.course.table is not None
            match = live.course.table.match
            while match.view(None)["state"]["phase"] != "ready":
                guest, act = first_act(live, str(live.course.number))
                await live.perform(guest.id, act)
            [other] = match.actors
            assert (await do(live, 1 - other, {"type": "start"}))["type"] == "refused", "the king waits for the other"
            await do(live, other, {"type": "ready"})
            await clock.forward(100, live)
            assert glass(live) is None
            await do(live, 1 - other, {"type": "start"})
            assert glass(live) == ("taxes", 20)

    hosted(tmp_path, work, clock.around())


def test_every_entry_says_how_much_sand_had_run(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            await begun_robbing(live, clock)
            before = live.course.number
            await clock.forward(1.25, live)
            await do(live, 0, lift(0))
            await clock.forward(0.5, live)
            await do(live, 1, lift(1))
            await clock.forward(20, live)
            log = await log_of(store, live)
            assert [entry.content.get("sand") for entry in log[:before]] == [None] * before
            timed = [(entry.kind, entry.content["sand"]) for entry in log[before:]]
            assert timed[:3] == [("acted", 1250), ("acted", 1750), ("ticked", 20000)]

    hosted(tmp_path, work, clock.around())


def test_two_hands_on_one_tile_the_first_to_arrive_has_it(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            await begun_robbing(live, clock)
            for place, order in enumerate([(0, 1), (1, 0)]):
                answers = await asyncio.gather(*(do(live, seat, lift(place)) for seat in order))
                assert [answer["type"] for answer in answers] == ["acknowledged", "refused"]
                assert answers[1].get("reason") == "in-another-hand"
                await do(live, order[0], KEEP)

    hosted(tmp_path, work, clock.around())


def test_when_the_sand_is_out_there_are_five_seconds_for_the_tile_in_hand(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            await begun_robbing(live, clock)
            for seat in (0, 1):
                await do(live, seat, lift(seat))
            await clock.forward(20, live)
            assert glass(live) == ("hands", 5)
            assert (await do(live, 0, lift(2)))["type"] == "refused"
            await clock.forward(4.9, live)
            assert (await do(live, 0, KEEP))["type"] == "acknowledged"
            await clock.forward(0.1, live)
            assert glass(live) is None
            kinds = [(entry.kind, entry.content["sand"]) for entry in (await log_of(store, live))[-2:]]
            assert kinds == [("acted", 4900), ("ticked", 5000)], "the other's tile was returned"

    hosted(tmp_path, work, clock.around())


def test_when_all_are_done_the_sand_need_not_run_out(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            await begun_robbing(live, clock)
            await do(live, 0, DONE)
            assert glass(live) == ("taxes", 20)
            await do(live, 1, DONE)
            assert glass(live) is None
            number = live.course.number
            await clock.forward(29, live)
            assert live.course.number == number, "no timer rings for a glass that is gone"

    hosted(tmp_path, work, clock.around())


def test_who_acts_when_the_sand_has_run_is_too_late_though_no_timer_has_rung(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            await begun_robbing(live, clock)
            clock.time += 20
            assert (await do(live, 0, lift(0)))["type"] == "refused"
            assert (await log_of(store, live))[-1].kind == "ticked"

    hosted(tmp_path, work, clock.around())


def test_who_came_in_time_is_not_too_late_because_others_were_served_first(tmp_path: Path, monkeypatch: Any) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            await begun_robbing(live, clock)
            append = store.append

            async def slowly(*arguments: Any, **how: Any) -> None:
                clock.time += 0.5
                await append(*arguments, **how)

            monkeypatch.setattr(store, "append", slowly)
            clock.time += 19.9
            answers = await asyncio.gather(do(live, 0, lift(0)), do(live, 1, lift(1)))
            assert [answer["type"] for answer in answers] == ["acknowledged"] * 2
            assert [entry.content["sand"] for entry in (await log_of(store, live))[-2:]] == [19900, 19900]

    hosted(tmp_path, work, clock.around())


def test_what_hands_do_is_written_at_once_and_what_waits_for_nobody_in_company(
    tmp_path: Path, monkeypatch: Any
) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        hurried = list[bool]()
        append = store.append

        async def noted(*arguments: Any, hurries: bool) -> None:
            hurried.append(hurries)
            await append(*arguments, hurries=hurries)

        monkeypatch.setattr(store, "append", noted)
        async with at_table(hall, "tumult") as live:
            await begun_robbing(live, clock)
            assert not any(hurried)
            await do(live, 0, lift(0))
            assert hurried[-1]

    hosted(tmp_path, work, clock.around())


def test_hands_of_bots_at_a_table_have_human_speed(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult", "bot") as live:
            await begun_robbing(live, clock)
            await clock.forward(19, live)
            log = await log_of(store, live)
            moved = [
                entry.content["sand"] for entry in log if entry.content.get("seat") == 2 and "sand" in entry.content
            ]
            pauses = [later - earlier for earlier, later in zip([0, *moved], moved, strict=False)]
            assert len(pauses) > 5
            assert min(pauses) >= 480
            assert max(pauses) <= 1120

    hosted(tmp_path, work, clock.around())


def test_a_bot_that_has_thought_until_the_sand_was_out_is_too_late_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()

    class Slow(Greedy):
        def choose(self, view: Array, seat: int) -> int:
            clock.time += 20
            return super().choose(view, seat)

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult", "bot") as live:
            await begun_robbing(live, clock)
            number = live.course.number
            monkeypatch.setitem(BOTS, "easy", BotKind(lambda game, *_: Slow(game), False, "bot-easy", is_opponent=True))
            await clock.forward(2, live)
            assert [entry.kind for entry in (await log_of(store, live))[number:]][:1] == ["ticked"]

    hosted(tmp_path, work, clock.around())


def test_however_many_hands_move_there_is_one_timer_for_the_end_of_the_glass(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult") as live:
            await begun_robbing(live, clock)
            before = clock.timers
            for place in range(3):
                await do(live, 0, lift(place))
                await do(live, 0, {"type": "return"})
            assert clock.timers == before
            await clock.forward(20, live)
            assert [entry.kind for entry in await log_of(store, live)][-1] == "ticked"

    hosted(tmp_path, work, clock.around())
