"""A sensible player: he robs for the fields in reach (see `taxing`) and builds where it gives most (see `sites`).

He passes only if he must. The dearest fields come first, so he pays with his greatest tiles: small ones still do for
the cheap fields, and what is beyond the price brings supporters.
"""

from regalia.games.tumult.bot.sites import opened, own_borders, worth_of_field
from regalia.games.tumult.bot.taxing import is_worth_keeping, place_to_lift
from regalia.games.tumult.rules.actions import ARGUMENT, DONE, ERECT, KEEP, LIFT, PAY, PLACE, REVEAL, VERB
from regalia.games.tumult.rules.record import FIELDS, NONE, State
from regalia.kernel import rule
from regalia.schema import Values

ERRORS = 25  # percent: so he wins one game in five of two against himself without any

WANTED = 1
OTHERWISE = 0  # return, done and pass: when nothing better is left
UNWANTED = -1


@rule
def lift_score(place: int, wanted: int) -> int:
    return WANTED if place == wanted else UNWANTED


@rule
def keep_score(s: State, seat: int) -> int:
    tile = s.tiles[s.hands[seat]]
    return WANTED if is_worth_keeping(s, seat, tile) else UNWANTED


@rule
def score(s: State, seat: int, action: int, wanted: int) -> int:
    """How good an action is among those of its phase; `wanted` is the place to lift."""
    verb, first, second = VERB[action], ARGUMENT[action, 0], ARGUMENT[action, 1]
    if verb == ERECT:
        return opened(s, seat, first * FIELDS + second)
    if verb == LIFT:
        return lift_score(first, wanted)
    if verb == KEEP:
        return keep_score(s, seat)
    if verb == PLACE:
        return worth_of_field(s, seat, first * FIELDS + second)
    if verb == PAY:
        return second  # T11: the greatest tile that fits; goods beyond the price are supporters
    if verb == REVEAL:
        return own_borders(s, seat, first)
    return OTHERWISE


@rule
def greedy(s: State, seat: int, actions: Values, number: int) -> int:
    """The best legal action; of equal ones the first."""
    wanted = place_to_lift(s, seat) if VERB[actions[0]] in (LIFT, DONE) else NONE
    best = actions[0]
    best_score = score(s, seat, best, wanted)
    for i in range(1, number):
        other_score = score(s, seat, actions[i], wanted)
        if other_score > best_score:
            best, best_score = actions[i], other_score
    return best
