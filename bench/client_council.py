"""What a full board of Council of 4 costs a browser, entry by entry: `python -m bench.client_council`.

A whole game of greedy players is told to one browser that looks on with a seat of its own; what each entry cost is
read from the trace, in milliseconds of CPU. Only the second half of the game counts, when the board is full.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.council_hands import Move, moves
from tests.browser.house import house
from tests.browser.people import Channel, Person, by_programs, number_of, table_for
from tools.browser import FLAGS, find

from bench.client import Costs, costs, medians, told, traced

_SEED, _BOARD, _PLAYERS = 6, "juvelar", 4
_GAMES = 5
_LOOK_EVERY = 100  # milliseconds


def main() -> None:
    known = moves(_PLAYERS, _SEED, _BOARD)
    with TemporaryDirectory() as folder, house(Path(folder)) as opened, sync_playwright() as playwright:
        opened.deal(_SEED)
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        games = [_measured(browser, opened.address, known) for _ in range(_GAMES)]
    for game in games:
        print(told(game))
    print(f"median of {_GAMES}: {told(medians(games))}")


def _measured(browser: Browser, address: str, known: list[Move]) -> Costs:
    """What the second half of a game cost the browser of the first seat."""
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
    return costs(events)


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
        _drawn(page, number)
    return number


def _drawn(page: Page, number: int) -> None:
    """Looked for seldom and by hand: Playwright's own ways to wait would be measured as work of the page."""
    while int(page.evaluate("document.querySelector('.table').dataset.number")) < number:
        page.wait_for_timeout(_LOOK_EVERY)


if __name__ == "__main__":
    main()
