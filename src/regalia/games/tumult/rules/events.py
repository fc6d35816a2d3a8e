"""What can happen in a game, by name. The words are in `en.ftl` and `de.ftl`, as `event-...`."""

from regalia.games.tumult.rules.record import (
    FIELDS,
    MOST_PLAYERS,
    PLACES,
    REGIONS,
    SLOTS,
    STATUES,
    VALUES,
    Good,
    Stop,
    Terrain,
)
from regalia.schema import Event, Events, Integer, Member

_SEAT = Integer(0, MOST_PLAYERS - 1)
_PLACE = Integer(0, PLACES - 1)
_NUMBER = Integer(0, 105)
_GOODS = Integer(0, PLACES * VALUES)
_GOOD = Member(Good)
_VALUE = Integer(1, VALUES)
_SLOT = Integer(0, SLOTS - 1)
_FIELD = Integer(0, FIELDS - 1)
_TERRAIN = Member(Terrain)

EVENTS = Events(
    Event("rank", seat=_SEAT, rank=Integer(1, MOST_PLAYERS)),
    Event("first_statue", seat=_SEAT, slot=_SLOT, field=_FIELD),
    Event("round", headline=True, number=_NUMBER),
    Event("demanded", headline=True, bread=_NUMBER, marble=_NUMBER, tools=_NUMBER),
    Event("laid_out", headline=True, places=_NUMBER, aside=_NUMBER),
    Event("said_ready", seat=_SEAT),
    Event("started", seat=_SEAT),
    Event("lifted", passing=True, seat=_SEAT, place=_PLACE),
    Event("saw", passing=True, seat=_SEAT, place=_PLACE, good=_GOOD, value=_VALUE),
    Event("kept", seat=_SEAT, place=_PLACE),
    Event("returned", passing=True, seat=_SEAT, place=_PLACE),
    Event("finished", seat=_SEAT, cause=Member(Stop)),
    Event("sand_out", headline=True),
    Event("practice_over", headline=True),
    Event("left_over", headline=True, bread=_GOODS, marble=_GOODS, tools=_GOODS),
    Event("robbed", seat=_SEAT, bread=_GOODS, marble=_GOODS, tools=_GOODS),
    Event("tumult", headline=True, seat=_SEAT, good=_GOOD, count=_GOODS, tiles=_NUMBER),
    Event("calm", headline=True, good=_GOOD),
    Event("wants", seat=_SEAT, slot=_SLOT, field=_FIELD, terrain=_TERRAIN, factor=Integer(1, 2)),
    Event("laid", seat=_SEAT, good=_GOOD, value=_VALUE),
    Event("placed", seat=_SEAT, slot=_SLOT, field=_FIELD, terrain=_TERRAIN, statues=_NUMBER, supporters=_NUMBER),
    Event("passed", seat=_SEAT),
    Event("consoled", seat=_SEAT, supporters=_NUMBER),
    Event("gained", seat=_SEAT, supporters=_NUMBER),
    Event("lost", seat=_SEAT, supporters=_NUMBER),
    Event("shortage", headline=True),
    Event("relief", headline=True),
    Event("crowned", seat=_SEAT, space=Integer(1, 10), statues=_NUMBER),
    Event("revealed", headline=True, slot=_SLOT, region=Integer(0, REGIONS - 1)),
    Event("mercy", seat=_SEAT),
    Event("won", headline=True, seat=_SEAT, statues=Integer(0, STATUES)),
    seat=_SEAT,
)

RANK = EVENTS["rank"]
FIRST_STATUE = EVENTS["first_statue"]
ROUND = EVENTS["round"]
DEMANDED = EVENTS["demanded"]
LAID_OUT = EVENTS["laid_out"]
SAID_READY = EVENTS["said_ready"]
STARTED = EVENTS["started"]
LIFTED = EVENTS["lifted"]
SAW = EVENTS["saw"]
KEPT = EVENTS["kept"]
RETURNED = EVENTS["returned"]
FINISHED = EVENTS["finished"]
SAND_OUT = EVENTS["sand_out"]
PRACTICE_OVER = EVENTS["practice_over"]
LEFT_OVER = EVENTS["left_over"]
ROBBED = EVENTS["robbed"]
TUMULT = EVENTS["tumult"]
CALM = EVENTS["calm"]
WANTS = EVENTS["wants"]
LAID = EVENTS["laid"]
PLACED = EVENTS["placed"]
PASSED = EVENTS["passed"]
CONSOLED = EVENTS["consoled"]
GAINED = EVENTS["gained"]
LOST = EVENTS["lost"]
SHORTAGE = EVENTS["shortage"]
RELIEF = EVENTS["relief"]
CROWNED = EVENTS["crowned"]
REVEALED = EVENTS["revealed"]
MERCY = EVENTS["mercy"]
WON = EVENTS["won"]
