"""uvicorn's websocket, and a way to write to it at once.

By ASGI a text goes through a queue, a task and four coroutines before it reaches the socket, although nearly all readers
keep up. What does not wait costs a third of that, and is on its way before the next reader is thought of.
"""

from collections.abc import Callable
from typing import TypeAlias, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

WriteNow: TypeAlias = Callable[[str], bool]  # whether it was written: not to who does not keep up, or is gone

_EXTENSION = "regalia.write-now"


class DirectSocket(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions = cast(dict[str, object], self.scope["extensions"])
        extensions[_EXTENSION] = self.write_now
        await super().run_asgi()

    def write_now(self, text: str) -> bool:
        if self.conn.state is not OPEN or self.close_sent or not self.writable.is_set():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def write_now(scope: Scope) -> WriteNow:
    """How a socket is written to at once; where the server knows no such way, never."""
    found: WriteNow = scope.get("extensions", {}).get(_EXTENSION, lambda text: False)
    return found
