"""Every page and every phase of a table, one after the other."""

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.browser.house import House
from tests.browser.people import Person, begun, drawn, offer, play
from tests.browser.script import Json, Step, script

SEED = 313  # short, with a card that changes dice and a final round for the first seat
CHANGERS = ("fool", "merchant", "astronomer", "magician", "serving_maid", "nobleman", "noblewoman")


def pages(person: Person) -> Iterator[tuple[str, Page]]:
    """What there is apart from tables."""
    page = person.open("/")
    page.locator("[data-hall]").wait_for()
    yield "the hall", page
    page.locator("[data-game=court] [data-open]").click()
    page.locator("dialog .option").first.wait_for(state="attached")
    yield "the sheet to open a table", page
    page.locator("[data-create]").click()
    drawn(page, 1)
    yield "a table that waits", page
    person.open("/settings").get_by_role("main").wait_for()
    yield "settings", page
    person.open("/nowhere/at/all").get_by_role("heading", level=1).wait_for()
    yield "an unknown page", page
    person.open("/t/nothing").get_by_role("heading", level=1).wait_for()
    yield "no table", page


def phases(people: list[Person], house: House) -> Iterator[tuple[str, Page]]:
    """What happens at a table, as the first of two people sees it."""
    house.deal(SEED)
    known = script(2, SEED)
    table = begun(people, known, settings={"pace": "days"})  # nobody is missed while a program plays for him
    page, at = people[0].at(table), 0

    def until(steps: int) -> None:
        nonlocal at
        drawn(page, play(people, table, known.steps[at:steps]))
        at = steps

    until(known.until(lambda step, _: step.seat == 1 and step.action["type"] == "roll") + 1)
    yield "another's turn", page
    until(known.until(_is_changing))
    yield "one's own turn", page
    page.locator(f"section.hand [data-card='{known.steps[at].action['type']}']").click()
    page.locator("section.hand .open").wait_for()
    yield "a card taken up", page
    _leave(page, "section.hand .open")
    page.keyboard.press("h")
    page.locator("dialog[open]").wait_for()
    yield "the rules", page
    _leave(page, "dialog[open]")
    page.locator("nav .tool").last.click()
    page.locator("dialog[open]").wait_for()
    yield "the table's menu", page
    _leave(page, "dialog[open]")
    page.locator(".rolled .die").first.focus()
    page.keyboard.press("?")
    page.locator(".slip").wait_for()
    yield "an answer why not", page
    page.locator(".slip .close").first.click()
    until(known.until(lambda step, position: step.seat == 0 and position["phase"] == "final"))
    yield "the final round", page
    until(len(known.steps))
    page.locator("dialog[open]").wait_for()
    yield "the end", page
    offer(page, "look").click()
    page.locator("dialog[open]").wait_for(state="detached")
    yield "the table after the end", page


def _leave(page: Page, what: str) -> None:
    """By the key, and for good: a sheet that is still closing takes the focus back to where it was opened."""
    page.keyboard.press("Escape")
    page.locator(what).wait_for(state="detached")


def _is_changing(step: Step, position: Json) -> bool:
    return step.seat == 0 and step.action["type"] in CHANGERS
