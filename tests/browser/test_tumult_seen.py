"""What holds in every phase of Tumult Royale: for everybody, at every width, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page
from tools import screens

from tests.browser.conftest import SCREEN, Arrive
from tests.browser.people import Person
from tests.browser.test_tours import ALL, COLOURS, NARROW, OVERFLOW, PHONE, THEMES, serious

TABLET = {"width": 1024, "height": 768}
PHASES = (
    "first", "trial-ready", "trial", "spin", "ready", "tax", "memory", "map", "hand", "late-hand", "turns", "tumults",
    "marble", "gamble", "gamble-judged", "place", "chosen", "pay", "revealing", "over", "after",
)  # fmt: skip
# Words and buttons that reach beyond the window, or beyond what holds them; columns that are swiped and tiles that lie
# askew may.
CLIPPED = """() => {
  const isSpoken = (one) => one !== null && (getComputedStyle(one).clipPath !== "none" || isSpoken(one.parentElement));
  return [...document.querySelectorAll(".frame b, .frame p, .frame h2, .frame button, .frame li")]
  .filter((one) => one.checkVisibility() && !one.closest(".tumults, .side") && !isSpoken(one))
  .filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    const isOut = left < -1 || right > innerWidth + 1;
    return width > 2 && (isOut || (one.matches("button:not(.place)") && one.scrollWidth > one.clientWidth + 1));
  })
  .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`);
}"""

# Leaves that hold more than they show, and boards that are higher than their place.
SPILLED = """() => [...document.querySelectorAll(".board, .board .leaf:not(.strip)")]
  .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className}: ${one.scrollHeight} > ${one.clientHeight}`)"""
WHERE = "one => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width].map(Math.round); }"
TOPS = "tiles => tiles.map((one) => Math.round(one.getBoundingClientRect().top))"
# Of banners on a phone: a name that is cut short, a rank that is not there, a number that has no room in its line.
UNSEEN = """() => [...document.querySelectorAll(".banner")].flatMap((banner) => {
  const { bottom } = banner.querySelector(".has").getBoundingClientRect();
  const isOut = (one) => one.getBoundingClientRect().bottom > bottom + 1;
  const shown = [...banner.querySelectorAll(".rank, .supporters, .statues")].filter((one) => one.checkVisibility());
  const name = banner.querySelector("b");
  return [
    ...(name.scrollWidth > name.clientWidth ? [name.textContent] : []),
    ...(shown[0]?.matches(".rank") ? [] : ["no rank"]),
    ...shown.filter((one) => isOut(one) && banner.querySelector("em") === null).map((one) => one.className),
  ];
})"""


def moments(person: Person) -> Iterator[tuple[str, Page]]:
    """Each phase as a reader was sent it, or half made it."""
    for phase in PHASES:
        page = person.context.new_page()
        screens.SCENES[f"tumult-{phase}"](page, person.address)
        yield phase, page
        page.close()


@pytest.mark.parametrize("screen", [SCREEN, TABLET, PHONE], ids=["wide", "tablet", "phone"])
def test_axe_finds_nothing_serious_in_light_and_dark(arrive: Arrive, screen: dict[str, int]) -> None:
    person = arrive("Ada", viewport=screen)
    found = {
        (phase, theme): serious(page, theme, options)
        for phase, page in moments(person)
        for theme, options in zip(THEMES, (ALL, COLOURS), strict=True)
    }
    assert {where: what for where, what in found.items() if what} == {}
    assert len(found) == len(THEMES) * len(PHASES)


@pytest.mark.parametrize(
    ("screen", "locale"),
    [(PHONE, "en"), (NARROW, "de"), (TABLET, "de"), (SCREEN, "en")],
    ids=["390-en", "360-de", "1024-de", "wide-en"],
)
def test_nothing_is_cut_off_and_everything_has_room(arrive: Arrive, screen: dict[str, int], locale: str) -> None:
    is_phone = screen in (PHONE, NARROW)
    person = arrive("Ada", viewport=screen, locale=locale, has_touch=is_phone)
    cut = dict[str, Any]()
    for phase, page in moments(person):
        assert page.locator("html").get_attribute("lang") == locale
        cut[phase] = page.evaluate(OVERFLOW), page.evaluate(CLIPPED), page.evaluate(UNSEEN if is_phone else SPILLED)
    assert {phase: what for phase, what in cut.items() if what != (0, [], [])} == {}
    assert len(cut) == len(PHASES)


@pytest.mark.parametrize("screen", [SCREEN, TABLET], ids=["wide", "tablet"])
def test_the_realm_stands_still_and_all_goods_lie_in_a_row(arrive: Arrive, screen: dict[str, int]) -> None:
    """From the first statue to the last, whatever lies beneath it."""
    person = arrive("Ada", viewport=screen)
    standing = ("first", "place", "chosen", "pay", "revealing", "after")
    places, rows = set[tuple[int, ...]](), set[int]()
    for phase in standing:
        page = person.context.new_page()
        screens.SCENES[f"tumult-{phase}"](page, person.address)
        places.add(tuple(page.locator(".regions").evaluate(WHERE)))
        rows |= {*page.locator("[data-tile]").evaluate_all(TOPS)}
        page.close()
    assert len(places) == 1
    assert len(rows) == 1


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
