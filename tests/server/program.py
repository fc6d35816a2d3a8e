"""The server as tests run it: bots answer at once, and only the games that are asked for are made ready."""

import json
import sys
from pathlib import Path

from regalia.server.serving import address, listen, run
from regalia.server.tables import Surroundings
from regalia.server.tables.pace import no_pause


def main(folder: str, changes: str, public: str | None = None) -> None:
    listening = listen("127.0.0.1", 0)
    around = Surroundings(**({"pace": no_pause, "games": ()} | json.loads(changes)))
    run(Path(folder), listening, lambda: print(address(listening), flush=True), around, public)


if __name__ == "__main__":
    main(*sys.argv[1:])
