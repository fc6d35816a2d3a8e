"""Stepping back and forth through a game while it goes on, also to before the page was opened."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import Person, begun, drawn, number_of, offer, play
from tests.browser.script import Script, script

SEED = 137
STEPS = 80  # more than one answer of the server holds


def stepping(page: Page, name: str) -> Locator:
    """A button of the steps beneath the log."""
    return page.get_by_role("group", name="Back and forth").get_by_role("button", name=name)


def step(page: Page, name: str, number: int) -> None:
    """Press it, and wait for the entry that is shown then."""
    stepping(page, name).click()
    expect(page.locator(".table")).to_have_attribute("data-number", str(number))


def played(arrive: Arrive, running: House) -> tuple[list[Person], Script, str]:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    return people, known, begun(people, known, STEPS)


def test_a_game_is_stepped_back_through_to_its_beginning(arrive: Arrive, running: House) -> None:
    people, _, table = played(arrive, running)
    page = people[0].at(table)
    last = number_of(page)
    for number in range(last - 1, last - STEPS - 1, -1):
        step(page, "One step back", number)
    expect(stepping(page, "One step back")).to_be_disabled()
    step(page, "One step on", last - STEPS + 1)
    offer(page, "now").click()
    expect(page.locator(".table")).to_have_attribute("data-number", str(last))


def test_an_earlier_moment_looks_as_it_did_when_the_page_was_there(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    table = begun(people, known, 20)
    page = people[0].at(table)
    last = play(people, table, known.steps[20:24])
    drawn(page, last)
    looked = three_back(page, last)
    page.reload()
    drawn(page, last)
    assert three_back(page, last) == looked


def test_whoever_waits_steps_back_and_on_from_the_bar(arrive: Arrive, running: House) -> None:
    people, _, table = played(arrive, running)
    pages = [person.at(table) for person in people]
    page = next(page for page in pages if offer(page, "step-back").count() > 0)
    last = number_of(page)
    for button, number in (("step-back", last - 1), ("step-back", last - 2), ("step-forth", last - 1), ("now", last)):
        offer(page, button).click()
        expect(page.locator(".table")).to_have_attribute("data-number", str(number))


def three_back(page: Page, last: int) -> str:
    """What stands at the table three steps before the last entry."""
    for number in range(last - 1, last - 4, -1):
        step(page, "One step back", number)
    return page.locator(".frame").inner_text()


def test_an_earlier_moment_stays_while_the_game_goes_on(arrive: Arrive, running: House) -> None:
    people, known, table = played(arrive, running)
    page = people[0].at(table)
    last = number_of(page)
    page.keyboard.press(",")
    expect(page.locator(".table")).to_have_attribute("data-number", str(last - 1))
    reached = play(people, table, known.steps[STEPS : STEPS + 5])
    step(page, "One step back", last - 2)
    offer(page, "now").click()
    expect(page.locator(".table")).to_have_attribute("data-number", str(reached))


def test_who_watches_is_counted_while_the_menu_is_open(arrive: Arrive, running: House) -> None:
    people, _, table = played(arrive, running)
    page = people[0].at(table)
    page.get_by_role("button", name="Table and settings").click()
    watching = page.locator("dialog dd").nth(2)
    expect(watching).to_have_text("0")
    arrive().at(table)
    expect(watching).to_have_text("1")
