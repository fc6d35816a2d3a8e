"""The addresses under `/api` for what people at a table settle among themselves, apart from playing."""

from functools import partial
from typing import Literal

from fastapi import APIRouter

from regalia.server.here import Somebody, TheHall
from regalia.server.routes import Body, TableNow, now
from regalia.server.tables import PlannedBot
from regalia.server.tables.asking import chosen, reassigned
from regalia.server.wire.messages import Colour, Title

router = APIRouter(prefix="/api/tables/{table}")


class Choice(Body):
    """Another title or colour; what is not named stays as it is."""

    title: Title | None = None
    colour: Colour | None = None


class Assignment(PlannedBot):
    """What the host makes of a seat."""

    kind: Literal["open", "bot", "nobody"]


@router.put("/seat")
async def choose(table: str, guest: Somebody, hall: TheHall, body: Choice) -> TableNow:
    """Choose title and colour of one's own seat, before the game begins."""
    async with hall.table(table) as live:
        await live.change(partial(chosen, guest=guest.id, title=body.title, colour=body.colour))
        return now(live, guest)


@router.put("/seats/{seat}")
async def reassign(table: str, seat: int, guest: Somebody, hall: TheHall, body: Assignment) -> TableNow:
    """The host makes another seat open, a bot's or nobody's, before the game begins."""
    async with hall.table(table) as live:
        await live.change(partial(reassigned, guest=guest.id, seat=seat, kind=body.kind, bot=body))
        return now(live, guest)
