"""uvicorn's websocket, and a way to write to it without waiting.

By ASGI a text goes through a queue, a task and four coroutines before it reaches the socket, although nearly all
readers keep up. What is told directly goes none of these ways; what a reader is told at once is written at once.
"""

from collections.abc import Callable
from typing import TypeAlias, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

Write: TypeAlias = Callable[[str], bool]  # whether it was taken: not from who does not keep up, or is gone

_EXTENSION = "regalia.write"
_TEXT = 0x81  # the first byte of a frame that is a whole text
_SHORT, _LONG = 126, 1 << 16  # from these lengths on they are written in two bytes more, and in eight


class DirectSocket(WebSocketsSansIOProtocol):
    _has_texts = False  # that are not written yet

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, object], self.scope["extensions"])
        extensions[_EXTENSION] = self.take
        await super().run_asgi()

    def take(self, text: str) -> bool:
        """Take a text that is written when all that is being done now is done."""
        is_open = self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.conn.writes.append(_frame(text.encode()))
        if not self._has_texts:
            self._has_texts = True
            self.loop.call_soon(self._write)
        return True

    def _write(self) -> None:
        self._has_texts = False
        self.transport.write(b"".join(self.conn.data_to_send()))


def _frame(text: bytes) -> bytes:
    """A whole text as RFC 6455 has it: the library, which is ready for any frame there is, takes five times as long."""
    length = len(text)
    if length < _SHORT:
        head = bytes((_TEXT, length))
    elif length < _LONG:
        head = bytes((_TEXT, _SHORT, *length.to_bytes(2, "big")))
    else:
        head = bytes((_TEXT, _SHORT + 1, *length.to_bytes(8, "big")))
    return head + text


def writing(scope: Scope) -> Write:
    """How a socket is written to directly; where the server knows no such way, it never is."""
    found: Write = scope.get("extensions", {}).get(_EXTENSION, lambda text: False)
    return found
