"""With motion: pieces end where they belong, and nobody waits for them."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import begun, drawn, number_of, offer
from tests.browser.script import script
from tests.browser.test_dragging import middle

SEED = 137
IS_MOVING = "() => document.getAnimations().some(({ playState }) => playState === 'running')"
IS_STILL = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
LYING = ".rolled .row .die"
SLOW = 0.01  # of the usual pace: so that nobody can be too late to see something move
# Where dice lie, by their places: a die may have another one after the page was loaded anew.
LIE = """() => [".rolled .row > div", ".put .row > span"].map((places) =>
  [...document.querySelectorAll(places)].map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }).sort())"""


def test_pieces_end_where_they_belong_and_more_can_be_pressed_meanwhile(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada", reduced_motion="no-preference"), arrive("Ben")], script(2, SEED)
    begin = known.until(lambda step, position: step.seat == 0 and sum(position["active"]) > 3)
    page = people[0].at(begun(people, known, begin))
    aside, pace = sum(known.positions[begin]["set_aside"]), page.context.new_cdp_session(page)
    pace.send("Animation.enable")
    pace.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
    for pressed in (1, 2):
        page.mouse.click(*middle(page.locator(LYING).last))  # as a hand does, which waits for nothing
        expect(page.locator(".put [data-die]")).to_have_count(aside + pressed)
        page.wait_for_function(IS_MOVING)
    pace.send("Animation.setPlaybackRate", {"playbackRate": 1})
    page.wait_for_function(IS_STILL)
    number, lay = number_of(page), page.evaluate(LIE)
    page.reload()
    drawn(page, number)
    page.wait_for_function(IS_STILL)
    assert page.evaluate(LIE) == lay


def test_dice_that_roll_end_on_the_faces_that_were_told(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada", reduced_motion="no-preference"), arrive("Ben")], script(2, SEED)
    rolls = known.until(lambda step, _: step.seat == 0 and step.action["type"] == "roll")
    page = people[0].at(begun(people, known, rolls))
    page.keyboard.press("r")
    expect(offer(page, "roll")).to_have_attribute("class", re.compile("off"))  # one of them has to be set aside first
    page.wait_for_function(IS_STILL)
    active = known.positions[rolls + 1]["active"]
    assert faces(page) == [face for face, count in enumerate(active) for _ in range(count)]


def faces(page: Page) -> list[int]:
    pieces = page.locator(".rolled .die .face use").all()
    return sorted(int((piece.get_attribute("href") or "").removeprefix("#die-")) for piece in pieces)
