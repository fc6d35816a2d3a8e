"""What a browser is sent tells nothing that its reader may not know."""

from typing import Any

from playwright.sync_api import Response

import regalia
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import begun, drawn, play
from tests.browser.script import Json, script

SEED = 0x5EED0FA6A3E7B10C5D  # one that is no part of anything else by chance


def keys(value: Any) -> set[str]:
    """Every name in it, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*map(keys, value.values()))
    return set[str]().union(*map(keys, value)) if isinstance(value, list) else set()


def test_neither_the_seed_nor_anything_hidden_comes_to_the_browser(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    answers = list[Response]()
    people[0].context.on("response", lambda response: answers.append(response))  # noqa: PLW0108 - Playwright cannot take a method of a list
    table = begun(people, known)
    page = people[0].at(table)
    last = play(people, table, known.steps[:30])
    drawn(page, last)
    record = people[0].context.request.get(f"{people[0].address}/api/tables/{table}/record").text()
    told: list[Json] = [message for way, message in people[0].frames if way == "in"]
    shown = regalia.position("court", known.positions[30]).view(0)["state"]
    hidden = set(known.positions[30]) - set(shown) | {"seed", "record"}
    assert hidden >= {"random_key", "random_block"}
    assert hidden & keys(told) == set()
    assert {"snapshot", "entry"} <= {message["type"] for message in told}
    texts = [str(told), record, *(answer.text() for answer in answers if answer.ok and "/api/" in answer.url)]
    assert len(texts) > 4
    for text in texts:
        assert str(SEED) not in text
        assert f"{SEED:x}" not in text.lower()


def test_only_whoever_acts_is_told_what_he_can_do(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    table = begun(people, known)
    for person in people:
        person.at(table)
    first = known.steps[0].seat
    offered = [
        max(len(message["choices"]) for way, message in person.frames if way == "in" and message["type"] == "snapshot")
        for person in people
    ]
    assert offered[first] == len(known.steps[0].legal)
    assert offered[1 - first] == 0
