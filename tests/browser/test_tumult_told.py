"""What a browser is sent of Tumult Royale, and what it answers to whoever asks why not."""

import regalia
from tests.browser.asking import LISTEN, ask_all, is_right
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import by_programs, drawn, number_of, table_for
from tests.browser.script import Json
from tests.browser.tumult_games import SEED, in_turns
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


def told_fields(frames: list[tuple[str, Json]]) -> Json:
    """The fields of a position, from all that was sent."""
    fields: Json = {}
    for way, message in frames:
        if way == "in" and message["type"] in ("snapshot", "entry"):
            fields |= message.get("fields", {})
    return fields
