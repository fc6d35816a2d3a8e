"""Imported once, by the process that all servers of the tests are copies of: what they need is there."""

import asyncio
import gc

from regalia.game import GAMES
from regalia.server import serving as serving
from regalia.server.tables.preparing import Preparing


async def prepare() -> None:
    for name in GAMES:
        await Preparing().game(name)


asyncio.run(prepare())
gc.freeze()  # what all have in common is copied for none, and none looks through it for garbage
