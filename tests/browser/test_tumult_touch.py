"""A tax phase of Tumult Royale on a phone, by fingers alone and against the real hourglass."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import drawn, number_of, offer, table_for
from tests.browser.test_tours import PHONE
from tests.browser.tumult_games import LONGEST, SEED, robbing
from tests.browser.tumult_hands import Robber, in_hand, place, until

COUNT_KINDS = "window.pointers = []; addEventListener('pointerdown', (e) => pointers.push(e.pointerType), true);"


def tap(piece: Locator) -> None:
    piece.tap()


def test_a_whole_tax_phase_is_played_by_taps_on_a_phone(arrive: Arrive, running: House) -> None:
    """T6: lift, put back by the button and by the empty place, keep by the button and by the castle, rob no more."""
    running.deal(SEED)
    people = [arrive("Ada", viewport=PHONE, has_touch=True), arrive("Ben")]
    people[0].context.add_init_script(COUNT_KINDS)
    table = table_for(people, game="tumult", options={"seconds": LONGEST})
    ada, ben = robbers = [Robber(people[0].at(table), 2, tap), Robber(people[1].at(table), 1)]
    page = ada.page
    until(robbers, lambda: page.locator(".place.middle.legal").count() > 0)
    put_back, keep = page.locator(".zone:not(.keep)"), page.locator(".zone.keep")
    ways = (
        (11, put_back),
        (12, keep),
        (13, place(page, 13)),
        (14, page.locator(".castle .keep")),
    )  # far from Ben's hand
    for at, way in ways:
        number = number_of(page)
        place(page, at).tap()
        in_hand(page).wait_for()
        expect(offer(page, "keep")).to_have_count(0)  # there are two of them on the table already
        way.tap()
        drawn(page, number + 2)
        expect(page.locator(".in-hand.full")).to_have_count(0)
    expect(page.locator(".castle .tile")).to_have_count(2)
    expect(place(page, 11).locator(".memo")).to_be_visible()
    until(robbers, lambda: page.locator(".tumults").count() > 0)
    assert set(page.evaluate("pointers")) == {"touch"}
    assert ben.page.locator(".tumults").count() > 0


def test_who_keeps_a_tile_by_two_quick_clicks_goes_on_robbing(arrive: Arrive, running: House) -> None:
    """T6: where the button was that keeps there is then the one that stops, and that is final."""
    people = [arrive("Ada"), arrive("Ben")]
    table, number = robbing(people, running)
    page = people[0].at(table)
    drawn(page, number)
    page.keyboard.press("1")
    in_hand(page).wait_for()
    box = offer(page, "keep").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    drawn(page, number + 2)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.keyboard.press("2")
    in_hand(page).wait_for()
    expect(page.locator(".castle .tile")).to_have_count(1)
