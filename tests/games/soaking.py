"""Random games as one compiled loop that looks after every action whether all is still sound."""

from collections.abc import Callable
from typing import Any

from regalia.compiler import rule
from regalia.game import Game
from regalia.kernel import below, forget_events, pick_seat
from regalia.schema import Array, Values

SOUND, STUCK = 0, 1  # a game counts on from here what else can be wrong

PlaySoundly = Callable[[Array, int, int, Array, Values], int]


@rule
def patience(index: int) -> int:
    """The clock acts once in so many times: in some games soon, in others when all is long done."""
    return 4 + 30 * (index % 4)


def soaking(game: Game, unsound: Callable[[Any], int]) -> PlaySoundly:
    """The loop for one game; its `unsound` returns SOUND or the number of what is wrong with a record."""
    rules, legal, await_seats = game.rules, game.legality.legal, game.legality.await_seats

    @rule
    def play_soundly(records: Array, index: int, most: int, chance: Array, out: Values) -> int:
        """Play random actions to the end; return how many there were, or minus what is wrong after one."""
        s = records[index]
        for played in range(most):
            waiting = await_seats(s)
            if waiting == 0:
                return played
            seat = pick_seat(chance[0], waiting)
            found = legal(s, seat, out)
            if found == 0:
                return -STUCK
            action = out[below(chance[0], found)]
            forget_events(s)
            if rules.clock(s) != 0 and below(chance[0], patience(index)) == 0:
                rules.tick(s)
            else:
                rules.act(s, seat, action)
            wrong = unsound(s)
            if wrong != SOUND:
                return -wrong
        return most

    return play_soundly
