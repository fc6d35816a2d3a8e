"""A server that is far away: between it and whoever comes by another address every byte takes its time."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

_READ = 1 << 16


@contextmanager
def far_away(address: str, seconds: float) -> Iterator[str]:
    """An address from which it takes so many seconds longer to the server and back."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    listening = asyncio.run_coroutine_threadsafe(_listen(urlsplit(address).port or 0, seconds / 2), loop)
    server = listening.result()
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        asyncio.run_coroutine_threadsafe(_close(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _listen(port: int, delay: float) -> asyncio.Server:
    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(_pass_on(reader, back, delay), _pass_on(there, writer, delay))
        for end in (writer, back):
            end.close()
            with suppress(ConnectionError):
                await end.wait_closed()

    return await asyncio.start_server(carry, "127.0.0.1", 0)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float) -> None:
    """In the order in which it came, each part as late as it was sent."""
    loop = asyncio.get_running_loop()
    with suppress(ConnectionError):
        while part := await reader.read(_READ):
            loop.call_later(delay, writer.write, part)
    await asyncio.sleep(delay)
    writer.close()


async def _close(server: asyncio.Server) -> None:
    """Cut every line, and wait until it is."""
    server.close()
    lines = asyncio.all_tasks() - {asyncio.current_task()}
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
