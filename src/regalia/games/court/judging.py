"""What a position is worth at sight, at the start of a turn: cards, dice, and whose turn it is.

What a card is worth depends on the others, on what is left to be had and on how far the rivals are: more than a sum
of weights can say, so units are fitted too.

Once the King is claimed nothing is judged: the end is near enough to be played.
"""

from regalia.games.court.dice import count, owns
from regalia.games.court.ending import most_dice
from regalia.games.court.record import NOBODY, Card, Phase, State, Step
from regalia.kernel import UNSETTLED, rule
from regalia.schema import Values, units, weights

HORIZON = 0  # settled positions that are passed over before one is judged
TRUST = 0.7  # in the greedy player, who is good with dice: a search that is not sure does as he does
STAGES = 12
COURTIERS = Card.QUEEN.value  # all cards but the royal couple
DICE_STEPS = 6

# the traits of a seat: each courtier that it has, and
CHARLATANS, TO_MOVE, MOVES_TWICE, DICE = range(COURTIERS, COURTIERS + 4)  # DICE: at least 5, at least 6, ... to roll
FEWEST_DICE = 5
ON_DISPLAY = DICE + DICE_STEPS  # and each courtier that anybody may still take
TRAITS = ON_DISPLAY + COURTIERS

WEIGHTS: Values = weights(__file__, STAGES, TRAITS)
UNITS: Values = units(__file__, STAGES, TRAITS, 32)


@rule
def has_turn_just_begun(s: State) -> bool:
    return s.step == Step.DICE and s.used == 0 and s.duty == 1 and count(s.set_aside) == 0


@rule
def stage(s: State) -> int:
    """The rounds played."""
    if s.phase != Phase.COURT or s.queen != NOBODY or not has_turn_just_begun(s):
        return UNSETTLED
    return min((s.turn - 1) // s.players, STAGES - 1)


@rule
def traits(s: State, seat: int, out: Values) -> None:
    for card in range(COURTIERS):
        out[card] = int(owns(s, seat, card))
    out[CHARLATANS] = s.charlatans[seat]
    out[TO_MOVE] = int(s.seat == seat)
    out[MOVES_TWICE] = int(s.seat == seat and s.turns_left == 1)  # C13
    dice = most_dice(s, seat)
    for step in range(DICE_STEPS):
        out[DICE + step] = int(dice >= FEWEST_DICE + step)
    for card in range(COURTIERS):
        out[ON_DISPLAY + card] = int(s.display[card] != 0)
