"""Where browsers give less or show less: plain HTTP in a local network, pages at twice their size, hidden tabs."""

from collections.abc import Iterator
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

import regalia
from regalia.words import LANGUAGES
from tests.browser.conftest import ELSEWHERE, Arrive
from tests.browser.hands import do
from tests.browser.house import House
from tests.browser.people import Person, begun, drawn, number_of, offer, play, table_for
from tests.browser.script import script

SEED = 137
NARROW = {"width": 360, "height": 740}
DOUBLED = {"width": 720, "height": 450}  # a screen of 1440 by 900 at 200 %
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
NOTIFY = "location.protocol === 'about:' || localStorage.setItem('notify', 'on');"
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true });"
NOTE = """
  window.notes = [];
  window.Notification = class { static permission = "granted"; constructor(title) { notes.push(title); } close() {} };
  if (window.ServiceWorkerRegistration)
    ServiceWorkerRegistration.prototype.showNotification = async (title) => { notes.push(title); };
"""  # the browser of these tests has no windows, and so it allows nobody to notify


@pytest.fixture
def stranger(arrive: Arrive, running: House) -> Iterator[Person]:
    """Who comes by a name that is not this machine's own: to a browser that is plain HTTP over a network."""
    person = arrive(address=f"http://{ELSEWHERE}:{urlsplit(running.address).port}")
    yield person
    person.expect_problem("Cross-Origin-Opener-Policy header has been ignored")


def open_table(page: Page) -> None:
    page.locator("[data-game=court] [data-open]").click()
    page.locator("[data-create]").click()
    drawn(page, 1)


def link_of(page: Page) -> str:
    return page.locator(".copy [data-link]").first.inner_text()


def test_over_plain_http_a_link_is_marked_to_be_copied_by_hand(stranger: Person) -> None:
    page = stranger.open()
    assert not page.evaluate("isSecureContext")
    open_table(page)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("status").filter(has_text="marked")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == link_of(page)
    code = page.locator("[data-code]").text_content()
    assert link_of(page) == urljoin(page.url, f"/join/{code}"), "others come by the name that brought him here"


def test_over_plain_http_a_game_is_played(stranger: Person, running: House) -> None:
    running.deal(SEED)
    page = stranger.open()
    page.locator("[data-game=court] [data-bots]").click()
    offer(page, "aside").wait_for()
    number = number_of(page)
    offer(page, "aside").click()
    drawn(page, number + 1)


def test_over_plain_http_settings_say_what_the_browser_withholds(stranger: Person) -> None:
    page = stranger.open("/settings")
    assert not page.evaluate("'serviceWorker' in navigator")
    expect(page.get_by_role("main")).to_contain_text("allow them only over a secure address")
    expect(page.get_by_role("main")).to_contain_text("install pages only from a secure address")


def test_over_plain_http_the_companion_says_that_the_screen_may_go_off(stranger: Person) -> None:
    page = stranger.open("/companion")
    expect(page.get_by_role("main")).to_contain_text("cannot keep the screen on")
    assert not page.evaluate("'wakeLock' in navigator")


def test_over_a_secure_address_nothing_is_said_to_be_missing(arrive: Arrive) -> None:
    page = arrive().open("/settings")
    expect(page.get_by_role("main")).to_contain_text("menu installs it")
    assert "secure address" not in page.get_by_role("main").inner_text()


def test_a_link_is_copied_where_the_browser_lets_us(arrive: Arrive) -> None:
    ada = arrive(permissions=["clipboard-read", "clipboard-write"])
    page = ada.open()
    open_table(page)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link_of(page)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_until_the_fonts_have_come_the_hall_is_no_wider_than_a_phone(arrive: Arrive, locale: str) -> None:
    """What machines have in their place is wider."""
    ada = arrive(viewport=NARROW, locale=locale)
    ada.context.route("**/*.woff2", lambda route: route.abort())
    page = ada.open()
    page.locator("[data-hall]").wait_for()
    assert page.evaluate(OVERFLOW) == 0
    ada.forgive("ERR_FAILED")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_at_twice_its_size_nothing_is_wider_than_the_page(arrive: Arrive, running: House, locale: str) -> None:
    running.deal(SEED)
    people = [arrive("Ada", viewport=DOUBLED, device_scale_factor=2, locale=locale), arrive("Ben")]
    page, wider = people[0].open(), dict[str, int]()
    page.locator("[data-hall]").wait_for()
    wider["hall"] = page.evaluate(OVERFLOW)
    page.locator("[data-game=court] [data-open]").click()
    page.locator("[data-create]").scroll_into_view_if_needed()
    wider["sheet"] = page.evaluate(OVERFLOW)
    known = script(2, SEED)
    turn = known.until(lambda step, _: step.seat == 0)
    page = people[0].at(begun(people, known, turn))
    wider["table"] = page.evaluate(OVERFLOW)
    number = number_of(page)
    do(page, known.steps[turn])  # what is played can be pressed
    drawn(page, number + 1)
    assert {where: pixels for where, pixels in wider.items() if pixels > 0} == {}


def test_a_turn_in_a_hidden_tab_is_told_by_a_notification(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    waiting = 1 - known.steps[0].seat
    people[waiting].context.add_init_script(NOTIFY + HIDE + NOTE)
    table = table_for(people)
    page = people[waiting].at(table)
    assert page.evaluate("notes") == []
    play(people, table, known.steps[: known.until(lambda step, _: step.seat == waiting)])
    page.wait_for_function("() => notes.length > 0")
    assert page.evaluate("notes") == ["Your turn."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", regalia.GAMES)
def test_the_head_of_a_table_says_on_a_narrow_phone_how_far_the_game_is(
    arrive: Arrive, game: str, language: str
) -> None:
    person = arrive("Ada", viewport=NARROW, locale=language)
    head = person.at(table_for([person], bots=[{"kind": "bot"}], game=game)).locator("header .brief")
    expect(head).to_be_visible()
    expect(head).not_to_be_empty()
    assert head.evaluate("(line) => line.scrollWidth <= line.clientWidth"), head.inner_text()
