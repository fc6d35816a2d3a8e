"""Running the server, from opening the store to closing it."""

import asyncio
import ctypes
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

if sys.platform != "win32":
    import uvloop

from regalia.server.addresses import addresses
from regalia.server.allowances import Allowances, Limits, Sockets
from regalia.server.app import make_app
from regalia.server.built import built_client
from regalia.server.people import open_people
from regalia.server.store import open_store
from regalia.server.tables import Surroundings, open_hall
from regalia.server.wire.connection import LARGEST_MESSAGE
from regalia.server.wire.direct import DirectSocket

_TURN = 0.0005  # seconds that a thread goes on while another waits to: a commit has to come in between several times
# New objects until garbage is looked for among them; such looks until one among those that stayed, and such until one
# among all. Hardly anything here goes round in circles, and a look at 100,000 objects keeps everybody waiting: 40 ms.
_GARBAGE = (1_000, 10, 100)
_MOST_HEAPS = -8  # as malloc.h numbers it
_GRACE = 3  # seconds that open requests have at the end


class _Server(uvicorn.Server):
    """Says when it answers, and leaves by itself when it is told to: what is open behind it is then closed."""

    def __init__(self, config: uvicorn.Config, answers: Callable[[], None]) -> None:
        super().__init__(config)
        self._answers = answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._answers()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address, port 0 for any that is free. Raises OSError where the address is taken or not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def address(listening: socket.socket) -> str:
    """Where this machine finds a server."""
    return addresses(listening, None).own


def run(
    folder: Path,
    listening: socket.socket,
    answers: Callable[[], None],
    around: Surroundings,
    public: str | None = None,
) -> None:
    """Serve in a loop of its own: the faster one where there is one, which there is not on Windows."""
    sys.setswitchinterval(_TURN)
    gc.set_threshold(*_GARBAGE)
    _share_heap()
    work = serve(folder, listening, answers, replace(around, prepared=_keep_for_good), public)
    if sys.platform == "win32":
        asyncio.run(work)
    else:
        uvloop.run(work)


def _keep_for_good() -> None:
    """What the games need stays: nobody has to look through it again for garbage."""
    gc.collect()
    gc.freeze()


def _share_heap() -> None:
    """One heap for all threads: of those that glibc gives each, a third would lie idle between live tables."""
    if sys.platform == "linux":
        with suppress(AttributeError):  # another C library
            ctypes.CDLL(None).mallopt(_MOST_HEAPS, 1)


async def serve(
    folder: Path,
    listening: socket.socket,
    answers: Callable[[], None],
    around: Surroundings,
    public: str | None = None,
) -> None:
    """Serve the tables of a folder until told to stop. `answers` is called as soon as the server does.

    `public` is the address that others open, where that is not one of this machine's own.
    """
    async with open_store(folder) as store, open_hall(store, around) as hall:
        people = await open_people(store, around.today)
        limits = Limits(Allowances(*around.messages), Allowances(*around.looks), Sockets(around.sockets))

        def begin() -> None:
            answers()
            hall.wake()

        config = uvicorn.Config(
            make_app(hall, people, built_client(), addresses(listening, public), limits),
            ws=DirectSocket,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            lifespan="off",
            access_log=False,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=_GRACE,
        )
        await _Server(config, begin).serve([listening])
