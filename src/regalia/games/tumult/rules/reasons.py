"""Why an action is refused: one cause each, the one to be said first comes first."""

from regalia.games.tumult.rules.record import FIELDS, GOODS, MOST_PLAYERS, PLACES, SLOTS, STATUES, VALUES, Good, Terrain
from regalia.schema import Integer, Member, Reason, Reasons, Repeated

_SEAT = Integer(0, MOST_PLAYERS - 1)
_SEATS = Repeated(_SEAT)
_PLACE = Integer(1, PLACES)  # as players number them
_SLOT = Integer(0, SLOTS - 1)
_FIELD = Integer(1, FIELDS)  # as players number them
_TERRAIN = Member(Terrain)
_GOOD = Member(Good)
_VALUE = Integer(1, VALUES)
_PRICE = Integer(1, 2 * VALUES)
_MISSING = Repeated(Integer(0, 2 * VALUES), GOODS)

RULINGS = tuple(f"T{number}" for number in range(1, 24))

REASONS = Reasons(
    # the seat
    Reason("others-not-ready", "T6", "The king waits until all others are ready.", seats=_SEATS),
    Reason("ready-already", "T6", "Who is ready waits for the king to turn the hourglass.", king=_SEAT),
    Reason("sand-out", "T6", "The sand is out, and the hand is empty."),
    Reason("done", "T6", "Done is final for the round."),
    Reason("no-movement-left", "T7", "The budget of hand movements is spent.", budget=Integer(1, 1000)),
    Reason("no-lift-left", "T7", "In turns nobody lifts more often in a round.", lifts=Integer(0, PLACES)),
    Reason("nothing-to-lift", "T7", "On a budget who can do nothing waits.", seats=_SEATS),
    # the step
    Reason("first-statues", "T3", "The first statues are placed before anything else."),
    Reason("king-turns-it", "T6", "Only the king turns the hourglass.", king=_SEAT),
    Reason("king-is-not-asked", "T6", "The king does not say ready."),
    Reason("not-started", "T6", "Nothing is robbed before the hourglass is turned."),
    Reason("taxes-first", "T6", "Taxes are collected now."),
    Reason("hand-full", "T6", "A tile in hand is kept or returned first."),
    Reason("hand-empty", "T6", "There is no tile in hand."),
    Reason("placing-now", "T9", "Statues are placed now."),
    Reason("no-field-chosen", "T11", "A field is chosen before it is paid for."),
    Reason("finish-payment", "T11", "A payment is finished first.", slot=_SLOT, field=_FIELD),
    Reason("revealing-now", "T14", "The king turns up regions now."),
    # what can never be
    Reason("no-such-tile", "T5", "So many tiles do not lie in the middle.", place=_PLACE, places=_PLACE),
    Reason("no-such-region", "T1", "There are fewer regions in play.", regions=Integer(1, SLOTS)),
    # what one owns
    Reason("not-in-castle", "T11", "One pays with tiles of the own castle.", good=_GOOD, value=_VALUE),
    # the target
    Reason("in-another-hand", "T6", "The first hand on a tile has it.", seat=_SEAT),
    Reason("tile-kept", "T6", "A tile kept is on a castle for good.", seat=_SEAT),
    Reason("first-face-down", "T3", "First statues stand in regions face up.", slot=_SLOT),
    Reason("first-field-taken", "T3", "First statues stand on free pastures.", slot=_SLOT, field=_FIELD, seat=_SEAT),
    Reason("no-pasture", "T3", "First statues stand on pastures.", slot=_SLOT, field=_FIELD, terrain=_TERRAIN),
    Reason("region-face-down", "T10", "Regions face down are closed.", slot=_SLOT),
    Reason("region-closed", "T10", "Regions just revealed are closed until the next round.", slot=_SLOT),
    Reason("field-taken", "T9", "Statues are placed on free fields.", slot=_SLOT, field=_FIELD, seat=_SEAT),
    Reason(
        "out-of-reach",
        "T10",
        "Only pasture and forest may be apart from own fields.",
        slot=_SLOT,
        field=_FIELD,
        terrain=_TERRAIN,
    ),
    Reason(
        "too-few-statues",
        "T18",
        "A field that asks for more statues than are left is closed.",
        terrain=_TERRAIN,
        statues=Integer(1, STATUES),
        left=Integer(0, STATUES),
    ),
    Reason("region-face-up", "T14", "Regions that lie face down are turned up.", slot=_SLOT),
    Reason("not-in-price", "T11", "Only goods that the price names are laid.", good=_GOOD),
    Reason("covered", "T11", "The price is reached in this good.", good=_GOOD, value=_PRICE),
    Reason(
        "needless-tile",
        "T11",
        "With this tile the price would be reached without the smallest, too.",
        good=_GOOD,
        value=_VALUE,
        cost=_PRICE,
    ),
    # the price
    Reason(
        "goods-missing",
        "T11",
        "The castle has too few goods.",
        slot=_SLOT,
        field=_FIELD,
        terrain=_TERRAIN,
        missing=_MISSING,
    ),
    over="T17",
    turn="T9",
)

OTHERS_NOT_READY = REASONS["others-not-ready"]
READY_ALREADY = REASONS["ready-already"]
SAND_IS_OUT = REASONS["sand-out"]
IS_DONE = REASONS["done"]
NO_MOVEMENT_LEFT = REASONS["no-movement-left"]
NO_LIFT_LEFT = REASONS["no-lift-left"]
NOTHING_TO_LIFT = REASONS["nothing-to-lift"]
FIRST_STATUES = REASONS["first-statues"]
KING_TURNS_IT = REASONS["king-turns-it"]
KING_IS_NOT_ASKED = REASONS["king-is-not-asked"]
NOT_STARTED = REASONS["not-started"]
TAXES_FIRST = REASONS["taxes-first"]
HAND_FULL = REASONS["hand-full"]
HAND_EMPTY = REASONS["hand-empty"]
PLACING_NOW = REASONS["placing-now"]
NO_FIELD_CHOSEN = REASONS["no-field-chosen"]
FINISH_PAYMENT = REASONS["finish-payment"]
REVEALING_NOW = REASONS["revealing-now"]
NO_SUCH_TILE = REASONS["no-such-tile"]
NO_SUCH_REGION = REASONS["no-such-region"]
NOT_IN_CASTLE = REASONS["not-in-castle"]
IN_ANOTHER_HAND = REASONS["in-another-hand"]
TILE_KEPT = REASONS["tile-kept"]
FIRST_FACE_DOWN = REASONS["first-face-down"]
FIRST_FIELD_TAKEN = REASONS["first-field-taken"]
NO_PASTURE = REASONS["no-pasture"]
REGION_FACE_DOWN = REASONS["region-face-down"]
REGION_CLOSED = REASONS["region-closed"]
FIELD_TAKEN = REASONS["field-taken"]
OUT_OF_REACH = REASONS["out-of-reach"]
TOO_FEW_STATUES = REASONS["too-few-statues"]
REGION_FACE_UP = REASONS["region-face-up"]
NOT_IN_PRICE = REASONS["not-in-price"]
COVERED = REASONS["covered"]
NEEDLESS_TILE = REASONS["needless-tile"]
GOODS_MISSING = REASONS["goods-missing"]
