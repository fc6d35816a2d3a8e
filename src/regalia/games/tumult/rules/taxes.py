"""Collecting taxes: everybody at once against the hourglass, in turns, or on a budget (T6, T7)."""

from regalia.games.tumult.rules.actions import DONE, KEEP, LIFT, RETURN
from regalia.games.tumult.rules.events import (
    FINISHED,
    KEPT,
    LIFTED,
    RETURNED,
    SAID_READY,
    SAND_OUT,
    SAW,
    STARTED,
)
from regalia.games.tumult.rules.ranks import everybody, king
from regalia.games.tumult.rules.reasons import (
    HAND_EMPTY,
    HAND_FULL,
    IN_ANOTHER_HAND,
    IS_DONE,
    NO_LIFT_LEFT,
    NO_MOVEMENT_LEFT,
    NO_SUCH_TILE,
    NOTHING_TO_LIFT,
    OTHERS_NOT_READY,
    READY_ALREADY,
    SAND_IS_OUT,
    TAXES_FIRST,
    TILE_KEPT,
)
from regalia.games.tumult.rules.record import (
    NOBODY,
    NONE,
    PLACES,
    Glass,
    Phase,
    Spot,
    State,
    Stop,
    Taxes,
)
from regalia.games.tumult.rules.setting_aside import lay_out_tiles
from regalia.kernel import EVERYONE, bit, has, rule, tell
from regalia.schema import ALLOWED, NOT_YOUR_TURN

MOST_LIFTS = 12  # T7: in turns
SECONDS_FOR_HANDS = 5  # T6
NO_GLASS = 0


@rule
def is_trial(s: State) -> bool:
    """T7: taxes before the first round are a trial run."""
    return s.rounds == 0


@rule
def begin_taxes(s: State) -> None:
    """T6: the hourglass waits until all are ready. T7: in turns and on a budget there is no ready check."""
    lay_out_tiles(s)
    s.turn = s.players - 1
    s.phase = Phase.READY if s.taxes == Taxes.HOURGLASS else Phase.TAXES


@rule
def say_ready(s: State, seat: int) -> None:
    s.ready |= bit(seat)
    tell(s, SAID_READY, EVERYONE, seat)


@rule
def start_clock(s: State) -> None:
    """T6: the king starts the clock when all others are ready."""
    s.phase = Phase.TAXES
    s.revealed += 1  # sand that runs is not taken back
    tell(s, STARTED, EVERYONE, king(s))


@rule
def ready_actors(s: State) -> int:
    """T6: all but the king, in any order; then the king."""
    others = everybody(s) & ~bit(king(s)) & ~s.ready
    return others if others != 0 else bit(king(s))


@rule
def tax_actors(s: State) -> int:
    """T6: everybody who is not done. T7: in turns one seat after the other.

    T7: on a budget nobody is asked who can do nothing, while the last tiles are in other hands.
    """
    if s.taxes == Taxes.TURNS:
        return bit(s.ranks[s.turn])
    if s.taxes == Taxes.BUDGET and is_middle_empty(s):
        return hand_actors(s)
    return everybody(s) & ~s.done


@rule
def hand_actors(s: State) -> int:
    """T6: the sand is out: whoever still holds a tile."""
    holding = 0
    for seat in range(s.players):
        if s.hands[seat] != NONE:
            holding |= bit(seat)
    return holding


@rule
def clock(s: State) -> int:
    """T6: the sand runs while everybody robs; then there is time for the tiles in hand. T7: else there is no clock."""
    if s.phase == Phase.HANDS:
        return Glass.HANDS
    return Glass.TAXES if s.phase == Phase.TAXES and s.taxes == Taxes.HOURGLASS else NO_GLASS


@rule
def clock_seconds(s: State) -> int:
    """T6: five seconds for the tiles in hand. T7: as many as the table chose for the hourglass."""
    return SECONDS_FOR_HANDS if s.phase == Phase.HANDS else s.seconds


@rule
def refuse_taxpayer(s: State, seat: int) -> int:
    """T6, T7: why a seat has nothing to do before and while taxes are collected."""
    if s.phase == Phase.READY:
        if has(ready_actors(s), seat):
            return ALLOWED
        return OTHERS_NOT_READY if seat == king(s) else READY_ALREADY
    if s.phase == Phase.HANDS:
        return ALLOWED if s.hands[seat] != NONE else SAND_IS_OUT
    if has(s.done, seat):
        return refuse_stopped(s, seat)
    if has(tax_actors(s), seat):
        return ALLOWED
    return NOTHING_TO_LIFT if s.taxes == Taxes.BUDGET else NOT_YOUR_TURN


