"""The screen of a phone on the table stays on, by the browser's own wake lock; where there is none that is said."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import ELSEWHERE, Arrive
from tests.browser.house import House

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
GRANTED = ["screen-wake-lock"]  # which a browser without windows does not do by itself
# The browser's own locks, known to the test: it can take one away as a browser does when its page is hidden.
KNOWN = """
const ask = WakeLock.prototype.request;
WakeLock.prototype.request = async function (...given) { return (window.lock = await ask.apply(this, given)); };
"""
REFUSED = "WakeLock.prototype.request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));"
LATER = "document.dispatchEvent(new Event('visibilitychange'))"
STAYS_ON, SEE_TO_IT = "The screen stays on", "Your browser cannot keep the screen on"


def chosen(page: Page) -> None:
    page.click("[data-choose]")
    page.wait_for_selector("dialog[open]")


def test_the_screen_is_kept_on_and_again_after_the_page_was_hidden(arrive: Arrive) -> None:
    person = arrive(**PHONE, permissions=GRANTED)
    person.page.add_init_script(KNOWN)
    page = person.open("/companion")
    page.wait_for_function("() => window.lock && !window.lock.released")
    expect(page.locator(".news")).to_have_text("")
    chosen(page)
    expect(page.locator("dialog p").last).to_contain_text(STAYS_ON)
    page.evaluate("async () => { window.first = window.lock; await window.lock.release(); }")
    expect(page.locator("dialog p").last).to_contain_text(SEE_TO_IT)
    page.evaluate(LATER)
    page.wait_for_function("() => window.lock !== window.first && !window.lock.released")
    expect(page.locator("dialog p").last).to_contain_text(STAYS_ON)


def test_whoever_leaves_the_companion_lets_the_screen_go_off(arrive: Arrive) -> None:
    person = arrive(**PHONE, permissions=GRANTED)
    person.page.add_init_script(KNOWN)
    page = person.open("/companion")
    page.wait_for_function("() => window.lock && !window.lock.released")
    page.get_by_role("link", name="To the hall").click()
    page.wait_for_function("() => window.lock.released")
    person.forgive("preload")  # whoever goes on at once does not use all that was fetched


def test_a_browser_that_refuses_it_is_no_problem_and_the_reader_is_told(arrive: Arrive) -> None:
    person = arrive(**PHONE)
    person.page.add_init_script(REFUSED)
    page = person.open("/companion")
    expect(page.locator(".news")).to_contain_text(SEE_TO_IT)


def test_where_the_address_is_not_secure_there_is_no_lock_and_the_sand_runs(arrive: Arrive, running: House) -> None:
    person = arrive(address=running.address.replace("127.0.0.1", ELSEWHERE), **PHONE)
    page = person.open("/companion")
    assert not page.evaluate("'wakeLock' in navigator")
    expect(page.locator(".news")).to_contain_text(SEE_TO_IT)
    page.click("[data-press]")
    expect(page.locator("[data-course=running]")).to_be_visible()
    person.forgive("Cross-Origin-Opener-Policy")  # what only secure addresses have
