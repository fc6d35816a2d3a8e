"""The whole state of a game of To Court the King, field by field."""

from enum import IntEnum

from regalia import kernel
from regalia.schema import Integer, Member, Subset, Values, field

MOST_PLAYERS = 5
FACES = 7  # arrays by face: index 1 to 6, index 0 stays 0
MOST_DICE = 32  # C8
NOBODY = -1


class Card(IntEnum):
    FOOL = 0
    CHARLATAN = 1
    FARMER = 2
    SERVING_MAID = 3
    PHILOSOPHER = 4
    LABORER = 5
    GUARD = 6
    HUNTER = 7
    ASTRONOMER = 8
    MERCHANT = 9
    NOBLEWOMAN = 10
    PAWNBROKER = 11
    KNIGHT = 12
    MAGICIAN = 13
    ALCHEMIST = 14
    BISHOP = 15
    NOBLEMAN = 16
    GENERAL = 17
    QUEEN = 18
    KING = 19


CARDS = len(Card)


class Phase(IntEnum):
    COURT = 0  # ordinary rounds, the round in which the King is claimed included
    FINAL = 1  # C15: the final round
    OVER = 2


class Step(IntEnum):
    DICE = 0  # the player is free to keep, roll, use a card or end the turn
    MERCHANT = 1  # is choosing dice to re-roll
    NOBLEWOMAN = 2  # is raising dice by 1
    NOBLEMAN = 3  # is raising dice by 2
    ALCHEMIST = 4  # is choosing dice
    TRANSMUTE = 5  # is choosing what those dice become


_SEAT = Integer(0, MOST_PLAYERS - 1)
_SEAT_OR_NOBODY = Integer(NOBODY, MOST_PLAYERS - 1)
_COUNT = Integer(0, MOST_DICE)


class State(kernel.State):
    fools: int = field(Integer(0, 1), "option fools: 0 unlimited, 1 as many as players", fixed=True)
    dice_limit: int = field(Integer(12, MOST_DICE), "option dice_limit", fixed=True)
    turn_limit: int = field(Integer(0, 100_000), "option turn_limit; 0: none", fixed=True)

    phase: int = field(Member(Phase), "where the game stands")
    turn: int = field(Integer(0, 1 << 30), "turns begun", counter=True)
    start: int = field(_SEAT, "who holds the start figure")
    seat: int = field(_SEAT, "whose turn it is")
    turns_left: int = field(Integer(0, MOST_PLAYERS), "turns left in this round, this one included")

    step: int = field(Member(Step), "what the player is in the middle of")
    must_set_aside: int = field(Integer(0, 1), "1: a die must be set aside before the next roll")
    active: Values = field(_COUNT, "active dice, by face", (FACES,))
    set_aside: Values = field(_COUNT, "dice set aside, by face", (FACES,))
    chosen: Values = field(_COUNT, "dice held by the card in use (chosen, or changed already), by face", (FACES,))
    made: Values = field(_COUNT, "the Alchemist's new dice so far, by face", (FACES,))
    used: int = field(Subset(Card), "cards used this turn")

    cards: Values = field(Subset(Card), "each seat's cards, but for Charlatans", (MOST_PLAYERS,))
    charlatans: Values = field(_COUNT, "each seat's Charlatans", (MOST_PLAYERS,))
    display: Values = field(Integer(-1, MOST_PLAYERS), "copies left of each card; -1: without end", (CARDS,))

    queen: int = field(_SEAT_OR_NOBODY, "who holds the Queen")
    king: int = field(_SEAT_OR_NOBODY, "who holds the King")
    bar_size: int = field(_COUNT, "the result to beat: how many dice")
    bar_face: int = field(Integer(0, 6), "the result to beat: of which face")
    winner: int = field(_SEAT_OR_NOBODY, "who has won")
