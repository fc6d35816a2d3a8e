"""What can happen in a game, by name. The words are in `en.ftl` and `de.ftl`, as `event-...`."""

from typing import Any

from regalia.games.council.rules.record import (
    MOST_PLAYERS,
    SEATS_IN_COUNCIL,
    Card,
    City,
    Colour,
    Council,
    Metal,
    Permit,
    Region,
)
from regalia.schema import Event, Events, Integer, Member, Repeated

_SEAT = Integer(0, MOST_PLAYERS - 1)
_CITY = Member(City)
_PERMIT = Member(Permit)
_REGION = Member(Region)
_COUNCIL = Member(Council)
_COLOUR = Member(Colour)
_NUMBER = Integer(0, 1000)
_CARDS_PAID = Repeated(Member(Card, optional=True), SEATS_IN_COUNCIL)
_CARDS = Repeated(Member(Card))
_GAINS: dict[str, Any] = {
    "points": _NUMBER,
    "coins": _NUMBER,
    "servants": _NUMBER,
    "cards": _NUMBER,
    "main_actions": _NUMBER,
}

EVENTS = Events(
    Event("neutral", headline=True, city=_CITY),
    Event("turn", seat=_SEAT),
    Event("drew", seat=_SEAT),
    Event("drew_card", seat=_SEAT, card=Member(Card)),
    Event("no_card", seat=_SEAT),
    Event("reshuffled", headline=True),
    Event("elected", seat=_SEAT, council=_COUNCIL, colour=_COLOUR, dropped=_COLOUR, coins=_NUMBER),
    Event("wants_permit", seat=_SEAT, permit=_PERMIT),
    Event("wants_queen", seat=_SEAT, city=_CITY, roads=_NUMBER),
    Event("laid", seat=_SEAT, card=Member(Card)),
    Event("paid", seat=_SEAT, council=_COUNCIL, coins=_NUMBER, cards=_CARDS_PAID),
    Event("acquired", seat=_SEAT, permit=_PERMIT),
    Event("took_free", seat=_SEAT, permit=_PERMIT),
    Event("declined", seat=_SEAT),
    Event("revealed", headline=True, region=_REGION, space=Integer(0, 1), permit=_PERMIT),
    Event("queen_moved", seat=_SEAT, city=_CITY),
    Event("placed", seat=_SEAT, city=_CITY, servants=_NUMBER),
    Event("token", seat=_SEAT, token=Integer(0, 13), **_GAINS),
    Event("permit", seat=_SEAT, permit=_PERMIT, **_GAINS),
    Event("square", seat=_SEAT, square=Integer(0, 20), **_GAINS),
    Event("climbed", seat=_SEAT, square=Integer(0, 20)),
    Event("lost", seat=_SEAT, square=Integer(0, 20)),
    Event("metal_reward", seat=_SEAT, metal=Member(Metal), points=_NUMBER),
    Event("region_reward", seat=_SEAT, region=_REGION, points=_NUMBER),
    Event("queens_reward", seat=_SEAT, points=_NUMBER),
    Event("tenth", seat=_SEAT, points=_NUMBER),
    Event("engaged", seat=_SEAT),
    Event("changed", seat=_SEAT, region=_REGION),
    Event("sent", seat=_SEAT),
    Event("additional", seat=_SEAT),
    Event("last_turns", headline=True, seat=_SEAT),
    Event("over", headline=True),
    Event("neutrals", headline=True, condensed=True, cities=Repeated(_CITY)),
    Event("offers", headline=True, condensed=True, permits=Repeated(_PERMIT)),
    Event("turned_up", condensed=True, seat=_SEAT, permits=Repeated(_PERMIT)),
    Event("drew_several", condensed=True, seat=_SEAT, count=_NUMBER),
    Event("drew_cards", condensed=True, seat=_SEAT, cards=_CARDS),
    Event("laid_several", condensed=True, seat=_SEAT, cards=_CARDS),
    Event("placed_with_queen", condensed=True, seat=_SEAT, city=_CITY, servants=_NUMBER),
    Event("tokens", condensed=True, seat=_SEAT, count=_NUMBER, **_GAINS, nobility=_NUMBER),
    seat=_SEAT,
)

NEUTRAL = EVENTS["neutral"]
TURN = EVENTS["turn"]
DREW = EVENTS["drew"]
DREW_CARD = EVENTS["drew_card"]
NO_CARD = EVENTS["no_card"]
RESHUFFLED = EVENTS["reshuffled"]
ELECTED = EVENTS["elected"]
WANTS_PERMIT = EVENTS["wants_permit"]
WANTS_QUEEN = EVENTS["wants_queen"]
LAID = EVENTS["laid"]
PAID = EVENTS["paid"]
ACQUIRED = EVENTS["acquired"]
TOOK_FREE = EVENTS["took_free"]
DECLINED = EVENTS["declined"]
REVEALED = EVENTS["revealed"]
QUEEN_MOVED = EVENTS["queen_moved"]
PLACED = EVENTS["placed"]
TOKEN = EVENTS["token"]
PERMIT = EVENTS["permit"]
SQUARE = EVENTS["square"]
CLIMBED = EVENTS["climbed"]
LOST = EVENTS["lost"]
METAL_REWARD = EVENTS["metal_reward"]
REGION_REWARD = EVENTS["region_reward"]
QUEENS_REWARD = EVENTS["queens_reward"]
TENTH = EVENTS["tenth"]
ENGAGED = EVENTS["engaged"]
CHANGED = EVENTS["changed"]
SENT = EVENTS["sent"]
ADDITIONAL = EVENTS["additional"]
LAST_TURNS = EVENTS["last_turns"]
OVER = EVENTS["over"]
