"""What holds in every phase of Council of 4: for everybody, at every width, in both languages, in light and dark."""

import pytest

from tests.browser.conftest import SCREEN, Arrive
from tests.browser.council_phases import PHASES, phases
from tests.browser.house import House
from tests.browser.test_tours import ALL, COLOURS, NARROW, OVERFLOW, PHONE, THEMES, serious

# Words and buttons that stand over the edge of the page, or of what hides what is beyond its own edge.
CLIPPED = """() => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hides = (element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX);
  const texts = [...document.querySelectorAll(".table button, .table p, .table b, .table h3, .table small")];
  const over = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1;
  return texts
    .filter((one) => shown(one) && !one.closest(".spoken, .hand, .window, [inert]"))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      for (let outer = one.parentElement; outer; outer = outer.parentElement) {
        if (hides(outer) && over(box, outer.getBoundingClientRect())) return true;
        if (getComputedStyle(outer).overflowX === "auto") return false; // it can be scrolled to
      }
      return over(box, { left: 0, right: innerWidth });
    })
    .map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("screen", [SCREEN, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_in_light_and_dark(arrive: Arrive, running: House, screen: dict[str, int]) -> None:
    people = [arrive("Ada", viewport=screen), arrive("Ben")]
    found = dict[tuple[str, str], list[str]]()
    for phase, page in phases(people, running):
        for theme, options in zip(THEMES, (ALL, COLOURS), strict=True):
            found[phase, theme] = serious(page, theme, options)
    assert {where: what for where, what in found.items() if what} == {}
    assert len(found) == len(THEMES) * PHASES


@pytest.mark.parametrize(("screen", "locale"), [(PHONE, "en"), (NARROW, "de")], ids=["390-en", "360-de"])
def test_nothing_is_wider_than_a_phone(arrive: Arrive, running: House, screen: dict[str, int], locale: str) -> None:
    people = [arrive("Ada", viewport=screen, locale=locale, has_touch=True), arrive("Ben")]
    wider, clipped, languages = dict[str, int](), dict[str, list[str]](), set[str]()
    for phase, page in phases(people, running):
        wider[phase], clipped[phase] = page.evaluate(OVERFLOW), page.evaluate(CLIPPED)
        languages.add(page.locator("html").get_attribute("lang") or "")
    assert {phase: pixels for phase, pixels in wider.items() if pixels > 0} == {}
    assert {phase: pieces for phase, pieces in clipped.items() if pieces} == {}
    assert len(wider) == PHASES
    assert languages == {locale}
