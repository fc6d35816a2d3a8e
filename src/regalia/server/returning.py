"""Private links back to a seat: a cookie is easily lost, and with it no game should be."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from regalia.errors import IllegalAction
from regalia.server.here import Known, SharedAddresses, TheHall, ThePeople, give_cookie
from regalia.server.people import unknown_return
from regalia.server.routes import Body, TableNow, now

returning = APIRouter(prefix="/api")

RETURN_PATH = "/return"  # the token follows behind #, which no browser sends to any server


class ReturnLink(BaseModel):
    link: str


class Token(Body):
    token: Annotated[str, Field(max_length=400)]


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
async def come_back(request: Request, response: Response, hall: TheHall, people: ThePeople, body: Token) -> TableNow:
    """Be the guest again to whom a link was given, as long as he sits at the table."""
    table, guest = await people.returning(body.token)
    async with hall.table(table) as live:
        if live.course.seating.seat_of(guest.id) is None:
            raise unknown_return()
        give_cookie(request, response, people.cookie(guest))
        return now(live, guest)
