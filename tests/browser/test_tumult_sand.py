"""The sand of Tumult Royale as it is heard: by the sounds that a real audio context was given to play."""

import json
from typing import Any

from playwright.sync_api import Page
from tools.screens import POSITIONS, tell

from tests.browser.conftest import Arrive
from tests.browser.people import Person

HEARD_FROM = 5  # seconds before the end
GRAIN = 0.05  # seconds that the sound of sand takes: no other is as short
LISTEN = """
window.heard = [];
window.contexts = new Set();
const make = BaseAudioContext.prototype.createBufferSource;
BaseAudioContext.prototype.createBufferSource = function () {
  const source = make.call(this);
  const start = source.start;
  source.start = (at) => {
    heard.push(source.buffer.duration);
    contexts.add(this);
    return start.call(source, at);
  };
  return source;
};
"""
PLAYS = "() => contexts.size === 1 && [...contexts].every((one) => one.state === 'running' && one.currentTime > 0)"


def at_the_sand(person: Person, sound: str, **clock: Any) -> tuple[Page, int]:
    """A table where the sand runs, from now on as the test wants it; and the seconds left."""
    person.context.add_init_script(LISTEN)
    person.context.add_init_script(f"if (location.protocol !== 'about:') localStorage.setItem('sound', '{sound}')")
    snapshot = json.loads((POSITIONS / "tumult-tax.json").read_text("utf-8"))
    snapshot["clock"] |= {"left": snapshot["clock"]["seconds"], **clock}
    page = person.page
    page.clock.install()
    tell(snapshot, page, person.address)
    page.wait_for_selector(".in-hand")
    page.locator("header").click(position={"x": 5, "y": 5})  # browsers let nothing be heard on a page nobody touched
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    return page, int(page.get_by_role("timer").first.locator("b").inner_text())


def grains(page: Page, seconds: int) -> int:
    """How often sand was heard, when so many seconds more have gone by."""
    for _ in range(seconds):
        page.clock.run_for(1_000)
    return sum(abs(duration - GRAIN) < GRAIN / 10 for duration in page.evaluate("heard"))


def test_each_of_the_last_seconds_is_heard_once(arrive: Arrive) -> None:
    page, left = at_the_sand(arrive("Ada"), "on")
    assert grains(page, left - HEARD_FROM - 1) == 0
    assert grains(page, HEARD_FROM + 2) == HEARD_FROM
    page.wait_for_function(PLAYS)


def test_sand_that_stands_is_not_heard(arrive: Arrive) -> None:
    page, left = at_the_sand(arrive("Ada"), "on", stands=True, left=HEARD_FROM)
    assert grains(page, 2 * left) == 0


def test_nothing_is_heard_where_sounds_are_off(arrive: Arrive) -> None:
    page, left = at_the_sand(arrive("Ada"), "off")
    assert grains(page, left + 2) == 0
    assert page.evaluate("contexts.size") == 0
