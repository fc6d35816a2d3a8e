"""All that a player can do, in one table."""

from regalia.games.tumult.rules.record import FIELDS, PLACES, SLOTS, VALUES, Good
from regalia.schema import Action, Actions, Integer, Member, Values

_SLOT = Integer(0, SLOTS - 1)
_FIELD = Integer(0, FIELDS - 1)

ACTIONS = Actions(
    Action("erect", "Place the first statue on a pasture.", slot=_SLOT, field=_FIELD),
    Action("ready", "Say that you are ready to collect taxes."),
    Action("start", "The king: turn the hourglass."),
    Action("lift", "Lift a tile from the middle and look at it.", place=Integer(0, PLACES - 1)),
    Action("keep", "Put the tile in hand onto the own castle, for good."),
    Action("return", "Put the tile in hand back in its place."),
    Action("done", "Rob no more in this round."),
    Action("place", "Begin to pay for a statue on a field.", slot=_SLOT, field=_FIELD),
    Action("pay", "Lay a tile for it.", good=Member(Good), value=Integer(1, VALUES)),
    Action("pass", "Place no statue now."),
    Action("reveal", "The king: turn up a region.", slot=_SLOT),
)

VERB: Values = ACTIONS.verb
ARGUMENT: Values = ACTIONS.argument

ERECT = ACTIONS["erect"]
READY = ACTIONS["ready"]
START = ACTIONS["start"]
LIFT = ACTIONS["lift"]
KEEP = ACTIONS["keep"]
RETURN = ACTIONS["return"]
DONE = ACTIONS["done"]
PLACE = ACTIONS["place"]
PAY = ACTIONS["pay"]
PASS = ACTIONS["pass"]
REVEAL = ACTIONS["reveal"]
