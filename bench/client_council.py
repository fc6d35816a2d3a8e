"""What a full board of Council of 4 costs a browser, entry by entry: `python -m bench.client_council`.

A whole game of greedy players is told to one browser that looks on with a seat of its own; all seats are played by
`regalia.client`. Only the second half of the game counts, when the board is full.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Self, TypeVar

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.council_hands import Move, moves
from tests.browser.house import house
from tests.browser.people import drawn, number_of
from tools.browser import FLAGS, find

from bench.tracing import Costs, costs, medians, told, traced
from regalia.client import Client, Player

_SEED, _BOARD, _PLAYERS = 6, "juvelar", 4
_GAMES = 5
_LOOK_EVERY = 100  # milliseconds

_Result = TypeVar("_Result")


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
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    half = len(known) // 2
    with _Seats(address, _cookie(context, address)) as seats:
        page = context.new_page()
        page.goto(f"{address}/t/{seats.table}")
        drawn(page, 1)
        number = _played(seats, known[:half], page, number_of(page))
        session = context.new_cdp_session(page)
        events = traced(session, page, lambda: _played(seats, known[half:], page, number))
    context.close()
    return costs(events)


def _cookie(context: BrowserContext, address: str) -> str:
    """Of the browser's guest, whose seat is the first."""
    context.request.post(f"{address}/api/me", data={})
    return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in context.cookies(address))


def _played(seats: "_Seats", known: list[Move], page: Page, number: int) -> int:
    """One entry after the other, each when the one before it is drawn."""
    for move in known:
        number = seats.act(move, number)
        _await_drawn(page, number)
    return number


def _await_drawn(page: Page, number: int) -> None:
    """Looked for seldom and by hand: Playwright's own ways to wait would be measured as work of the page."""
    while int(page.evaluate("document.querySelector('.table').dataset.number")) < number:
        page.wait_for_timeout(_LOOK_EVERY)


class _Seats:
    """A table with a program in each seat. Their loop runs in a thread of its own: Playwright has the main one's."""

    table: str

    def __init__(self, address: str, cookie: str) -> None:
        self._clients = [Client(address, cookie), *(Client(address) for _ in range(_PLAYERS - 1))]
        self._players = list[Player]()
        self._open = AsyncExitStack()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever)

    def __enter__(self) -> Self:
        self._thread.start()
        self._run(self._sit_down())
        return self

    def __exit__(self, *_: object) -> None:
        self._run(self._open.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def act(self, move: Move, number: int) -> int:
        """Make a move when the entry before it is known; the number of the entry that it became."""
        return self._run(self._act(move, number))

    def _run(self, work: Coroutine[Any, Any, _Result]) -> _Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _sit_down(self) -> None:
        first, *others = self._clients
        seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
        opened = await first.post("/api/tables", {"game": "council", "options": {"board": _BOARD}, "seats": seats})
        self.table = opened["id"]
        for client in others:
            await client.post("/api/me")
            await client.post(f"/api/tables/{self.table}/join")
        for client in self._clients:
            await client.post(f"/api/tables/{self.table}/ready")
        for client in self._clients:
            self._players.append(await self._open.enter_async_context(client.at(self.table)))

    async def _act(self, move: Move, number: int) -> int:
        player = self._players[move.seat]
        await player.live.wait(lambda: player.live.number >= number)
        answer = await player.act(*move.actions)
        assert answer["type"] == "acknowledged", answer
        became: int = answer["number"]
        return became


if __name__ == "__main__":
    main()
