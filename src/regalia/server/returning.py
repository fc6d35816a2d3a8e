"""Private links back to a seat: a cookie is easily lost, and with it no game should be."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from regalia.errors import IllegalAction
from regalia.server.here import Known, SharedAddresses, TheHall, ThePeople, give_cookie
from regalia.server.people import unknown_return
from regalia.server.routes import Body, TableNow, now
from regalia.server.store import Guest
from regalia.server.tables import Hall

returning = APIRouter(prefix="/api")

RETURN_PATH = "/return"  # the token follows behind #, which no browser sends to any server


class ReturnLink(BaseModel):
    link: str


class Token(Body):
    token: Annotated[str, Field(max_length=400)]
    instead: bool = False  # of whom one is here, though he sits at tables


@returning.get("/tables/{table}/return-link")
async def return_link(
    table: str, guest: Known, hall: TheHall, people: ThePeople, shared: SharedAddresses
) -> ReturnLink:
    """The way back to one's own seat, from any device. Whoever opens it is oneself: it is for nobody else."""
    async with hall.table(table) as live:
        if guest is None:
            raise IllegalAction("not-seated", "not-seated")
        token = people.token(live.head.id, live.course.seating.seat_for(guest.id), guest.id)
    return ReturnLink(link=f"{shared[0]}{RETURN_PATH}#{token}")


@returning.post("/return")
async def come_back(
    request: Request, response: Response, known: Known, hall: TheHall, people: ThePeople, body: Token
) -> TableNow:
    """Be the guest again to whom a link was given, as long as he sits at the table.

    One browser is one guest. Who has been another one in it, and sits at tables where the game is not over, would lose
    them without a word: he is refused until he says that he wants to be this guest instead.
    """
    table, guest = await people.returning(body.token)
    async with hall.table(table) as live:
        if live.course.seating.seat_of(guest.id) is None:
            raise unknown_return()
        if not body.instead and known is not None and known.id != guest.id and await _plays(hall, known):
            raise IllegalAction("somebody-else", "somebody-else", name=known.name)
        give_cookie(request, response, people.cookie(guest))
        return now(live, guest)


async def _plays(hall: Hall, guest: Guest) -> bool:
    """Whether somebody sits at a table where the game is not over."""
    return any(mine.head.state != "over" for mine in await hall.tables_of(guest.id))
