"""What a full board of Council of 4 costs a browser, entry by entry: `python -m bench.client_council`.

A whole game of greedy players is told to one browser that looks on with a seat of its own; what each entry cost is
read from the trace, in milliseconds of CPU. Only the second half of the game counts, when the board is full.
"""

import statistics
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.council_hands import Move, moves
from tests.browser.house import house
from tests.browser.people import Channel, Person, by_programs, drawn, number_of, table_for
from tools.browser import FLAGS, find

from bench.client import tasks, traced, updates

_SEED, _BOARD, _PLAYERS = 6, "juvelar", 4
_GAMES = 5


def main() -> None:
    known = moves(_PLAYERS, _SEED, _BOARD)
    with TemporaryDirectory() as folder, house(Path(folder)) as opened, sync_playwright() as playwright:
        opened.deal(_SEED)
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        games = [_measured(browser, opened.address, known) for _ in range(_GAMES)]
    for longest, update, most in games:
        print(f"longest task {longest:5.1f} ms, an update {update:5.2f} ms (median), {most:5.2f} ms (the dearest)")
    medians = [statistics.median(figures) for figures in zip(*games, strict=True)]
    print(f"median of {_GAMES}: {medians[0]:.1f} ms, {medians[1]:.2f} ms, {medians[2]:.2f} ms")


def _measured(browser: Browser, address: str, known: list[Move]) -> tuple[float, float, float]:
    """The longest task of the second half of a game, and what its updates took: the median and the most."""
    people = [_guest(browser, address, f"Guest {seat}") for seat in range(_PLAYERS)]
    table = table_for(people, game="council", options={"board": _BOARD})
    page = people[0].at(table)
    half = len(known) // 2
    with by_programs(people, table) as channels:
        number = _played(channels, known[:half], page, number_of(page))
        session = people[0].context.new_cdp_session(page)
        events = traced(session, page, lambda: _played(channels, known[half:], page, number))
    for person in people:
        person.context.close()
    spent = updates(events)
    return max(tasks(events)), statistics.median(spent), max(spent)


def _guest(browser: Browser, address: str, name: str) -> Person:
    person = Person(browser.new_context(viewport={"width": 1440, "height": 900}), address)
    person.post("/me")
    person.rename(name)
    return person


def _played(channels: list[Channel], known: list[Move], page: Page, number: int) -> int:
    """One entry after the other, each when the one before it is drawn."""
    for move in known:
        channels[move.seat].number = number
        number = channels[move.seat].act(*move.actions)
        drawn(page, number)
    return number


if __name__ == "__main__":
    main()
