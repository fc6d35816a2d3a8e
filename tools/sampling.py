"""Games of greedy players who err at first, and the settled positions that come after."""

from functools import cache

from regalia.compiler import rule
from regalia.game import Game
from regalia.kernel import UNSETTLED, below, pick_seat, random_word
from regalia.schema import Array, Values

THOUSAND = 1000
MOST_ERRORS = 700  # in a thousand decisions
WILD = 4  # one error in so many is any action
WAYS = 32  # tried from one position

RECORDS = 3
PLAYED, TRIED, TAKEN = range(RECORDS)  # the records: the game, a way that it may go, and the one that it does


@rule
def is_new(number: int, noted: Array) -> bool:
    """Whether a position noted differs from all before it."""
    _, seats, most = noted.shape
    for other in range(number):
        alike = 0
        for seat in range(seats):
            for trait in range(most):
                alike += int(noted[other, seat, trait] == noted[number, seat, trait])
        if alike == seats * most:
            return False
    return True


class Sampling:
    """The loops over one game's rules."""

    def __init__(self, game: Game) -> None:
        rules, bot, judging = game.rules, game.bot, game.judging
        legal, await_seats = game.legality.legal, game.legality.await_seats

        @rule
        def note(records: Array, index: int, number: int, noted: Array) -> None:
            s = records[index]
            for seat in range(s.players):
                judging.traits(s, seat, noted[number, seat])

        @rule
        def second_choice(records: Array, index: int, seat: int, number: int, first: int, out: Values) -> int:
            left = 0
            for i in range(number):
                if out[i] != first:
                    out[left] = out[i]
                    left += 1
            return bot.greedy(records[index], seat, out, left)

        @rule
        def choose(records: Array, index: int, seat: int, number: int, errors: int, chance: Array, out: Values) -> int:
            """What the greedy player does; now and then his second choice, or anything at all."""
            first = bot.greedy(records[index], seat, out, number)
            if number == 1 or below(chance[0], THOUSAND) >= errors:
                return first
            if below(chance[0], WILD) == 0:
                return out[below(chance[0], number)]
            return second_choice(records, index, seat, number, first, out)

        @rule
        def go_on(records: Array, index: int, errors: int, chance: Array, out: Values) -> None:
            """Play to the next settled position; the players err so often in a thousand decisions."""
            s = records[index]
            waiting = await_seats(s)
            while waiting != 0:
                seat = pick_seat(chance[0], waiting)
                number = legal(s, seat, out)
                rules.act(s, seat, choose(records, index, seat, number, errors, chance, out))
                if judging.stage(s) != UNSETTLED:
                    return
                waiting = await_seats(s)

        @rule
        def stray(records: Array, chance: Array, out: Values, noted: Array) -> None:
            """Of many ways in which erring players may go on, take any of those that end differently.

            What they do but seldom would else be seldom seen, and a search that asks what it would come to
            got no good answer.
            """
            different = 0
            for _ in range(WAYS):
                records[TRIED] = records[PLAYED]
                for i in range(4):
                    records[TRIED].random_key[i] = random_word(chance[0])
                go_on(records, TRIED, below(chance[0], MOST_ERRORS), chance, out)
                note(records, TRIED, different, noted)
                if is_new(different, noted):
                    different += 1
                    if below(chance[0], different) == 0:
                        records[TAKEN] = records[TRIED]
            records[PLAYED] = records[TAKEN]

        @rule
        def play(
            records: Array, strays: int, errors: int, chance: Array, out: Values, stages: Values, noted: Array
        ) -> int:
            """Play a game to its end; return how many positions were noted.

            The players err until so many settled positions have passed. Only those after that are noted: from there on
            everybody plays as well as he can.
            """
            s = records[PLAYED]
            for _ in range(strays - 1):
                go_on(records, PLAYED, errors, chance, out)
            if strays > 0:
                stray(records, chance, out, noted)
            number = 0
            while await_seats(s) != 0:
                reached = judging.stage(s)
                if reached != UNSETTLED and number < len(stages):
                    stages[number] = reached
                    note(records, PLAYED, number, noted)
                    number += 1
                go_on(records, PLAYED, 0, chance, out)
            return number

        self.play = play


@cache
def sampling(game: Game) -> Sampling:
    return Sampling(game)
