"""Information-set Monte Carlo tree search over any game's rules.

A generic module (see `contract`): `search` binds it to a game's rules.

Every iteration imagines one world that fits the view, walks down the tree, adds one node and judges it: greedy
players go on until the position is settled, and then its traits are weighed. A node is what the searcher sees when a
seat is to act, found by a hash of that view: worlds that he cannot tell apart share it, moves that come to the same
meet in it, and it is found again at the next decision. Where others act, not every action is possible in every world:
those that are compete, each measured by how often it was on offer (Cowling, Powley and Whitehouse, 2012).

Actions enter a node one by one, as it is visited more, in the order of the game's own greedy player, and the earlier
the more they are trusted: without that the many bad choices of a long turn would drown what is known of the good ones.
"""

import math

from regalia.bots.memory import MOST_DEPTH, NONE, SEEN, USED_EDGES, USED_NODES, VIEW, WORLD, Memory
from regalia.bots.valuing import judge, score
from regalia.compiler import rule
from regalia.contract import (
    CLOCK,
    FIRST_PRIOR,
    HORIZON,
    SEARCH_PAST_TURN,
    act,
    actors,
    greedy,
    legal,
    refuse,
    stage,
)
from regalia.entry_points import hide_at, imagine_at
from regalia.kernel import UNSETTLED, State, pick_player, random_word
from regalia.schema import Values

EXPLORATION = 0.4
WIDENING_DELAY = 16  # how many times as many visits a node below the view needs for another action

MOST_DECISIONS = 10_000  # of greedy players from a position to a settled one: there are never so many

MULTIPLIER = 0x2545F4914F6CDD1D  # Vigna's, of xorshift*
MIXED = 29
LOW_63_BITS = (1 << 63) - 1


@rule
def imagine_world(m: Memory, me: int) -> None:
    """A world that fits the view, with random numbers of its own."""
    m.worlds[WORLD] = m.worlds[VIEW]
    for i in range(4):
        m.worlds[WORLD].random_key[i] = random_word(m.chance[0])
    imagine_at(m.worlds, WORLD, me)


@rule
def key_of(m: Memory, me: int, seat: int) -> int:
    """What the searcher sees of the world, and who is to act, as one number that is never 0."""
    m.worlds[SEEN] = m.worlds[WORLD]
    hide_at(m.worlds, SEEN, me)
    m.worlds[SEEN].revealed = 0  # how much chance it took to come here does not matter
    key = seat + 1
    for i in range(len(m.watched)):
        key = ((key ^ int(m.words[SEEN, m.watched[i]])) * MULTIPLIER) & LOW_63_BITS
        key ^= key >> MIXED
    return max(key, 1)


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
def trust(m: Memory, node: int) -> float:
    """How far the next action of a node is trusted."""
    last = m.nodes[node].edge
    if last == NONE:
        return FIRST_PRIOR
    return 1.0 - FIRST_PRIOR if m.edges[last].next == NONE else m.edges[last].trust / 2


@rule
def add_edge(m: Memory, node: int, action: int) -> int:
    """An action of a node; NONE if there is no room for more."""
    edge: int = m.used[USED_EDGES]
    if edge == len(m.edges):
        return NONE
    m.used[USED_EDGES] += 1
    m.edges[edge].action = action
    m.edges[edge].trust = trust(m, node)
    m.edges[edge].value = 0.0
    m.edges[edge].visits = 0
    m.edges[edge].offered = 1
    m.edges[edge].next = m.nodes[node].edge
    m.nodes[node].edge = edge
    return edge


@rule
def is_tried(m: Memory, node: int, action: int) -> bool:
    edge = m.nodes[node].edge
    while edge != NONE:
        if m.edges[edge].action == action:
            return True
        edge = m.edges[edge].next
    return False


