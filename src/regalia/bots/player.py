"""What all bots share: they read what they are given before compiled code does, and decide one thing at a time."""

from abc import ABC, abstractmethod
from threading import Lock
from typing import Final

import numpy as np

from regalia.errors import IllegalAction, MalformedInput, quoted
from regalia.game import Game
from regalia.match import SEED_BITS
from regalia.schema import Array
from regalia.sentences import Argument, Seat
from regalia.views import read_seat


class Player(ABC):
    """A bot. Threads may share it: each waits until the decision of the other is made."""

    def __init__(self, game: Game) -> None:
        if not isinstance(game, Game):
            raise MalformedInput("unknown-game", "no-game", given=quoted(game))
        self._game: Final = game
        self._lock: Final = Lock()
        self._actions: Final[Array] = np.zeros(len(game.actions), np.int32)

    def choose(self, view: Array, seat: int) -> int:
        """The code of a legal action for a seat that may act, from what it sees (`Match.hidden`)."""
        seen = read_view(self._game, view, seat)
        with self._lock:
            number = int(self._game.entry_points.legal_at(seen, 0, seat, self._actions))
            legal: list[int] = self._actions[:number].tolist()
            if number == 1:
                return legal[0]
            action = self._decide(seen, seat, number) if legal else None
        if action is None or action not in legal:  # it could not see its own hand, or the numbers do not go together
            raise MalformedInput("malformed-view", "view-without-choice", seat=Seat(seat))
        return action

    @abstractmethod
    def _decide(self, view: Array, seat: int, number: int) -> int:
        """One of the first so many of `_actions`, which are legal: there are at least two."""


def read_view(game: Game, view: object, seat: object) -> Array:
    """A copy of what a seat that may act is shown, without events; if it shows more than it should, that is blanked.

    Compiled rules check no index, so whatever does not fit is refused here: another game's record, numbers that are
    out of their range, a seat that does not act. That the numbers go together, as those of a match do, is believed.
    """
    seen = _read_record(game, view)
    number = _read_seat(game, seen, seat)
    for name, field in game.layout.fields.items():
        if field.transient:
            seen[name] = 0
    game.entry_points.hide_at(seen, 0, number)
    return seen


def _read_record(game: Game, view: object) -> Array:
    layout = game.layout
    if not isinstance(view, np.ndarray) or view.dtype != layout.dtype or view.shape != (1,):
        raise MalformedInput("malformed-view", "no-view", name=game.name, given=quoted(view))
    seen = layout.from_bytes(view.tobytes())
    wrong = layout.out_of_range(seen)
    if wrong is not None:
        raise MalformedInput("malformed-view", "view-out-of-range", name=game.name, field=wrong)
    least, most = game.players
    if not least <= seen["players"][0] <= most:
        raise MalformedInput("malformed-view", "view-out-of-range", name=game.name, field="players")
    if seen["edition"][0] > game.edition:
        raise MalformedInput("malformed-view", "view-out-of-range", name=game.name, field="edition")
    return seen


def _read_seat(game: Game, seen: Array, seat: object) -> int:
    number = read_seat(seat, int(seen["players"][0]))
    mask = int(game.entry_points.actors_at(seen, 0))
    actors: list[Argument] = [Seat(actor) for actor in range(mask.bit_length()) if mask >> actor & 1]
    if not actors:
        raise IllegalAction("game-over", "game-over")
    if Seat(number) not in actors:
        raise IllegalAction("not-your-turn", "not-your-turn", actors=actors)
    return number


def read_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise MalformedInput("malformed-seed", "seed", bits=SEED_BITS, given=quoted(seed))
    return seed
