"""What the client costs a browser while a game of court is played against bots: `python -m bench.client`.

First how long it takes from an empty browser to the first action of one's own.

From the browser's own trace, in milliseconds of CPU: a machine that is busy otherwise does not change them much.
"""

import statistics
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page
from tools.browsing import browsing

_TURNS = 5
_GAMES = 5
_LOOK_EVERY = 400  # milliseconds
_FRAME = "Layerize"  # the last step of the page's own thread on the way to a frame
_NEWS = {"WebSocketReceive", "TimerFire"}  # an entry came, or one that came before is shown
_WORK = {
    "FunctionCall",
    "EvaluateScript",
    "EventDispatch",
    "TimerFire",
    "FireAnimationFrame",
    "UpdateLayoutTree",
    "Layout",
}

Event = dict[str, Any]


def main() -> None:
    with browsing() as (browser, address):
        print(f"from an empty browser to the first own action: {_first_action(browser, address):.1f} s")
        games = [_measured(browser, address) for _ in range(_GAMES)]
    longest, updates = zip(*games, strict=True)
    for longest_task, update in games:
        print(f"longest task {longest_task:6.1f} ms, script and layout of an update {update:5.2f} ms (median)")
    print(f"median of {_GAMES}: {statistics.median(longest):.1f} ms, {statistics.median(updates):.2f} ms")


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


def _measured(browser: Browser, address: str) -> tuple[float, float]:
    """The longest task of a game, and the median of what its updates took."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(address)
    page.click("[data-game=court] [data-bots]")
    page.wait_for_selector("[data-state=playing] .bar")
    page.wait_for_load_state("networkidle")
    events = traced(context.new_cdp_session(page), page, lambda: _play(page))
    context.close()
    return max(tasks(events)), statistics.median(updates(events))


def traced(session: CDPSession, page: Page, play: Callable[[], object]) -> list[Event]:
    """All that the browser did while something was played."""
    events: list[Event] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": "toplevel,devtools.timeline"})
    play()
    has_ended = False

    def end(_: object) -> None:
        nonlocal has_ended
        has_ended = True

    session.on("Tracing.tracingComplete", end)
    session.send("Tracing.end")
    while not has_ended:
        page.wait_for_timeout(50)
    return events


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


def _main_thread(events: list[Event]) -> list[Event]:
    """What the page's own thread did, in order: the thread that laid something out most often."""
    laid = [(event["pid"], event["tid"]) for event in events if event["name"] == "Layout"]
    page = statistics.mode(laid)
    mine = [event for event in events if (event["pid"], event["tid"]) == page and event["ph"] in "XI"]
    return sorted(mine, key=lambda event: event["ts"])


def tasks(events: list[Event]) -> list[float]:
    return [_cpu(event) for event in _main_thread(events) if event["name"].endswith("RunTask")]


def updates(events: list[Event]) -> list[float]:
    """Script and layout of every frame in which something new was heard or shown."""
    spent, until, is_update, updates = 0.0, 0.0, False, []
    for event in _main_thread(events):
        if event["name"] == _FRAME:
            updates += [spent] if is_update else []
            spent, is_update = 0.0, False
        is_update = is_update or event["name"] in _NEWS
        if event["name"] in _WORK and event["ts"] >= until:  # what runs within it is counted with it
            spent += _cpu(event)
            until = event["ts"] + event["dur"]
    return updates


def _cpu(event: Event) -> float:
    return float(event.get("tdur", 0)) / 1000


if __name__ == "__main__":
    main()
