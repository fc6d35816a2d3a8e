"""All that a player can do, in one table."""

from regalia.games.council.rules.board import PERMIT_CITIES
from regalia.games.council.rules.record import Card, City, Colour, Council, Permit, Region
from regalia.schema import Action, Actions, Integer, Member, Values

_SPACE = Integer(0, 1)


def _is_not_on_permit(permit: int, city: int) -> str:
    return "" if PERMIT_CITIES[permit] >> city & 1 else "city-not-on-permit"


ACTIONS = Actions(
    Action(
        "elect",
        "Main: put a councillor into a council and gain 4 coins.",
        council=Member(Council),
        colour=Member(Colour),
    ),
    Action("acquire", "Main: begin to pay for a face-up permit.", region=Member(Region), space=_SPACE),
    Action(
        "place",
        "Main: place a merchant with an own permit.",
        never=_is_not_on_permit,
        permit=Member(Permit),
        city=Member(City),
    ),
    Action("visit", "Main: begin to pay for the queen's help in a city.", city=Member(City)),
    Action("engage", "Quick: engage a servant for 3 coins."),
    Action("change", "Quick: change a region's face-up permits for a servant.", region=Member(Region)),
    Action("send", "Quick: send a servant to elect a councillor.", council=Member(Council), colour=Member(Colour)),
    Action("additional", "Quick: gain an additional main action for 3 servants."),
    Action("end", "End the turn."),
    Action("lay", "Lay a politics card for the payment.", card=Member(Card)),
    Action("confirm", "Pay with the cards laid, and coins for the rest."),
    Action("repeat", "Gain the token of an own city again.", city=Member(City)),
    Action("free", "Take a face-up permit without paying.", region=Member(Region), space=_SPACE),
    Action("decline", "Take no free permit."),
    Action("reuse", "Gain the bonus of an own permit again.", permit=Member(Permit)),
)

VERB: Values = ACTIONS.verb
ARGUMENT: Values = ACTIONS.argument

ELECT = ACTIONS["elect"]
ACQUIRE = ACTIONS["acquire"]
PLACE = ACTIONS["place"]
VISIT = ACTIONS["visit"]
ENGAGE = ACTIONS["engage"]
CHANGE = ACTIONS["change"]
SEND = ACTIONS["send"]
ADDITIONAL = ACTIONS["additional"]
END = ACTIONS["end"]
LAY = ACTIONS["lay"]
CONFIRM = ACTIONS["confirm"]
REPEAT = ACTIONS["repeat"]
FREE = ACTIONS["free"]
DECLINE = ACTIONS["decline"]
REUSE = ACTIONS["reuse"]
