"""The contract that every game meets, as types: mypy compares each game's modules with these (tests/test_contract.py).

Generic code over any game (`legality`, `entry_points`, `bots.tree`) is written as functions within a function that is
given these modules, and closes over them: `rules.act(s, seat, action)`. It is compiled once a game.
"""

from typing import Protocol, TypeVar

from regalia.kernel import State
from regalia.schema import Array, Values

_State_contra = TypeVar("_State_contra", bound=State, contravariant=True)


class Rules(Protocol[_State_contra]):
    """What a game's `rules/contract.py` defines: functions that are rules, and a few figures."""

    EDITION: int
    PLAYERS: tuple[int, int]
    MINUTES: tuple[int, int]  # that people take for a game, our estimate: a few at it, and as many as can be
    SOURCES: tuple[str, ...]  # the columns of `points`
    GLASSES: tuple[str, ...]  # of the game's clock; a game without one takes these and the three below of `timeless`

    def deal(self, s: _State_contra, /) -> None:
        """Deal the game: players, random key, edition and options are already in the record."""

    def actors(self, s: _State_contra, /) -> int:
        """The mask of the seats that may act now; with 0 the game is over unless a glass runs."""

    def clock(self, s: _State_contra, /) -> int:
        """The glass that runs now, numbered from 1 as GLASSES are; 0 when none does."""

    def clock_seconds(self, s: _State_contra, /) -> int:
        """How long the glass that runs takes."""

    def tick(self, s: _State_contra, /) -> None:
        """The glass that runs has run out."""

    def refuse_seat(self, s: _State_contra, seat: int, /) -> int:
        """ALLOWED if a seat may act now, in a game that goes on; else the reason why it may not."""

    def refuse_verb(self, s: _State_contra, seat: int, verb: int, /) -> int:
        """ALLOWED if an acting seat may do such a thing now, with the right arguments; else the first reason why."""

    def refuse_choice(self, s: _State_contra, seat: int, verb: int, action: int, /) -> int:
        """ALLOWED if the arguments are right; else the first reason why not. Asked of verbs that are refused, too."""

    def act(self, s: _State_contra, seat: int, action: int, /) -> None:
        """Apply one legal action, telling what happens on the way."""

    def hide(self, s: _State_contra, seat: int, /) -> None:
        """Blank what a seat (-1: a spectator) may not know, beyond what `kernel.hide_shared` blanks."""

    def imagine(self, s: _State_contra, seat: int, /) -> None:
        """Fill the blanks of a hidden record as they may be, drawn from its (fresh) random key."""

    def mix_anew(self, s: _State_contra, /) -> None:
        """Put what lies face down, and nobody may have seen, into a new random order: an undo went past a reveal."""

    def places(self, s: _State_contra, out: Values, /) -> None:
        """Write every seat's final place: 1 for the winner, equal for ties; 0 for all in a draw, which nobody wins."""

    def points(self, s: _State_contra, out: Values, /) -> None:
        """Write what people read as the score: a row for each seat, with a column for each source of points."""


class Greedy(Protocol[_State_contra]):
    """What a game's `bot/greedy.py` defines."""

    ERRORS: int  # percent of the decisions that are left to chance where the bot is to be beaten by beginners

    def greedy(self, s: _State_contra, seat: int, actions: Values, number: int, /) -> int:
        """The choice of the game's own sensible bot among so many legal actions, from a hidden record."""


class Judging(Protocol[_State_contra]):
    """What a game's `bot/judging.py` defines: how a search judges a position, and how it searches."""

    WEIGHTS: Array  # by players, stage and trait: log-odds of winning, in thousandths
    HIDDEN_LAYER: Array  # by players, source and unit: what a sum of WEIGHTS cannot say
    HORIZON: int  # settled positions that greedy players let pass before a search judges one
    SEARCH_PAST_TURN: bool  # whether the tree of a search goes on below settled positions
    FIRST_PRIOR: float  # of 1 in all, how far the greedy player's first choice is trusted; the others share the rest

    def stage(self, s: _State_contra, /) -> int:
        """How far the game has come, as a row of WEIGHTS; UNSETTLED amid a turn, where nobody can judge at sight."""

    def traits(self, s: _State_contra, seat: int, out: Values, /) -> None:
        """Write what a settled position holds for a seat, to be weighed: a number a column of WEIGHTS."""
