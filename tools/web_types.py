"""`python -m tools.web_types`: write the client's types anew; with --check only say whether they are fresh."""

import sys
from collections.abc import Callable
from pathlib import Path

from tools.game_types import games
from tools.message_types import messages

WIRE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire"
FILES: dict[str, Callable[[], str]] = {"messages.ts": messages, "games.ts": games}


def main(*, check: bool) -> int:
    stale = 0
    for name, written in FILES.items():
        path, fresh = WIRE / name, written()
        if not path.exists() or path.read_text("utf-8") != fresh:
            stale += 1
            print(f"{name}: {'stale, run make types' if check else 'written anew'}")
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(fresh, "utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
