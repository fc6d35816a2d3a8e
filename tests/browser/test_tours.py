"""What holds on every page and in every phase of a table: for everybody, at every width, in both languages."""

from itertools import chain
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tools.screens import moment

from tests.browser.conftest import SCREEN, Arrive
from tests.browser.house import House
from tests.browser.people import drawn, number_of
from tests.browser.phases import pages, phases

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}
TABLET, UPRIGHT = {"width": 1024, "height": 768}, {"width": 768, "height": 1024}
WIDE, WIDEST = {"width": 1920, "height": 950}, {"width": 2560, "height": 1300}  # where all is larger
LAPTOP, LOW = {"width": 1366, "height": 650}, {"width": 1280, "height": 600}  # less what the browser takes
THEMES = ("parchment", "candlelight")
ALL: dict[str, Any] = {"resultTypes": ["violations"]}
# What is written on a button is part of its name, for those who speak to their computer. Axe still tries this rule.
NAMES = ALL | {"rules": {"label-content-name-mismatch": {"enabled": True}}}
COLOURS = ALL | {"runOnly": ["color-contrast"]}  # all that another theme changes
PHASES = {"wide": 21, "phone": 24}  # where there is little room more has to be opened to be seen
MOMENTS = ("first-turn", "changers", "raising", "sharing", "many", "take", "others", "final")
RECORDED = [(TABLET, MOMENTS), (PHONE, ("sharing",)), (SCREEN, ("sharing",))]
READ = {"the rules", "the table's menu", "what another player has", "all cards", "the log in its drawer"}
UNSAID = READ | {"a card taken up", "an answer why not", "an earlier moment"}
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def serious(page: Page, theme: str, options: dict[str, Any]) -> list[str]:
    """What axe finds; it is silent about a page that it finds nothing grave on."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    found = Axe().run(page, options=options).response["violations"]
    grave = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {node['html'][:160]}" for one in grave for node in one["nodes"]]


@pytest.mark.parametrize(
    ("screen", "locale", "has_axe"),
    [(SCREEN, "en", True), (PHONE, "en", True), (NARROW, "de", False)],
    ids=["wide-en", "phone-en", "narrow-de"],
)
def test_nothing_is_wider_than_the_page_and_axe_finds_nothing_serious_in_light_and_dark(
    arrive: Arrive, running: House, screen: dict[str, int], locale: str, has_axe: bool
) -> None:
    people = [arrive("Ada", viewport=screen, locale=locale, has_touch=screen is not SCREEN), arrive("Ben")]
    wider, languages, grave = dict[str, int](), set[str](), dict[tuple[str, str], list[str]]()
    for phase, page in chain(pages(people[0]), phases(people, running)):
        wider[phase] = page.evaluate(OVERFLOW)
        languages.add(page.locator("html").get_attribute("lang") or "")
        for theme, options in zip(THEMES, (NAMES, COLOURS), strict=True):
            grave[phase, theme] = serious(page, theme, options) if has_axe else []
    people[0].expect_problem("404 (Not Found)")
    assert {phase: pixels for phase, pixels in wider.items() if pixels > 0} == {}
    assert {where: what for where, what in grave.items() if what} == {}
    assert len(wider) == PHASES["wide" if screen is SCREEN else "phone"]
    assert languages == {locale}


@pytest.mark.parametrize(("screen", "names"), RECORDED, ids=["tablet", "phone", "wide"])
def test_axe_finds_nothing_serious_at_recorded_moments(
    arrive: Arrive, running: House, screen: dict[str, int], names: tuple[str, ...]
) -> None:
    """Of a size between the others, and of a card that seldom comes to anybody."""
    found = dict[tuple[str, str], list[str]]()
    for name in names:
        page = arrive(viewport=screen).page
        moment(f"court-{name}", page, running.address)
        for theme, options in zip(THEMES, (NAMES, COLOURS), strict=True):
            found[name, theme] = serious(page, theme, options)
    assert {where: what for where, what in found.items() if what} == {}


def words(page: Page) -> list[str]:
    """All that stands at the table, in no order: dice that were set aside lie as they came, if that was seen."""
    return sorted(page.locator(".frame").inner_text().split("\n"))


def test_loading_a_page_anew_changes_nothing(arrive: Arrive, running: House) -> None:
    """But for what was not said to anybody yet: a card taken up, a sheet."""
    people = [arrive("Ada"), arrive("Ben")]
    loaded = 0
    for phase, page in phases(people, running):
        if phase in UNSAID:
            continue
        number, shown = number_of(page), words(page)
        page.reload()
        drawn(page, number)
        expect(page.locator(".table")).to_have_attribute("data-number", str(number))
        if phase == "the table after the end":
            page.keyboard.press("Escape")
        assert words(page) == shown, phase
        loaded += 1
    assert loaded == 8
