"""How far the companion's hourglass is off after sixty seconds: `python -m bench.hourglass`.

It is looked at all the time; or its page stands still for twenty of them, as when a screen is off; or the device sleeps
for twenty, and the page's steady clock stands too. Two things are told apart: what the *glass* is off, and how late its
*end* was told. A second begins late where the browser is late, and never early: the least lateness of the last ten is
the glass's own. Beside the end stands a bare timer of the same page, due then: what the two share is the browser's.
"""

import time
from typing import Any

from playwright.sync_api import Browser, Page
from tools.browsing import browsing

_SECONDS = 60
_STILL = 20_000  # milliseconds
_LAST = 10  # seconds that are compared
_LIMIT = 50.0  # milliseconds that the glass may be off
_TRIES = 20

_CLOCKS = f"""
    localStorage.setItem('companion-seconds', '{_SECONDS}');
    window.true = performance.now.bind(performance);
    window.slept = 0;
    performance.now = () => window.true() - window.slept;
"""
_START = """(seconds) => {
    const glass = document.querySelector("[data-seconds]");
    window.begun = {};
    new MutationObserver(() => (window.begun[glass.dataset.seconds] ??= window.true())).observe(glass, {
        attributes: true,
    });
    const press = document.querySelector("[data-press]");
    window.startedAt = window.true();
    setTimeout(() => (window.bareAt = window.true()), 1000 * seconds);
    press.click();
}"""
_IS_OVER = "() => window.begun[0] && window.bareAt"
_FOUND = """() => {
    return {
        begun: Object.entries(window.begun).map(([left, at]) => [Number(left), at - window.startedAt]),
        bare: window.bareAt - window.startedAt,
    };
}"""


def main() -> None:
    with browsing() as (browser, address):
        for name, is_still, is_asleep in (
            ("looked at", False, False),
            ("screen off", True, False),
            ("asleep", True, True),
        ):
            glass, end, bare = _measured(browser, address, is_still=is_still, is_asleep=is_asleep)
            verdict = "within" if abs(glass) < _LIMIT else "BEYOND"
            print(
                f"{name:10}: the glass {glass:+6.1f} ms after {_SECONDS} s ({verdict} {_LIMIT:.0f} ms);"
                f" its end told {end:+6.1f} ms, a bare timer {bare:+6.1f} ms",
                flush=True,
            )


def _measured(browser: Browser, address: str, *, is_still: bool, is_asleep: bool) -> tuple[float, float, float]:
    """What the glass is off, how late its end was told, and how late a bare timer was, in milliseconds."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.add_init_script(_CLOCKS)
    page.goto(f"{address}/companion")
    page.wait_for_selector("[data-press]")
    before = _behind(page)
    page.evaluate(_START, _SECONDS)
    if is_still:
        _stand_still(page, is_asleep=is_asleep)
    page.wait_for_function(_IS_OVER, timeout=2 * 1000 * _SECONDS)
    found: dict[str, Any] = page.evaluate(_FOUND)
    stood = _behind(page) - before
    context.close()
    late = {left: at + stood - 1000 * (_SECONDS - left) for left, at in found["begun"]}
    own = min(late[left] for left in late if left < _LAST)
    return own, late[0], found["bare"] + stood - 1000 * _SECONDS


def _behind(page: Page) -> float:
    """By how much the page's clock is behind the one of this process: the quickest answer tells it best."""
    answers = list[tuple[float, float]]()
    for _ in range(_TRIES):
        asked = time.monotonic()
        told = page.evaluate("() => window.true()")
        answered = time.monotonic()
        answers.append((answered - asked, 500 * (asked + answered) - told))
    return min(answers)[1]


def _stand_still(page: Page, *, is_asleep: bool) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    page.wait_for_timeout(_STILL)
    if is_asleep:
        session.send("Runtime.evaluate", {"expression": f"window.slept = {_STILL}"})
    session.send("Page.setWebLifecycleState", {"state": "active"})


if __name__ == "__main__":
    main()
