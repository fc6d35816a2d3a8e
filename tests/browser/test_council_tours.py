"""What holds in every phase of Council of 4: for everybody, at every width, in both languages, in light and dark."""

import pytest

from tests.browser.conftest import SCREEN, Arrive
from tests.browser.council_phases import PHASES, phases
from tests.browser.house import House
from tests.browser.test_tours import ALL, COLOURS, NARROW, OVERFLOW, PHONE, TABLET, THEMES, serious

# Words and buttons that stand over the edge of the page, or of what hides what is beyond its own edge. What can be
# scrolled in a direction hides nothing in it.
CLIPPED = """() => {
  const axes = [["overflowX", "left", "right"], ["overflowY", "top", "bottom"]];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const texts = [...document.querySelectorAll(".table button, .table p, .table b, .table h3, .table small")];
  const over = (inner, outer, [, from, to]) => inner[from] < outer[from] - 1 || inner[to] > outer[to] + 1;
  const isHidden = (one, axis) => {
    const box = one.getBoundingClientRect();
    for (let outer = one.parentElement; outer; outer = outer.parentElement) {
      const overflow = getComputedStyle(outer)[axis[0]];
      if (["hidden", "clip"].includes(overflow) && over(box, outer.getBoundingClientRect(), axis)) return true;
      if (["auto", "scroll"].includes(overflow)) return false;
    }
    return over(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, axis);
  };
  return texts
    .filter((one) => shown(one) && !one.closest(".spoken, .hand, .window, [inert]"))
    .filter((one) => axes.some((axis) => isHidden(one, axis)))
    .map((one) => one.outerHTML.slice(0, 120));
}"""
# Pieces whose middle another button lies over, or that are beyond the table's edge: whoever presses there misses them.
COVERED = """() => [...document.querySelectorAll("[data-council], [data-change], .offers [data-permit]")]
  .filter((one) => one.checkVisibility() && document.querySelector("dialog[open]") === null)
  .filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (there?.closest(".panel")) return false; // a sheet over the table
    return there?.closest("button") !== one;
  })
  .map((one) => one.outerHTML.slice(0, 120))"""
# Leaves and buttons of which something stands over the edge: they hide nothing, but it lies on what is beneath them.
SPILLED = """() => [...document.querySelectorAll(".table .permit, .table .bar .button")]
  .filter((leaf) => leaf.checkVisibility())
  .filter((leaf) => {
    const { left, top, right, bottom } = leaf.getBoundingClientRect();
    return [...leaf.querySelectorAll(":scope :is(b, .piece, .label, .letters)")]
      .map((part) => part.getBoundingClientRect())
      .filter((part) => part.width > 0)
      .some((part) => part.left < left - 1 || part.top < top - 1 || part.right > right + 1 || part.bottom > bottom + 1);
  })
  .map((leaf) => leaf.outerHTML.slice(0, 120))"""
# How far the sheet at the end is scrolled when it opens.
SCROLLED = "document.querySelector('dialog[open] .veil')?.scrollTop ?? 0"


@pytest.mark.parametrize(
    ("screen", "locale", "has_axe"),
    [(SCREEN, "en", True), (TABLET, "de", True), (PHONE, "en", True), (NARROW, "de", False)],
    ids=["wide-en", "tablet-de", "phone-en", "narrow-de"],
)
def test_nothing_is_cut_off_or_covered_and_axe_finds_nothing_serious_in_light_and_dark(
    arrive: Arrive, running: House, screen: dict[str, int], locale: str, has_axe: bool
) -> None:
    people = [arrive("Ada", viewport=screen, locale=locale, has_touch=True), arrive("Ben")]
    wider, hidden, languages, scrolled = dict[str, int](), dict[str, list[str]](), set[str](), set[int]()
    grave = dict[tuple[str, str], list[str]]()
    for phase, page in phases(people, running):
        wider[phase] = page.evaluate(OVERFLOW)
        hidden[phase] = page.evaluate(CLIPPED) + page.evaluate(COVERED) + page.evaluate(SPILLED)
        scrolled.add(page.evaluate(SCROLLED))
        languages.add(page.locator("html").get_attribute("lang") or "")
        for theme, options in zip(THEMES, (ALL, COLOURS), strict=True):
            grave[phase, theme] = serious(page, theme, options) if has_axe else []
    assert {phase: pixels for phase, pixels in wider.items() if pixels > 0} == {}
    assert {phase: pieces for phase, pieces in hidden.items() if pieces} == {}
    assert {where: what for where, what in grave.items() if what} == {}
    assert len(wider) == PHASES
    assert scrolled == {0}
    assert languages == {locale}
