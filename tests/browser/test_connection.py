"""What a page does when the server is out of reach, and when it is newer than the page."""

import json
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.hands import do
from tests.browser.house import House, house
from tests.browser.people import begun, drawn, number_of, offer, play, table_for
from tests.browser.script import script

SEED = 137


def edge(page: Page) -> str:
    """The colour around a die that can be set aside."""
    die = page.locator(".board .die.legal .face").first
    colour: str = die.evaluate("(face) => getComputedStyle(face).outlineColor")
    return colour


def test_whoever_was_offline_is_told_and_goes_on_where_the_game_is(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    first = known.steps[0].seat
    sockets = list[WebSocketRoute]()

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    context = people[1 - first].context
    context.route_web_socket("**/api/live", connect)
    table = begun(people, known)
    page = people[1 - first].at(table)
    context.set_offline(True)
    sockets[-1].close()  # an open socket does not notice that the network is gone
    expect(page.locator("[data-connection]")).to_contain_text("You are offline")
    last = play(people, table, known.steps[:3])
    assert number_of(page) < last
    context.set_offline(False)
    drawn(page, last)
    expect(page.locator("[data-connection]")).to_have_text("")
    people[1 - first].forgive_network()


def test_what_was_pressed_while_the_server_was_away_is_done_once(arrive: Arrive, tmp_path: Path) -> None:
    known = script(2, SEED)
    with house(tmp_path) as own:
        own.deal(SEED)
        people = [arrive("Ada", address=own.address), arrive("Ben", address=own.address)]
        page = people[known.steps[0].seat].at(table_for(people))
        number = number_of(page)
        golden = edge(page)
        own.close()
        expect(page.locator("[data-connection]")).to_contain_text("The server does not answer")
        do(page, known.steps[0])
        expect(page.locator("[data-connection]")).to_contain_text("Your move is kept")
        assert edge(page) != golden, "nothing else is legal before it is sent"
        do(page, known.steps[0])
        own.open()
        drawn(page, number + 1)
        assert number_of(page) == number + 1
        page.close()
        people[known.steps[0].seat].forgive_network()


def test_a_page_that_is_older_than_its_server_offers_to_be_loaded_anew(arrive: Arrive) -> None:
    ada = arrive("Ada")

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(socket.send)
        socket.send(json.dumps({"type": "something new"}))

    ada.page.route_web_socket("**/api/live", connect)
    table = table_for([ada], bots=[{"kind": "bot", "bot": "easy"}])
    page = ada.at(table)
    expect(page.locator("[data-connection]")).to_contain_text("this page is older than it")
    page.evaluate("window.isOld = true")
    page.get_by_role("button", name="Load the new page").click()
    page.wait_for_function("() => window.isOld === undefined")


def test_a_part_that_the_renewed_server_has_no_more_is_said_to_be_gone_and_the_page_is_loaded_anew(
    arrive: Arrive,
) -> None:
    ada = arrive("Ada", service_workers="block")
    page = ada.open()
    page.locator("[data-hall]").wait_for()
    page.route("**/assets/*.js", lambda route: route.fulfill(status=404, body="unknown"))
    page.get_by_role("link", name="Settings").first.click()
    expect(page.get_by_role("alert")).to_contain_text("A part of this page could not be loaded")
    page.unroute_all()
    page.get_by_role("button", name="Load the new page").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    for expected in ("404", "Service Worker", "Failed to fetch dynamically imported module"):
        ada.forgive(expected)


def test_a_language_whose_words_cannot_be_fetched_is_not_spoken(arrive: Arrive) -> None:
    ada = arrive("Ada", service_workers="block")
    page = ada.open()
    page.locator("[data-hall]").wait_for()
    page.route("**/assets/de-*.js", lambda route: route.fulfill(status=404, body="unknown"))
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("alert")).to_contain_text("A part of this page could not be loaded")
    page.unroute_all()
    page.get_by_role("button", name="Load the new page").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name="English")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    for expected in ("404", "Service Worker"):
        ada.forgive(expected)


def test_whoever_comes_offline_to_a_page_that_was_never_opened_sees_the_emblem_and_loads_it_later(
    arrive: Arrive,
) -> None:
    ada = arrive("Ada")
    page = ada.open()
    page.locator("[data-hall]").wait_for()
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("async () => (await caches.match('/icon.svg')) !== undefined")
    ada.context.set_offline(True)
    page.goto(f"{ada.address}/rules/court")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.wait_for_function("() => document.querySelector('.until-drawn').naturalWidth > 0")
    ada.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-rules]").wait_for()
    ada.forgive_network()
    for expected in ("preload", "Failed to fetch"):
        ada.forgive(expected)


def test_while_nobody_answers_one_button_of_the_bar_can_be_pressed_and_then_none(arrive: Arrive) -> None:
    ada = arrive("Ada")
    sockets = list[WebSocketRoute]()

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    ada.context.route_web_socket("**/api/live", connect)
    page = ada.at(table_for([ada], bots=[{"kind": "bot", "bot": "easy"}]))
    offer(page, "aside").wait_for()
    number = number_of(page)
    ada.context.set_offline(True)
    sockets[-1].close()
    expect(page.locator("[data-connection]")).to_contain_text("You are offline")
    offer(page, "aside").click()
    expect(page.locator("[data-connection]")).to_contain_text("Your move is kept")
    expect(page.locator(".bar .button:not([aria-disabled=true])")).to_have_count(0)
    style = offer(page, "aside").evaluate("(button) => getComputedStyle(button).borderStyle")
    assert style == "dashed"
    ada.context.set_offline(False)
    drawn(page, number + 1)
    expect(page.locator("[data-connection]")).to_have_text("")
    expect(page.locator(".bar .button[aria-disabled=true]")).to_have_count(0)
    ada.forgive_network()
