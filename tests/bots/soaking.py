"""Whole games of a search against greedy bots as one compiled loop that looks at every choice."""

from collections.abc import Callable
from functools import cache

from regalia.bots.memory import VIEW, Memory
from regalia.bots.tree import tree
from regalia.compiler import rule
from regalia.game import Game
from regalia.kernel import pick_seat
from regalia.schema import Array

ILLEGAL = -1

PlayLegally = Callable[[Array, int, Memory, int, int], int]


@cache
def soaking(game: Game) -> PlayLegally:
    """The loop for one game."""
    rules, bot, hide_at = game.rules, game.bot, game.entry_points.hide_at
    legal, refuse, await_seats = game.legality.legal, game.legality.refuse, game.legality.await_seats
    iterate, favourite = tree(game).iterate, tree(game).favourite

    @rule
    def choose(m: Memory, seat: int, is_thinker: bool, iterations: int) -> int:
        """From the view alone."""
        number = legal(m.worlds[VIEW], seat, m.actions)
        only: int = m.actions[0]
        if number == 1:
            return only
        if not is_thinker:
            return bot.greedy(m.worlds[VIEW], seat, m.actions, number)
        iterate(m, seat, iterations, False)
        return favourite(m, seat)

    @rule
    def play_legally(records: Array, index: int, m: Memory, thinker: int, iterations: int) -> int:
        """Play to the end; return how many decisions there were, or ILLEGAL as soon as one is."""
        s = records[index]
        decisions = 0
        waiting = await_seats(s)
        while waiting != 0:
            seat = pick_seat(m.chance[0], waiting)
            m.worlds[VIEW] = records[index]
            hide_at(m.worlds, VIEW, seat)
            action = choose(m, seat, seat == thinker, iterations)
            if refuse(s, seat, action) != 0:
                return ILLEGAL
            rules.act(s, seat, action)
            decisions += 1
            waiting = await_seats(s)
        return decisions

    return play_legally
