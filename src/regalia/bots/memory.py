"""What a search works on: all of it set aside once, so that searching allocates nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final, NamedTuple

import numpy as np

from regalia.game import Game, stream
from regalia.kernel import SEATS
from regalia.schema import Array

NODES = 1 << 20
EDGES = 1 << 21
MOST_DEPTH = 256

NONE = -1

# rows of `worlds`
VIEW = 0  # what the searcher knows
WORLD = 1  # a world that fits it, being played on
SEEN = 2  # what the searcher would know of that

# places in `used`
USED_NODES = 0
USED_EDGES = 1

_NODE = [("key", "<i8"), ("edge", "<i4"), ("visits", "<i4")]
_EDGE = [("value", "<f8"), ("trust", "<f8"), ("visits", "<i4"), ("offered", "<i4"), ("action", "<i4"), ("next", "<i4")]
_WORD = 8
_SPARSE = 32  # where less than one slot in so many is used, clearing those is faster than clearing all


class SearchMemory:
    """The tree of one search, which is nearly all that it needs; it can serve many searches, one after the other.

    It knows whose tree it holds, and forgets it before anybody else's decision: what was found out from one seat's view
    never reaches another seat, and whoever comes to a memory that others used finds it as if it were new.
    """

    def __init__(self) -> None:
        """An empty memory; pages of it are taken from the machine only as the tree grows."""
        self.nodes: Final = _records(NODES, _NODE)
        self.slots: Final = np.zeros(NODES, np.int32)
        self.edges: Final = _records(EDGES, _EDGE)
        self.used: Final = np.zeros(2, np.int64)
        self.has_stopped = False  # whether searches in it end at once, with what they have found out
        self._owner: object = None
        self._lock: Final = Lock()

    @contextmanager
    def lent_to(self, owner: object) -> Iterator[None]:
        """The owner's for one decision, for which others wait. A tree that was left amid a decision is forgotten."""
        with self._lock:
            is_known, self._owner = owner == self._owner, None
            if not is_known or self._is_half_full:
                self._forget()
            yield
            self._owner = owner

    @property
    def _is_half_full(self) -> bool:
        return bool(2 * self.used[USED_NODES] > len(self.nodes) or 2 * self.used[USED_EDGES] > len(self.edges))

    def _forget(self) -> None:
        used = self.used[USED_NODES]
        if used * _SPARSE < len(self.nodes):
            self.nodes[self.slots[:used]] = 0
        else:
            self.nodes.view(np.uint8).fill(0)  # as bytes: field by field it takes 30 times as long
        self.used.fill(0)


class Memory(NamedTuple):
    """All that one search works on: the tree, which may be shared (see `SearchMemory`), and what is its own."""

    nodes: Array  # a hash table: what is seen (0: a free slot), the node's last edge, and its visits
    slots: Array  # of the nodes, in the order in which they were added
    edges: Array  # an action: values in sum, trust in it, visits, times on offer; and the edge before it at its node
    used: Array  # how many nodes and edges there are
    worlds: Array
    words: Array  # the same worlds as whole words, for hashing
    watched: Array  # the words that can differ between views
    path: Array  # the edges walked in this iteration, and who acted
    chance: Array  # the searcher's own random numbers
    actions: Array
    traits: Array  # by seat
    units: Array  # the activation of each hidden one
    places: Array
    values: Array  # what the position reached is worth to each seat: its chance to win


def memory(game: Game, seed: int, lent: SearchMemory | None = None) -> Memory:
    """What one search of a game works on, with the tree in a memory that is lent to it, or in one of its own."""
    tree = SearchMemory() if lent is None else lent
    worlds = game.layout.blank(3)
    return Memory(
        nodes=tree.nodes,
        slots=tree.slots,
        edges=tree.edges,
        used=tree.used,
        worlds=worlds,
        words=worlds.view(np.int64).reshape(len(worlds), -1),
        watched=_watched(game),
        path=np.zeros((MOST_DEPTH, 2), np.int32),
        chance=stream(seed),
        actions=np.zeros(len(game.actions), np.int32),
        traits=np.zeros((SEATS, game.judging.WEIGHTS.shape[-1]), np.int32),
        units=np.zeros(game.judging.HIDDEN_LAYER.shape[-1], np.int64),
        places=np.zeros(SEATS, np.int32),
        values=np.zeros(SEATS, np.float64),
    )


def _records(number: int, fields: list[tuple[str, str]]) -> Array:
    return np.zeros(number, np.dtype((np.record, np.dtype(fields, align=True))))


def _watched(game: Game) -> Array:
    """The words of all fields that a view shows."""
    words = set[int]()
    for name, field in game.layout.fields.items():
        if not field.transient and not field.secret:
            first, last = game.layout.extent(name)
            words |= set(range(first // _WORD, last // _WORD + 1))
    return np.array(sorted(words), np.int32)
