"""Threads that share one bot, or one memory of their bots, each with views of its own.

As a program it is told a kind of bot and what is shared, and prints by game how many choices were illegal.
"""

import json
import sys
import threading
from typing import Any

from regalia.bots import Bot, Budget, SearchMemory, bot
from regalia.game import Game, load_game
from regalia.schema import Array
from tests.bots.playing import SETTINGS, positions

BOT, MEMORY = "bot", "memory"
THREADS = 4
POSITIONS = 12
ROUNDS = 2000

Asked = tuple[Array, int, set[int]]  # a view, a seat, and what is legal


def illegal_choices(choosing: Bot, asked: list[Asked]) -> int:
    return sum(choosing.choose(view, seat) not in legal for _ in range(ROUNDS) for view, seat, legal in asked)


def bots(kind: str, game: Game, what: str) -> list[Bot]:
    """One for each thread."""
    memory = SearchMemory()
    made = [bot(kind, game, seed, Budget(iterations=2), memory) for seed in range(THREADS)]
    return made[:1] * THREADS if what == BOT else made


def shared(kind: str, what: str, name: str, options: dict[str, Any]) -> int:
    game, found = load_game(name), list[int]()
    choosing = bots(kind, game, what)
    asked = [
        (match.hidden(seat), seat, {game.actions.read(action) for action in match.legal(seat)})
        for match, seat in positions(name, options, POSITIONS)
    ]

    def ask(first: int) -> None:
        found.append(illegal_choices(choosing[first], asked[first::THREADS]))

    threads = [threading.Thread(target=ask, args=(first,)) for first in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == THREADS, "a thread broke off"
    return sum(found)


if __name__ == "__main__":
    sys.setswitchinterval(1e-6)
    print(json.dumps({name: shared(sys.argv[1], sys.argv[2], name, options) for name, options in SETTINGS}))
