"""A websocket that costs next to nothing: the crowd shares the machine with the server that it measures.

With the library's client, a third of a core went into reading what fifty tables are told, and whole batches of it were
waited for. This one knows what our server sends: whole text frames, and pings.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A  # the first byte of a whole frame
_MASKED = 0x80
_NO_MASK = bytes(4)  # a mask that leaves everything as it is
_SHORT = 126  # shorter texts have their length in one byte, others in two more, or behind 127 in eight


class Socket(asyncio.Protocol):
    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            self._open()
        if self.opened.done():
            self._read()

    def _open(self) -> None:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if end:
            assert head.startswith(b"HTTP/1.1 101"), head
            self._buffer = bytearray(rest)
            self.opened.set_result(None)

    def _read(self) -> None:
        at = 0
        while (frame := self._frame(at)) is not None:
            kind, start, at = frame
            assert kind in (_TEXT, _CLOSE, _PING), f"our server sends no frames of the kind {kind:#x}"
            if kind == _TEXT:
                self._hear(bytes(self._buffer[start:at]))
            elif kind == _PING:
                self._write(_PONG, bytes(self._buffer[start:at]))
        del self._buffer[:at]

    def _frame(self, at: int) -> tuple[int, int, int] | None:
        """The kind of the frame there, and where its text begins and ends; None if it has not all come."""
        if len(self._buffer) < at + 2:
            return None
        length, start = self._buffer[at + 1], at + 2
        if length >= _SHORT:
            more = 2 if length == _SHORT else 8
            length, start = int.from_bytes(self._buffer[start : start + more], "big"), start + more
        end = start + length
        return (self._buffer[at], start, end) if end <= len(self._buffer) else None

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        assert self._transport is not None
        length = len(text)
        size = bytes([_MASKED | length]) if length < _SHORT else bytes([_MASKED | _SHORT]) + length.to_bytes(2, "big")
        self._transport.write(bytes([kind]) + size + _NO_MASK + text)

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()


async def connected(address: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> Socket:
    """A socket to a server, on which every text is heard as soon as it comes."""
    server = urlsplit(address)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    head = {
        "Host": server.netloc,
        "Origin": address,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": key,
        "Cookie": cookie,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
    request = "\r\n".join(lines).encode()
    assert server.hostname is not None, address
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request, hear), server.hostname, server.port or 80)
    await socket.opened
    return socket