@rule
def refuse_stopped(s: State, seat: int) -> int:
    """T6, T7: a seat robs no more by its own choice, or because it has moved as often as it may."""
    if s.taxes == Taxes.BUDGET and s.moves[seat] == s.budget:
        return NO_MOVEMENT_LEFT
    return NO_LIFT_LEFT if s.taxes == Taxes.TURNS and s.moves[seat] == MOST_LIFTS else IS_DONE


@rule
def refuse_movement(s: State, seat: int, verb: int) -> int:
    """T6: a tile in hand is kept or returned; with an empty hand another may be lifted."""
    if verb not in (LIFT, KEEP, RETURN, DONE):
        return TAXES_FIRST
    puts_down = verb in (KEEP, RETURN)
    if s.hands[seat] != NONE:
        return ALLOWED if puts_down else HAND_FULL
    return HAND_EMPTY if puts_down else ALLOWED


@rule
def refuse_lift(s: State, place: int) -> int:
    """T6: a tile from the middle; the first hand on it has it, and one kept is on a castle for good."""
    spot = s.spots[place]
    if spot == Spot.MIDDLE:
        return ALLOWED
    if spot == Spot.GONE:
        return NO_SUCH_TILE
    return IN_ANOTHER_HAND if spot == Spot.HAND else TILE_KEPT


@rule
def lift(s: State, seat: int, place: int) -> None:
    """T6: he sees it alone; everybody sees which place he lifts."""
    s.spots[place] = Spot.HAND
    s.holders[place] = seat
    s.hands[seat] = place
    s.seen[seat] |= bit(place)
    s.moves[seat] += 1
    s.revealed += 1
    tile = s.tiles[place]
    tell(s, LIFTED, EVERYONE, seat, place)
    tell(s, SAW, bit(seat), seat, place, s.tile_goods[tile], s.tile_values[tile])


@rule
def keep(s: State, seat: int) -> None:
    """T6: onto the castle board, face down, for good: it cannot be taken back."""
    place = s.hands[seat]
    s.revealed += 1
    s.spots[place] = Spot.CASTLE
    s.hands[seat] = NONE
    tell(s, KEPT, EVERYONE, seat, place)
    put_down(s, seat)


@rule
def give_back(s: State, seat: int) -> None:
    """T6: back to its place."""
    place = s.hands[seat]
    s.spots[place] = Spot.MIDDLE
    s.holders[place] = NOBODY
    s.hands[seat] = NONE
    tell(s, RETURNED, EVERYONE, seat, place)
    put_down(s, seat)


@rule
def put_down(s: State, seat: int) -> None:
    """T7: on a budget this is a movement, but free for the last tile; in turns the next seat follows."""
    if s.taxes == Taxes.BUDGET:
        s.moves[seat] = min(s.moves[seat] + 1, s.budget)
        if s.moves[seat] == s.budget:
            stop(s, seat, Stop.BUDGET)
    elif s.taxes == Taxes.TURNS:
        if s.moves[seat] == MOST_LIFTS:
            stop(s, seat, Stop.LIFTS)
        pass_turn(s)


@rule
def stop(s: State, seat: int, cause: int) -> None:
    """T6, T7: a seat robs no more this round, and everybody is told why."""
    s.done |= bit(seat)
    tell(s, FINISHED, EVERYONE, seat, cause)


@rule
def finish(s: State, seat: int) -> None:
    """T6: done is final: it cannot be taken back. T7: in turns a seat withdraws so."""
    s.revealed += 1
    stop(s, seat, Stop.CHOICE)
    if s.taxes == Taxes.TURNS:
        pass_turn(s)


@rule
def pass_turn(s: State) -> None:
    """T7: from the lowest rank up, over and over, whoever has not withdrawn."""
    for _ in range(s.players):
        s.turn = s.turn - 1 if s.turn > 0 else s.players - 1
        if not has(s.done, s.ranks[s.turn]):
            return


@rule
def is_middle_empty(s: State) -> bool:
    for place in range(PLACES):
        if s.spots[place] == Spot.MIDDLE:
            return False
    return True


@rule
def is_any_in_hand(s: State) -> bool:
    for seat in range(s.players):
        if s.hands[seat] != NONE:
            return True
    return False


@rule
def are_taxes_over(s: State) -> bool:
    """T6: when all are done, or no tile is left in the middle or in a hand."""
    if is_any_in_hand(s):
        return False
    return s.phase == Phase.HANDS or s.done == everybody(s) or is_middle_empty(s)


@rule
def run_out(s: State) -> None:
    """T6: the clock acts twice: when the sand is out, and when the time for tiles in hand is; they go back."""
    s.revealed += 1  # time that has run is not taken back
    if s.phase == Phase.TAXES:
        s.phase = Phase.HANDS
        tell(s, SAND_OUT, EVERYONE)
        return
    for seat in range(s.players):
        if s.hands[seat] != NONE:
            give_back(s, seat)
