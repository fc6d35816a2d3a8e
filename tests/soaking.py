"""Whole games as compiled loops that look at every choice, and at every world imagined on the way."""

from collections.abc import Callable
from functools import cache

from regalia.bots.memory import SEEN, VIEW, WORLD, Memory
from regalia.bots.tree import tree
from regalia.compiler import rule
from regalia.game import Game
from regalia.kernel import below, pick_seat, random_word
from regalia.schema import Array

NOBODY = -1
ILLEGAL, STUCK, SEEN_THROUGH = -1, -2, -3


@cache
def legal_play(game: Game) -> Callable[[Array, int, int, Memory, int, int], int]:
    """`play_legally` for one game."""
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
    def play_legally(records: Array, index: int, most: int, m: Memory, thinker: int, iterations: int) -> int:
        """A search in one seat plays against greedy bots; return how many decisions there were, or ILLEGAL."""
        s = records[index]
        for played in range(most):
            waiting = await_seats(s)
            if waiting == 0:
                return played
            seat = pick_seat(m.chance[0], waiting)
            m.worlds[VIEW] = records[index]
            hide_at(m.worlds, VIEW, seat)
            action = choose(m, seat, seat == thinker, iterations)
            if refuse(s, seat, action) != 0:
                return ILLEGAL
            rules.act(s, seat, action)
        return most

    return play_legally


@cache
def imagining_play(game: Game) -> Callable[[Array, int, int, Memory, int], int]:
    """`play_imagining` for one game."""
    rules, legal, await_seats = game.rules, game.legality.legal, game.legality.await_seats
    hide_at, imagine_at = game.entry_points.hide_at, game.entry_points.imagine_at

    @rule
    def act_randomly(records: Array, index: int, m: Memory) -> int:
        """One action of whoever may act; STUCK if there is none."""
        s = records[index]
        seat = pick_seat(m.chance[0], await_seats(s))
        found = legal(s, seat, m.actions)
        if found == 0:
            return STUCK
        rules.act(s, seat, m.actions[below(m.chance[0], found)])
        return 1

    @rule
    def imagine(records: Array, index: int, m: Memory, seat: int) -> int:
        """Make a world that fits what a seat sees; SEEN_THROUGH if the seat can tell it from the true one."""
        m.worlds[VIEW] = records[index]
        hide_at(m.worlds, VIEW, seat)
        m.worlds[WORLD] = m.worlds[VIEW]
        for i in range(4):
            m.worlds[WORLD].random_key[i] = random_word(m.chance[0])
        imagine_at(m.worlds, WORLD, seat)
        m.worlds[SEEN] = m.worlds[WORLD]
        hide_at(m.worlds, SEEN, seat)
        for i in range(m.words.shape[1]):
            if m.words[SEEN, i] != m.words[VIEW, i]:
                return SEEN_THROUGH
        return 1

    @rule
    def play_on(m: Memory, most: int) -> int:
        """Play the world that was imagined at random; STUCK if that cannot be done."""
        for played in range(most):
            if await_seats(m.worlds[WORLD]) == 0:
                return played
            if act_randomly(m.worlds, WORLD, m) < 0:
                return STUCK
        return most

    @rule
    def play_imagining(records: Array, index: int, most: int, m: Memory, stride: int) -> int:
        """Play at random; now and then every seat imagines a world, which is played on as well.

        Returns how many decisions there were in the true game, or what was wrong.
        """
        s = records[index]
        for played in range(most):
            if await_seats(s) == 0:
                return played
            if played % stride == 0:
                for seat in range(s.players):
                    wrong = min(imagine(records, index, m, seat), play_on(m, most))
                    if wrong < 0:
                        return wrong
            if act_randomly(records, index, m) < 0:
                return STUCK
        return most

    return play_imagining
