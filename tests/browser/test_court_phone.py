"""To Court the King on a phone: what can be taken is in sight, and what others did is told."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import Person, begun, drawn, number_of, offer, play
from tests.browser.script import Script, script
from tests.browser.test_council import sent
from tests.browser.test_tours import NARROW, PHONE

SEED = 137
LOW = {"width": 844, "height": 390}
DOUBLED = {"width": 720, "height": 450}  # a screen of 1440 by 900 at 200 %
OUT_OF_SIGHT = """selector => {
  const bar = document.querySelector(".bar").getBoundingClientRect().top;
  const seen = ({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= bar + 1;
  const pieces = [...document.querySelectorAll(selector)];
  return { all: pieces.length, hidden: pieces.filter((one) => !seen(one.getBoundingClientRect())).length };
}"""
AT_THE_EDGE = """selector => {
  const { left, top, height } = document.querySelector(selector).getBoundingClientRect();
  return [left + 6, top + height / 2];
}"""


def sitting(arrive: Arrive, running: House, screen: dict[str, int]) -> tuple[list[Person], Script]:
    running.deal(SEED)
    return [arrive("Ada", viewport=screen, has_touch=True), arrive("Ben")], script(2, SEED)


def taking(known: Script) -> int:
    """The steps before the first seat takes a card of which there is a choice."""
    return known.until(lambda step, _: step.seat == 0 and len(step.legal) > 2 and step.action["type"] == "take")


@pytest.mark.parametrize("screen", [PHONE, NARROW], ids=["390", "360"])
def test_cards_that_can_be_taken_are_in_sight(arrive: Arrive, running: House, screen: dict[str, int]) -> None:
    people, known = sitting(arrive, running, screen)
    steps = taking(known)
    table = begun(people, known, steps - 1)
    page = people[0].at(table)
    page.locator(".display .cards").evaluate("row => row.scrollTo(row.scrollWidth, 0)")
    drawn(page, play(people, table, known.steps[steps - 1 : steps]))
    expect(page.locator(".display .legal").first).to_be_visible()
    seen = page.evaluate(OUT_OF_SIGHT, ".display .legal")
    assert seen == {"all": len(known.steps[steps].legal) - 1, "hidden": 0}


@pytest.mark.parametrize("screen", [PHONE, NARROW, LOW, DOUBLED], ids=["390", "360", "landscape", "zoomed"])
def test_the_dice_are_in_sight(arrive: Arrive, running: House, screen: dict[str, int]) -> None:
    people, known = sitting(arrive, running, screen)
    page = people[0].at(begun(people, known, known.until(lambda step, _: step.seat == 0)))
    assert page.evaluate(OUT_OF_SIGHT, ".rolled .die")["hidden"] == 0


def test_the_shelf_begins_with_what_is_near(arrive: Arrive, running: House) -> None:
    people, known = sitting(arrive, running, PHONE)
    page = people[0].at(begun(people, known, known.until(lambda step, _: step.seat == 0)))
    first = page.locator(".display [data-card]:visible").first
    assert first.locator(".near").count() == 1
    expect(page.locator(".display > p")).to_have_text("%: chance by plain rolling, cards ignored")


def test_a_refusal_on_the_sheet_of_all_cards_stands_on_it(arrive: Arrive, running: House) -> None:
    people, known = sitting(arrive, running, PHONE)
    page = people[0].at(begun(people, known, known.until(lambda step, _: step.seat == 0)))
    all_cards(page)
    page.get_by_role("dialog").locator("[data-card=king]").tap()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Not now")


def test_a_card_taken_from_the_sheet_of_all_cards_closes_it(arrive: Arrive, running: House) -> None:
    people, known = sitting(arrive, running, PHONE)
    steps = taking(known)
    page = people[0].at(begun(people, known, steps))
    number = number_of(page)
    all_cards(page)
    page.get_by_role("dialog").locator(f"[data-card={known.steps[steps].action['card']}]").tap()
    drawn(page, number + 1)
    expect(page.get_by_role("dialog")).to_be_hidden()


def all_cards(page: Page) -> None:
    page.get_by_role("button", name="all 20 cards").tap()


def test_what_another_took_is_told_above_the_sentence_and_on_the_strip(arrive: Arrive, running: House) -> None:
    """Until the reader goes on with a turn of his own. Whoever plays twice running has his own strip in between."""
    people, known = sitting(arrive, running, PHONE)
    took = known.until(lambda step, _: step.seat == 1 and step.action["type"] == "take")
    table = begun(people, known, took)
    page = people[0].at(table)
    drawn(page, play(people, table, known.steps[took : took + 1]))
    expect(page.locator(".bar .news")).to_contain_text("Ben takes the")
    if known.steps[took + 1].seat == 1:
        expect(page.locator(".film li").first).to_contain_text("takes")
    mine = known.until(lambda step, position: step.seat == 0 and position["turn"] > known.positions[took]["turn"])
    drawn(page, play(people, table, known.steps[took + 1 : mine]))
    expect(page.locator(".bar .news")).to_contain_text("Ben")
    number = number_of(page)
    offer(page, "aside").tap()
    drawn(page, number + 1)
    expect(page.locator(".bar .news")).to_have_count(0)


def test_a_press_beside_the_open_log_closes_it_and_does_nothing_else(arrive: Arrive, running: House) -> None:
    people, known = sitting(arrive, running, PHONE)
    page = people[0].at(begun(people, known, known.until(lambda step, _: step.seat == 0)))
    number, touch = number_of(page), page.touchscreen
    at = page.evaluate(AT_THE_EDGE, ".rolled .die.legal")
    page.keyboard.press("l")
    expect(page.locator(".side .log")).to_be_visible()
    touch.tap(*at)
    expect(page.locator(".side .log")).to_be_hidden()
    assert sent(people[0]) == []
    touch.tap(*at)
    drawn(page, number + 1)
    assert len(sent(people[0])) == 1
