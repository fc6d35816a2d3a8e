"""What a browser is sent of Tumult Royale, and what it answers to whoever asks why not."""

import re

from playwright.sync_api import Response

import regalia
from tests.browser.asking import LISTEN, ask_all, is_right
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import by_programs, drawn, number_of, table_for
from tests.browser.script import Json
from tests.browser.tumult_games import KEEP, RETURN, SEED, in_turns, lift, robbed, robbing
from tests.browser.tumult_hands import look_on

ROUNDS = 2
PIECES = ".board [data-place], .board [data-cell], .board [data-region], .board [data-tile], .castle .keep"
OFFERS = "[data-offer]:not([data-offer=undo], [data-offer=step-back])"


def test_every_piece_has_an_answer_in_every_position(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    known, people = in_turns(), [arrive("Ada"), arrive("Ben")]
    people[0].context.add_init_script(LISTEN)
    table = table_for(people, game="tumult", options={"taxes": "turns"})
    page = people[0].at(table)
    number, wrong, kinds = number_of(page), list[Json](), set[str]()
    with by_programs(people, table) as channels:
        for step in known.steps[: known.until(lambda _, position: position["rounds"] > ROUNDS)]:
            drawn(page, number)
            look_on(page)
            heard = ask_all(page, PIECES, OFFERS)
            legal = step.legal if step.seat == 0 else []
            wrong += [one for one in heard if not is_right(one, legal)]
            kinds |= {one["action"]["type"] for one in heard}
            channels[step.seat].number = number
            number = channels[step.seat].act(step.action)
    assert wrong == []
    assert kinds >= {"erect", "lift", "keep", "return", "done", "place", "pay", "pass"}


def test_a_browser_is_told_only_what_its_seat_may_know(arrive: Arrive, running: House) -> None:
    """T5, T6: what lies face down, what others saw, and what was set aside: entry by entry, as it came."""
    running.deal(SEED)
    known, people = in_turns(), [arrive("Ada"), arrive("Ben")]
    table = table_for(people, game="tumult", options={"taxes": "turns"})
    page = people[0].at(table)
    number, secrets = number_of(page), 0
    steps = known.until(lambda _, position: position["rounds"] > ROUNDS)
    with by_programs(people, table) as channels:
        for at, step in enumerate(known.steps[:steps], 1):
            channels[step.seat].number = number
            number = channels[step.seat].act(step.action)
            drawn(page, number)
            fields, position = told_fields(people[0].frames), known.positions[at]
            assert fields == regalia.position("tumult", position).view(0)["state"]
            secrets += fields["tiles"] != position["tiles"]
    assert secrets > 0  # there was something to hide
    told = [message for way, message in people[0].frames if way == "in"]
    saw = [event for message in told for event in message.get("told", []) if event["type"] == "saw"]
    assert {event["seat"] for event in saw} == {0}


def test_while_the_sand_runs_a_browser_is_told_only_what_its_seat_may_know(arrive: Arrive, running: House) -> None:
    """T6: what lies face down or is in other hands: by the socket, by every answer, and by what can be asked for."""
    people = [arrive("Ada"), arrive("Ben")]
    answers = list[Response]()
    people[0].context.on("response", lambda response: answers.append(response))  # noqa: PLW0108 - Playwright cannot take a method of a list
    table, number = robbing(people, running)
    page = people[0].at(table)
    match = robbed(len(people))
    with by_programs(people, table) as channels:
        for seat, action in RUSH:
            match.play(seat, action)
            channels[seat].number = number
            number = channels[seat].act(action)
            drawn(page, number)
            assert told_fields(people[0].frames) == match.view(0)["state"]
            assert known_tiles(people[0].frames) == {*match.position()["seen"][0]}
    told = [message for way, message in people[0].frames if way == "in"]
    assert {event["seat"] for message in told for event in message.get("told", []) if event["type"] == "saw"} == {0}
    assert any(message.get("clock") for message in told)  # the sand ran
    words = str(people[0].get(f"/tables/{table}/words"))
    record = people[0].context.request.get(f"{people[0].address}/api/tables/{table}/record").text()
    for text in [words, record, *(answer.text() for answer in answers if answer.ok and table in answer.url)]:
        assert not re.search(r"Ben (sees|saw)", text)
        assert '"tiles"' not in text


# what hands do in a rush: both look at what the other one has seen, keep, and put back
RUSH: list[tuple[int, Json]] = [
    (0, lift(0)), (1, lift(5)), (1, RETURN), (0, KEEP), (1, lift(7)), (0, lift(5)), (1, KEEP),
    (0, RETURN), (1, lift(1)), (0, lift(2)), (0, RETURN), (1, RETURN), (0, lift(1)), (0, KEEP),
]  # fmt: skip


def known_tiles(frames: list[tuple[str, Json]]) -> set[int]:
    """The places whose tiles are told with what can be done, and those in the fields."""
    choices: Json = {}
    for way, message in frames:
        if way == "in" and message["type"] in ("snapshot", "entry"):
            choices |= message.get("choices") or {}
    lifts = [choice for choice in choices.values() if choice and choice["action"]["type"] == "lift"]
    told = {choice["action"]["place"] for choice in lifts if choice["facts"]["tile"] is not None}
    return told | {place for place, tile in enumerate(told_fields(frames)["tiles"]) if tile >= 0}


def told_fields(frames: list[tuple[str, Json]]) -> Json:
    """The fields of a position, from all that was sent."""
    fields: Json = {}
    for way, message in frames:
        if way == "in" and message["type"] in ("snapshot", "entry"):
            fields |= message.get("fields", {})
    return fields
