"""The addresses under `/api`. Nothing here knows a game."""

import asyncio
import json
from functools import cache, partial
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from regalia.errors import IllegalAction
from regalia.game import Game, load_game
from regalia.rulings import code
from regalia.server.addresses import is_ones_own
from regalia.server.allowances import address_of
from regalia.server.files import ASK_AGAIN, File, text
from regalia.server.games import catalogues, description, introductions, offered_bots, rules
from regalia.server.guards import is_from_here
from regalia.server.here import (
    Acquaintance,
    Known,
    SharedAddresses,
    Somebody,
    TheAddresses,
    TheHall,
    TheLimits,
    ThePeople,
    Unhurried,
)
from regalia.server.names import read_name
from regalia.server.store import Guest
from regalia.server.tables import LiveTable, Plan, open_table
from regalia.server.wire.connection import POLICY_VIOLATION, Connection
from regalia.server.wire.descriptions import BotDescription, DescriptionJson, IntroductionJson, RulesJson
from regalia.server.wire.direct import writing
from regalia.server.wire.messages import Colour, OpenTable, Title

router = APIRouter(prefix="/api")

TABLE_PATH = "/t/{table}"  # the id, which nobody guesses: a code is short, and for saying aloud


class Body(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Name(Body):
    name: Annotated[str, Field(max_length=200)]


class Place(Body):
    """Where somebody wants to sit: in the first free seat if he names none, and in a colour that is free."""

    seat: int | None = None
    title: Title = "feminine"
    colour: Colour | None = None


class Readiness(Body):
    ready: bool = True


class Me(BaseModel):
    name: str


class Games(BaseModel):
    """The games, and the bots that can sit at their tables."""

    games: list[IntroductionJson]
    bots: list[BotDescription]


class Tables(BaseModel):
    tables: list[OpenTable]


class MyTable(BaseModel):
    table: OpenTable
    waiting: bool  # for me
    awaited: list[int]  # the seats of all people for whom it waits: if none, bots are to move
    updated: int  # milliseconds since 1970


class MyTables(BaseModel):
    tables: list[MyTable]


class TableNow(BaseModel):
    """A table, the number of its last entry, and the seat of whoever asks."""

    table: OpenTable
    number: int
    seat: int | None


class TableFound(TableNow):
    """A table with the addresses by which others come to it, the best first."""

    links: list[str]
    only_here: bool  # whether nobody but the machine that serves can open them


@router.get("/games", response_model=Games)
async def games(request: Request) -> Response:
    """What a hall shows of each game, and of each bot."""
    return (await asyncio.to_thread(_all_games)).answer(request.headers)


@router.get("/games/{game}", response_model=DescriptionJson)
async def one_game(game: str, hall: TheHall, request: Request) -> Response:
    """All that a client needs to know of a game whose rules it does not know."""
    return _described(await hall.games.game(game)).answer(request.headers)


@router.get("/games/{game}/rules", response_model=RulesJson)
async def rules_of_game(game: str, request: Request) -> Response:
    """The rules as a page shows them, ruling by ruling. They wait for no compiler."""
    return (await asyncio.to_thread(_ruled, game)).answer(request.headers)


@router.get("/games/{game}/code", response_class=PlainTextResponse)
async def code_of_game(game: str, address: str, request: Request) -> Response:
    """The text of a function or a test that a ruling leads to, by its address in the repository."""
    return (await asyncio.to_thread(_code, game, address)).answer(request.headers)


@router.get("/catalogues/{name}", response_class=PlainTextResponse)
async def catalogue(name: str, request: Request) -> Response:
    """A Fluent catalogue. Its name changes with its content, so it may be kept for ever."""
    found = catalogues().get(name)
    if found is None:
        raise IllegalAction("unknown-catalogue", "unknown-catalogue")
    return found.answer(request.headers)


@router.post("/me")
async def welcome(somebody: Somebody) -> Me:
    """Be somebody: whoever has no cookie is given one."""
    return Me(name=(await somebody.welcome()).name)


@router.put("/me")
async def rename(somebody: Somebody, people: ThePeople, hall: TheHall, body: Name) -> Me:
    """Choose a name. Seats at tables that have not begun bear it, too."""
    name = read_name(body.name)
    await hall.rename(await people.rename(await somebody.welcome(), name))
    return Me(name=name)


@router.get("/me/tables")
async def my_tables(guest: Known, hall: TheHall) -> MyTables:
    """Where I sit: the tables that wait for me first."""
    mine = [] if guest is None else await hall.tables_of(guest.id)
    listed = [
        MyTable(table=open_table(one.head), waiting=one.waiting, awaited=one.awaited, updated=one.updated)
        for one in mine
    ]
    return MyTables(tables=listed)


@router.post("/tables", status_code=201)
async def create(somebody: Somebody, hall: TheHall, body: Plan) -> OpenTable:
    await hall.check(body)
    return open_table(await hall.create(body, await somebody.welcome()))


@router.get("/tables")
async def open_tables(hall: TheHall) -> Tables:
    """The public tables where a seat is open and somebody waits."""
    return Tables(tables=await hall.lobby.tables())


@router.get("/codes/{code}", dependencies=[Unhurried])
async def by_code(code: str, guest: Known, hall: TheHall, shared: SharedAddresses) -> TableFound:
    """The table that has a code."""
    return await one_table(await hall.find(code), guest, hall, shared)


@router.get("/tables/{table}")
async def one_table(table: str, guest: Known, hall: TheHall, shared: SharedAddresses) -> TableFound:
    async with hall.table(table) as live:
        path = TABLE_PATH.format(table=live.head.id)
        links = [base + path for base in shared]
        return TableFound(**dict(now(live, guest)), links=links, only_here=is_ones_own(shared[0]))


@router.post("/tables/{table}/join")
async def join(table: str, somebody: Somebody, hall: TheHall, body: Place) -> TableNow:
    async with hall.table(table) as live:
        if somebody.is_stranger:
            live.check_free(body.seat, body.title, body.colour)
        guest = await somebody.welcome()
        await live.sit(guest, body.seat, body.title, body.colour)
        return now(live, guest)


@router.post("/tables/{table}/leave")
async def leave(table: str, guest: Acquaintance, hall: TheHall) -> TableNow:
    async with hall.table(table) as live:
        await live.stand_up(guest)
        return now(live, guest)


@router.post("/tables/{table}/ready")
async def ready(table: str, guest: Acquaintance, hall: TheHall, body: Readiness) -> TableNow:
    """With the last who is ready the game begins."""
    async with hall.table(table) as live:
        await live.ready(guest, body.ready)
        return now(live, guest)


@router.post("/tables/{table}/resign")
async def resign(table: str, guest: Acquaintance, hall: TheHall) -> TableNow:
    async with hall.table(table) as live:
        await live.resign(guest)
        return now(live, guest)


@router.get("/tables/{table}/record")
async def record(table: str, hall: TheHall) -> dict[str, Any]:
    """The record of a game that is over, as `regalia.replay` reads it."""
    async with hall.table(table) as live:
        return live.record()


@router.websocket("/live")
async def live_channel(
    socket: WebSocket, guest: Known, hall: TheHall, addresses: TheAddresses, limits: TheLimits
) -> None:
    """Whoever comes back has what was left to him: a guest is known wherever he is, of strangers only the address."""
    address, known = address_of(socket.scope), None if guest is None else guest.id
    with limits.sockets.opened(address) as is_open:
        if not is_open or not is_from_here(socket.headers, addresses.public):
            await socket.close(POLICY_VIOLATION)
            return
        await socket.accept()
        may_send = partial(limits.messages.is_taken, known or address)
        await Connection(socket, writing(socket.scope), hall, known, may_send).run()


@cache
def _all_games() -> File:
    return _json(Games(games=introductions(), bots=offered_bots()).model_dump_json())


@cache
def _described(game: Game) -> File:
    return _json(json.dumps(description(game)))


@cache
def _ruled(game: str) -> File:
    return _json(json.dumps(rules(game)))


def _code(game: str, address: str) -> File:
    found = code(load_game(game).name).get(address)
    if found is None:
        raise IllegalAction("unknown-code", "unknown-code")
    return text(found, "text/plain", ASK_AGAIN)


def _json(content: str) -> File:
    return text(content, "application/json", ASK_AGAIN)


def now(live: LiveTable, guest: Guest | None) -> TableNow:
    course = live.course
    seat = None if guest is None else course.seating.seat_of(guest.id)
    return TableNow(table=open_table(live.head), number=course.number, seat=seat)
