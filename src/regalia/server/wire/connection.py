"""One socket: who keeps up is written to at once; for who does not, what is written waits in a bounded queue.

One task writes what waits, another reads and answers.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import assert_never

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.errors import Refused
from regalia.server.languages import in_words
from regalia.server.store import StoreProblem
from regalia.server.tables import Hall, LiveTable
from regalia.server.wire.direct import Write
from regalia.server.wire.messages import (
    FROM_PLAYER,
    Act,
    Answer,
    AskUndo,
    FromPlayer,
    Join,
    Language,
    Ping,
    Undo,
    WatchLobby,
    WhyNot,
    id_of,
)
from regalia.server.wire.outgoing import FromServer, text
from regalia.server.wire.refusing import not_saved, refused, unreadable
from regalia.words import Company

LARGEST_MESSAGE = 64 * 1024  # bytes
MOST_WAITING = 256  # messages that a slow reader may be behind

POLICY_VIOLATION, TRY_AGAIN = 1008, 1013  # why a connection is closed, as RFC 6455 and its registry number it

_log = logging.getLogger("regalia.server")


class Connection:
    """Somebody who reads a table or the lobby, and may sit at the table."""

    def __init__(
        self, socket: WebSocket, write: Write, hall: Hall, guest: str | None, may_send: Callable[[], bool]
    ) -> None:
        """Somebody, known or not, who may send one more message as long as he is told so."""
        self._socket = socket
        self._take = write
        self._hall = hall
        self._guest = guest
        self._may_send = may_send
        self._waiting = deque[str]()
        self._something_waits = asyncio.Event()
        self._is_behind = asyncio.get_running_loop().create_future()  # done when he is
        self._table: LiveTable | None = None
        self._language: Language | None = None
        self._held = AsyncExitStack()

    def send(self, text: str) -> None:
        """Write a message now, or when its turn comes. Who is too far behind is dropped, and begins anew later."""
        if not self._waiting and self._take(text):
            return
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(text)
            self._something_waits.set()
        elif not self._is_behind.done():
            self._is_behind.set_result(None)

    def _tell(self, message: FromServer) -> None:
        self.send(text(message if self._language is None else self._in_words(message, self._language)))

    def _in_words(self, message: FromServer, language: Language) -> FromServer:
        """A message with its refusal in words, if there is one."""
        company = self._company()
        if message["type"] == "refused":
            return {**message, **in_words(message, language, company)}
        if message["type"] == "reason" and message["refusal"] is not None:
            return {**message, "refusal": in_words(message["refusal"], language, company)}
        return message

    def _company(self) -> Company | None:
        if self._table is None or self._table.course.table is None:
            return None
        return self._table.course.table.company(self._table.course.seating.seat_of(self._guest))

    async def run(self) -> None:
        """Read, write and watch, until one of them ends."""
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write()), self._is_behind]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._leave()
            self._hall.lobby.leave(self)
        if tasks[2] in done:
            await self._close(TRY_AGAIN)
        for task in done:
            task.result()

    async def _write(self) -> None:
        """Write what waits, in order: as long as there is anything, nothing else is written."""
        try:
            while True:
                await self._something_waits.wait()
                self._something_waits.clear()
                while self._waiting:
                    await self._socket.send_text(self._waiting[0])
                    self._waiting.popleft()
        except WebSocketDisconnect:
            return

    async def _read(self) -> None:
        while (received := await self._received()) is not None:
            if not self._may_send():
                await self._close(POLICY_VIOLATION)
                return
            await self._answer(received)

    async def _received(self) -> str | None:
        """The next message as text, empty where bytes came; None when the socket was closed."""
        try:
            message = await self._socket.receive()
        except WebSocketDisconnect:
            return None
        return None if message["type"] == "websocket.disconnect" else message.get("text") or ""

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(1):
                await self._socket.close(code)
        except (RuntimeError, TimeoutError, WebSocketDisconnect):
            return  # it is gone already, or does not listen

    async def _answer(self, received: str) -> None:
        try:
            message = FROM_PLAYER.validate_json(received)
        except ValidationError:
            self._tell(refused(id_of(received), unreadable()))
            return
        try:
            await self._do(message)
        except Refused as error:
            self._tell(refused(getattr(message, "id", None), error))
        except StoreProblem as problem:
            _log.error("%s", problem)
            self._tell(refused(getattr(message, "id", None), not_saved(problem)))

    async def _do(self, message: FromPlayer) -> None:
        match message:
            case Join():
                await self._join(message)
            case Act() | Undo() | AskUndo() | Answer():
                await self._joined().perform(self._guest, message, self._tell)
            case WhyNot():
                self._tell(self._joined().why_not(self._guest, message))
            case WatchLobby():
                await self._hall.lobby.watch(self)
            case Ping():
                self._tell({"type": "pong", "id": message.id})
            case _:
                assert_never(message)

    def _joined(self) -> LiveTable:
        if self._table is None:
            raise Refused("not-joined", "not-joined")
        return self._table

    async def _join(self, message: Join) -> None:
        await self._leave()
        self._language = message.language
        self._table = await self._held.enter_async_context(self._hall.table(message.table))
        await self._table.join(self, self._guest, message.seen)

    async def _leave(self) -> None:
        if self._table is not None:
            self._table.leave(self)
            self._table = None
        await self._held.aclose()
