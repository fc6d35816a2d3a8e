"""What holds in every phase of Tumult Royale: for everybody, at every width, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page
from tools import screens

from tests.browser.conftest import SCREEN, Arrive
from tests.browser.people import Person
from tests.browser.test_tours import ALL, COLOURS, NARROW, OVERFLOW, PHONE, THEMES, serious

PHASES = (
    "first", "trial-ready", "trial", "spin", "ready", "tax", "hand", "late-hand", "turns", "tumults", "place", "pay",
    "revealing", "over",
)  # fmt: skip
# Words and buttons that reach beyond the window, or beyond what holds them; columns that are swiped may.
CLIPPED = """() => {
  const isSpoken = (one) => one !== null && (getComputedStyle(one).clipPath !== "none" || isSpoken(one.parentElement));
  return [...document.querySelectorAll(".frame b, .frame p, .frame h2, .frame button, .frame li")]
  .filter((one) => one.checkVisibility() && !one.closest(".tumults, .side") && !isSpoken(one))
  .filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    const isOut = left < -1 || right > innerWidth + 1;
    return width > 2 && (isOut || (one.matches("button") && one.scrollWidth > one.clientWidth + 1));
  })
  .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`);
}"""


def moments(person: Person) -> Iterator[tuple[str, Page]]:
    """Each phase as a reader was sent it."""
    for phase in PHASES:
        page = person.context.new_page()
        screens.moment(f"tumult-{phase}", page, person.address)
        yield phase, page
        page.close()


@pytest.mark.parametrize("screen", [SCREEN, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_in_light_and_dark(arrive: Arrive, screen: dict[str, int]) -> None:
    person = arrive("Ada", viewport=screen)
    found = {
        (phase, theme): serious(page, theme, options)
        for phase, page in moments(person)
        for theme, options in zip(THEMES, (ALL, COLOURS), strict=True)
    }
    assert {where: what for where, what in found.items() if what} == {}
    assert len(found) == len(THEMES) * len(PHASES)


@pytest.mark.parametrize("screen", [PHONE, NARROW], ids=["390", "360"])
@pytest.mark.parametrize("locale", ["en", "de"])
def test_nothing_is_cut_off_on_a_phone(arrive: Arrive, screen: dict[str, int], locale: str) -> None:
    person = arrive("Ada", viewport=screen, locale=locale, has_touch=True)
    cut = dict[str, Any]()
    for phase, page in moments(person):
        assert page.locator("html").get_attribute("lang") == locale
        cut[phase] = page.evaluate(OVERFLOW), page.evaluate(CLIPPED)
    assert {phase: what for phase, what in cut.items() if what != (0, [])} == {}
    assert len(cut) == len(PHASES)


TITLES = {
    ("en", "feminine"): ("queen", "duchess"),
    ("en", "masculine"): ("king", "duke"),
    ("de", "feminine"): ("Königin", "Herzogin"),
    ("de", "masculine"): ("König", "Herzog"),
}


@pytest.mark.parametrize(("locale", "title"), TITLES)
def test_ranks_bear_the_title_that_each_player_chose(arrive: Arrive, locale: str, title: str) -> None:
    """T1: the feminine or the masculine one."""
    people = [arrive("Ada", locale=locale), arrive("Ben")]
    seats = [{"kind": "me", "title": title}, {"kind": "open"}]
    table: str = people[0].post("/tables", {"game": "tumult", "seats": seats})["id"]
    people[1].post(f"/tables/{table}/join", {"title": title})
    for person in people:
        person.post(f"/tables/{table}/ready")
    page = people[0].at(table)
    shown = {title.strip() for title in page.locator(".banner .title").all_text_contents()}
    assert shown == set(TITLES[locale, title])
