"""The application: its addresses, what guards them, and how problems are answered."""

import logging

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.telemetry import TelemetryConfig

from regalia.errors import IllegalAction, MalformedInput, Refused
from regalia.server import companion, company
from regalia.server.addresses import Addresses
from regalia.server.advising import router as advice_router
from regalia.server.allowances import Limits
from regalia.server.built import Client
from regalia.server.guards import HEADERS, TOO_LARGE, Guards
from regalia.server.here import TheHall
from regalia.server.languages import refused
from regalia.server.learning import router as lessons_router
from regalia.server.looking_back import router as past_router
from regalia.server.pages import pages, unknown_page
from regalia.server.people import People
from regalia.server.returning import returning
from regalia.server.routes import router
from regalia.server.speaking import router as words_router
from regalia.server.store import StoreProblem
from regalia.server.tables import Hall
from regalia.server.wire.outgoing import Refusal
from regalia.server.wire.refusing import not_saved, unreadable

_log = logging.getLogger("regalia.server")

ROUTERS = (
    router,
    company.router,
    returning,
    words_router,
    lessons_router,
    advice_router,
    past_router,
    companion.router,
)  # of all addresses that programs use

# Whatever the environment says: requests and errors of players are nobody else's business.
_NO_TELEMETRY: TelemetryConfig = {
    "tracing": False, "metrics": False, "logs": False, "operation_spans": False, "auto_configure": False,
}  # fmt: skip


def make_app(hall: Hall, people: People, client: Client, addresses: Addresses, limits: Limits) -> FastAPI:
    app = FastAPI(
        title="Regalia",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={"4XX": {"model": Refusal}, "5XX": {"model": Refusal}},
        telemetry=_NO_TELEMETRY,
    )
    app.state.hall, app.state.people = hall, people
    app.state.client, app.state.addresses, app.state.limits = client, addresses, limits
    app.add_middleware(Guards, public=addresses.public)
    for each in ROUTERS:
        app.include_router(each)
    app.get("/healthz")(_health)
    app.include_router(pages)
    app.exception_handler(Refused)(_refused)
    app.exception_handler(StoreProblem)(_not_saved)
    app.exception_handler(RequestValidationError)(_malformed)
    app.exception_handler(400)(_malformed)
    app.exception_handler(404)(_not_found)
    app.exception_handler(405)(_wrong_method)
    app.exception_handler(TOO_LARGE)(_too_large)
    app.exception_handler(500)(_failed)
    return app


async def _health(request: Request, hall: TheHall) -> Response:
    """Whether the server can do its work: it has to find what it has saved."""
    try:
        await hall.check_store()
    except StoreProblem as problem:
        _log.error("%s", problem)
        return refused(IllegalAction(f"store-{problem.code}", "not-read"), 503, request.headers)
    return JSONResponse({"status": "ok"})


async def _refused(request: Request, error: Refused) -> Response:
    if error.code.startswith("unknown-"):
        return refused(error, 404, request.headers)
    if error.code == "too-fast":
        return refused(error, 429, request.headers)
    return refused(error, 400 if isinstance(error, MalformedInput) else 409, request.headers)


async def _not_saved(request: Request, problem: StoreProblem) -> Response:
    return refused(not_saved(problem), 503, request.headers)


async def _malformed(request: Request, error: Exception) -> Response:
    return refused(unreadable(), 400, request.headers)


async def _wrong_method(request: Request, error: HTTPException) -> Response:
    answer = refused(IllegalAction("wrong-method", "wrong-method"), 405, request.headers)
    answer.headers.update(error.headers or {})  # they say what can be done
    return answer


async def _too_large(request: Request, error: Exception) -> Response:
    return refused(IllegalAction("too-large", "too-large"), TOO_LARGE, request.headers)


async def _failed(request: Request, error: Exception) -> Response:
    """A mistake of ours, of which the log tells more. This answer passes no guards: it has their headers by itself."""
    answer = refused(IllegalAction("server-failed", "server-failed"), 500, request.headers)
    answer.headers.update(HEADERS)
    return answer


async def _not_found(request: Request, error: Exception) -> Response:
    unknown = IllegalAction("unknown-address", "unknown-address")
    return unknown_page(request) or refused(unknown, 404, request.headers)
