"""What the trace of a browser says of its page, in milliseconds of CPU: what else a machine does matters little."""

import statistics
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

_HEARD = "WebSocketReceive"
_DRAWN = "Layerize"
_SCRIPT = {"FunctionCall", "EvaluateScript", "EventDispatch", "TimerFire", "FireAnimationFrame"}
_LAYOUT = {"UpdateLayoutTree", "Layout"}
_PAINT = {"PrePaint", "Paint", "Layerize"}

Event = dict[str, Any]


class Work(NamedTuple):
    """Layout is apart from script, also where script asked for it."""

    script: float
    layout: float
    paint: float

    @property
    def answered(self) -> float:
        """Script and layout: what must be done before anything can be drawn."""
        return self.script + self.layout


class Costs(NamedTuple):
    """What a game cost. An update is all that an entry leads to; medians, but for the longest and the most."""

    longest_task: float
    script: float  # of an update
    most_script: float
    layout: float  # of an update
    frame: float  # script and layout of a frame that had any
    painted_frame: float  # with its painting
    dearest_frame: float  # script and layout of the dearest frame of an update


def costs(events: list[Event]) -> Costs:
    """Of a game that was traced."""
    updates = list(_updates(_main_thread(events)))
    works = [_work(update) for update in updates]
    script = [work.script for work in works]
    framed = [[_work(frame) for frame in _frames(update)] for update in updates]
    busy = [frame for frames in framed for frame in frames if frame.answered > 0]
    return Costs(
        longest_task=max(tasks(events)),
        script=statistics.median(script),
        most_script=max(script),
        layout=statistics.median(work.layout for work in works),
        frame=statistics.median(frame.answered for frame in busy),
        painted_frame=statistics.median(sum(frame) for frame in busy),
        dearest_frame=statistics.median(max(frame.answered for frame in frames) for frames in framed),
    )


def medians(games: list[Costs]) -> Costs:
    return Costs(*(statistics.median(figures) for figures in zip(*games, strict=True)))


def told(game: Costs) -> str:
    return (
        f"longest task {game.longest_task:5.1f} ms; "
        f"an update: script {game.script:5.2f} ms, {game.most_script:5.2f} at most, layout {game.layout:5.2f} ms; "
        f"a frame: script and layout {game.frame:5.2f} ms, {game.painted_frame:5.2f} with paint, "
        f"{game.dearest_frame:5.2f} in the dearest of an update"
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


def tasks(events: list[Event]) -> list[float]:
    return [_cpu(event) for event in _main_thread(events) if event["name"].endswith("RunTask")]


def _main_thread(events: list[Event]) -> list[Event]:
    """What the page's own thread did, in order: the thread that laid something out most often."""
    laid = [(event["pid"], event["tid"]) for event in events if event["name"] == "Layout"]
    page = statistics.mode(laid)
    mine = [event for event in events if (event["pid"], event["tid"]) == page and event["ph"] in "XI"]
    return sorted(mine, key=lambda event: event["ts"])


def _updates(thread: list[Event]) -> Iterator[list[Event]]:
    """All that was done from when an entry was heard until the next one was: it may be shown a while after it came."""
    heard = [at for at, event in enumerate(thread) if event["name"] == _HEARD]
    return (thread[start:end] for start, end in pairwise([*heard, len(thread)]))


def _frames(events: list[Event]) -> Iterator[list[Event]]:
    """Each with all that was done since the one before it was drawn."""
    drawn = [at + 1 for at, event in enumerate(events) if event["name"] == _DRAWN]
    return (events[start:end] for start, end in pairwise([0, *drawn, len(events)]))


def _work(events: list[Event]) -> Work:
    script, layout, paint = (_outermost(events, names) for names in (_SCRIPT, _LAYOUT, _PAINT))
    asked_for = [one for one in layout if any(_is_within(one, other) for other in script)]
    return Work(sum(map(_cpu, script)) - sum(map(_cpu, asked_for)), sum(map(_cpu, layout)), sum(map(_cpu, paint)))


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
