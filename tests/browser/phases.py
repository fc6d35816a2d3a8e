"""Every page and every phase of a table, one after the other."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.browser.house import House
from tests.browser.people import Person, begun, drawn, offer, play
from tests.browser.script import Json, Step, script

SEED = 521  # short, with cards that work step by step and a final round for the first seat
CHANGERS = ("fool", "merchant", "astronomer", "magician", "serving_maid", "nobleman", "noblewoman")
_READ = {
    "the rules": "nav .tool >> nth=0",
    "the table's menu": "nav > .tool:last-of-type",
    "what another player has": ".banner .open >> nth=1",
    "all cards": ".display h2 button",
}  # sheets, by what opens them


def pages(person: Person) -> Iterator[tuple[str, Page]]:
    """What there is apart from tables."""
    page = person.open("/")
    page.locator("[data-hall]").wait_for()
    yield "the hall", page
    tabs = page.locator("[data-tab]")
    if tabs.first.is_visible():  # a phone shows one half at a time
        tabs.last.click()
    yield "the tables of the hall", page
    if tabs.first.is_visible():
        tabs.first.click()
    page.locator("[data-game=court] [data-open]").click()
    page.locator("dialog .option").first.wait_for(state="attached")
    yield "the sheet to open a table", page
    page.locator("[data-create]").click()
    drawn(page, 1)
    yield "a table that waits", page
    page.locator("[data-change]").click()
    page.locator("dialog[open]").wait_for()
    yield "the sheet to agree otherwise", page
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

    def until(is_so: Callable[[Step, Json], bool], more: int = 0) -> Step:
        nonlocal at
        steps = known.until(is_so) + more
        drawn(page, play(people, table, known.steps[at:steps]))
        at = steps
        return known.steps[at]

    until(lambda step, _: step.seat == 1 and step.action["type"] == "roll", more=1)
    yield "another's turn", page
    card = until(_is_changing).action["type"]
    yield "one's own turn", page
    page.locator(f"section.hand [data-card='{card}']").click()
    page.locator("section.hand .open").wait_for()
    yield "a card taken up", page
    _leave(page, "section.hand .open")
    yield from _looking(page)
    until(lambda step, position: step.seat == 0 and position["step"] == "merchant")
    yield "a card that has chosen dice", page
    until(lambda step, _: step.seat == 0 and step.action == {"type": "take", "card": "noblewoman"})
    yield "a card to be taken", page
    until(lambda step, position: step.seat == 0 and position["phase"] == "final")
    yield "the final round", page
    until(lambda step, position: step.seat == 0 and position["step"] == "noblewoman")
    yield "a card that raises dice", page
    page.keyboard.press(",")
    offer(page, "now").wait_for()
    yield "an earlier moment", page
    offer(page, "now").click()
    drawn(page, play(people, table, known.steps[at:]))
    page.locator("dialog[open]").wait_for()
    yield "the end", page
    offer(page, "look").click()
    page.locator("dialog[open]").wait_for(state="detached")
    yield "the table after the end", page


def _looking(page: Page) -> Iterator[tuple[str, Page]]:
    """What is opened to be read; where there is little room that is more."""
    for name, press in _READ.items():
        button = page.locator(press)
        if not button.is_visible():
            continue
        button.click()
        page.locator("dialog[open]").wait_for()
        yield name, page
        _leave(page, "dialog[open]")
    if page.locator("nav .log").is_visible():
        page.keyboard.press("l")
        page.locator(".side.open .log").wait_for()
        yield "the log in its drawer", page
        page.keyboard.press("l")
    page.locator(".rolled .die").first.focus()
    page.keyboard.press("?")
    page.locator(".slip").wait_for()
    yield "an answer why not", page
    page.locator(".slip .close").first.click()


def _leave(page: Page, what: str) -> None:
    """By the key, and for good: a sheet that is still closing takes the focus back to where it was opened."""
    page.keyboard.press("Escape")
    page.locator(what).wait_for(state="detached")


def _is_changing(step: Step, position: Json) -> bool:
    return step.seat == 0 and step.action["type"] in CHANGERS
