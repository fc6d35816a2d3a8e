"""What holds in every phase of Tumult Royale: for everybody, at every width, in both languages."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page
from tools import screens

from tests.browser.conftest import SCREEN, Arrive
from tests.browser.people import Person
from tests.browser.test_tours import ALL, COLOURS, NARROW, OVERFLOW, PHONE, TABLET, THEMES, serious

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
# Of banners on a phone: a name that is cut short, a rank that is not there, unless a loss stands in its place, a number
# that has no room in its line.
UNSEEN = """() => [...document.querySelectorAll(".banner")].flatMap((banner) => {
  const { bottom } = banner.querySelector(".has").getBoundingClientRect();
  const isOut = (one) => one.getBoundingClientRect().bottom > bottom + 1;
  const shown = [...banner.querySelectorAll(".rank, .supporters, .statues")].filter((one) => one.checkVisibility());
  const name = banner.querySelector("b");
  return [
    ...(name.scrollWidth > name.clientWidth ? [name.textContent] : []),
    ...(shown[0]?.matches(".rank") || banner.querySelector("em") ? [] : ["no rank"]),
    ...shown.filter(isOut).map((one) => one.className),
  ];
})"""


def moments(person: Person) -> Iterator[tuple[str, Page]]:
    """Each phase as a reader was sent it, or half made it."""
    for phase in PHASES:
        page = person.context.new_page()
        screens.SCENES[f"tumult-{phase}"](page, person.address)
        yield phase, page
        page.close()


class Look(NamedTuple):
    """The sizes of a screen, at all of which everything has room; at some of them axe looks too."""

    sizes: list[dict[str, int]]
    locale: str = "en"
    is_phone: bool = False
    has_axe: bool = True


LOOKS = {
    "large": Look([SCREEN, TABLET]),
    "phone": Look([PHONE], is_phone=True),
    "large-de": Look([SCREEN, TABLET], "de", has_axe=False),
    "narrow-de": Look([NARROW], "de", is_phone=True, has_axe=False),
}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_everything_has_room_and_axe_finds_nothing_serious_in_light_and_dark(arrive: Arrive, look: Look) -> None:
    person = arrive("Ada", viewport=look.sizes[0], locale=look.locale, has_touch=look.is_phone)
    found = dict[tuple[str, int], tuple[Any, ...]]()
    for phase, page in moments(person):
        assert page.locator("html").get_attribute("lang") == look.locale
        for size in look.sizes:
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            found[phase, size["width"]] = (*_cut(page, look.is_phone), *(_grave(page) if look.has_axe else []))
    assert {where: what for where, what in found.items() if any(what)} == {}
    assert len(found) == len(PHASES) * len(look.sizes)


def _cut(page: Page, is_phone: bool) -> tuple[Any, ...]:
    return page.evaluate(OVERFLOW), page.evaluate(CLIPPED), page.evaluate(UNSEEN if is_phone else SPILLED)


def _grave(page: Page) -> list[list[str]]:
    return [serious(page, theme, options) for theme, options in zip(THEMES, (ALL, COLOURS), strict=True)]


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
