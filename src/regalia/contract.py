"""The contract that every game meets: these functions, as rules, in its `rules.py`.

Generic code over any game (`entries`, later searches and batches) imports the names below;
`compiler.bind` loads such a module once a game with that game's rules in their place.
"""

from regalia.kernel import State
from regalia.schema import Values


def deal(s: State) -> None:
    """Deal the game: players, random key, edition and options are already in the record."""
    raise NotImplementedError


def actors(s: State) -> int:
    """The mask of the seats that may act now; 0 when the game is over."""
    raise NotImplementedError


def legal(s: State, seat: int, out: Values) -> int:
    """Write the code of every legal action of a seat into `out`; return how many there are."""
    raise NotImplementedError


def refuse(s: State, seat: int, action: int) -> int:
    """0 if the action is legal now, otherwise the number of the ruling in the way."""
    raise NotImplementedError


def act(s: State, seat: int, action: int) -> None:
    """Apply one legal action, telling what happens on the way."""
    raise NotImplementedError


def hide(s: State, seat: int) -> None:
    """Blank what a seat (-1: a spectator) may not know, beyond what `kernel.hide_shared` blanks."""
    raise NotImplementedError


def imagine(s: State, seat: int) -> None:
    """Fill the blanks of a hidden record as they may be, drawn from its (fresh) random key."""
    raise NotImplementedError


def places(s: State, out: Values) -> None:
    """Write every seat's final place: 1 for the winner, equal for ties."""
    raise NotImplementedError


def points(s: State, out: Values) -> None:
    """Write what people read as the score: a row a seat, a column a source."""
    raise NotImplementedError


def greedy(s: State, seat: int, out: Values) -> int:
    """The action of the game's own sensible bot, from a hidden record; `out` is scratch for `legal`."""
    raise NotImplementedError
