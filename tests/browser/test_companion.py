"""The companion beside the box: every helper in both languages, without a pointer, and with the network cut."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import Person

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
TABS = ("hourglass", "spinner", "tumults", "dice", "scores")
IS_KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const known = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return known.flat().some(({ url }) => url.includes("/assets/odds-"));
}"""


def go(page: Page, tab: str) -> None:
    page.click(f"[data-tab={tab}]")
    expect(page.locator(f"[data-companion={tab}]")).to_be_visible()


def assert_no_barrier(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing reaches beyond the screen"


def spin_and_gamble(page: Page) -> None:
    go(page, "spinner")
    page.click("[data-press]")
    assert page.locator("[data-spun]").get_attribute("data-spun") in ("2", "3", "4", "5")
    page.locator("label").last.click()
    for number in range(1, 4):
        page.click("[data-press]")
        expect(page.locator("[data-spun] li")).to_have_count(number)


def roll_dice(page: Page) -> None:
    """Two equal dice and one to roll; then a result."""
    go(page, "dice")
    for _ in range(2):
        page.click("[data-face='4']")
    expect(page.locator("[data-card=farmer]")).to_have_attribute("data-odds", "1000")
    expect(page.locator("[data-card=guard]")).to_have_attribute("data-odds", "167")
    page.click("[data-face='4']")
    expect(page.locator("[data-card=guard]")).to_have_attribute("data-odds", "1000")


def run_the_sand(page: Page) -> None:
    """Time is the test's: twenty seconds pass at once, and a pause stops them."""
    go(page, "hourglass")
    page.click("[data-press]")
    page.clock.run_for(8_000)
    expect(page.locator("[data-seconds]")).to_have_attribute("data-seconds", "12")
    page.click("[data-press]")
    page.clock.run_for(30_000)
    expect(page.locator("[data-course=paused] [data-seconds]")).to_have_attribute("data-seconds", "12")
    page.click("[data-press]")
    page.clock.run_for(12_000)
    expect(page.locator("[data-course=out] .news")).not_to_be_empty()


@pytest.mark.parametrize(
    ("language", "verdict", "won"),
    [
        ("en", "Isolde is greediest in bread. She counts 2.", "Berengar wins with 38 points."),
        ("de", "Isolde ist beim Brot am gierigsten. Sie zählt 2.", "Berengar gewinnt mit 38 Punkten."),
    ],
)
def test_every_helper_answers_in_the_language_of_the_reader(
    arrive: Arrive, language: str, verdict: str, won: str
) -> None:
    page = arrive(locale=language, color_scheme="dark" if language == "de" else "light", **PHONE).open("/companion")
    for tab in TABS:
        go(page, tab)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert_no_barrier(page)
    go(page, "tumults")
    for _ in range(2):
        page.locator("[data-seat='0'] fieldset button").last.click()
    expect(page.locator("[data-verdict=bread]")).to_contain_text(verdict)
    go(page, "scores")
    page.locator("[data-stock=points] input").nth(1).fill("30")
    page.keyboard.press("Tab")
    expect(page.locator("[data-verdict=scores] b")).to_have_text(won)
    expect(page.locator("[data-verdict=scores] p").first).to_contain_text("Berengar")


def test_T16_who_has_too_few_supporters_is_told_what_comes_of_it(arrive: Arrive) -> None:
    page = arrive(**PHONE).open("/companion/tumults")
    page.locator("[data-seat='0'] fieldset button").last.click()
    page.locator("[data-supporters-of-all] summary").click()
    for _ in range(14):
        page.locator("[data-followed='0'] button").first.click()
    expect(page.locator("[data-verdict=bread]")).to_contain_text("She has too few")
    assert_no_barrier(page)


def test_a_field_is_paid_by_keyboard_alone(arrive: Arrive) -> None:
    page = arrive(**PHONE).open("/companion/tumults")
    page.get_by_role("radio", name="Pay for a field").press("Space")
    for tile in ("bread-2", "marble-3"):
        page.locator(f"[data-add={tile}]").press("Enter")
    expect(page.locator("[data-field=pasture] [data-supporters]")).to_have_attribute("data-supporters", "3")
    assert_no_barrier(page)


def test_what_cannot_be_is_answered_with_its_reason(arrive: Arrive) -> None:
    person = arrive(**PHONE)
    page = person.open("/companion/scores")
    page.locator("[data-reward=queens-0] button").first.click()
    expect(page.locator("[data-refused]")).to_contain_text("A queen’s tile comes with each reward")
    person.forgive("400")


def cut(person: Person) -> Page:
    """Somebody has opened the companion once, and comes back where there is no network."""
    page = person.open("/companion")
    page.wait_for_function(IS_KEPT)
    person.context.set_offline(True)
    page.clock.install()
    page.reload()
    expect(page.locator("[data-companion]")).to_be_visible()
    return page


@pytest.mark.parametrize("language", ["en", "de"])
def test_without_a_network_sand_spinner_and_dice_work_and_the_rest_says_so(arrive: Arrive, language: str) -> None:
    person = arrive(locale=language, **PHONE)
    page = cut(person)
    run_the_sand(page)
    spin_and_gamble(page)
    roll_dice(page)
    expect(page.locator("[data-card=farmer] b")).to_have_text({"en": "Farmer", "de": "Bauer"}[language])
    for tab in ("tumults", "scores"):
        go(page, tab)
        page.clock.run_for(1_000)
        expect(page.locator("[data-alone]")).to_be_visible()
    assert_no_barrier(page)
    person.forgive_network()
    person.forgive("preloaded")  # the page that is kept is the hall's


def test_sand_that_ran_while_the_screen_was_off_is_right_when_it_is_looked_at_again(arrive: Arrive) -> None:
    person = arrive(**PHONE)
    page = person.page
    page.clock.install()
    page = person.open("/companion")
    page.click("[data-press]")
    page.clock.fast_forward(13_000)  # as a device that slept: no timer fired in between
    expect(page.locator("[data-seconds]")).to_have_attribute("data-seconds", "7")
    page.clock.fast_forward(60_000)
    expect(page.locator("[data-course=out]")).to_be_visible()


def test_the_hall_leads_to_the_companion(arrive: Arrive) -> None:
    person = arrive(**PHONE)
    page = person.open()
    page.get_by_role("link", name="Companion").click()
    expect(page.locator("[data-companion=hourglass]")).to_be_visible()
    page.get_by_role("link", name="To the hall").click()
    expect(page.locator("[data-hall]")).to_be_visible()
    person.forgive("preload")  # whoever goes on at once does not use all that the hall fetched
