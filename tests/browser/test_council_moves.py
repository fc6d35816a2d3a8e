"""Single moves of Council of 4 in real browsers: what is confirmed, taken back, touched, shown, and loaded anew."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.council_hands import Move, do, option, pay, permit_of, take_up
from tests.browser.council_phases import Course, phases
from tests.browser.house import House
from tests.browser.people import drawn, number_of, offer
from tests.browser.script import Json
from tests.browser.test_council import entries, sent
from tests.browser.test_tours import PHONE, words

ADVICE = "if (location.protocol !== 'about:') localStorage.advice = 'on'"
SQUARES = 21
ANSWERS = 3  # cities at most, of a permit: one, two or three are asked for
BEYOND = """() => [...document.querySelectorAll("[data-option]")].flatMap((answer) => {
  const { left, top, right, bottom } = answer.getBoundingClientRect();
  return [...answer.querySelectorAll("b, .line > *, .thing > *")].filter((one) => {
    const box = one.getBoundingClientRect();
    const isShown = box.width > 0;
    return isShown && (box.left < left || box.top < top || box.right > right || box.bottom > bottom);
  }).map((one) => one.textContent);
})"""
HILLS = "f"  # the letter of their first city: before it come those of the coast
LOADED = 13  # phases that stay as they are


def tap(piece: Locator) -> None:
    piece.tap()


def by_link(page: Page) -> None:
    page.get_by_role("button", name="The whole story").click()


def by_key(page: Page) -> None:
    page.keyboard.press("l")


def is_mine_with(kind: str, move: Move) -> bool:
    return move.seat == 0 and any(one["type"] == kind for one in move.legal)


def on_table(page: Page) -> list[str]:
    return page.locator(".board, .banners").all_inner_texts()


def offered(page: Page) -> list[str]:
    return [permit.get_attribute("data-permit") or "" for permit in page.locator(".strip .permit").all()]


def led_to(move: Move) -> Json:
    """Where the first permit leads that can be used."""
    return next(one for one in move.legal if one["type"] == "place")


def test_new_permits_are_turned_up_once_it_is_confirmed(arrive: Arrive, running: House) -> None:
    """K12: what comes to light cannot be taken back, so it is asked first; after that only the others can allow it."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    page = course.until(lambda move: is_mine_with("change", move))
    before = offered(page)
    page.locator("[data-change]:visible").first.click()
    assert sent(course.people[0]) == []
    option(page, "change").click()
    drawn(page, course.number + 1)
    assert sent(course.people[0])[0][0]["type"] == "change"
    assert offered(page) != before
    expect(offer(page, "undo")).to_contain_text("Ask")


def test_a_free_permit_is_declined(arrive: Arrive, running: House) -> None:
    """K15: the permit of square 10 may be left."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    page = course.until_mine("free")
    offer(page, "decline").click()
    drawn(page, course.number + 1)
    assert sent(course.people[0]) == [[{"type": "decline"}]]
    expect(page.locator("[data-work=choose]")).to_have_count(0)


def test_what_nobody_has_seen_the_end_of_is_taken_back(arrive: Arrive, running: House) -> None:
    course = Course([arrive("Ada"), arrive("Ben")], running)
    page = course.until_mine("place")
    before = on_table(page)
    do(page, course.move)
    drawn(page, course.number + 1)
    assert on_table(page) != before
    offer(page, "undo").click()
    drawn(page, course.number + 2)
    assert on_table(page) == before


def test_loading_a_page_anew_changes_nothing_in_any_phase(arrive: Arrive, running: House) -> None:
    """Drafts and questions among them: but for an answer why not, which was for that moment."""
    loaded = 0
    for phase, page in phases([arrive("Ada"), arrive("Ben")], running):
        if phase == "an answer why not":
            page.locator(".slip .close").click()
            continue
        number, shown = number_of(page), words(page)
        page.reload()
        drawn(page, number)
        if phase == "the table after the end":
            page.keyboard.press("Escape")
        assert words(page) == shown, phase
        loaded += 1
    assert loaded == LOADED


def test_a_payment_is_made_by_touch_on_a_phone(arrive: Arrive, running: House) -> None:
    """With what it costs and what one has before the eyes: the bar has no room for that there."""
    people = [arrive("Ada", viewport=PHONE, has_touch=True, is_mobile=True), arrive("Ben")]
    course = Course(people, running)
    page = course.until(lambda move: move.seat == 0 and move.kind == "acquire" and len(move.actions) > 3)
    take_up(page, course.move, tap)
    held = course.move.position["coins"][0]
    expect(page.locator("[data-work=pay] .held")).to_contain_text(f"You have {held} coin")
    pay(page, course.move.actions[1:], tap)
    drawn(page, course.number + 1)
    assert sent(people[0]) == [course.move.actions]
    expect(page.locator(f".own [data-permit='{permit_of(course.move)}']:visible")).to_be_visible()


def test_the_nobility_track_is_found_on_a_phone(arrive: Arrive, running: House) -> None:
    course = Course([arrive("Ada", viewport=PHONE, has_touch=True), arrive("Ben")], running)
    page = course.until_mine("place")
    page.get_by_role("button", name="The nobility track").tap()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(SQUARES)


def test_on_a_phone_the_map_turns_to_where_a_permit_leads_and_keeps_its_place(arrive: Arrive, running: House) -> None:
    """The question lies over its lower part, so the map is smaller while it is asked."""
    course = Course([arrive("Ada", viewport=PHONE, has_touch=True), arrive("Ben")], running)
    page = course.until(lambda move: is_mine_with("place", move) and led_to(move)["city"] < HILLS)
    led = led_to(course.move)
    city = page.locator(f"[data-city={led['city']}]")
    page.get_by_role("tab", name="Mountains").tap()
    expect(city).not_to_be_in_viewport()
    page.locator(f".own [data-permit='{led['permit']}']:visible").tap()
    expect(city).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(city).to_be_in_viewport(ratio=1)


def test_a_price_out_of_reach_says_why(arrive: Arrive, running: House) -> None:
    """K7b: a rung of the ladder that one's coins or cards do not reach looks so, and has its reason."""
    course = Course([arrive("Ada", viewport=PHONE, has_touch=True), arrive("Ben")], running)
    page = course.until(lambda move: move.seat == 0 and move.kind == "acquire" and move.position["coins"][0] < 10)
    take_up(page, course.move, tap)
    page.locator(".dear [data-rung='1']").tap()
    held = course.move.position["coins"][0]
    expect(page.get_by_text(f"With one card that would be 10 coins; you have {held}.")).to_be_visible()


