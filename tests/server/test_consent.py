"""Taking back what came to light: all other people at the table are asked, and have a while to answer."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from regalia.bots import SearchMemory
from regalia.differences import Json
from regalia.match import Match
from regalia.server.store import Entry, Guest, Saved, Store
from regalia.server.tables import Hall, LiveTable
from regalia.server.tables.course import Course
from regalia.server.wire.messages import Act, Answer, AskUndo, Undo
from tests.server.hosting import (
    ADA,
    BEN,
    HandClock,
    Kept,
    act_until,
    at_table,
    created,
    first_act,
    hosted,
    joined,
    log_of,
    robbing,
)

PATIENCE = 60.0  # seconds in which people answer
GRACE = 30.0  # seconds until somebody is away


class Asking:
    """Ada and Ben at a table of court: one of them has rolled and asks to take it back."""

    def __init__(self, live: LiveTable, clock: HandClock, store: Store, readers: dict[Guest, Kept]) -> None:
        self.live = live
        self.clock = clock
        self.store = store
        self.readers = readers

    @property
    def match(self) -> Match:
        assert self.live.course.table is not None
        return self.live.course.table.match

    def is_asked(self) -> bool:
        assert self.live.course.table is not None
        return self.live.course.table.request is not None

    def people(self) -> tuple[Guest, Guest]:
        """Who is to act, and the other."""
        seat = self.match.actors[0]
        return (ADA, BEN)[seat], (ADA, BEN)[1 - seat]

    async def roll(self, who: Guest) -> None:
        seat, number = (ADA, BEN).index(who), self.live.course.number
        keep = next(action for action in self.match.legal(seat) if action["type"] == "keep")
        rolled = Act(id=f"roll {number}", seen=number, actions=[keep, {"type": "roll"}])
        assert (await self.live.perform(who.id, rolled))["type"] == "acknowledged"

    async def play_until(self, seat: int) -> None:
        """Play on until a seat, which is a bot's, is to act."""
        while self.match.actors != (seat,):
            await self.act()

    async def ask(self, who: Guest) -> str | None:
        """Ask for an undo; the code of the refusal, if there is one."""
        number = self.live.course.number
        answer = await self.live.perform(who.id, AskUndo(id=f"please {number}", seen=number))
        return answer["code"] if answer["type"] == "refused" else None

    async def answer(self, who: Guest, agrees: bool = True) -> str | None:
        number = self.live.course.number
        answer = await self.live.perform(who.id, Answer(id=f"well {number}", seen=number, agrees=agrees))
        return answer["code"] if answer["type"] == "refused" else None

    async def go_away(self, who: Guest) -> None:
        self.live.leave(self.readers[who])
        await self.clock.forward(GRACE, self.live)
        assert self.live.course.seating.seats[(ADA, BEN).index(who)].away

    async def act(self) -> None:
        """Whoever is to act does the first thing that is allowed."""
        guest, act = first_act(self.live, str(self.live.course.number))
        await self.live.perform(guest.id, act)

    def askers(self) -> list[int]:
        """Who is told to have something to ask for."""
        told = (message for message in reversed(self.readers[ADA].messages) if "askers" in message)
        return sorted(next(told)["askers"])

    async def kinds(self) -> list[str]:
        return [entry.kind for entry in await log_of(self.store, self.live)]


def asking(folder: Path, work: Callable[[Asking], Awaitable[None]], *bots: str, **settings: str) -> None:
    clock = HandClock()

    async def do(hall: Hall, store: Store) -> None:
        async with at_table(hall, "court", *bots, settings=settings) as live:
            readers = dict(zip((ADA, BEN), await joined(live, ADA, BEN), strict=True))
            await work(Asking(live, clock, store, readers))

    hosted(folder, do, clock.around())


@pytest.mark.parametrize("asker", [ADA, BEN])
def test_a_game_that_is_over_stays_over(tmp_path: Path, asker: Guest) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "court", turn_limit=1) as live:
            while live.course.state != "over":
                guest, act = first_act(live, str(live.course.number))
                await live.perform(guest.id, act)
            record, number = live.record(), live.course.number
            for move in (AskUndo(id="a", seen=number), Answer(id="b", seen=number, agrees=True)):
                answer = await live.perform(asker.id, move)
                assert (answer["type"], answer.get("code")) == ("refused", "game-over")
            assert (await live.perform(asker.id, Undo(id="c", seen=number)))["type"] == "refused"
            assert (live.course.state, live.record()) == ("over", record)

    hosted(tmp_path, work)


