"""What the tax phase of Tumult Royale costs a browser: `python -m bench.client_tumult`.

One browser plays against three programs until the sand of the first round is out, from the ready check to the counting
of the tumults. The longest task of the page's own thread is read from the trace, in milliseconds of CPU.
"""

import statistics
from itertools import cycle

from playwright.sync_api import Browser, Page
from tools.browsing import browsing

from bench.opponents import opponents
from bench.tracing import tasks, traced

_PLAYERS = 4
_GAMES = 5
_LIMIT = 50.0  # milliseconds of a task
_MOVEMENT = 350  # milliseconds between two movements of one's own hand
_KEYS = ("1", "Backspace", "e", "Space", "9", "Backspace", "k", "Backspace", "5", "Backspace", "t", "Space")
_PRESSED = "[data-offer=on], [data-offer=ready].go, [data-offer=start].go, .board .legal"


def main() -> None:
    with browsing() as (browser, address):
        games = [_measured(browser, address) for _ in range(_GAMES)]
    for longest, number in games:
        print(f"longest task {longest:5.1f} ms of {number} tasks")
    longest = statistics.median(longest for longest, _ in games)
    print(f"median of {_GAMES}: {longest:.1f} ms (limit {_LIMIT:.0f} ms)")


def _measured(browser: Browser, address: str) -> tuple[float, int]:
    """The longest task of a tax phase, and how many there were."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    with opponents(page, address, "tumult", _PLAYERS - 1) as table:
        page.goto(f"{address}/t/{table}")
        _play_until(page, ".check")
        events = traced(context.new_cdp_session(page), page, lambda: _collect(page))
    context.close()
    spent = tasks(events)
    return max(spent), len(spent)


def _play_until(page: Page, there: str) -> None:
    """Press what can be pressed until something is there."""
    while page.locator(there).count() == 0:
        offered = page.locator(_PRESSED)
        if offered.count():
            offered.first.click()
        page.wait_for_timeout(_MOVEMENT)


def _collect(page: Page) -> None:
    """Say ready or turn the glass, and move a hand until the tiles are turned up."""
    _play_until(page, ".in-hand")
    keys = cycle(_KEYS)
    while page.locator(".tumults").count() == 0:
        page.keyboard.press(next(keys))
        page.wait_for_timeout(_MOVEMENT)


if __name__ == "__main__":
    main()
