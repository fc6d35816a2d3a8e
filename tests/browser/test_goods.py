"""Where there is little room, a banner opens all that everybody may see of a player."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.keyboard import FOCUSED
from tests.browser.people import begun, table_for
from tests.browser.script import script
from tests.browser.test_tours import PHONE, TABLET

SEED = 137
OTHERS = re.compile(r"^What (?!you\b)", re.IGNORECASE)  # wherever the banner is: in tumult by rank
BOT = {"kind": "bot", "bot": "easy"}
GOODS = {"court": ".dice", "council": ".goods6 li", "tumult": ".statues"}  # that a phone's banner has no room for


def open_goods(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"What {name} has").click()


@pytest.mark.parametrize("game", GOODS)
def test_on_a_phone_a_banner_opens_the_goods_of_a_bot(arrive: Arrive, game: str) -> None:
    ada = arrive("Ada", viewport=PHONE, has_touch=True)
    page = ada.at(table_for([ada], game=game, bots=[BOT]))
    page.get_by_role("button", name=OTHERS).tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("a bot")
    for goods in sheet.locator(GOODS[game]).all():
        expect(goods).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_court_of_another_is_read_card_by_card(arrive: Arrive, running: House, screen: dict[str, int]) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada", viewport=screen), arrive("Ben")], script(2, SEED)
    steps = known.until(lambda step, position: step.seat == 0 and len(position["cards"][1]) > 2)
    page = people[0].at(begun(people, known, steps))
    open_goods(page, "Ben")
    cards = page.get_by_role("dialog").locator("[data-card]")
    assert sorted(card.get_attribute("data-card") or "" for card in cards.all()) == sorted(
        known.positions[steps]["cards"][1] + ["charlatan"] * known.positions[steps]["charlatans"][1]
    )
    expect(cards.first).to_be_visible()


def test_the_goods_are_opened_and_left_by_keys(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people = [arrive("Ada", viewport=PHONE), arrive("Ben")]
    page = people[0].at(begun(people, script(2, SEED)))
    own = page.get_by_role("button", name="What you have")
    for _ in range(3):
        page.keyboard.press("F6")
    assert own.evaluate(FOCUSED)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert own.evaluate(FOCUSED)
