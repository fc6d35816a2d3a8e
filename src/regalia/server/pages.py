"""The addresses that people open: all show the client, or how to build it."""

from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request, Response
from fastapi.responses import HTMLResponse
from starlette.requests import HTTPConnection

from regalia.server.built import Client
from regalia.server.here import TheHall
from regalia.server.languages import accepted
from regalia.server.page import PAGE
from regalia.server.returning import RETURN_PATH
from regalia.server.routes import TABLE_PATH

pages = APIRouter(include_in_schema=False)


def _client(asked: HTTPConnection) -> Client:
    client: Client = asked.app.state.client
    return client


TheClient = Annotated[Client, Depends(_client)]


@pages.get("/settings")
@pages.get("/companion")
@pages.get("/companion/{tab}")
@pages.get(RETURN_PATH)
@pages.get("/join/{code}")
@pages.get("/learn/{game}")
@pages.get("/rules/{game}")
async def client_page(request: Request, client: TheClient) -> Response:
    """The client finds out by the address what to show."""
    return _page(client, request, [])


@pages.get("/")
async def hall_page(request: Request, client: TheClient) -> Response:
    return _page(client, request, [*client.links("hall"), _asked_for("/api/games"), _asked_for("/api/me/tables")])


@pages.get(TABLE_PATH)
async def table_page(table: str, request: Request, client: TheClient, hall: TheHall) -> Response:
    """Also where there is no such table: the client says so."""
    game = await hall.game_of(table)
    if game is None:
        return _page(client, request, client.links("table"))
    return _page(client, request, [*client.links("table", game), _asked_for(f"/api/games/{game}")])


def _page(client: Client, request: Request, links: list[str]) -> Response:
    if client.page is None:
        return HTMLResponse(PAGE)
    words = client.links(accepted(request.headers.get("accept-language", "")))
    return client.page.answer(request.headers, more={"Link": ", ".join([*words, *links])})


def _asked_for(address: str) -> str:
    """What the script will ask for as soon as it runs."""
    return f"<{address}>; rel=preload; as=fetch; crossorigin"


@pages.get("/assets/{name}")
async def asset(name: str, request: Request, client: TheClient) -> Response:
    return _file(client, f"assets/{name}", request)


@pages.get("/favicon.ico")
async def icon(request: Request, client: TheClient) -> Response:
    """Browsers ask for it beside whatever is no page of ours, as the text of a rule."""
    return _file(client, "icon-192.png", request)


@pages.get("/{name}")
async def file(name: str, request: Request, client: TheClient) -> Response:
    return _file(client, name, request)


def _file(client: Client, path: str, request: Request) -> Response:
    found = client.file(path)
    if found is None:
        raise HTTPException(404)
    return found.answer(request.headers)


def unknown_page(request: Request) -> Response | None:
    """What people see at an address where nothing is: the client says so in their language. Programs get None."""
    client = _client(request)
    is_person = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    return client.page.answer(request.headers, 404) if client.page is not None and is_person else None
