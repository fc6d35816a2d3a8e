"""What a lesson or the table points at, by a glove or an arrow."""

import json

import pytest
from playwright.sync_api import expect
from tools import screens

from regalia.game import load_game
from tests.browser.conftest import Arrive
from tests.browser.test_lessons import NARROW, at_step

POINTS_AT = """(piece) => {
    const seen = (kind) => [...document.querySelectorAll(kind)].find((one) => one.getClientRects().length > 0);
    const [hand, at] = ["[data-pointer]", piece].map((kind) => seen(kind)?.getBoundingClientRect());
    const lies = (low, high, from, to) => low < to && high > from;
    if (!hand || !at) return false;
    return lies(hand.left, hand.right, at.left, at.right) && lies(hand.top, hand.bottom, at.top, at.bottom);
}"""
LIES_OVER_NO_WORDS = """() => {
    const path = document.querySelector("[data-arrow] > path");
    const points = Array.from({length: 50}, (_, at) => path.getPointAtLength((at / 49) * path.getTotalLength()));
    const texts = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isIn = ({left, right, top, bottom}) =>
            points.some(({x, y}) => left - 6 < x && x < right + 6 && top - 6 < y && y < bottom + 6);
        if ([...range.getClientRects()].some(isIn)) return false;
    }
    return true;
}"""
POINTS_ABOVE = """(button) => {
    const hand = document.querySelector("[data-pointer]")?.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector(".bar .words"), NodeFilter.SHOW_TEXT);
    if (!hand) return false;
    while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isUnder = ({left, right, top, bottom}) =>
            left < hand.right && right > hand.left && top < hand.bottom && bottom > hand.top;
        if ([...range.getClientRects()].some(isUnder)) return false;
    }
    const {left, right, top} = document.querySelector(button).getBoundingClientRect();
    return left <= hand.left && hand.right <= right && hand.top < top && hand.bottom > top;
}"""


@pytest.mark.parametrize(
    ("game", "step", "piece"),
    [
        ("court", "set-aside", ".board .die.legal"),
        ("court", "roll", ".bar [data-offer=roll]"),
        ("court", "change", ".board [data-card=serving_maid].ready"),
        ("court", "final", ".board .die.legal"),
        ("council", "elect", ".board .legal [data-council=coast]"),
        ("council", "engage", ".bar [data-offer=engage]"),
        ("tumult", "keep", ".zone.keep"),
    ],
)
def test_the_glove_points_at_what_the_step_asks_for(arrive: Arrive, game: str, step: str, piece: str) -> None:
    page = arrive(viewport=NARROW).open(f"/learn/{game}#{step}")
    at_step(page, step)
    page.wait_for_function(POINTS_AT, arg=piece)


@pytest.mark.parametrize(("game", "step"), [("court", "set-aside"), ("court", "change"), ("council", "elect")])
def test_on_wide_screens_an_arrow_leads_to_what_the_step_asks_for(arrive: Arrive, game: str, step: str) -> None:
    page = arrive(viewport={"width": 1440, "height": 900}).open(f"/learn/{game}#{step}")
    at_step(page, step)
    expect(page.locator("[data-arrow] > path")).to_have_count(1)
    expect(page.locator("[data-pointer]")).to_have_count(0)


@pytest.mark.parametrize("step", ["set-aside", "stop", "take", "gather", "final"])
def test_the_arrow_lies_over_no_words(arrive: Arrive, step: str) -> None:
    page = arrive(viewport={"width": 1440, "height": 900}).open(f"/learn/court#{step}")
    at_step(page, step)
    page.wait_for_selector("[data-arrow] > path", state="attached")
    page.wait_for_function(LIES_OVER_NO_WORDS)  # once fonts have come, and nothing travels any more


def test_the_glove_covers_no_word_of_the_sentence_above_its_button(arrive: Arrive) -> None:
    """On a narrow phone the sentence ends above the middle of that button."""
    page = arrive(viewport=NARROW).open("/learn/court#roll")
    at_step(page, "roll")
    page.wait_for_function(POINTS_ABOVE, arg=".bar [data-offer=roll]")


def test_the_glove_follows_to_what_opens_before_anything_is_sent(arrive: Arrive) -> None:
    page = arrive(viewport=NARROW).open("/learn/council")
    at_step(page, "elect")
    page.locator("[data-council=coast]:visible").last.click()
    page.wait_for_function(POINTS_AT, arg="[data-colour=purple]")


@pytest.mark.parametrize(
    ("moment", "kind", "pointers"),
    [
        ("court-take", "take", 1),
        ("court-take", "finish", 0),
        ("tumult-tax", "lift", 1),
        ("tumult-tax", "done", 0),
        ("tumult-place", "place", 1),
        ("tumult-place", "pass", 0),
    ],
)
def test_what_one_may_leave_is_told_and_not_pointed_at(arrive: Arrive, moment: str, kind: str, pointers: int) -> None:
    game = moment.partition("-")[0]
    known = [f"{game}/{action['type']}" for action in load_game(game).describe()["actions"] if action["type"] != kind]
    ada = arrive("Ada")
    chosen = {"hints": "on", "hints-seen": json.dumps(known)}
    here = "location.protocol !== 'about:'"
    ada.context.add_init_script(f"if ({here}) Object.assign(localStorage, {json.dumps(chosen)})")
    screens.moment(moment, ada.page, ada.address)
    expect(ada.page.locator(f"[data-hint={kind}]")).to_have_count(1)
    expect(ada.page.locator("[data-pointer]")).to_have_count(pointers)
