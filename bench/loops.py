"""Compiled loops around single rules, long enough to be measured."""

from regalia.compiler import rule
from regalia.game import Game
from regalia.kernel import below, has, hide_shared, threefry
from regalia.schema import Array, Values


@rule
def first_seat(seats: int) -> int:
    seat = 0
    while not has(seats, seat):
        seat += 1
    return seat


@rule
def roll_dice(streams: Array, count: int) -> int:
    total = 0
    for _ in range(count):
        total += below(streams[0], 6)
    return total


@rule
def make_blocks(streams: Array, count: int) -> None:
    """Each block is the counter of the next: several cannot be worked out side by side."""
    key, block = streams[0].random_key, streams[0].random_block
    for _ in range(count):
        threefry(key, block[0], block[1], block[2], block[3], block)


@rule
def copy_records(records: Array, count: int) -> None:
    """Each copy is changed and is what the next is made from: none can be left out."""
    for number in range(count):
        source, copy = number & 1, 1 - (number & 1)
        records[copy] = records[source]
        records[copy].revealed += 1


class Loops:
    """The loops over one game's rules."""

    def __init__(self, game: Game) -> None:
        rules, bot, legal = game.rules, game.bot, game.legality.legal

        @rule
        def list_legal(positions: Array, out: Values) -> int:
            found = 0
            for index in range(len(positions)):
                s = positions[index]
                found += legal(s, first_seat(rules.actors(s)), out)
            return found

        @rule
        def choose_greedily(positions: Array, out: Values) -> int:
            total = 0
            for index in range(len(positions)):
                s = positions[index]
                seat = first_seat(rules.actors(s))
                total += bot.greedy(s, seat, out, legal(s, seat, out))
            return total

        @rule
        def play_greedily(records: Array, index: int, hidden: Array, out: Values) -> int:
            """Play with greedy bots as long as there is room in `hidden` for what they see; return how long it was."""
            s = records[index]
            for played in range(len(hidden)):
                waiting = rules.actors(s)
                if waiting == 0:
                    return played
                seat = first_seat(waiting)
                hidden[played] = records[index]
                hide_shared(hidden[played], seat)
                rules.hide(hidden[played], seat)
                rules.act(s, seat, bot.greedy(hidden[played], seat, out, legal(hidden[played], seat, out)))
            return len(hidden)

        self.list_legal, self.choose_greedily, self.play_greedily = list_legal, choose_greedily, play_greedily
