"""What a request finds here: the tables, the people, and who it is that asks."""

from typing import Annotated, TypeAlias

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from regalia.server.addresses import Addresses
from regalia.server.people import COOKIE, COOKIE_SECONDS, People
from regalia.server.store import Guest
from regalia.server.tables import Hall


def _hall(asked: HTTPConnection) -> Hall:
    hall: Hall = asked.app.state.hall
    return hall


def _people(asked: HTTPConnection) -> People:
    people: People = asked.app.state.people
    return people


def _addresses(asked: HTTPConnection) -> Addresses:
    addresses: Addresses = asked.app.state.addresses
    return addresses


TheAddresses: TypeAlias = Annotated[Addresses, Depends(_addresses)]
TheHall: TypeAlias = Annotated[Hall, Depends(_hall)]
ThePeople: TypeAlias = Annotated[People, Depends(_people)]


async def _known(asked: HTTPConnection, people: ThePeople) -> Guest | None:
    return await people.known(asked.cookies.get(COOKIE))


Known: TypeAlias = Annotated[Guest | None, Depends(_known)]  # None: nobody whom we have given a cookie


async def _somebody(request: Request, response: Response, hall: TheHall, people: ThePeople, known: Known) -> Guest:
    if known is not None:
        return known
    if "table" in request.path_params:  # whoever asks for one that there is not stays nobody
        async with hall.table(request.path_params["table"]):
            pass
    guest = await people.welcome()
    give_cookie(request, response, people.cookie(guest))
    return guest


def give_cookie(request: Request, response: Response, cookie: str) -> None:
    is_secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, COOKIE_SECONDS, httponly=True, samesite="lax", secure=is_secure)


Somebody: TypeAlias = Annotated[Guest, Depends(_somebody)]  # known by his cookie, or given one
