"""The game's own sensible player (`games/<id>/bot/greedy.py`): the yardstick."""

from regalia.bots.player import Player
from regalia.schema import Array


class Greedy(Player):
    def _decide(self, view: Array, seat: int, number: int) -> int:
        return int(self._game.entry_points.greedy_at(view, 0, seat, self._actions))
