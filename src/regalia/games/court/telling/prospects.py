"""What follows from a position by the rules: dice to come, cards within reach, and what the final round asks for."""

import numpy as np

from regalia.games.court.rules.abilities import refuse_card
from regalia.games.court.rules.cards import BRINGS_DIE, BRINGS_FACE, START_DICE
from regalia.games.court.rules.dice import count, pour
from regalia.games.court.rules.ending import can_roll, left_of, right_of
from regalia.games.court.rules.record import CARDS, FACES, Card, Phase, State, Step
from regalia.games.court.rules.taking import refuse_take
from regalia.games.court.rules.turn import start_dice
from regalia.games.court.telling.chances import MOST_DICE, NO_PRICE, odds_at, read
from regalia.games.court.telling.shapes import Derived, FinalRound, Nearest
from regalia.kernel import bit, rule
from regalia.schema import ALLOWED, Array, Json

CHANCES = read()
_FACES = range(1, FACES)


def derived(view: Array) -> Derived:
    """C1, C8: how many dice each seat's next turn begins with; and what those of this turn may come to."""
    seats, phase = range(view["players"].item()), view["phase"].item()
    return {
        "start_dice": [int(start_dice(view[0], seat)) for seat in seats],
        "payable": _payable(view) if phase == Phase.COURT else [],
        "odds": _odds(view) if phase == Phase.COURT else None,
        "final": _final(view) if phase == Phase.FINAL else None,
        "coming": _coming(view[0]) if phase != Phase.OVER else [],
    }


derived_for_all = derived


def derived_for_one(view: Array) -> dict[str, Json]:
    """Nothing: all lies open."""
    return {}


def _payable(view: Array) -> list[str]:
    found = payable_at(view.copy(), 0)
    return [card.name.lower() for card in Card if found >> card & 1]


@rule
def payable_at(records: Array, index: int) -> int:
    """C9, C10: the mask of what whoever has the turn could take with all dice set aside as they show.

    They are set aside: what is given is a copy.
    """
    s = records[index]
    pour(s.active, s.set_aside)
    pour(s.chosen, s.set_aside)
    found = 0
    for card in range(CARDS):
        if refuse_take(s, card) == ALLOWED:
            found |= bit(card)
    return found


def _odds(view: Array) -> dict[str, int] | None:
    """How likely whoever has the turn can pay for each card by plain rolling, in thousandths.

    Only of cards that he lacks and that are left; None with more dice than the table of chances knows.
    """
    if sum(view[pile][0].sum() for pile in ("active", "chosen", "set_aside")) > MOST_DICE:
        return None
    found = np.zeros(CARDS, np.int32)
    odds_at(view.copy(), 0, CHANCES, found)
    owned, left = int(view["cards"][0, view["seat"][0]]), view["display"][0].tolist()
    open_to_him = [card for card in Card if left[card] != 0 and not owned >> card & 1]
    return {card.name.lower(): int(found[card]) for card in open_to_him if found[card] != NO_PRICE}


def _final(view: Array) -> FinalRound:
    """C15 to C18: who rolls in which order, what would win the King now, and what comes nearest to it."""
    s = view[0]
    goals = {face: _goal(s, face) for face in _FACES}
    return {
        "order": _order(s),
        "can_roll": [bool(can_roll(s, seat)) for seat in range(s.players)],
        "goals": [
            {"size": size, "faces": [face for face in _FACES if goals[face] == size]}
            for size in sorted(set(goals.values()))
        ],
        "nearest": _nearest(s, goals),
    }


def _order(s: State) -> list[int]:
    """C15: from the start figure to the left, the Queen's holder last."""
    order = [int(s.start)]
    while len(order) < s.players:
        order.append(int(left_of(s, order[-1])))
    return sorted(order, key=lambda seat: seat == s.queen)


def _coming(s: State) -> list[int]:
    """C13, C15: who has the next turns. What comes after a round in which the King was claimed is not settled."""
    if s.phase == Phase.FINAL:
        order = _order(s)
        return [seat for seat in order[order.index(int(s.seat)) + 1 :] if can_roll(s, seat)]
    rest = [(int(s.seat) + turns) % int(s.players) for turns in range(1, s.turns_left)]
    start = int(right_of(s, int(s.start)))  # a number of NumPy would be taken for a new type by each call
    next_round = [(start + turns) % int(s.players) for turns in range(s.players)]
    return rest if s.queen >= 0 else rest + next_round


def _goal(s: State, face: int) -> int:
    """C16, C17: how many dice of a face would win the King for whoever has the turn."""
    is_higher = face > s.bar_face or (face == s.bar_face and s.seat == s.queen)
    return int(s.bar_size if is_higher else s.bar_size + 1)


def _nearest(s: State, goals: dict[int, int]) -> Nearest:
    """The face that lacks the fewest dice, those that are still active counted; of several the highest.

    Faces whose goal is out of reach count only where no other is left.
    """
    movable = {face: int(s.active[face] + s.chosen[face]) for face in _FACES}
    within = [face for face in _FACES if most_of(s, face) >= goals[face]]
    face = min(reversed(within or _FACES), key=lambda face: goals[face] - s.set_aside[face] - movable[face])
    return {
        "face": face,
        "size": goals[face],
        "set_aside": int(s.set_aside[face]),
        "active": movable[face],
        "within_reach": bool(within),
    }


@rule
def most_of(s: State, face: int) -> int:
    """C2, C4: how many dice of a face whoever has the turn ends with if all goes well from now on."""
    to_come = count(s.active) + count(s.chosen)
    for card in range(CARDS):
        if BRINGS_DIE[card] == 1 and refuse_card(s, card) == ALLOWED:
            to_come += 1
    to_come = min(to_come, s.dice_limit - count(s.set_aside))
    return s.set_aside[face] + to_come - int(s.must_set_aside == 1 and not may_show(s, face))


@rule
def may_show(s: State, face: int) -> bool:
    """C2, C3: whether the die that is due to be set aside could be one of this face, be it by a card."""
    if s.active[face] > 0 or s.step != Step.DICE:
        return True
    for card in range(CARDS):
        is_of_use = START_DICE[card] == 0 and (BRINGS_FACE[card] == 0 or BRINGS_FACE[card] == face)
        if is_of_use and refuse_card(s, card) == ALLOWED:
            return True
    return False
