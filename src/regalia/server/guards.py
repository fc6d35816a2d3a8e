"""What every request passes: where it comes from, how large and how frequent it is, and what a browser may do here."""

from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.errors import IllegalAction
from regalia.server.allowances import Allowances, address_of
from regalia.server.languages import refused

LARGEST_BODY = 64 * 1024  # bytes
TOO_LARGE = 413  # as HTTP numbers it
_SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    # Scripts and styles are files of ours alone; a drawing may place its pieces by attributes, and hold small pictures.
    "Content-Security-Policy": "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def is_from_here(headers: Headers, public: str | None) -> bool:
    """Whether a request comes from a page of ours, by whichever address, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or origin == public or urlsplit(origin).netloc == headers.get("host")


class Guards:
    """Around the whole application."""

    _AT_ONCE, _A_SECOND = 60.0, 10.0  # requests that change something, from one address

    def __init__(self, app: ASGIApp, public: str | None) -> None:
        self._app = app
        self._public = public
        self._allowances = Allowances(self._AT_ONCE, self._A_SECOND)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        guarded = _with_headers(send)
        problem = self._problem(scope)
        if problem is not None:
            status, code = problem
            await refused(IllegalAction(code, code), status, Headers(scope=scope))(scope, receive, guarded)
        elif scope["method"] == "HEAD":
            await self._app({**scope, "method": "GET"}, receive, _without_body(guarded))
        else:
            await self._app(scope, _bounded(receive), guarded)

    def _problem(self, scope: Scope) -> tuple[int, str] | None:
        if scope["method"] in _SAFE:
            return None
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            return TOO_LARGE, "too-large"
        if not is_from_here(headers, self._public):
            return 403, "foreign-origin"
        return None if self._allowances.is_taken(address_of(scope)) else (429, "too-fast")


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return sending


def _without_body(send: Send) -> Send:
    """HEAD answers like GET, and says nothing more."""

    async def sending(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return sending


def _bounded(receive: Receive) -> Receive:
    """A body that does not say how large it is may not go past the limit either."""
    received = 0

    async def receiving() -> Message:
        nonlocal received
        message = await receive()
        if message["type"] != "http.request":
            return message
        received += len(message.get("body", b""))
        if received > LARGEST_BODY:
            raise HTTPException(TOO_LARGE)
        return message

    return receiving
