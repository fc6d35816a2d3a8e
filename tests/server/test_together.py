"""Where all collect taxes at once, nothing that somebody does is stale, whether sand runs or not."""

from pathlib import Path
from typing import Any

from regalia.match import Match
from regalia.server.store import Store
from regalia.server.tables import Hall, LiveTable
from regalia.server.wire.messages import Act, Answer, AskUndo, Undo
from tests.server.hosting import ADA, BEN, HandClock, at_table, first_act, hosted

KEEP, RETURN, DONE = {"type": "keep"}, {"type": "return"}, {"type": "done"}


def lift(place: int) -> dict[str, Any]:
    return {"type": "lift", "place": place}


class Taxes:
    """Ada and Ben collect taxes. What they send says what they saw, which may be long ago."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._sent = 0

    @property
    def match(self) -> Match:
        assert self.live.course.table is not None
        return self.live.course.table.match

    async def act(self, seat: int, *actions: dict[str, Any], seen: int | None = None) -> str:
        """What somebody does; what he is answered: acknowledged, or the code of the refusal."""
        number = self.live.course.number if seen is None else seen
        return await self._perform(seat, Act(id=self._id(), seen=number, actions=list(actions)))

    async def undo(self, seat: int) -> str:
        return await self._perform(seat, Undo(id=self._id(), seen=self.live.course.number))

    async def ask_undo(self, seat: int) -> str:
        return await self._perform(seat, AskUndo(id=self._id(), seen=self.live.course.number))

    async def answer(self, seat: int, *, seen: int) -> str:
        return await self._perform(seat, Answer(id=self._id(), seen=seen, agrees=True))

    async def _perform(self, seat: int, move: Act | Undo | AskUndo | Answer) -> str:
        answer = await self.live.perform((ADA, BEN)[seat].id, move)
        return answer["code"] if answer["type"] == "refused" else answer["type"]

    def _id(self) -> str:
        self._sent += 1
        return f"taxes {self._sent}"


def collecting(folder: Path, work: Any) -> None:
    """Do something where Ada and Ben collect taxes on a budget."""

    async def do(hall: Hall, store: Store) -> None:
        async with at_table(hall, "tumult", taxes="budget") as live:
            taxes = Taxes(live)
            while taxes.match.actors != (0, 1):
                guest, act = first_act(live, str(live.course.number))
                await live.perform(guest.id, act)
            await work(taxes)

    hosted(folder, do, HandClock().around())


def test_what_others_take_back_makes_nothing_stale(tmp_path: Path) -> None:
    async def work(taxes: Taxes) -> None:
        seen = taxes.live.course.number
        for action in (lift(0), RETURN):
            await taxes.act(0, action)
        assert await taxes.undo(0) == "acknowledged"
        assert await taxes.act(1, lift(1), seen=seen) == "acknowledged"

    collecting(tmp_path, work)


def test_hands_may_be_faster_than_eyes(tmp_path: Path) -> None:
    async def work(taxes: Taxes) -> None:
        seen = taxes.live.course.number
        for action in (lift(0), KEEP, lift(1), RETURN):
            assert await taxes.act(0, action, seen=seen) == "acknowledged"

    collecting(tmp_path, work)


def test_hands_may_be_faster_than_eyes_also_when_all_others_are_done(tmp_path: Path) -> None:
    async def work(taxes: Taxes) -> None:
        seen = taxes.live.course.number
        assert await taxes.act(1, DONE) == "acknowledged"
        assert taxes.match.actors == (0,)
        for action in (lift(0), KEEP, lift(1), RETURN):
            assert await taxes.act(0, action, seen=seen) == "acknowledged"

    collecting(tmp_path, work)


def test_when_taxes_are_collected_it_is_one_turn_after_the_other_again(tmp_path: Path) -> None:
    async def work(taxes: Taxes) -> None:
        king = taxes.match.view(None)["state"]["ranks"][0]
        seen = taxes.live.course.number
        for seat, places in ((king, range(4)), (1 - king, range(4, 8))):
            for place in places:
                for action in (lift(place), KEEP):
                    assert await taxes.act(seat, action) == "acknowledged"
            assert await taxes.act(seat, DONE) == "acknowledged"
        assert taxes.match.actors == (king,)
        assert await taxes.act(king, taxes.match.legal(king)[0], seen=seen) == "stale"

    collecting(tmp_path, work)


def test_nobody_answers_a_question_that_he_has_not_seen(tmp_path: Path) -> None:
    async def work(taxes: Taxes) -> None:
        seen = taxes.live.course.number
        await taxes.act(0, lift(0))
        assert await taxes.ask_undo(0) == "acknowledged"
        assert await taxes.answer(1, seen=seen) == "stale"
        assert await taxes.answer(1, seen=taxes.live.course.number) == "acknowledged"

    collecting(tmp_path, work)
