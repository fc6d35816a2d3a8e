"""What a player may ask for on the live channel, and how it is answered."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from regalia.client import Live
from tests.server.running import Json, Seated, actor, caught_up, seated


def with_two(address: str, work: Callable[[Seated], Awaitable[Any]]) -> None:
    """Do something at a table of court where two people have begun."""

    async def test() -> None:
        async with seated(address, "court") as at:
            await work(at)

    asyncio.run(test())


def keeps(live: Live) -> list[Json]:
    """The dice that can be set aside: that brings nothing to light."""
    return [choice["action"] for choice in live.choices if choice["action"]["type"] == "keep"]


def roll() -> Json:
    return {"type": "roll"}


def other(at: Seated, live: Live) -> Live:
    return next(one for one in at.lives if one is not live)


def undo(live: Live) -> Awaitable[Json]:
    return live.ask({"type": "undo", "seen": live.number})


def test_a_message_sent_again_does_nothing_twice_and_gets_the_same_answer(address: str) -> None:
    async def work(at: Seated) -> None:
        live = actor(at)
        number = live.number
        message = {"type": "act", "id": "mine", "seen": number, "actions": keeps(live)[:1]}
        answers = [await live.ask(message), await live.ask(message)]
        assert answers == [{"type": "acknowledged", "id": "mine", "number": live.number}] * 2
        assert live.number == number + 1

    with_two(address, work)


def test_a_refused_message_sent_again_stays_refused(address: str) -> None:
    async def work(at: Seated) -> None:
        live = actor(at)
        waits = other(at, live)
        message = {"type": "act", "id": "early", "seen": waits.number, "actions": [roll()]}
        first = await waits.ask(message)
        assert first["code"] == "not-your-turn"
        assert await waits.ask(message) == first

    with_two(address, work)


def test_a_refused_action_is_answered_with_code_reason_sentence_and_which_it_was(address: str) -> None:
    async def work(at: Seated) -> None:
        live = actor(at)
        before = live.known
        never = {"type": "keep", "face": next(face for face in range(1, 7) if keep(face) not in keeps(live))}
        answer = await live.act(keeps(live)[0], never)
        assert (answer["type"], answer["action"]) == ("refused", 1)
        assert answer["code"]
        assert answer["sentence"]["message"] == f"reason-{answer['reason']}"
        assert live.known == before, "nothing of the list was done"

    with_two(address, work)


def keep(face: int) -> Json:
    return {"type": "keep", "face": face}


def test_several_actions_are_one_entry_and_one_undo_takes_all_of_them_back(address: str) -> None:
    async def work(at: Seated) -> None:
        live = actor(at)
        before = live.known["fields"]
        first = keeps(live)[0]
        number = live.number
        await live.act(first)
        second = keeps(live)[0]
        await undo(live)
        assert live.known["fields"] == before
        answer = await live.act(first, second)
        assert answer["number"] == number + 3
        await undo(live)
        assert live.known["fields"] == before
        await caught_up(at)
        assert other(at, live).known["fields"] == before

    with_two(address, work)


def test_a_list_is_refused_as_such_where_an_earlier_action_would_bring_something_to_light(address: str) -> None:
    async def work(at: Seated) -> None:
        live = actor(at)
        number = live.number
        answers = [await live.act(keeps(live)[0], roll(), keep(face)) for face in range(1, 7)]
        assert {(answer["code"], answer["action"]) for answer in answers} == {("reveals-early", None)}
        assert len({str(answer["sentence"]) for answer in answers}) == 1, "no answer tells what would be rolled"
        assert live.number == number

    with_two(address, work)


def test_why_not_answers_without_playing(address: str) -> None:
    async def work(at: Seated) -> None:
        live = actor(at)
        before = live.known
        legal = await live.ask({"type": "why-not", "action": live.choices[0]["action"]})
        assert (legal["type"], legal["refusal"]) == ("reason", None)
        waits = other(at, live)
        illegal = await waits.ask({"type": "why-not", "action": roll()})
        assert illegal["refusal"]["code"] == "not-your-turn"
        assert live.known == before

    with_two(address, work)


def test_why_not_may_suppose_what_would_be_sent_before(address: str) -> None:
    """Whoever puts several actions together is told what is wrong with the next one, not that none was sent."""

    async def work(at: Seated) -> None:
        live = actor(at)
        before, first = live.known, keeps(live)[0]

        async def why_not(action: Json, *after: Json) -> Json:
            return await live.ask({"type": "why-not", "action": action, "after": after})

        assert (await why_not(roll()))["refusal"]["reason"] == "set-aside-first"
        assert (await why_not(roll(), first))["refusal"] is None
        assert (await why_not(roll(), roll()))["refusal"]["reason"] == "set-aside-first"
        assert (await why_not(roll(), {"type": "fly"}))["type"] == "refused"
        assert live.known == before

    with_two(address, work)


def test_what_is_supposed_before_a_question_brings_nothing_to_light(address: str) -> None:
    async def work(at: Seated) -> None:
        live = actor(at)
        asked = [{"type": "why-not", "action": keep(face), "after": [keeps(live)[0], roll()]} for face in range(1, 7)]
        answers = [await live.ask(question) for question in asked]
        assert {(answer["type"], answer["code"]) for answer in answers} == {("refused", "reveals-early")}

    with_two(address, work)


def test_an_action_is_stale_after_an_undo_that_its_player_had_not_seen(address: str) -> None:
    async def work(at: Seated) -> None:
        live = actor(at)
        first = keeps(live)[0]
        seen = live.number
        await live.act(first)
        await undo(live)
        answer = await live.ask({"type": "act", "seen": seen, "actions": [first]})
        assert answer["code"] == "stale"
        assert (await live.act(first))["type"] == "acknowledged"

    with_two(address, work)


def test_a_number_that_has_not_been_yet_is_refused(address: str) -> None:
    async def work(at: Seated) -> None:
        live = actor(at)
        answer = await live.ask({"type": "act", "seen": live.number + 1, "actions": keeps(live)[:1]})
        assert answer["code"] == "malformed-number"

    with_two(address, work)


async def rolled(at: Seated) -> tuple[Live, Json]:
    """The one who acts sets a die aside and rolls; and what it looked like before."""
    live = actor(at)
    before = live.known["fields"]
    await live.act(keeps(live)[0], roll())
    await caught_up(at)
    return live, before


def test_what_came_to_light_is_taken_back_only_if_the_other_agrees(address: str) -> None:
    async def work(at: Seated) -> None:
        live, before = await rolled(at)
        assert (await undo(live))["code"] == "undo-not-free"
        await live.ask({"type": "ask-undo", "seen": live.number})
        await caught_up(at)
        friend = other(at, live)
        asked = at.lives.index(friend)
        assert friend.known["request"] == {"seat": 1 - asked, "asked": [asked], "agreed": []}
        await friend.ask({"type": "answer", "seen": friend.number, "agrees": True})
        assert friend.known["fields"] == before
        assert friend.known["request"] is None

    with_two(address, work)


def test_if_the_other_does_not_agree_nothing_is_taken_back(address: str) -> None:
    async def work(at: Seated) -> None:
        live, _ = await rolled(at)
        after = live.known["fields"]
        await live.ask({"type": "ask-undo", "seen": live.number})
        await caught_up(at)
        friend = other(at, live)
        await friend.ask({"type": "answer", "seen": friend.number, "agrees": False})
        assert friend.known["request"] is None
        assert friend.known["fields"] == after
        answer = await friend.ask({"type": "answer", "seen": friend.number, "agrees": True})
        assert answer["code"] == "nothing-asked"

    with_two(address, work)


def test_the_story_of_every_reader_has_the_turns_that_were_played(address: str) -> None:
    async def work(at: Seated) -> None:
        chance = random.Random(4)
        for _ in range(20):
            live = actor(at)
            await live.act(chance.choice(live.choices)["action"])
            await caught_up(at)
        stories = [live.known["story"] for live in at.lives]
        assert stories[0] == stories[1], "court hides nothing"
        assert len(stories[0]) > 1
        assert all(stories[0][1:]), "of every turn something is told; what was dealt may be nothing"

    with_two(address, work)
