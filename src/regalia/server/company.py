"""The addresses under `/api` for what people at a table settle among themselves, apart from playing."""

from functools import partial
from typing import Literal

from fastapi import APIRouter

from regalia.server.here import Acquaintance, TheHall
from regalia.server.routes import Body, TableNow, now
from regalia.server.tables import PlannedBot
from regalia.server.tables.asking import answered_replacing, asked_replacing, chosen, reassigned
from regalia.server.wire.messages import Colour, Number, Replacement, Title

router = APIRouter(prefix="/api/tables/{table}")


class Style(Body):
    """Another title or colour; what is not named stays as it is."""

    title: Title | None = None
    colour: Colour | None = None


class Assignment(PlannedBot):
    """What the host makes of a seat."""

    kind: Literal["open", "bot", "nobody"]


class AskReplacing(Body):
    """Who is to be replaced, and by whom."""

    seat: int
    by: Replacement


class AnswerReplacing(Body):
    """The answer to the question that was asked by the entry of that number."""

    number: Number
    agrees: bool


@router.put("/seat")
async def choose(table: str, guest: Acquaintance, hall: TheHall, body: Style) -> TableNow:
    """Choose title and colour of one's own seat, before the game begins."""
    async with hall.table(table) as live:
        await live.change(partial(chosen, guest=guest.id, title=body.title, colour=body.colour))
        return now(live, guest)


@router.put("/seats/{seat}")
async def reassign(table: str, seat: int, guest: Acquaintance, hall: TheHall, body: Assignment) -> TableNow:
    """The host makes another seat open, a bot's or nobody's, before the game begins."""
    async with hall.table(table) as live:
        await live.change(partial(reassigned, guest=guest.id, seat=seat, kind=body.kind, bot=body))
        return now(live, guest)


@router.post("/replace")
async def replace(table: str, guest: Acquaintance, hall: TheHall, body: AskReplacing) -> TableNow:
    """Ask the others whether somebody who is away is replaced by a bot, or by a person who comes by the link."""
    async with hall.table(table) as live:
        await live.change(partial(asked_replacing, guest=guest.id, absent=body.seat, by=body.by))
        return now(live, guest)


@router.post("/replace/answer")
async def answer(table: str, guest: Acquaintance, hall: TheHall, body: AnswerReplacing) -> TableNow:
    """Agree or not. If one does not, or whoever is away comes back in time, nobody is replaced."""
    async with hall.table(table) as live:
        await live.change(partial(answered_replacing, guest=guest.id, number=body.number, agrees=body.agrees))
        return now(live, guest)


@router.post("/rematch")
async def rematch(table: str, guest: Acquaintance, hall: TheHall) -> TableNow:
    """Another game with the same people and bots, each one seat on. Whoever asks for it gets the same table."""
    async with hall.table(await hall.rematch(table, guest)) as live:
        return now(live, guest)