@rule
def widen(m: Memory, node: int, seat: int) -> int:
    """Add what the greedy player likes best of all that was not yet tried; NONE if nothing is left."""
    s = m.worlds[WORLD]
    left = 0
    for i in range(legal(s, seat, m.actions)):
        action = m.actions[i]
        if not is_tried(m, node, action):
            m.actions[left] = action
            left += 1
    return NONE if left == 0 else add_edge(m, node, greedy(s, seat, m.actions, left))


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
def select(m: Memory, node: int, me: int, seat: int, depth: int, is_wide: bool) -> int:
    """The most promising action that is possible in this world, or a new one; NONE if there is no room for any."""
    s = m.worlds[WORLD]
    width, best, most = 0, NONE, 0.0
    edge = m.nodes[node].edge
    while edge != NONE:
        if seat == me or refuse(s, seat, m.edges[edge].action) == 0:
            width += 1
            m.edges[edge].offered += 1
            promise = bound(m, edge)
            if best == NONE or promise > most:
                best, most = edge, promise
        edge = m.edges[edge].next
    m.nodes[node].visits += 1
    if (is_wide and depth == 0) or is_due(m, node, width, depth):
        added = widen(m, node, seat)
        if added != NONE:
            return added
    return best


@rule
def is_leaf(s: State) -> bool:
    """Whether a position is taken for what it is judged to be."""
    return not SEARCH_PAST_TURN and stage(s) != UNSETTLED


@rule
def descend(m: Memory, me: int, is_wide: bool) -> int:
    """Walk down the tree to a position that is new to it, and add that; return how many actions deep it is."""
    s = m.worlds[WORLD]
    for depth in range(MOST_DEPTH):
        waiting = actors(s)
        if waiting == 0 or (depth > 0 and is_leaf(s)):
            return depth
        seat = me if depth == 0 else pick_player(m.chance[0], waiting, CLOCK)
        key = key_of(m, me, seat)
        node = find(m, key)
        if m.nodes[node].key == 0:
            add_node(m, node, key)
            if depth > 0 or m.nodes[node].key == 0:
                return depth
        edge = select(m, node, me, seat, depth, is_wide)
        if edge == NONE:
            return depth
        m.path[depth, 0], m.path[depth, 1] = edge, seat
        act(s, seat, m.edges[edge].action)
    return MOST_DEPTH


@rule
def play_on(m: Memory) -> int:
    """Greedy players go on until the position can be judged; return its stage, UNSETTLED if the game is over."""
    s = m.worlds[WORLD]
    passed = 0
    for _ in range(MOST_DECISIONS):
        waiting = actors(s)
        if waiting == 0:
            return UNSETTLED
        reached = stage(s)
        if reached != UNSETTLED:
            if passed == HORIZON:
                return reached
            passed += 1
        seat = pick_player(m.chance[0], waiting, CLOCK)
        act(s, seat, greedy(s, seat, m.actions, legal(s, seat, m.actions)))
    raise AssertionError("a position that greedy players never settle")


@rule
def back_up(m: Memory, depth: int) -> None:
    """Every action walked was worth what its own seat has come to."""
    for step in range(depth):
        edge, seat = m.path[step, 0], m.path[step, 1]
        m.edges[edge].visits += 1
        m.edges[edge].value += m.values[seat]


@rule
def iterate(m: Memory, me: int, iterations: int, is_wide: bool) -> None:
    """Search on from the view for the seat `me`; if it is to be wide, every legal action is tried at least once."""
    for _ in range(iterations):
        imagine_world(m, me)
        depth = descend(m, me, is_wide)
        reached = play_on(m)
        if reached == UNSETTLED:
            score(m)
        else:
            judge(m, reached)
        back_up(m, depth)


@rule
def root_edge(m: Memory, me: int) -> int:
    """The last of the actions tried at the view; NONE if there is none."""
    m.worlds[WORLD] = m.worlds[VIEW]
    node = find(m, key_of(m, me, me))
    edge: int = m.nodes[node].edge if m.nodes[node].key != 0 else NONE
    return edge


@rule
def favourite(m: Memory, me: int) -> int:
    """The action tried most often at the view; of equals the one with the best value."""
    best = edge = root_edge(m, me)
    while edge != NONE:
        ahead = m.edges[edge].visits - m.edges[best].visits
        if ahead > 0 or (ahead == 0 and m.edges[edge].value > m.edges[best].value):
            best = edge
        edge = m.edges[edge].next
    action: int = m.edges[best].action
    return action


@rule
def sum_up(m: Memory, me: int, visits: Values, values: Values) -> int:
    """Write down the actions tried at the view, their visits and mean values; return how many there are."""
    edge = root_edge(m, me)
    found = 0
    while edge != NONE:
        m.actions[found] = m.edges[edge].action
        visits[found] = m.edges[edge].visits
        values[found] = m.edges[edge].value / m.edges[edge].visits
        found += 1
        edge = m.edges[edge].next
    return found