def test_the_turns_of_all_others_are_told_and_each_opens(arrive: Arrive, running: House) -> None:
    """What there is no room for is a press away."""
    course = Course([arrive(name) for name in ("Ada", "Ben", "Cleo", "Dag")], running)
    page = course.until(lambda move: move.seat == 0 and move.position["turn"] > len(course.people))
    turns = page.locator(".turns .told")
    expect(turns.locator("h3")).to_have_text([f"{name}’s turn" for name in ("Dag", "Cleo", "Ben")])
    for turn in turns.all()[1:]:
        turn.get_by_role("button").click()
        expect(turn.get_by_role("list")).to_be_visible()


@pytest.mark.parametrize("press", [by_link, by_key])
def test_the_whole_story_takes_the_place_of_the_turns(
    arrive: Arrive, running: House, press: Callable[[Page], None]
) -> None:
    """By the link beneath them or by its key: on a wide screen no tool says the same."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    page = course.until(lambda move: move.seat == 0 and move.position["turn"] > len(course.people))
    expect(page.locator(".turns")).to_be_visible()
    expect(page.locator(".log")).to_be_hidden()
    press(page)
    expect(page.locator(".side .log")).to_be_visible()
    expect(page.locator(".turns")).to_have_count(0)


def test_all_that_an_answer_says_lies_within_it(arrive: Arrive, running: House) -> None:
    course = Course([arrive("Ada"), arrive("Ben")], running)
    seen = set[int]()
    while len(seen) < ANSWERS:
        page = course.until_mine("place")
        for permit in sorted({one["permit"] for one in course.move.legal if one["type"] == "place"}):
            page.locator(f".own [data-permit='{permit}']:visible").click()
            seen.add(page.locator("[data-option]").count())
            assert page.evaluate(BEYOND) == [], permit
            page.keyboard.press("Escape")
        course.to(course.at + 1)


def test_a_card_that_does_not_fit_has_the_reason_of_its_payment(arrive: Arrive, running: House) -> None:
    """Not that no payment is under way: what lies there is supposed."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    page = course.until_mine("acquire")
    take_up(page, course.move)
    offer(page, "pay").click()
    expect(page.locator(".slip")).to_contain_text("Lay at least one card before you pay.")
    assert sent(course.people[0]) == []


def test_a_payment_that_is_shown_is_laid_out_and_sent_whole(arrive: Arrive, running: House) -> None:
    """K7: others see nothing before it is paid; on a phone it can be let go with one press."""
    ada = arrive("Ada", viewport=PHONE, has_touch=True)
    ada.context.add_init_script(ADVICE)
    course = Course([ada, arrive("Ben")], running)
    course.people[1].at(course.table)
    page = course.until_mine("acquire")
    for _ in range(2):
        offer(page, "show").tap()
        expect(page.locator("[data-work=pay] .tick").first).to_be_visible()
        expect(page.locator("[data-shown]")).to_be_visible()
        page.locator("[data-work=pay] .close").tap()
        expect(page.locator("[data-work=pay]")).to_have_count(0)
    assert entries(course.people[1], after=course.number) == []
    offer(page, "show").tap()
    offer(page, "pay").tap()
    drawn(page, course.number + 1)
    (actions,) = sent(ada)
    assert (actions[0], actions[-1]) == (course.move.actions[0], {"type": "confirm"})


def test_the_queens_way_is_shown_on_a_phone_and_the_focus_leaves_all_to_be_read(arrive: Arrive, running: House) -> None:
    """K9: the ring is drawn on the map, beneath names, tokens and prices."""
    course = Course([arrive("Ada", viewport=PHONE), arrive("Ben")], running)
    page = course.until(lambda move: is_mine_with("visit", move) and not is_mine_with("place", move))
    cities = [one["city"] for one in course.move.legal if one["type"] == "visit"]
    city = next(city for city in cities if city != course.move.position["queen"])
    page.keyboard.press("m")
    page.locator(f"[data-city='{city}']").focus()
    expect(page.locator(".outlook .walk")).to_be_visible()
    expect(page.locator("svg circle.focus")).to_have_count(1)
    colour = page.locator(f"[data-city='{city}']").evaluate("spot => getComputedStyle(spot).outlineColor")
    assert colour == "rgba(0, 0, 0, 0)"
