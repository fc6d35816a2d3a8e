"""A whole game of Council of 4 by somebody who sees nothing, at the size of a phone."""

import re

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import drawn, table_for
from tests.browser.test_listening import at_rest, buttons, heard
from tests.browser.test_tours import PHONE

# What is pressed, by what it is called: the first that is there. What has to be answered or paid comes before all else.
WANTED = [
    re.compile(pattern)
    for pattern in (
        r"Pay \d+ cards?\b",
        r"Cheapest$",
        r"with permit [A-Z]+",
        r".* comes in, .* leaves$",
        r"\w+, brings ",
        r"Permit [A-Z]+, brings ",
        r".*can be placed in with permit",
        r".*the queen’s help from",
        r"Permit .*, can be acquired",
        r".*a councillor can be elected$",
        r"End turn$",
    )
]
SENT = {WANTED[at] for at in (0, 2, 3, 4, 5, 10)}  # all else only takes something up
MOST = 600  # presses of a game that goes on and on


def choice(text: str) -> tuple[re.Pattern[str], str] | None:
    """What is pressed next, and why."""
    names = buttons(text)
    return next(((wanted, name) for wanted in WANTED for name in names if wanted.match(name)), None)


def test_a_whole_game_is_played_from_what_is_said_on_a_phone(arrive: Arrive, running: House) -> None:
    running.deal(20)
    ada = arrive("Ada", viewport=PHONE)
    page = ada.at(table_for([ada], game="council", bots=[{"kind": "bot", "bot": "steady"}]))
    told, pressed = set[str](), set[re.Pattern[str]]()
    for _ in range(MOST):
        number, text = at_rest(page)
        told.update(heard(page))
        if "dialog" in text:
            break
        chosen = choice(text)
        if chosen is not None:
            pressed.add(chosen[0])
            page.get_by_role("button", name=chosen[1], exact=True).first.press("Enter")
        if chosen is None or chosen[0] in SENT:
            drawn(page, number + 1)
    assert re.search(r'dialog "(.*)wins?!?"', text)
    assert "Your turn." in told
    assert len([line for line in told if " places a merchant in " in line]) > 2, told
    assert {WANTED[at] for at in (0, 1, 2, 3, 6, 8, 9, 10)} <= pressed
