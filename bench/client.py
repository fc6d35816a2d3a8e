"""What the client costs a browser while a game of court is played against programs: `python -m bench.client`.

First how long it takes from an empty browser to the first action of one's own, against bots.
"""

from time import monotonic

from playwright.sync_api import Browser, Page
from tools.browsing import browsing

from bench.opponents import opponents
from bench.tracing import Costs, costs, medians, told, traced

_OPPONENTS = 2
_TURNS = 5
_GAMES = 5
_LOOK_EVERY = 400  # milliseconds


def main() -> None:
    with browsing() as (browser, address):
        print(f"from an empty browser to the first own action: {_first_action(browser, address):.1f} s")
        games = [_measured(browser, address) for _ in range(_GAMES)]
    for game in games:
        print(told(game))
    print(f"median of {_GAMES}: {told(medians(games))}")


def _first_action(browser: Browser, address: str) -> float:
    """Seconds; the bots that come before have moved by then."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    began = monotonic()
    page.goto(address)
    page.click("[data-game=court] [data-bots]")
    page.click("[data-offer=aside]", timeout=60_000)
    page.wait_for_selector("[data-offer=finish]", timeout=60_000)
    spent = monotonic() - began
    page.context.close()
    return spent


def _measured(browser: Browser, address: str) -> Costs:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    with opponents(page, address, "court", _OPPONENTS) as table:
        page.goto(f"{address}/t/{table}")
        page.wait_for_selector("[data-state=playing] .bar")
        page.wait_for_load_state("networkidle")
        events = traced(context.new_cdp_session(page), page, lambda: _play(page))
    context.close()
    return costs(events)


def _play(page: Page) -> None:
    for _ in range(_TURNS):
        _play_turn(page)


def _play_turn(page: Page) -> None:
    """All dice aside at once, and the first card that they pay."""
    _await_offer(page, "aside")
    page.keyboard.press("s")
    _await_offer(page, "finish")
    card = page.locator(".display .legal").first
    if card.count():
        card.click()
    else:
        page.keyboard.press("e")


def _await_offer(page: Page, name: str) -> None:
    """Looked for now and then: to ask in every frame, as Playwright does, would be measured as work of the page."""
    while page.locator(f"[data-offer={name}]").count() == 0:
        page.wait_for_timeout(_LOOK_EVERY)


if __name__ == "__main__":
    main()