def test_one_who_plays_against_bots_alone_cannot_reopen_a_game_that_is_over(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "court", "bot", turn_limit=1) as live:
            await live.resign(BEN)
            await act_until(live, lambda: live.course.state == "over")
            answer = await live.perform(ADA.id, AskUndo(id="a", seen=live.course.number))
            assert (answer["type"], answer.get("code")) == ("refused", "game-over")
            assert live.course.state == "over"

    hosted(tmp_path, work)


def test_a_bot_that_is_next_waits_for_the_answer(tmp_path: Path) -> None:
    async def work(at: Asking) -> None:
        await at.play_until(2)
        log = len(at.match.log)
        assert await at.ask(BEN) is None
        await at.clock.forward(PATIENCE - 1, at.live)
        assert (at.is_asked(), len(at.match.log)) == (True, log)
        assert await at.answer(ADA) is None
        assert at.match.actors == (1,), "it was taken back"

    asking(tmp_path, work, "bot")


def test_who_asks_means_his_own_last_move_and_all_that_others_did_since_goes_with_it(tmp_path: Path) -> None:
    async def work(at: Asking) -> None:
        acts, other = at.people()
        own = at.match.actors
        while at.match.actors == own:
            before = at.match.view(None)["state"]
            await at.act()
        await at.act()
        await at.act()
        assert await at.ask(acts) is None
        assert await at.answer(other) is None
        assert at.match.view(None)["state"] == before

    asking(tmp_path, work)


def test_who_has_done_nothing_has_nothing_to_ask_for(tmp_path: Path) -> None:
    async def work(at: Asking) -> None:
        _, other = at.people()
        mover = at.match.actors[0]
        assert at.askers() == []
        await at.act()
        assert at.askers() == [mover]
        assert await at.ask(other) == "nothing-to-undo"
        await at.live.perform((ADA, BEN)[mover].id, Undo(id="oh", seen=at.live.course.number))
        assert at.askers() == [], "it is taken back"

    asking(tmp_path, work)


