"""What can happen in a game, by name. The words are in `en.ftl` and `de.ftl`, as `event-...`."""

from regalia.games.court.rules.record import MOST_DICE, MOST_PLAYERS, Card
from regalia.schema import Event, Events, Integer, Member, Repeated

_SEAT = Integer(0, MOST_PLAYERS - 1)
_FACE = Integer(1, 6)
_SIZE = Integer(0, MOST_DICE)
_DICE = Repeated(_SIZE, 6)  # how many show 1, 2, 3, 4, 5, 6
_THREE = Repeated(_FACE, 3)
_TWO = Repeated(_FACE, 2)
_CARD = Member(Card)

EVENTS = Events(
    Event("round", headline=True, seat=_SEAT),
    Event("rolled", seat=_SEAT, dice=_DICE),
    Event("kept", seat=_SEAT, face=_FACE),
    Event("brought", seat=_SEAT, card=_CARD, face=_FACE),
    Event("rerolled", seat=_SEAT, dice=_DICE),
    Event("changed", seat=_SEAT, card=_CARD, face=_FACE, to=_FACE),
    Event("moved", seat=_SEAT, giver=_FACE, receiver=_FACE, pips=Integer(1, 5)),
    Event("chose", seat=_SEAT, card=_CARD, face=_FACE),
    Event("transmuted", seat=_SEAT, dice=_THREE, to=_THREE),
    Event("result", seat=_SEAT, dice=_DICE),
    Event("took", seat=_SEAT, card=_CARD),
    Event("flipped", seat=_SEAT),
    Event("declined", seat=_SEAT),
    Event("claimed", seat=_SEAT, size=_SIZE, face=_FACE),
    Event("final", headline=True, seat=_SEAT),
    Event("skipped", seat=_SEAT, size=_SIZE, face=_FACE),
    Event("beat", seat=_SEAT, size=_SIZE, face=_FACE),
    Event("fell_short", seat=_SEAT, size=_SIZE, face=_FACE),
    Event("won", headline=True, seat=_SEAT),
    Event("drawn", headline=True),
    Event("transmuted_two", seat=_SEAT, dice=_TWO, to=_TWO),
    Event("kept_several", condensed=True, seat=_SEAT, dice=_DICE),
    Event("result_took", condensed=True, seat=_SEAT, dice=_DICE, card=_CARD),
    Event("result_flipped", condensed=True, seat=_SEAT, dice=_DICE),
    Event("result_declined", condensed=True, seat=_SEAT, dice=_DICE),
    Event("result_claimed", condensed=True, seat=_SEAT, dice=_DICE, size=_SIZE, face=_FACE),
    Event("result_beat", condensed=True, seat=_SEAT, dice=_DICE, size=_SIZE, face=_FACE),
    Event("result_fell_short", condensed=True, seat=_SEAT, dice=_DICE, size=_SIZE, face=_FACE),
    seat=_SEAT,
)

ROUND = EVENTS["round"]
ROLLED = EVENTS["rolled"]
KEPT = EVENTS["kept"]
BROUGHT = EVENTS["brought"]
REROLLED = EVENTS["rerolled"]
CHANGED = EVENTS["changed"]
MOVED = EVENTS["moved"]
CHOSE = EVENTS["chose"]
TRANSMUTED = EVENTS["transmuted"]
RESULT = EVENTS["result"]
TOOK = EVENTS["took"]
FLIPPED = EVENTS["flipped"]
DECLINED = EVENTS["declined"]
CLAIMED = EVENTS["claimed"]
FINAL = EVENTS["final"]
SKIPPED = EVENTS["skipped"]
BEAT = EVENTS["beat"]
FELL_SHORT = EVENTS["fell_short"]
WON = EVENTS["won"]
DRAWN = EVENTS["drawn"]
TRANSMUTED_TWO = EVENTS["transmuted_two"]
