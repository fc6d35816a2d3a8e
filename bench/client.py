"""What the client costs a browser while a game of court is played against bots: `python -m bench.client`.

First how long it takes from an empty browser to the first action of one's own.

From the browser's own trace, in milliseconds of CPU: a machine that is busy otherwise does not change them much.
"""

import statistics
from collections.abc import Callable
from itertools import pairwise
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page
from tools.browsing import browsing

_TURNS = 5
_GAMES = 5
_LOOK_EVERY = 400  # milliseconds
_HEARD = "WebSocketReceive"
_SCRIPT = {"FunctionCall", "EvaluateScript", "EventDispatch", "TimerFire", "FireAnimationFrame"}
_LAYOUT = {"UpdateLayoutTree", "Layout"}

Event = dict[str, Any]


class Update(NamedTuple):
    """What an entry cost, in milliseconds of CPU: layout is apart, also where script asked for it."""

    script: float
    layout: float


class Costs(NamedTuple):
    """What a game cost: its longest task, and its updates."""

    longest_task: float
    script: float
    most_script: float
    layout: float


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
    page.goto(address)
    page.click("[data-game=court] [data-bots]")
    page.wait_for_selector("[data-state=playing] .bar")
    page.wait_for_load_state("networkidle")
    events = traced(context.new_cdp_session(page), page, lambda: _play(page))
    context.close()
    return costs(events)


def costs(events: list[Event]) -> Costs:
    """Of a game that was traced."""
    spent = updates(events)
    script = [update.script for update in spent]
    layout = [update.layout for update in spent]
    return Costs(max(tasks(events)), statistics.median(script), max(script), statistics.median(layout))


def medians(games: list[Costs]) -> Costs:
    return Costs(*(statistics.median(figures) for figures in zip(*games, strict=True)))


def told(game: Costs) -> str:
    return (
        f"longest task {game.longest_task:5.1f} ms; an update: script {game.script:5.2f} ms (median), "
        f"{game.most_script:5.2f} ms (the dearest), layout {game.layout:5.2f} ms (median)"
    )


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


def updates(events: list[Event]) -> list[Update]:
    """All that was done from when an entry was heard until the next one was: it may be shown a while after it came."""
    thread = _main_thread(events)
    heard = [at for at, event in enumerate(thread) if event["name"] == _HEARD]
    return [_update(thread[start:end]) for start, end in pairwise([*heard, len(thread)])]


def _update(events: list[Event]) -> Update:
    script, layout = _outermost(events, _SCRIPT), _outermost(events, _LAYOUT)
    asked_for = [one for one in layout if any(_is_within(one, other) for other in script)]
    return Update(sum(map(_cpu, script)) - sum(map(_cpu, asked_for)), sum(map(_cpu, layout)))


def _outermost(events: list[Event], names: set[str]) -> list[Event]:
    """Those of some names that none of them holds."""
    found = list[Event]()
    for event in events:
        if event["name"] in names and not (found and _is_within(event, found[-1])):
            found.append(event)
    return found


def _is_within(event: Event, other: Event) -> bool:
    return bool(other["ts"] <= event["ts"] < other["ts"] + other["dur"])


def _cpu(event: Event) -> float:
    return float(event.get("tdur", 0)) / 1000


if __name__ == "__main__":
    main()
