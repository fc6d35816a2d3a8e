"""The nodes and edges of a search tree, in the memory that was set aside for them: what needs no game's rules."""

import math

from regalia.bots.memory import NONE, USED_EDGES, USED_NODES, Memory
from regalia.compiler import rule

EXPLORATION = 0.4
WIDENING_DELAY = 16  # how many times as many visits a node below the view needs for another action


@rule
def find(m: Memory, key: int) -> int:
    """The slot of a node, or a free one where it belongs."""
    last = len(m.nodes) - 1
    slot = key & last
    while m.nodes[slot].key != 0 and m.nodes[slot].key != key:
        slot = (slot + 1) & last
    return slot


@rule
def add_node(m: Memory, slot: int, key: int) -> None:
    """A node in a free slot. One slot in four stays free, so that no search for a node is long."""
    if m.used[USED_NODES] * 4 < len(m.nodes) * 3:
        m.slots[m.used[USED_NODES]] = slot
        m.used[USED_NODES] += 1
        m.nodes[slot].key = key
        m.nodes[slot].edge = NONE


@rule
def is_tried(m: Memory, node: int, action: int) -> bool:
    edge = m.nodes[node].edge
    while edge != NONE:
        if m.edges[edge].action == action:
            return True
        edge = m.edges[edge].next
    return False


@rule
def trust(m: Memory, node: int, first_prior: float) -> float:
    """How far the next action of a node is trusted."""
    last = m.nodes[node].edge
    if last == NONE:
        return first_prior
    return 1.0 - first_prior if m.edges[last].next == NONE else m.edges[last].trust / 2


@rule
def add_edge(m: Memory, node: int, action: int, first_prior: float) -> int:
    """An action of a node; NONE if there is no room for more."""
    edge: int = m.used[USED_EDGES]
    if edge == len(m.edges):
        return NONE
    m.used[USED_EDGES] += 1
    m.edges[edge].action = action
    m.edges[edge].trust = trust(m, node, first_prior)
    m.edges[edge].value = 0.0
    m.edges[edge].visits = 0
    m.edges[edge].offered = 1
    m.edges[edge].next = m.nodes[node].edge
    m.nodes[node].edge = edge
    return edge


@rule
def bound(m: Memory, edge: int) -> float:
    """The mean value of an action, and how much better it may yet turn out (PUCT: Rosin, 2011)."""
    visits: int = m.edges[edge].visits
    doubt: float = m.edges[edge].trust * math.sqrt(m.edges[edge].offered) / (1 + visits)
    mean: float = m.edges[edge].value / visits
    return mean + EXPLORATION * doubt


@rule
def is_due(m: Memory, node: int, width: int, depth: int) -> bool:
    """Whether a node should have one more action: the more it is visited the more it has.

    It takes longer below the view: there a bad action, tried but once, counts against the good one that led to it.
    """
    patience = 1 if depth == 0 else WIDENING_DELAY
    visits: int = m.nodes[node].visits
    return patience * width * width < visits


@rule
def back_up(m: Memory, depth: int) -> None:
    """Every action walked was worth what its own seat has come to."""
    for step in range(depth):
        edge, seat = m.path[step, 0], m.path[step, 1]
        m.edges[edge].visits += 1
        m.edges[edge].value += m.values[seat]
