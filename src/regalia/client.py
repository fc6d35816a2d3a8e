"""A small client of the table server, for bots of other people and for tests.

client = Client("http://127.0.0.1:8000")
table = await client.post("/api/tables", {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot"}]})
await client.post(f"/api/tables/{table['id']}/ready")
async with client.at(table["id"]) as player:
    async for choices in player.turns():
        await player.act(choices[0]["action"])
"""

import asyncio
import json
import urllib.error
import urllib.request
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from http.cookies import SimpleCookie
from typing import TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, WebSocketException

from regalia.differences import Json
from regalia.differences import taken as taken

_Result = TypeVar("_Result")

_ENDED = "the connection has ended"
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 2.0  # seconds between two tries to come back
_LARGEST = 1 << 22  # bytes of a message: a snapshot holds the whole story


class RefusedRequest(Exception):
    """The server said no: its status, and its answer with code, reason and sentence."""

    def __init__(self, status: int, answer: Json) -> None:
        super().__init__(status, answer)
        self.status = status
        self.answer = answer


class Client:
    """One guest: whoever keeps `cookie` is the same one later."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self._address = address.rstrip("/")
        self.cookie = cookie

    async def get(self, path: str) -> Json:
        return await asyncio.to_thread(self._request, "GET", path, None)

    async def post(self, path: str, body: Json | None = None) -> Json:
        return await asyncio.to_thread(self._request, "POST", path, body or {})

    async def put(self, path: str, body: Json) -> Json:
        return await asyncio.to_thread(self._request, "PUT", path, body)

    def _request(self, method: str, path: str, body: Json | None) -> Json:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, self._headers(), method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request) as response:
                self._keep(response.headers.get_all("Set-Cookie", []))
                answer: Json = json.load(response)
                return answer
        except urllib.error.HTTPError as error:
            with error:
                raise RefusedRequest(error.code, json.load(error)) from error

    def _headers(self) -> dict[str, str]:
        return {} if self.cookie is None else {"Cookie": self.cookie}

    def _keep(self, cookies: list[str]) -> None:
        for cookie in cookies:
            for name, morsel in SimpleCookie(cookie).items():
                self.cookie = f"{name}={morsel.value}"

    @asynccontextmanager
    async def at(self, table: str, patience: float = 60.0) -> AsyncIterator["Player"]:
        """A table to play at. Whoever loses the connection tries for so many seconds to come back."""
        await self.get(f"/api/tables/{table}")  # or a refusal: there is none
        player = Player(self, table, patience)
        async with player.connected():
            yield player

    @asynccontextmanager
    async def live(self) -> AsyncIterator["Live"]:
        """The live channel. It reads all the time: `Live` is always as new as what has arrived."""
        address = "ws" + self._address.removeprefix("http") + "/api/live"
        async with connect(address, additional_headers=self._headers(), max_size=_LARGEST, compression=None) as socket:
            live = Live(socket)
            reading = asyncio.create_task(live.read())
            try:
                yield live
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)


class Live:
    """A table as one reader knows it: a snapshot, and every entry since put in the place of what was known."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Condition()
        self._has_ended = False
        self._is_current = False  # whether all is known that had happened when the table was joined
        self.known: Json = {}  # a snapshot, kept up to date
        self.lobby: list[Json] = []

    @property
    def number(self) -> int:
        number: int = self.known["number"]
        return number

    @property
    def choices(self) -> list[Json]:
        """What one may do now."""
        return [choice for _, choice in sorted(self.known["choices"].items(), key=lambda item: int(item[0]))]

    @property
    def ending(self) -> Json | None:
        ending: Json | None = self.known["ending"]
        return ending

    async def join(self, table: str, known: Json | None = None) -> None:
        """Read a table, and wait until it is known. Who says what he knew when he last read gets what he missed."""
        self.known, self._is_current = known or {}, False
        await self.send({"type": "join", "table": table, "seen": self.known.get("number")})
        await self.wait(lambda: self._is_current)

    async def act(self, *actions: Json) -> Json:
        """Take some actions, all or none. The answer is `acknowledged` with a number, or `refused` with a reason."""
        return await self.ask({"type": "act", "seen": self.number, "actions": list(actions)})

    async def ask(self, message: Json) -> Json:
        """Send a message, and wait for its answer. With an id of one's own it can be sent again without harm."""
        message = {"id": uuid.uuid4().hex, **message}
        answer = self._answers.get(message["id"])
        if answer is None or answer.done():  # done: whoever waited for it before has given up
            answer = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        await self.send(message)
        return await answer

    async def send(self, message: Json) -> None:
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed as error:
            raise ConnectionError(_ENDED) from error

    async def wait(self, is_so: Callable[[], object]) -> None:
        """Wait until what has arrived makes something so."""
        async with self._changed:
            await self._changed.wait_for(lambda: is_so() or self._has_ended)
        if self._has_ended and not is_so():
            raise ConnectionError(_ENDED)

    async def read(self) -> None:
        """Take in what arrives, until the connection ends: then whoever waits is told so."""
        try:
            async for text in self._socket:
                await self._take(json.loads(text))
        except (ConnectionClosedError, ConnectionError):
            pass  # it broke off: to those who wait that is the same
        self._has_ended = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError(_ENDED))
        async with self._changed:
            self._changed.notify_all()

    async def _take(self, message: Json) -> None:
        answer = self._answers.pop(message.get("id") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(message)
        if message["type"] == "lobby":
            self.lobby = message["tables"]
        elif message["type"] == "up-to-date":
            await self._go_on(message)
        elif message["type"] in ("snapshot", "entry"):
            await self._learn(message)
        elif message["type"] == "spectators" and message["table"] == self.known.get("table"):
            self.known = {**self.known, "spectators": message["spectators"]}
        async with self._changed:
            self._changed.notify_all()

    async def _learn(self, message: Json) -> None:
        """Take in what happened; whoever notices that he has missed something asks for it."""
        known = taken(self.known, message)
        if known is None:
            await self.send({"type": "join", "table": message["table"], "seen": self.known.get("number")})
        else:
            self.known = known
            self._is_current |= message["type"] == "snapshot"

    async def _go_on(self, message: Json) -> None:
        """Nothing was missed that was not sent; but who sits elsewhere now knows nothing of what is seen from there."""
        number = self.known.get("number", -1)
        if message["number"] > number or message["seat"] != self.known["seat"]:
            await self.send({"type": "join", "table": message["table"]})
            return
        self._is_current = True
        if message["number"] == number:
            self.known = self.known | {"clock": message["clock"], "spectators": message["spectators"]}


class Player:
    """Somebody at a table who does not give up.

    A connection that breaks is opened again. What was not answered is sent again with the same id and the same number
    seen, so that it is done once.
    """

    def __init__(self, client: Client, table: str, patience: float) -> None:
        self._client = client
        self._table = table
        self._patience = patience
        self._open = AsyncExitStack()
        self.live: Live  # the connection of the moment

    @property
    def known(self) -> Json:
        """All that one knows: a snapshot, kept up to date."""
        return self.live.known

    @property
    def ending(self) -> Json | None:
        return self.live.ending

    async def turns(self) -> AsyncIterator[list[Json]]:
        """What one may do, whenever there is something to do, until the game is over."""
        while True:
            await self._persist(lambda live: live.wait(lambda: live.choices or live.ending))
            if self.ending is not None:
                return
            yield self.live.choices

    async def act(self, *actions: Json) -> Json:
        """Take some actions, all or none. The answer is `acknowledged` with a number, or `refused` with a reason."""
        return await self.ask({"type": "act", "seen": self.live.number, "actions": list(actions)})

    async def ask(self, message: Json) -> Json:
        """Send a message until it is answered."""
        whole = {"id": uuid.uuid4().hex, **message}
        return await self._persist(lambda live: live.ask(whole))

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        try:
            await self._come_back()
            yield
        finally:
            await self._open.aclose()

    async def _persist(self, work: Callable[[Live], Awaitable[_Result]]) -> _Result:
        """Do something as often as the connection breaks while it is done."""
        while True:
            try:
                return await work(self.live)
            except ConnectionError:
                await self._come_back()

    async def _come_back(self) -> None:
        loop, pause = asyncio.get_running_loop(), _FIRST_PAUSE
        deadline = loop.time() + self._patience
        while not await self._is_back():
            if loop.time() + pause > deadline:
                raise ConnectionError(_ENDED)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _is_back(self) -> bool:
        await self._open.aclose()
        try:
            self.live = await self._open.enter_async_context(self._client.live())
            await self.live.join(self._table)
        except (OSError, WebSocketException):
            return False
        return True
