"""The contract that every game meets: these functions, as rules, in its `rules/contract.py`.

A game without a clock need not write `clock`, `clock_seconds` and `tick`: those below do.
`greedy` is in the game's `bot/greedy.py`; `stage`, `traits` and the figures of a search are in its `bot/judging.py`.
Generic code over any game (`legality`, `entry_points`, `bots.tree`) imports the names below;
`compiler.bind` loads such a module once a game with that game's rules in their place.
"""

import numpy as np

from regalia.kernel import State, rule
from regalia.schema import Array, Values

VERB: Values = np.zeros(0, np.int32)  # of the game's action table: code -> verb,
FIRST: Values = np.zeros(1, np.int32)  # and verb -> its first code
WEIGHTS: Array = np.zeros((1, 1, 1), np.int32)  # by players, stage and trait: log-odds of winning, in thousandths
HIDDEN_LAYER: Array = np.zeros((1, 1, 0), np.int32)  # by players, source and unit: what a sum of WEIGHTS cannot say
HORIZON = 0  # settled positions that greedy players let pass before a search judges one
SEARCH_PAST_TURN = True  # whether the tree of a search goes on below settled positions
FIRST_PRIOR = (
    0.5  # of 1 in all, how far a search trusts the greedy player's first choice; the others share the rest by halves
)


def deal(s: State) -> None:
    """Deal the game: players, random key, edition and options are already in the record."""
    raise NotImplementedError


def actors(s: State) -> int:
    """The mask of the seats that may act now; with 0 the game is over unless a glass runs."""
    raise NotImplementedError


def refuse_seat(s: State, seat: int) -> int:
    """ALLOWED if a seat may act now, in a game that goes on; else the reason why it may not."""
    raise NotImplementedError


def refuse_verb(s: State, seat: int, verb: int) -> int:
    """ALLOWED if an acting seat may do such a thing now, with the right arguments; else the first reason against it."""
    raise NotImplementedError


def refuse_choice(s: State, seat: int, verb: int, action: int) -> int:
    """ALLOWED if the arguments are right; else the first reason against them. Asked of verbs that are refused, too."""
    raise NotImplementedError


def act(s: State, seat: int, action: int) -> None:
    """Apply one legal action, telling what happens on the way."""
    raise NotImplementedError


@rule
def clock(s: State) -> int:
    """The glass that runs now, numbered from 1 as the game's GLASSES are; 0 when none does."""
    return 0


@rule
def clock_seconds(s: State) -> int:
    """How many seconds the glass that runs has from its start to its end. The rules themselves know no time."""
    return 0


@rule
def tick(s: State) -> None:
    """The glass that runs has run out, telling what happens."""


def hide(s: State, seat: int) -> None:
    """Blank what a seat (-1: a spectator) may not know, beyond what `kernel.hide_shared` blanks."""
    raise NotImplementedError


def imagine(s: State, seat: int) -> None:
    """Fill the blanks of a hidden record as they may be, drawn from its (fresh) random key."""
    raise NotImplementedError


def mix_anew(s: State) -> None:
    """Put what lies face down, and nobody may have seen, into a new random order: an undo went past a reveal."""
    raise NotImplementedError


def places(s: State, out: Values) -> None:
    """Write every seat's final place: 1 for the winner, equal for ties; 0 for all in a draw, which nobody wins."""
    raise NotImplementedError


def points(s: State, out: Values) -> None:
    """Write what people read as the score: a row a seat, a column a source."""
    raise NotImplementedError


def greedy(s: State, seat: int, actions: Values, number: int) -> int:
    """The choice of the game's own sensible bot among so many legal actions, from a hidden record."""
    raise NotImplementedError


def stage(s: State) -> int:
    """How far the game has come, as a row of WEIGHTS; UNSETTLED amid a turn, where nobody can judge at sight."""
    raise NotImplementedError


def traits(s: State, seat: int, out: Values) -> None:
    """Write what a settled position holds for a seat, to be weighed: a number a column of WEIGHTS."""
    raise NotImplementedError


def legal(s: State, seat: int, out: Values) -> int:
    """Write the code of every legal action of a seat; return how many there are. Derived, in `legality`."""
    raise NotImplementedError


def refuse(s: State, seat: int, action: int) -> int:
    """ALLOWED if the action is legal now, otherwise the reason to give. Derived, in `legality`."""
    raise NotImplementedError


def refuse_kind(s: State, seat: int, verb: int) -> int:
    """ALLOWED if a seat may do such a thing now, whatever the arguments; else why not. Derived, in `legality`."""
    raise NotImplementedError


def await_seats(s: State) -> int:
    """The seats that may act in a simulation, in which the clock acts when no seat can. Derived, in `legality`."""
    raise NotImplementedError
