"""What a request finds here: the tables, the people, and who it is that asks."""

from typing import Annotated, TypeAlias

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from regalia.errors import IllegalAction
from regalia.server.addresses import Addresses
from regalia.server.allowances import Limits, address_of
from regalia.server.languages import accepted
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


def _limits(asked: HTTPConnection) -> Limits:
    limits: Limits = asked.app.state.limits
    return limits


TheLimits: TypeAlias = Annotated[Limits, Depends(_limits)]


def _unhurried(asked: Request, limits: TheLimits) -> None:
    if not limits.looks.is_taken(address_of(asked.scope)):
        raise IllegalAction("too-fast", "too-fast")


Unhurried = Depends(_unhurried)  # codes could be guessed, and a game played again costs as much as a hundred moves


def _shared(asked: HTTPConnection, addresses: TheAddresses) -> tuple[str, ...]:
    return addresses.shared(str(asked.base_url).rstrip("/"))


SharedAddresses: TypeAlias = Annotated[tuple[str, ...], Depends(_shared)]  # for links, the best first


async def _known(asked: HTTPConnection, people: ThePeople) -> Guest | None:
    return await people.known(asked.cookies.get(COOKIE))


Known: TypeAlias = Annotated[Guest | None, Depends(_known)]  # None: nobody whom we have given a cookie


class Visitor:
    """Whoever asks for something. Who is not known is kept only once it is clear that he can have it."""

    def __init__(self, request: Request, response: Response, people: ThePeople, known: Known) -> None:
        self._request = request
        self._response = response
        self._people = people
        self._known = known

    @property
    def is_stranger(self) -> bool:
        return self._known is None

    async def welcome(self) -> Guest:
        """Who is not known is given a cookie."""
        if self._known is not None:
            return self._known
        guest = await self._people.welcome(accepted(self._request.headers.get("accept-language", "")))
        give_cookie(self._request, self._response, self._people.cookie(guest))
        return guest


Somebody: TypeAlias = Annotated[Visitor, Depends()]


async def _acquaintance(table: str, hall: TheHall, known: Known) -> Guest:
    """Who is not known sits nowhere; but of a table that there is not that is said first."""
    if known is not None:
        return known
    async with hall.table(table):
        raise IllegalAction("not-seated", "not-seated")


Acquaintance: TypeAlias = Annotated[Guest, Depends(_acquaintance)]  # who can sit at the table, as he is known


def give_cookie(request: Request, response: Response, cookie: str) -> None:
    is_secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, COOKIE_SECONDS, httponly=True, samesite="lax", secure=is_secure)
