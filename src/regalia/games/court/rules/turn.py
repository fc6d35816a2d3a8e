"""The course of a turn: the first roll, setting dice aside, rolling again (C1 to C5, C8)."""

from regalia.games.court.rules.cards import BASE_DICE, START_DICE, owns
from regalia.games.court.rules.dice import count, empty, roll_into, tell_dice
from regalia.games.court.rules.events import DRAWN, KEPT, ROLLED
from regalia.games.court.rules.reasons import DICE_ACTIVE, NO_DIE_TO_KEEP, NOTHING_TO_ROLL, SET_ASIDE_FIRST
from regalia.games.court.rules.record import CARDS, Card, Phase, State, Step
from regalia.kernel import EVERYONE, rule, tell
from regalia.schema import ALLOWED


@rule
def extra_start_dice(s: State, seat: int) -> int:
    """C1: one die for the Farmer and each Charlatan, two for the General."""
    extra = s.charlatans[seat] * START_DICE[Card.CHARLATAN]
    for card in range(CARDS):
        if owns(s, seat, card):
            extra += START_DICE[card]
    return extra


@rule
def start_dice(s: State, seat: int) -> int:
    """C1, C8: the dice of the first roll, cut to the limit."""
    return min(BASE_DICE + extra_start_dice(s, seat), s.dice_limit)


@rule
def begin_turn(s: State, seat: int) -> None:
    """C1: the turn starts with an automatic roll. C21: at the turn limit the game is drawn instead."""
    if s.turn_limit > 0 and s.turn == s.turn_limit:
        s.phase = Phase.OVER
        tell(s, DRAWN, EVERYONE)
        return
    s.turn += 1
    s.seat = seat
    s.step = Step.DICE
    s.used = 0
    empty(s.set_aside)
    throw_active(s, start_dice(s, seat))


@rule
def throw_active(s: State, number: int) -> None:
    """C2: the dice rolled are active, and one of them is due to be set aside."""
    empty(s.active)
    roll_into(s, s.active, number)
    s.must_set_aside = 1
    tell_dice(s, ROLLED, s.seat, s.active)


@rule
def refuse_keep(s: State, face: int) -> int:
    """C2: only active dice can be set aside."""
    return ALLOWED if s.active[face] > 0 else NO_DIE_TO_KEEP


@rule
def keep(s: State, face: int) -> None:
    """C2: a die set aside is frozen for the turn."""
    s.active[face] -= 1
    s.set_aside[face] += 1
    s.must_set_aside = 0
    tell(s, KEPT, EVERYONE, s.seat, face)


@rule
def refuse_roll(s: State) -> int:
    """C2: at least one die must have been set aside since the last roll, and one must be left to roll."""
    if s.must_set_aside == 1:
        return SET_ASIDE_FIRST
    return ALLOWED if count(s.active) > 0 else NOTHING_TO_ROLL


@rule
def roll(s: State) -> None:
    """C2: all dice that are still active are rolled. C20 follows a whole turn."""
    throw_active(s, count(s.active))


@rule
def refuse_end(s: State) -> int:
    """C5: a turn cannot end with an active die."""
    return ALLOWED if count(s.active) == 0 else DICE_ACTIVE
