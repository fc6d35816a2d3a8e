"""What somebody who listens is told while the sand of Tumult Royale runs: little enough to act on."""

from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import drawn
from tests.browser.tumult_games import robbing
from tests.browser.tumult_hands import in_hand

SECONDS = 20  # that the sand runs
MOST = 6  # words
# All that live regions say, whenever one of them changes.
LISTEN = """() => {
  window.heard = [];
  const isLive = (one) => one.getAttribute("aria-live") !== "off";
  const said = () => [...document.querySelectorAll("[role=status], [role=alert]")].filter(isLive);
  const texts = new Map(said().map((one) => [one, one.textContent.trim()]));
  new MutationObserver(() => {
    for (const one of said()) {
      const text = one.textContent.trim();
      if (text && texts.get(one) !== text) heard.push(text);
      texts.set(one, text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
OUT = "Sand out: keep or put back"


def test_whoever_listens_hears_a_few_words_at_a_time(arrive: Arrive, running: House) -> None:
    """T6: what his own hand does and how the sand stands; others' hands are silent."""
    people = [arrive("Ada"), arrive("Ben")]
    table, number = robbing(people, running, seconds=SECONDS)
    page = people[0].at(table)
    drawn(page, number)
    page.evaluate(LISTEN)
    shown = [_lift(page, key) for key in ("1", "2")]
    with people[1].by_program(table) as other:
        other.act({"type": "lift", "place": 5})
        drawn(page, other.act({"type": "return"}))
    page.get_by_role("alert").filter(has_text=OUT).wait_for(state="attached")
    heard: list[str] = page.evaluate("heard")
    assert [text for text in heard if len(text.split()) > MOST] == []
    assert {*shown, "five", OUT} <= {*heard}
    assert not any("Ben" in text for text in heard)


def _lift(page: Page, key: str) -> str:
    """What is told of a tile; the one before is put back."""
    page.keyboard.press("Backspace")
    page.keyboard.press(key)
    in_hand(page).wait_for()
    return page.locator(".in-hand .spoken").inner_text()
