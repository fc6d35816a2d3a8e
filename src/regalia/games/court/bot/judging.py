"""What a position is worth at sight, at the start of a turn: cards, dice, and whose turn it is.

What a card is worth depends on the others, on what is left to be had and on how far the rivals are: more than a sum
of weights can say, so units are fitted too.

Once the King is claimed (C14) it counts who has him, and with how many dice the others may beat the bar (C16, C18).
"""

from regalia.games.court.rules.cards import owns
from regalia.games.court.rules.dice import count
from regalia.games.court.rules.ending import most_dice
from regalia.games.court.rules.record import FACES, NOBODY, Card, Phase, State, Step
from regalia.kernel import UNSETTLED, rule
from regalia.schema import Array, Values, units, weights

HORIZON = 0  # settled positions that are passed over before one is judged
SEARCH_PAST_TURN = False  # a turn is all that a search looks into: so it comes to know the many ways of the dice
FIRST_PRIOR = 0.7  # in the greedy player, which is good with dice: a search that is not sure does as it does
ROUNDS = 12  # each a stage, and two more: the King is claimed, and
CLAIMED, FINAL = ROUNDS, ROUNDS + 1  # the final round
STAGES = ROUNDS + 2
COURTIERS = Card.QUEEN.value  # all cards but the royal couple
DICE_STEPS = 6
BAR_STEPS = 7

# the traits of a seat: each courtier that it has, and
CHARLATANS, TO_MOVE, MOVES_TWICE, DICE = range(COURTIERS, COURTIERS + 4)  # DICE: at least 5, at least 6, ... to roll
FEWEST_DICE = 5
ON_DISPLAY = DICE + DICE_STEPS  # each courtier that anybody may still take
HAS_KING, HAS_QUEEN, DICE_FOR_BAR = range(ON_DISPLAY + COURTIERS, ON_DISPLAY + COURTIERS + 3)
FEWER_DICE = -2  # DICE_FOR_BAR: at least 2 fewer than the bar, at least 1 fewer, ...
BAR_FACE = DICE_FOR_BAR + BAR_STEPS  # and for the seat to move, whether the face to beat is at least 2, at least 3, ...
TRAITS = BAR_FACE + FACES - 2

WEIGHTS: Array = weights(__file__, STAGES, TRAITS)
HIDDEN_LAYER: Array = units(__file__, STAGES, TRAITS, 32)


@rule
def has_turn_just_begun(s: State) -> bool:
    return s.step == Step.DICE and s.used == 0 and s.must_set_aside == 1 and count(s.set_aside) == 0


@rule
def stage(s: State) -> int:
    """The rounds played, or how near the end is."""
    if s.phase == Phase.OVER or not has_turn_just_begun(s):
        return UNSETTLED
    if s.phase == Phase.FINAL:
        return FINAL
    return CLAIMED if s.queen != NOBODY else min((s.turn - 1) // s.players, ROUNDS - 1)


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
    traits_of_claim(s, seat, dice, out)


@rule
def traits_of_claim(s: State, seat: int, dice: int, out: Values) -> None:
    is_claimed = s.queen != NOBODY
    out[HAS_KING] = int(s.king == seat)
    out[HAS_QUEEN] = int(s.queen == seat)
    for step in range(BAR_STEPS):
        out[DICE_FOR_BAR + step] = int(is_claimed and dice >= s.bar_size + FEWER_DICE + step)
    for step in range(FACES - 2):
        out[BAR_FACE + step] = int(is_claimed and s.seat == seat and s.bar_face >= step + 2)
