"""The whole state of a game of Council of 4, field by field."""

from enum import IntEnum

from regalia import kernel
from regalia.games.council.rules.components import PERMIT_NAMES
from regalia.kernel import event_rows
from regalia.schema import NOBODY as KNOWN_TO_NOBODY
from regalia.schema import OWNER, SOME, Integer, Member, Subset, Values, field

MOST_PLAYERS = 4
NOBODY = -1
NONE = -1


class Colour(IntEnum):
    WHITE = 0
    BLACK = 1
    ORANGE = 2
    PURPLE = 3
    BLUE = 4
    PINK = 5


COLOURS = len(Colour)
JOKER = COLOURS  # politics cards: the six colours, then jokers
KINDS = COLOURS + 1


class Card(IntEnum):
    WHITE = 0
    BLACK = 1
    ORANGE = 2
    PURPLE = 3
    BLUE = 4
    PINK = 5
    JOKER = 6


class Region(IntEnum):
    COAST = 0
    HILLS = 1
    MOUNTAINS = 2


REGIONS = len(Region)
SPACES = 2  # for face-up permits in each region


class Council(IntEnum):
    COAST = 0
    HILLS = 1
    MOUNTAINS = 2
    QUEEN = 3


COUNCILS = len(Council)
SEATS_IN_COUNCIL = 4
QUEENS_COUNCIL: int = Council.QUEEN.value


class City(IntEnum):
    ARKON = 0
    BURGEN = 1
    CASTRUM = 2
    DORFUL = 3
    ESTI = 4
    FRAMEK = 5
    GRADEN = 6
    HELLAR = 7
    INDUR = 8
    JUVELAR = 9
    KULTOS = 10
    LYRAM = 11
    MERKATIM = 12
    NARIS = 13
    OSIUM = 14


CITIES = len(City)

Permit = IntEnum("Permit", PERMIT_NAMES, start=0)  # type: ignore[misc]
PERMITS = len(PERMIT_NAMES)
PERMITS_IN_REGION = PERMITS // REGIONS
TOKENS = 14


class Metal(IntEnum):
    GOLD = 0
    SILVER = 1
    BRONZE = 2
    IRON = 3


METALS = len(Metal)
QUEENS_TILES = 5


class Phase(IntEnum):
    PLAY = 0
    OVER = 1


class Step(IntEnum):
    ACTIONS = 0  # the player is free to act or to end the turn
    PAY_FOR_PERMIT = 1  # is laying cards before a region's council
    PAY_FOR_QUEEN = 2  # is laying cards before the queen's council
    REPEAT_TOKEN = 3  # K14: owes the choice of one or two own city tokens
    FREE_PERMIT = 4  # K14: may take a face-up permit
    REPEAT_PERMIT = 5  # K14: owes the choice of an own permit


class Bonus(IntEnum):
    """What waits in the queue of K15."""

    TOKEN = 0
    PERMIT = 1
    SQUARE = 2
    AWARDS = 3


MOST_STOCK = 1_000_000  # where coins without a cap, servants and points stop: no game comes near

QUEUE = 48
KIND = 0  # the columns of the queue
VALUE = 1

_SEAT = Integer(0, MOST_PLAYERS - 1)
_OWNER = Integer(NOBODY, MOST_PLAYERS - 1)
_CARDS = Integer(0, 90)
_STOCK = Integer(0, MOST_STOCK)
_PERMIT = Member(Permit, optional=True)


