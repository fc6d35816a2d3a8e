"""People with a browser each. Whoever has opened no page can act at the same seat by program."""

import json
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, WebSocketRoute
from websockets.sync.client import ClientConnection, connect

from tests.browser.script import Json, Script, Step

# What browsers say of pages that are left at once, or stay long: on a busy machine each can happen in any test.
_NO_PROBLEM = (
    "but not used within a few seconds",  # what was fetched ahead
    "WebSocket is closed before the connection is established",  # the page gave up a socket on its way
)


class Person:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.frames: list[tuple[str, Json]] = []  # all that went over sockets of this browser: direction and message
        self.problems: list[str] = []  # that the browser has with our pages
        context.on("page", self._watch)

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._hear)
        page.on("websocket", self._overhear)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not any(part in said.text for part in _NO_PROBLEM):
            self.problems.append(said.text)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(("in", json.loads(frame))))
        socket.on("framesent", lambda frame: self.frames.append(("out", json.loads(frame))))

    def expect_problem(self, part: str) -> None:
        """It came up, and is none."""
        assert any(part in problem for problem in self.problems)
        self.forgive(part)

    def forgive(self, part: str) -> None:
        """It is none, if it came up: that depends on when the page tried again."""
        self.problems = [problem for problem in self.problems if part not in problem]

    def forgive_network(self) -> None:
        """It was cut on purpose: how much of that a browser notices depends on when the page tried again."""
        for part in ("net::ERR_", "WebSocket connection to"):
            self.forgive(part)

    @cached_property
    def page(self) -> Page:
        return self.context.new_page()

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def post(self, path: str, body: Json | None = None) -> Json:
        answer = self.context.request.post(f"{self.address}/api{path}", data=body or {})
        assert answer.ok, answer.text()
        known: Json = answer.json()
        return known

    def get(self, path: str) -> Json:
        answer = self.context.request.get(f"{self.address}/api{path}")
        assert answer.ok, answer.text()
        known: Json = answer.json()
        return known

    def rename(self, name: str) -> None:
        assert self.context.request.put(f"{self.address}/api/me", data={"name": name}).ok

    def at(self, table: str) -> Page:
        """The table, drawn."""
        page = self.open(f"/t/{table}")
        drawn(page, 1)
        return page

    @contextmanager
    def by_program(self, table: str) -> Iterator["Channel"]:
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies(self.address))
        address = "ws" + self.address.removeprefix("http") + "/api/live"
        # A program reads only what it asked for, so all else piles up here, pings among it.
        unread = {"max_queue": None, "ping_interval": None}
        with connect(address, additional_headers={"Cookie": cookies}, max_size=1 << 22, **unread) as socket:
            yield Channel(socket, table)


class HeldBack:
    """The moves of a browser, which reach the server when they are let go."""

    def __init__(self, context: BrowserContext) -> None:
        self.moves: list[str | bytes] = []
        self._server: WebSocketRoute | None = None
        context.route_web_socket("**/api/live", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._server = server = socket.connect_to_server()
        socket.on_message(lambda text: self.moves.append(text) if is_act(text) else server.send(text))

    def let_go(self) -> None:
        assert self._server is not None
        self._server.send(self.moves.pop(0))


def is_act(text: str | bytes) -> bool:
    return bool(json.loads(text)["type"] == "act")


class Channel:
    """A table as a program reads it."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self._socket = socket
        self._send({"type": "join", "table": table})
        self.snapshot = self._hear(lambda heard: heard["type"] == "snapshot")
        self.number: int = self.snapshot["number"]

    def act(self, *actions: Json) -> int:
        """The number of the entry that they became."""
        answer = self.ask({"type": "act", "seen": self.number, "actions": actions})
        assert answer["type"] == "acknowledged", answer
        self.number = answer["number"]
        return self.number

    def why_not(self, action: Json) -> Json:
        return self.ask({"type": "why-not", "action": action})

    def ask(self, message: Json) -> Json:
        asked = uuid.uuid4().hex
        self._send({"id": asked, **message})
        return self._hear(lambda heard: heard.get("id") == asked)

    def _send(self, message: Json) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, is_it: Callable[[Json], bool]) -> Json:
        while True:
            heard: Json = json.loads(self._socket.recv(timeout=90))
            if is_it(heard):
                return heard


def number_of(page: Page) -> int:
    """Of the entry that the page has drawn."""
    return int(page.locator(".table").get_attribute("data-number") or 0)


def drawn(page: Page, number: int) -> None:
    """Wait until a page has drawn an entry."""
    page.wait_for_function(
        "number => Number(document.querySelector('.table')?.dataset.number ?? 0) >= number", arg=number
    )


def offer(page: Page, name: str) -> Locator:
    return page.locator(f"[data-offer='{name}']")


def table_for(people: list[Person], **plan: Any) -> str:
    """A table that has begun, with people in its seats: of court, unless the plan names another game."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *plan.pop("bots", [])]
    table: str = people[0].post("/tables", {"game": "court", "seats": seats, **plan})["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    for person in people:
        person.post(f"/tables/{table}/ready")
    return table


def play(people: list[Person], table: str, steps: list[Step]) -> int:
    """Play on by program; the number of the last entry."""
    number = 0
    with by_programs(people, table) as channels:
        for step in steps:
            channel = channels[step.seat]
            channel.number = max(number, channel.number)
            number = channel.act(step.action)
    return number


@contextmanager
def by_programs(people: list[Person], table: str) -> Iterator[list[Channel]]:
    if not people:
        yield []
        return
    with people[0].by_program(table) as first, by_programs(people[1:], table) as others:
        yield [first, *others]


def begun(people: list[Person], known: Script, steps: int = 0, **plan: Any) -> str:
    """A table where the first steps of a script were played."""
    table = table_for(people, **plan)
    play(people, table, known.steps[:steps])
    return table
