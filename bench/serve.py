"""`python -m bench.serve FOLDER`: `regalia serve` for a crowd in which a few guests sit at many tables at once.

What one guest may send is meant for one person, and is the only thing that is different here.
"""

import sys
from pathlib import Path

import regalia.cli  # noqa: F401 - the command needs it, and its start is measured
from regalia.server.tables import Surroundings
from regalia.terminal.screen import screen
from regalia.terminal.serve import run

_MANY = (1e9, 1e9)  # messages at once, and a second


def main(folder: Path) -> int:
    return run(screen(), folder, "127.0.0.1", 0, None, "en", opens=False, around=Surroundings(messages=_MANY))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