class State(kernel.State):
    events: Values = event_rows(40)

    board: int = field(Integer(0, 7), "option board, in the order of components.json", fixed=True)
    coin_cap: int = field(Integer(0, 20), "option coin_cap; 0: none", fixed=True)
    tenth_bonus: int = field(Integer(0, 1), "option tenth_bonus: 0 the first only, 1 each", fixed=True)
    permit_tie: int = field(Integer(0, 1), "option permit_tie: 0 all, 1 none", fixed=True)
    turn_limit: int = field(Integer(0, 100_000), "option turn_limit; 0: none", fixed=True)

    phase: int = field(Member(Phase), "where the game stands")
    turn: int = field(Integer(0, 1 << 30), "turns begun, of all seats together", counter=True)
    first: int = field(_SEAT, "the first player", fixed=True)
    seat: int = field(_SEAT, "whose turn it is")
    last_turns: int = field(Integer(-1, MOST_PLAYERS - 1), "turns left after this one; -1: the end has not begun")
    step: int = field(Member(Step), "what the player is in the middle of; of a payment only he knows (K7)", known=SOME)
    main_actions: int = field(Integer(0, 100), "main actions that the player may still take")
    acted: int = field(Integer(0, 1), "1: the mandatory main action has been taken")
    quick_actions: int = field(Integer(0, 1), "quick actions that the player may still take")

    councils: Values = field(Member(Colour), "councillors from the arrow to the far end", (COUNCILS, SEATS_IN_COUNCIL))
    reserve: Values = field(Integer(0, 4), "councillors beside the board, by colour", (COLOURS,))

    deck: Values = field(
        _CARDS, "politics cards in the deck, by kind; drawn at random", (KINDS,), known=KNOWN_TO_NOBODY
    )
    deck_size: int = field(_CARDS, "cards in the deck")
    full_deck: Values = field(_CARDS, "the deck as it was made, by kind: of all cards, later of the discards", (KINDS,))
    drawn: Values = field(
        _CARDS, "what each seat has drawn from that deck, by kind", (MOST_PLAYERS, KINDS), known=OWNER
    )
    drawn_sizes: Values = field(_CARDS, "how many cards that is", (MOST_PLAYERS,))
    discards: Values = field(_CARDS, "politics cards discarded, by kind", (KINDS,))
    hands: Values = field(_CARDS, "each seat's politics cards, by kind", (MOST_PLAYERS, KINDS), known=OWNER)
    hand_sizes: Values = field(
        _CARDS, "cards in each hand; others count those laid too (K7)", (MOST_PLAYERS,), known=SOME
    )
    laid: Values = field(_CARDS, "cards laid for the payment under way, by kind", (KINDS,), known=SOME)
    pay_region: int = field(Integer(0, REGIONS - 1), "the permit being paid for: its region", known=SOME)
    pay_space: int = field(Integer(0, SPACES - 1), "the permit being paid for: its space", known=SOME)
    pay_city: int = field(Member(City), "the city that the queen is being paid to visit", known=SOME)

    permit_decks: Values = field(
        _PERMIT, "permits face down, top first; everybody knows those of K12", (REGIONS, PERMITS_IN_REGION), known=SOME
    )
    permit_counts: Values = field(Integer(0, PERMITS_IN_REGION), "permits face down in each region", (REGIONS,))
    permits_under: Values = field(
        Integer(0, PERMITS_IN_REGION), "how many of those everybody saw go under the others (K12)", (REGIONS,)
    )
    face_up: Values = field(_PERMIT, "permits on offer in each region", (REGIONS, SPACES))
    permits: Values = field(Subset(Permit), "each seat's permits that can still be used", (MOST_PLAYERS,))
    used_permits: Values = field(Subset(Permit), "each seat's permits turned face down", (MOST_PLAYERS,))

    tokens: Values = field(
        Integer(NONE, TOKENS - 1), "the token of each city; -1: the royal city", (CITIES,), fixed=True
    )
    queen: int = field(Member(City), "where the queen is")
    merchants: Values = field(Subset(City), "the cities of each seat", (MOST_PLAYERS,))
    neutrals: int = field(Subset(City), "the cities of the neutral merchants (K4)", fixed=True)
    merchants_left: Values = field(Integer(0, 10), "merchants not yet placed", (MOST_PLAYERS,))

    coins: Values = field(_STOCK, "each seat's coins", (MOST_PLAYERS,))
    servants: Values = field(_STOCK, "each seat's servants", (MOST_PLAYERS,))
    nobility: Values = field(Integer(0, 20), "each seat's place on the nobility track", (MOST_PLAYERS,))
    points: Values = field(_STOCK, "victory points gained in play", (MOST_PLAYERS,))
    metal_rewards: Values = field(_OWNER, "who has the reward of each colour", (METALS,))
    region_rewards: Values = field(_OWNER, "who has the reward of each region", (REGIONS,))
    queens_rewards: Values = field(_OWNER, "who has each queen's tile, top first", (QUEENS_TILES,))

    queue: Values = field(Integer(0, 1000), "bonuses waiting: kind and which (K15)", (QUEUE, 2))
    queued: int = field(Integer(0, QUEUE), "how many are waiting")
    owed: int = field(Integer(0, 2), "tokens that the player must still choose (K14)")
    repeated: int = field(Subset(City), "cities whose tokens were chosen in this choice")
    barred: int = field(_PERMIT, "the permit that led to square 14, and cannot be repeated there (K15)")
