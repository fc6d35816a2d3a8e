"""The server as browsers meet it in tests: bots answer at once, and each game is dealt as the test wants it."""

import asyncio
import sys
from pathlib import Path

from regalia.server.guards import Guards
from regalia.server.serving import address, listen, serve
from regalia.server.tables import Surroundings
from regalia.server.tables.pace import no_pause

PLENTY = 1e6  # what a person never does: programs play at full speed, and pages ask about all that they show


def main(folder: str, port: str = "0") -> None:
    Guards._AT_ONCE = PLENTY
    listening = listen("127.0.0.1", int(port))
    seed = Path(folder) / "seed"
    much = (PLENTY, PLENTY)
    around = Surroundings(
        pace=no_pause, games=("court",), seed=lambda: int(seed.read_text()), messages=much, looks=much
    )
    asyncio.run(serve(Path(folder), listening, lambda: print(address(listening), flush=True), around))


if __name__ == "__main__":
    main(*sys.argv[1:])
