"""Why an action is refused: one cause each, the one to be said first comes first."""

from regalia.games.court.rules.record import MOST_DICE, MOST_PLAYERS, Card
from regalia.schema import Integer, Member, Reason, Reasons

_CARD = Member(Card)
_FACE = Integer(1, 6)
_DICE = Integer(0, MOST_DICE)

RULINGS = tuple(f"C{number}" for number in range(1, 22))

REASONS = Reasons(
    # the step
    Reason("finish-card", "C3", "A card in use is finished first.", card=_CARD),
    Reason("no-card-in-use", "C3", "There is no card in use that this would go on with."),
    Reason("final-round", "C18", "No cards are taken in the final round."),
    Reason("dice-active", "C5", "A turn does not end with active dice.", count=_DICE),
    Reason("set-aside-first", "C2", "After a roll a die is set aside before the next."),
    Reason("nothing-to-roll", "C2", "No die is active."),
    # what can never be
    Reason("below-one", "C7", "A die shows 1 at least.", face=_FACE, pips=Integer(1, 5)),
    Reason("above-six", "C7", "A die shows 6 at most.", face=_FACE, pips=Integer(1, 5)),
    Reason("same-face", "C7", "A die is turned to another face.", face=_FACE),
    Reason("exchanged", "C7", "To exchange the faces of two dice is no use.", giver=_FACE, receiver=_FACE),
    Reason("brings-no-die", "C4", "The card brings in no die of a fixed face.", card=_CARD),
    Reason("with-the-king", "C14", "The Queen comes only with the King."),
    # what one owns
    Reason("not-your-card", "C3", "Only own cards are used.", card=_CARD),
    Reason("used", "C3", "A card is used once a turn.", card=_CARD),
    Reason("already-yours", "C9", "Nobody has two of a card.", card=_CARD),
    Reason("one-fool", "C11", "Nobody has two Fools face up."),
    Reason("no-own-fool", "C11", "A Charlatan is an own Fool turned over."),
    # the target
    Reason("no-die-to-keep", "C2", "Only active dice are set aside.", face=_FACE),
    Reason("in-hand", "C3", "The card in use has taken up every die of that face.", face=_FACE),
    Reason("no-active-die", "C3", "Cards work on active dice.", face=_FACE),
    Reason("no-second-die", "C7", "The Philosopher needs two dice.", face=_FACE),
    Reason("not-set-aside", "C7", "The Astronomer needs a die set aside with the new face.", face=_FACE),
    Reason("one-active-die", "C7", "The Alchemist needs two active dice at least."),
    Reason("fixed-sum", "C7", "These dice could not share out their pips in another way.", face=_FACE),
    Reason("sum-stays", "C7", "The new faces keep the sum of the old.", face=_FACE, sum=Integer(2, 18)),
    Reason("nothing-changes", "C7", "The new faces would be the old ones.", face=_FACE),
    Reason("none-left", "C9", "No copy is left.", card=_CARD),
    Reason("no-fool-left", "C11", "No Fool is left."),
    Reason("king-claimed", "C9", "The King has been claimed.", seat=Integer(0, MOST_PLAYERS - 1)),
    Reason("dice-limit", "C8", "As many dice as may be are in play.", limit=_DICE),
    Reason("charlatan-limit", "C8", "The start dice have reached the limit.", limit=_DICE),
    # the price
    Reason("king-takes-seven", "C14", "The King takes seven equal dice.", size=_DICE),
    Reason("not-paid", "C10", "The result does not hold the pattern of the card.", card=_CARD, cost=_CARD),
    over="C18",
    turn="C13",
)

FINISH_CARD = REASONS["finish-card"]
NO_CARD_IN_USE = REASONS["no-card-in-use"]
FINAL_ROUND = REASONS["final-round"]
DICE_ACTIVE = REASONS["dice-active"]
SET_ASIDE_FIRST = REASONS["set-aside-first"]
NOTHING_TO_ROLL = REASONS["nothing-to-roll"]
ABOVE_SIX = REASONS["above-six"]
WITH_THE_KING = REASONS["with-the-king"]
NOT_YOUR_CARD = REASONS["not-your-card"]
USED = REASONS["used"]
ALREADY_YOURS = REASONS["already-yours"]
ONE_FOOL = REASONS["one-fool"]
NO_OWN_FOOL = REASONS["no-own-fool"]
NO_DIE_TO_KEEP = REASONS["no-die-to-keep"]
IN_HAND = REASONS["in-hand"]
NO_ACTIVE_DIE = REASONS["no-active-die"]
NO_SECOND_DIE = REASONS["no-second-die"]
NOT_SET_ASIDE = REASONS["not-set-aside"]
ONE_ACTIVE_DIE = REASONS["one-active-die"]
FIXED_SUM = REASONS["fixed-sum"]
SUM_STAYS = REASONS["sum-stays"]
NOTHING_CHANGES = REASONS["nothing-changes"]
NONE_LEFT = REASONS["none-left"]
NO_FOOL_LEFT = REASONS["no-fool-left"]
KING_CLAIMED = REASONS["king-claimed"]
DICE_LIMIT = REASONS["dice-limit"]
CHARLATAN_LIMIT = REASONS["charlatan-limit"]
KING_TAKES_SEVEN = REASONS["king-takes-seven"]
NOT_PAID = REASONS["not-paid"]
