"""What a search works on: all of it set aside once, so that searching allocates nothing."""

from typing import NamedTuple

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


class Memory(NamedTuple):
    nodes: Array  # a hash table: what is seen (0: a free slot), the node's last edge, and its visits
    edges: Array  # an action: values in sum, trust in it, visits, times on offer; and the edge before it at its node
    used: Array  # how many of either
    worlds: Array
    words: Array  # the same worlds as whole words, for hashing
    watched: Array  # the words that can differ between views
    path: Array  # the edges walked in this iteration, and who acted
    chance: Array  # the searcher's own random numbers
    actions: Array
    traits: Array  # by seat
    units: Array  # how excited each is
    places: Array
    values: Array  # what the position reached is worth to each seat: its chance to win


def memory(game: Game, seed: int) -> Memory:
    """An empty memory; pages of it are taken from the machine only as the tree grows."""
    worlds = game.layout.blank(3)
    return Memory(
        nodes=_records(NODES, _NODE),
        edges=_records(EDGES, _EDGE),
        used=np.zeros(2, np.int64),
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


def make_room(m: Memory) -> None:
    """Forget everything, if the memory is half full."""
    if 2 * m.used[USED_NODES] > len(m.nodes) or 2 * m.used[USED_EDGES] > len(m.edges):
        m.nodes.fill(0)
        m.used.fill(0)


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
