"""Players for a browser to play against, by `regalia.client`: `python -m bench.opponents ADDRESS TABLE NUMBER`.

They sit down at a table, are ready for everything, and move as fast as people's hands do.
"""

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

from regalia.client import Client

_BETWEEN = 0.3  # seconds between two movements of a hand
_KEPT = 0.2  # of the tiles that are lifted

_Json = dict[str, Any]


@contextmanager
def opponents(page: Page, address: str, game: str, number: int) -> Iterator[str]:
    """A table where a browser's guest plays against so many of them; he is there before a page asks who he is."""
    page.request.post(f"{address}/api/me", data={})
    plan = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * number]}
    opened = page.request.post(f"{address}/api/tables", data=plan, timeout=0)  # its rules may have to be compiled
    table: str = opened.json()["id"]
    page.request.post(f"{address}/api/tables/{table}/ready", data={})
    with subprocess.Popen([sys.executable, "-m", "bench.opponents", address, table, str(number)]) as process:
        try:
            yield table
        finally:
            process.terminate()


async def main(address: str, table: str, number: int) -> None:
    await asyncio.gather(*(_play(Client(address), table, random.Random(seat)) for seat in range(number)))


async def _play(client: Client, table: str, chance: random.Random) -> None:
    await client.post("/api/me")
    await client.post(f"/api/tables/{table}/join")
    await client.post(f"/api/tables/{table}/ready")
    async with client.at(table) as player:
        async for choices in player.turns():
            await player.act(_chosen([choice["action"] for choice in choices], chance))
            await asyncio.sleep(_BETWEEN)


def _chosen(actions: list[_Json], chance: random.Random) -> _Json:
    """A tile that is lifted is mostly put back, so that hands move until the sand is out."""
    wanted = {"keep"} if chance.random() < _KEPT else {"lift", "return"}
    return chance.choice([action for action in actions if action["type"] in wanted] or actions)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
