"""A whole game by somebody who sees nothing: what there is comes from the accessibility tree and the live regions."""

import re

from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import drawn, number_of, table_for

BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"')
DIE = re.compile(r"active die, (\d), sets aside")


def tree(page: Page) -> str:
    return page.locator("body").aria_snapshot()


def at_rest(page: Page) -> tuple[int, str]:
    """The number of an entry and the tree as it stands there: bots may move while it is read, the end has a sheet."""
    number, text = number_of(page), tree(page)
    if "The game is over." in text and "dialog" not in text:
        page.locator("dialog[open]").wait_for()  # a frame after the last move
        return at_rest(page)
    return (number, text) if number_of(page) == number else at_rest(page)


def buttons(text: str) -> list[str]:
    return [name.replace('\\"', '"') for name in BUTTON.findall(text)]


def heard(page: Page) -> list[str]:
    """What the live regions say."""
    regions = page.locator("[role=status], [role=alert]")
    return [text.strip() for text in regions.all_text_contents() if text.strip()]


def choice(text: str) -> str | None:
    """The name of the button that is pressed next: a card if there is one, the highest die, another roll."""
    names = buttons(text)
    cards = [name for name in names if name.endswith("can be taken")]
    dice = sorted((name for name in names if DIE.match(name)), key=DIE.findall, reverse=True)
    rolls = [name for name in names if re.fullmatch(r"Roll \d+ dic?e", name)]
    ends = [name for name in names if name in ("Take no card", "End the turn")]
    return next(iter([*cards, *rolls, *dice, *ends]), None)


def test_a_whole_game_is_played_from_what_is_said(arrive: Arrive, running: House) -> None:
    running.deal(20)
    ada = arrive("Ada")
    page = ada.at(table_for([ada], bots=[{"kind": "bot", "bot": "steady"}]))
    told = set[str]()
    for _ in range(400):
        number, text = at_rest(page)
        told.update(heard(page))
        if "dialog" in text:
            break
        name = choice(text)
        if name is not None:
            page.get_by_role("button", name=name, exact=True).first.press("Enter")
        drawn(page, number + 1)
    assert re.search(r'dialog "(.*)wins?!?"', text)
    assert "Your turn." in told
    lines = [line for line in told if line.startswith(("The bot", "Bot")) or " takes " in line]
    assert len(lines) > 2, told
