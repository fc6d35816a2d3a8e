"""Making games ready for play: on a new machine their rules are compiled first, which takes a while."""

import asyncio
from itertools import chain

from regalia.bots import Budget, bot, thinkers
from regalia.compiler import compiling_while
from regalia.game import Game, load_game
from regalia.telling import compile_telling


class Stopped(Exception):
    """A game is not made ready: the server ends."""


class Preparing:
    """Games are made ready in a thread, one after the other: tables of others go on meanwhile."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._ready: dict[str, Game] = {}
        self._has_stopped = False

    def stop(self) -> None:
        """Whoever waits for a game waits no more: `Stopped`."""
        self._has_stopped = True

    async def game(self, name: str) -> Game:
        """A game, ready for play."""
        if name in self._ready:
            return self._ready[name]
        async with self._one_at_a_time:
            if name not in self._ready:
                self._ready[name] = await asyncio.to_thread(self._made_ready, name)
        return self._ready[name]

    def _made_ready(self, name: str) -> Game:
        with compiling_while(lambda: not self._has_stopped, Stopped(name)):
            game = load_game(name)
            for _ in chain(game.compile(), compile_telling(game)):
                pass
            for kind in thinkers():
                bot(kind, game, 0, Budget(iterations=1))
        return game
