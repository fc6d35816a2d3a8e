"""The application: its addresses, what guards them, and how problems are answered."""

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from fastapi.telemetry import TelemetryConfig

from regalia.errors import IllegalAction, MalformedInput, Refused
from regalia.server.guards import Guards
from regalia.server.here import TheHall
from regalia.server.page import page
from regalia.server.people import People
from regalia.server.routes import router
from regalia.server.store import StoreProblem
from regalia.server.tables import Hall
from regalia.server.wire.refusing import not_saved, refusal, unreadable

# Whatever the environment says: requests and errors of players are nobody else's business.
_NO_TELEMETRY: TelemetryConfig = {
    "tracing": False, "metrics": False, "logs": False, "operation_spans": False, "auto_configure": False,
}  # fmt: skip


def make_app(hall: Hall, people: People) -> FastAPI:
    app = FastAPI(
        title="Regalia", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", telemetry=_NO_TELEMETRY
    )
    app.state.hall, app.state.people = hall, people
    app.add_middleware(Guards)
    app.include_router(router)
    app.get("/", include_in_schema=False)(_index)
    app.get("/healthz")(_health)
    app.exception_handler(Refused)(_refused)
    app.exception_handler(StoreProblem)(_not_saved)
    app.exception_handler(RequestValidationError)(_malformed)
    app.exception_handler(404)(_not_found)
    return app


async def _index(hall: TheHall) -> HTMLResponse:
    return HTMLResponse(page(await hall.open_tables()))


async def _health() -> dict[str, str]:
    return {"status": "ok"}


async def _refused(request: Request, error: Refused) -> Response:
    if error.code.startswith("unknown-"):
        return _answer(404, error)
    return _answer(400 if isinstance(error, MalformedInput) else 409, error)


async def _not_saved(request: Request, problem: StoreProblem) -> Response:
    return _answer(503, not_saved(problem))


async def _malformed(request: Request, error: RequestValidationError) -> Response:
    return _answer(400, unreadable())


async def _not_found(request: Request, error: Exception) -> Response:
    return _answer(404, IllegalAction("unknown-address", "unknown-address"))


def _answer(status: int, error: Refused) -> Response:
    """What was wrong, in the same shape everywhere."""
    return JSONResponse(refusal(error), status)
