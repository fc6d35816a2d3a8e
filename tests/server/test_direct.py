"""Texts that are written past ASGI: their frames are those of the library."""

import asyncio
import socket
from contextlib import suppress
from typing import Any, cast

import pytest
import uvicorn
import uvloop
from starlette.types import Receive, Scope, Send
from websockets import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import Frame, Opcode

from regalia.server.wire.direct import DirectSocket, _frame, writing


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_the_frame_of_a_text_of_any_length_is_the_librarys(length: int) -> None:
    text = b"x" * length
    assert _frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_is_told_to_somebody_who_is_gone_is_dropped_without_a_complaint() -> None:
    complaints: list[dict[str, Any]] = []
    taken: list[bool] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        write = writing(scope)
        taken.append(write("before"))
        cast(DirectSocket, write.__self__).transport.abort()  # type: ignore[attr-defined]
        taken.append(write("after"))

    async def served() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        server = uvicorn.Server(uvicorn.Config(app, ws=DirectSocket, lifespan="off", log_level="critical"))
        listener = socket.create_server(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve([listener]))
        with suppress(ConnectionClosed, InvalidMessage, OSError):
            async with connect(f"ws://127.0.0.1:{listener.getsockname()[1]}") as reader:
                await reader.recv()
        server.should_exit = True
        await serving

    uvloop.run(served())
    assert taken == [True, False]
    assert complaints == []
