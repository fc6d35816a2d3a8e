"""The application: its addresses, what guards them, and how problems are answered."""

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig

from regalia.errors import IllegalAction, MalformedInput, Refused
from regalia.server import companion, company
from regalia.server.addresses import Addresses
from regalia.server.advising import router as advice_router
from regalia.server.built import Client
from regalia.server.guards import Guards
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


def make_app(hall: Hall, people: People, client: Client, addresses: Addresses) -> FastAPI:
    app = FastAPI(
        title="Regalia",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={"4XX": {"model": Refusal}, "5XX": {"model": Refusal}},
        telemetry=_NO_TELEMETRY,
    )
    app.state.hall, app.state.people = hall, people
    app.state.client, app.state.addresses = client, addresses
    app.add_middleware(Guards, public=addresses.public)
    for each in ROUTERS:
        app.include_router(each)
    app.get("/healthz")(_health)
    app.include_router(pages)
    app.exception_handler(Refused)(_refused)
    app.exception_handler(StoreProblem)(_not_saved)
    app.exception_handler(RequestValidationError)(_malformed)
    app.exception_handler(404)(_not_found)
    return app


async def _health() -> dict[str, str]:
    return {"status": "ok"}


async def _refused(request: Request, error: Refused) -> Response:
    if error.code.startswith("unknown-"):
        return refused(error, 404, request.headers)
    return refused(error, 400 if isinstance(error, MalformedInput) else 409, request.headers)


async def _not_saved(request: Request, problem: StoreProblem) -> Response:
    return refused(not_saved(problem), 503, request.headers)


async def _malformed(request: Request, error: RequestValidationError) -> Response:
    return refused(unreadable(), 400, request.headers)


async def _not_found(request: Request, error: Exception) -> Response:
    unknown = IllegalAction("unknown-address", "unknown-address")
    return unknown_page(request) or refused(unknown, 404, request.headers)
