"""A sensible move for whoever asks for one, from what that seat may know and no more."""

import asyncio

from fastapi import APIRouter
from pydantic import BaseModel

from regalia.bots import Budget, bot
from regalia.errors import IllegalAction
from regalia.server.here import Acquaintance, TheHall
from regalia.server.tables import LiveTable
from regalia.server.wire.messages import Number
from regalia.shapes import Action

router = APIRouter(prefix="/api/tables/{table}")

_ADVISER, _UNUSED_SEED, _UNUSED_BUDGET = "steady", 0, Budget(iterations=1)  # it neither errs nor thinks for long


class Advice(BaseModel):
    """An action that may be taken after the entry of that number. Its facts came with the choices."""

    number: Number
    action: Action


@router.post("/advice")
async def advise(table: str, guest: Acquaintance, hall: TheHall) -> Advice:
    """What a sensible player would do in one's own seat now."""
    async with hall.table(table) as live:
        number, seat = live.course.number, live.course.seating.seat_for(guest.id)
        return Advice(number=number, action=await _advised(live, seat))


async def _advised(live: LiveTable, seat: int) -> Action:
    if live.course.table is None:
        raise IllegalAction("not-begun", "not-begun")
    match = live.course.table.match
    adviser = bot(_ADVISER, match.game, _UNUSED_SEED, _UNUSED_BUDGET)
    code = await asyncio.to_thread(adviser.choose, match.hidden(seat), seat)
    return match.game.actions.write(code)
