"""The whole state of a game of Tumult Royale, field by field."""

from enum import IntEnum

from regalia import kernel
from regalia.kernel import event_rows
from regalia.schema import NOBODY as TO_NOBODY
from regalia.schema import SOME, Integer, Mask, Member, Values, field

MOST_PLAYERS = 4
NOBODY = -1
NONE = -1

TILES = 39
PLACES = 27  # in the middle, at most
SET_ASIDE = 12  # tiles that leave a round, at most
VALUES = 6  # goods on a tile, at most
REGIONS = 10
SLOTS = 8  # regions in play, at most
FIELDS = 9  # in a region
CELLS = SLOTS * FIELDS
STATUES = 25
SPACES = 10  # of the chronicle


class Good(IntEnum):
    BREAD = 0
    MARBLE = 1
    TOOLS = 2


GOODS = len(Good)


class Terrain(IntEnum):
    PASTURE = 0
    FOREST = 1
    MOUNTAIN = 2
    VILLAGE = 3
    PALACE = 4


TERRAINS = len(Terrain)


class Taxes(IntEnum):
    HOURGLASS = 0
    TURNS = 1
    BUDGET = 2


class Phase(IntEnum):
    FIRST_STATUES = 0  # T3
    READY = 1  # T6: the ready check before the hourglass
    TAXES = 2  # T6: everybody robs
    HANDS = 3  # T6: the sand is out; tiles still in a hand are kept or returned
    PLACING = 4  # T9: statues, in rank order
    PAYING = 5  # T11: for the field chosen, tile by tile
    REVEALING = 6  # T14: the king turns up regions of his choice
    OVER = 7


class Glass(IntEnum):
    """T6: what time is measured for, after each other."""

    TAXES = 1  # the sand of the hourglass
    HANDS = 2  # the seconds for tiles still in a hand


class Stop(IntEnum):
    """T6, T7: why a seat robs no more."""

    CHOICE = 0
    BUDGET = 1
    LIFTS = 2


class Spot(IntEnum):
    """Where the tile of a place is."""

    GONE = 0  # paid, returned or not in this game
    MIDDLE = 1
    HAND = 2
    CASTLE = 3


class Lies(IntEnum):
    """How a region lies in its slot."""

    NOWHERE = 0  # no such slot in this game
    DOWN = 1
    CLOSED = 2  # turned up in this round
    OPEN = 3


_SEAT = Integer(0, MOST_PLAYERS - 1)
_SEAT_OR_NOBODY = Integer(NOBODY, MOST_PLAYERS - 1)
_SEATS = Mask(MOST_PLAYERS)
_TILE = Integer(NONE, TILES - 1)
_PLACE = Integer(NONE, PLACES - 1)
_SUPPORTERS = Integer(0, 105)
_COUNT = Integer(0, TILES)


class State(kernel.State):
    events: Values = event_rows(48)

    taxes: int = field(Member(Taxes), "option taxes", fixed=True)
    seconds: int = field(Integer(10, 60), "option seconds: how long the hourglass runs", fixed=True)
    practice: int = field(Integer(0, 1), "option practice", fixed=True)
    gamble: int = field(Integer(0, 1), "option gamble", fixed=True)
    memory: int = field(Integer(0, 1), "option memory: 0 own, 1 none", fixed=True)
    budget: int = field(Integer(0, 1000), "option budget: hand movements a player, in budget mode", fixed=True)

    tile_goods: Values = field(Member(Good), "components: what a tile shows", (TILES,), fixed=True)
    tile_values: Values = field(Integer(1, VALUES), "components: how many of it", (TILES,), fixed=True)
    terrains: Values = field(Member(Terrain), "components: the fields of each region", (REGIONS, FIELDS), fixed=True)
    village_price: Values = field(
        Integer(0, VALUES), "components: goods of each kind for a village", (GOODS,), fixed=True
    )
    spinner_shares: Values = field(Integer(0, 1000), "components: how likely 2, 3, 4 and 5 are", (4,), fixed=True)
    chronicle_numbers: Values = field(
        Integer(0, 25), "components: the number of each dual space", (SPACES + 1,), fixed=True
    )
    face_up_slots: Values = field(
        Mask(SLOTS), "components: the slots that begin face up, by players", (MOST_PLAYERS + 1,), fixed=True
    )

    phase: int = field(Member(Phase), "where the game stands")
    rounds: int = field(Integer(0, SPACES), "rounds begun; taxes before the first are a trial run")
    chronicle: int = field(Integer(0, SPACES), "spaces of the chronicle that have their statues")
    crowned: Values = field(_SEAT_OR_NOBODY, "whose statues stand on each space of the chronicle", (SPACES + 1,))
    ranks: Values = field(_SEAT_OR_NOBODY, "the seat of each rank, the king first", (MOST_PLAYERS,))
    supporters: Values = field(_SUPPORTERS, "each seat's supporters", (MOST_PLAYERS,))
    supply: int = field(_SUPPORTERS, "supporters who follow nobody")
    statues: Values = field(Integer(0, STATUES), "statues left on each castle board", (MOST_PLAYERS,))
    mercy: int = field(_SEATS, "who has the people's mercy")
    demand: Values = field(Integer(0, 5), "goods that must remain for the people", (GOODS,))

    tiles: Values = field(_TILE, "the tile of each place, wherever it has gone since", (PLACES,), known=SOME)
    spots: Values = field(Member(Spot), "where the tile of each place is", (PLACES,))
    holders: Values = field(_SEAT_OR_NOBODY, "in whose hand or castle it is", (PLACES,))
    hands: Values = field(_PLACE, "the place of the tile in each hand", (MOST_PLAYERS,))
    seen: Values = field(Mask(PLACES), "the places each seat has seen this round", (MOST_PLAYERS,))
    set_aside: Values = field(_TILE, "tiles that left the round", (SET_ASIDE,), known=TO_NOBODY)
    ready: int = field(_SEATS, "who has said ready")
    done: int = field(_SEATS, "who robs no more this round")
    moves: Values = field(
        Integer(0, 1 << 30), "hand movements (budget mode) or lifts this round", (MOST_PLAYERS,), counter=True
    )
    castles: Values = field(
        _COUNT, "goods of each kind and value in each castle, once revealed", (MOST_PLAYERS, GOODS, VALUES + 1)
    )
    left: Values = field(Integer(0, PLACES * VALUES), "goods of each kind left in the middle, once revealed", (GOODS,))

    slots: Values = field(Integer(NONE, REGIONS - 1), "the region in each slot", (SLOTS,), known=SOME)
    turned: Values = field(Integer(0, 3), "how often it is turned", (SLOTS,))
    lies: Values = field(Member(Lies), "how it lies", (SLOTS,))
    owners: Values = field(_SEAT_OR_NOBODY, "whose statue stands on each field, slot by slot", (CELLS,))

    turn: int = field(
        Integer(0, MOST_PLAYERS), "whose turn it is, by rank; in turns mode of the taxes counted from below"
    )
    target: int = field(Integer(NONE, CELLS - 1), "the field being paid for")
    laid: Values = field(_COUNT, "tiles laid for it, by kind and value", (GOODS, VALUES + 1))
    somebody_placed: int = field(Integer(0, 1), "in this round of placing")
    placed: int = field(_SEATS, "who placed a statue in this phase")
    able: int = field(_SEATS, "who could have placed one")
    greedy: int = field(_SEATS, "who was greediest in a tumult this round")
    to_reveal: int = field(Integer(0, SLOTS), "regions that the king must still turn up")
    winner: int = field(_SEAT_OR_NOBODY, "who has won")