def test_time_that_has_run_leaves_nothing_to_ask_for(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult", seconds=10) as live:
            readers = await joined(live, ADA, BEN)
            at = Asking(live, clock, store, dict(zip((ADA, BEN), readers, strict=True)))
            await robbing(live, clock)
            assert at.askers() == [0, 1]
            await clock.forward(20, live)
            assert at.match.clock is None
            assert at.askers() == []
            assert await at.ask(ADA) == "time-has-run"

    hosted(tmp_path, work, clock.around())


def test_what_bots_did_since_is_taken_back_with_the_last_move_of_a_person(tmp_path: Path) -> None:
    async def work(at: Asking) -> None:
        await at.play_until(2)
        while at.match.actors == (2,):
            await at.clock.forward(1, at.live)
        assert await at.ask(BEN) is None
        assert await at.answer(ADA) is None
        assert at.match.actors == (1,)
        saved = await at.store.load(at.live.head.id)
        assert saved is not None
        again = Course(saved, now=at.clock.now, seed=0, memory=SearchMemory())
        assert again.table is not None
        assert again.table.match.view(None) == at.match.view(None)

    asking(tmp_path, work, "bot")


def test_an_older_log_takes_back_the_last_message_though_a_bot_sent_it(tmp_path: Path) -> None:
    async def work(at: Asking) -> None:
        await at.play_until(2)
        while at.match.actors == (2,):
            await at.clock.forward(1, at.live)
        await at.ask(BEN)
        await at.answer(ADA)
        saved = await at.store.load(at.live.head.id)
        assert saved is not None
        place = next(place for place, entry in enumerate(saved.entries) if entry.kind == "asked-undo")
        asked, answered = saved.entries[place : place + 2]
        content = {name: value for name, value in asked.content.items() if name != "messages"}
        old = [*saved.entries[:place], asked._replace(content=content), answered]
        assert state_after(old, saved, at.clock) == state_after(saved.entries[: place - 1], saved, at.clock)

    asking(tmp_path, work, "bot")


def state_after(entries: list[Entry], saved: Saved, clock: HandClock) -> Json:
    course = Course(saved._replace(entries=entries), now=clock.now, seed=0, memory=SearchMemory())
    assert course.table is not None
    state: Json = course.table.match.view(None)["state"]
    return state


def test_where_only_bots_have_moved_nothing_is_taken_back(tmp_path: Path) -> None:
    clock = HandClock()

    async def work(hall: Hall, store: Store) -> None:
        head = await created(hall, "court", "bot", "bot")
        async with hall.table(head.id) as live:
            await live.ready(ADA, True)
            assert live.course.table is not None
            match = live.course.table.match
            assert match.actors != (0,), "a bot begins"
            while match.actors != (0,):
                await clock.forward(1, live)
            answer = await live.perform(ADA.id, AskUndo(id="a", seen=live.course.number))
            assert (answer["type"], answer.get("code")) == ("refused", "nothing-to-undo")
            assert match.actors == (0,)

    hosted(tmp_path, work, clock.around(seed=lambda: 9))


def test_a_bot_goes_on_when_nobody_answers(tmp_path: Path) -> None:
    async def work(at: Asking) -> None:
        await at.play_until(2)
        assert await at.ask(BEN) is None
        await at.clock.forward(PATIENCE + 1, at.live)
        kinds = await at.kinds()
        assert kinds[kinds.index("lapsed") + 1] == "acted"

    asking(tmp_path, work, "bot")


def test_nobody_has_longer_to_answer_because_something_else_happens_meanwhile(tmp_path: Path) -> None:
    async def work(at: Asking) -> None:
        acts, other = at.people()
        await at.roll(acts)
        await at.ask(acts)
        await at.go_away(other)
        assert at.is_asked()
        await at.clock.forward(PATIENCE - GRACE, at.live)
        assert (await at.kinds())[-2:] == ["went-away", "lapsed"]

    asking(tmp_path, work)


@pytest.mark.parametrize("absence", ["pause", "bot"])
def test_nothing_is_taken_back_without_who_is_away(tmp_path: Path, absence: str) -> None:
    async def work(at: Asking) -> None:
        acts, other = at.people()
        await at.go_away(other)
        await at.roll(acts)
        dice = at.match.position()
        assert await at.ask(acts) is None
        assert at.is_asked()
        await at.clock.forward(PATIENCE, at.live)
        assert not at.is_asked()
        assert at.match.position() == dice

    asking(tmp_path, work, absence=absence)


@pytest.mark.parametrize("absence", ["pause", "bot"])
def test_who_comes_back_in_time_can_answer(tmp_path: Path, absence: str) -> None:
    async def work(at: Asking) -> None:
        acts, other = at.people()
        log = len(at.match.log)
        await at.go_away(other)
        await at.roll(acts)
        await at.ask(acts)
        await joined(at.live, other)
        await at.clock.forward(1, at.live)
        assert (await at.kinds())[-1] == "came-back"
        assert await at.answer(other) is None
        assert len(at.match.log) == log + 4, "two actions, and both taken back"

    asking(tmp_path, work, absence=absence)


def test_who_goes_away_while_he_is_asked_is_still_asked(tmp_path: Path) -> None:
    async def work(at: Asking) -> None:
        acts, other = at.people()
        await at.roll(acts)
        await at.ask(acts)
        await at.go_away(other)
        assert at.is_asked()
        await joined(at.live, other)
        await at.clock.forward(1, at.live)
        assert await at.answer(other, agrees=False) is None
        assert not at.is_asked()

    asking(tmp_path, work, absence="bot")


def test_a_log_from_before_it_was_written_who_is_asked_leads_where_it_did(tmp_path: Path) -> None:
    async def work(at: Asking) -> None:
        acts, other = at.people()
        await at.go_away(other)
        await at.roll(acts)
        await at.ask(acts)
        saved = await at.store.load(at.live.head.id)
        assert saved is not None
        content = {name: value for name, value in saved.entries[-1].content.items() if name != "asked"}
        old = saved._replace(entries=[*saved.entries[:-1], saved.entries[-1]._replace(content=content)])
        course = Course(old, now=at.clock.now, seed=0, memory=SearchMemory())
        assert course.table is not None
        assert course.table.request is None, "nobody was asked, and it was taken back"

    asking(tmp_path, work, absence="bot")
