"""All that a player can do, in one table."""

from regalia.games.council.board import PERMIT_CITIES
from regalia.games.council.record import Card, City, Colour, Council, Permit, Region
from regalia.schema import Action, Actions, One, Values, Whole

_SPACE = Whole(0, 1)


def _is_on_permit(permit: int, city: int) -> bool:
    return bool(PERMIT_CITIES[permit] >> city & 1)


ACTIONS = Actions(
    Action(
        "elect", "Main: put a councillor into a council and gain 4 coins.", council=One(Council), colour=One(Colour)
    ),
    Action("acquire", "Main: begin to pay for a face-up permit.", region=One(Region), space=_SPACE),
    Action(
        "place",
        "Main: place a merchant with an own permit.",
        where=_is_on_permit,
        ruling="K8",
        permit=One(Permit),
        city=One(City),
    ),
    Action("visit", "Main: begin to pay for the queen's help in a city.", city=One(City)),
    Action("engage", "Quick: engage a servant for 3 coins."),
    Action("change", "Quick: change a region's face-up permits for a servant.", region=One(Region)),
    Action("send", "Quick: send a servant to elect a councillor.", council=One(Council), colour=One(Colour)),
    Action("additional", "Quick: gain an additional main action for 3 servants."),
    Action("end", "End the turn."),
    Action("lay", "Lay a politics card for the payment.", card=One(Card)),
    Action("confirm", "Pay with the cards laid, and coins for the rest."),
    Action("repeat", "Gain the token of an own city again.", city=One(City)),
    Action("free", "Take a face-up permit without paying.", region=One(Region), space=_SPACE),
    Action("decline", "Take no free permit."),
    Action("reuse", "Gain the bonus of an own permit again.", permit=One(Permit)),
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
