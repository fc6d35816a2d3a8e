"""The ground that every game stands on: the fields all records share, random numbers, masks and the story.

Everything here is a rule over a record: compiled, or plain Python with the same meaning (see `compiler`).
Numbers never leave 63 bits, so both agree without overflow.
"""

from typing import Any

import numpy as np

from regalia.compiler import inlined_rule as inlined_rule
from regalia.compiler import rule as rule
from regalia.schema import NOBODY, Integer, Values, field

EVENT_ARGUMENTS = 7
EVENT_AUDIENCE = EVENT_ARGUMENTS  # the columns of a row: seven arguments, who may know, what happened
EVENT_KIND = EVENT_ARGUMENTS + 1
EVENT_COLUMNS = EVENT_ARGUMENTS + 2
EVERYONE = -1
SEATS = 5  # at most
UNSETTLED = -1  # the stage of a position that nobody can judge at sight (see `contract.stage`)

WORD = 0xFFFFFFFF
ROTATIONS: Values = np.array(
    [[(10, 26), (11, 21), (13, 27), (23, 5)], [(6, 20), (17, 11), (25, 10), (18, 20)]], np.int64
)  # Threefry's, for every eight rounds: four and four
_WORD = Integer(0, WORD, wide=True)


def event_rows(rows: int) -> Any:
    """The field for the events of one act; a game that tells more than most declares more rows."""
    meaning = "those events: seven arguments, the seats that may know as a mask, and the kind"
    return field(Integer(-(1 << 31), (1 << 31) - 1), meaning, (rows, EVENT_COLUMNS), transient=True)


class Stream:
    """A random stream: the fields that the draws below work on. A caller's own stream is a record of these."""

    random_key: Values = field(_WORD, "the secret key", (4,), known=NOBODY, fixed=True)
    random_stream: int = field(_WORD, "moved on by every undo past a reveal", known=NOBODY, counter=True)
    random_drawn: int = field(Integer(0, 1 << 33, wide=True), "words drawn so far", known=NOBODY, counter=True)
    random_block: Values = field(_WORD, "the block of four words in use", (4,), known=NOBODY)
    revealed: int = field(Integer(0, 1 << 30), "grows with every random draw and every reveal", counter=True)


class State(Stream):
    """The fields that every game's record begins with."""

    edition: int = field(Integer(1, 1000), "the edition of the rules that this match keeps to", fixed=True)
    players: int = field(Integer(2, 5), "how many seats play", fixed=True)
    telling: int = field(Integer(0, 1), "1: events are written down; 0: a simulation, nobody listens", transient=True)
    event_count: int = field(Integer(0, 1000), "events of the last act", transient=True)
    events: Values = event_rows(12)


@rule
def bit(index: int) -> int:
    """The mask of one member, 64 bits wide even where the index is narrow."""
    return int(np.int64(1) << np.int64(index))


@rule
def has(mask: int, index: int) -> bool:
    return mask & bit(index) != 0


@rule
def count_bits(mask: int) -> int:
    """How many members a mask has."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@rule
def rotated(word: int, by: int) -> int:
    return ((word << by) | (word >> (32 - by))) & WORD


@rule
def threefry(key: Values, c0: int, c1: int, c2: int, c3: int, block: Values) -> None:
    """Threefry-4x32-20 (Salmon and others, 2011): a block of four random words from a key and a counter.

    Without the key nothing can be said of one block from all the others: dice seen predict no dice.
    """
    k0, k1, k2, k3 = key[0], key[1], key[2], key[3]
    k4 = 0x1BD11BDA ^ k0 ^ k1 ^ k2 ^ k3
    a, b, c, d = (c0 + k0) & WORD, (c1 + k1) & WORD, (c2 + k2) & WORD, (c3 + k3) & WORD
    for four in range(5):
        for turn in range(4):
            one, other = ROTATIONS[four & 1, turn, 0], ROTATIONS[four & 1, turn, 1]
            a, c = (a + b) & WORD, (c + d) & WORD
            b, d = rotated(d, other) ^ c, rotated(b, one) ^ a
        k0, k1, k2, k3, k4 = k1, k2, k3, k4, k0
        a, b, c, d = (a + k0) & WORD, (b + k1) & WORD, (c + k2) & WORD, (d + k3 + four + 1) & WORD
    block[0], block[1], block[2], block[3] = a, b, c, d


@rule
def random_word(s: Stream) -> int:
    """The next 32 random bits of a record."""
    place = s.random_drawn & 3
    if place == 0:
        blocks = s.random_drawn >> 2
        threefry(s.random_key, blocks & WORD, blocks >> 32, s.random_stream, 0, s.random_block)
    s.random_drawn += 1
    return s.random_block[place]


@rule
def below(s: Stream, bound: int) -> int:
    """A random number from 0 to bound - 1, every one equally likely (Lemire's method)."""
    s.revealed += 1
    scaled = random_word(s) * bound
    if scaled & WORD < bound:
        unfair = (WORD + 1 - bound) % bound
        while scaled & WORD < unfair:
            scaled = random_word(s) * bound
    return scaled >> 32


@rule
def shuffle(s: Stream, items: Values, count: int) -> None:
    """Put the first `count` items in random order."""
    for last in range(count - 1, 0, -1):
        chosen = below(s, last + 1)
        held = items[chosen]
        items[chosen] = items[last]
        items[last] = held


@rule
def pick_seat(s: Stream, seats: int) -> int:
    """One seat of a mask, every one equally likely; no draw where there is no choice."""
    count = 0
    for seat in range(SEATS):
        count += int(has(seats, seat))
    skip = below(s, count) if count > 1 else 0
    seat = 0
    while skip > 0 or not has(seats, seat):
        skip -= int(has(seats, seat))
        seat += 1
    return seat


@rule
def change_stream(s: Stream, stream: int) -> None:
    """Leave the random numbers that would have come next: they have been seen."""
    s.random_stream = stream
    s.random_drawn = (s.random_drawn + 3) & -4


@rule
def tell(
    s: State,
    kind: int,
    audience: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
) -> None:
    """Write down what just happened, for the seats in the mask `audience`."""
    if s.telling == 0:
        return
    if s.event_count >= len(s.events):
        raise AssertionError("more events than the record has room for")
    row, events = s.event_count, s.events
    events[row, 0], events[row, 1], events[row, 2], events[row, 3] = a, b, c, d
    events[row, 4], events[row, 5], events[row, 6] = e, f, g
    events[row, EVENT_AUDIENCE], events[row, EVENT_KIND] = audience, kind
    s.event_count += 1


@rule
def blank_events(s: State, first: int) -> None:
    """Take back the events from a row on."""
    for row in range(first, s.event_count):
        for column in range(EVENT_COLUMNS):
            s.events[row, column] = 0
    s.event_count = first


@rule
def forget_events(s: State) -> None:
    """A new act begins: the story so far has been heard."""
    blank_events(s, 0)


@rule
def hide_shared(s: State, seat: int) -> None:
    """Blank, for one seat (-1: a spectator), the random state and the events meant for others."""
    for i in range(4):
        s.random_key[i] = 0
        s.random_block[i] = 0
    s.random_stream = 0
    s.random_drawn = 0
    kept = 0
    for row in range(s.event_count):
        audience = s.events[row, EVENT_AUDIENCE]
        if audience == EVERYONE or (seat >= 0 and has(audience, seat)):
            for column in range(EVENT_COLUMNS):
                s.events[kept, column] = s.events[row, column]
            kept += 1
    blank_events(s, kept)
