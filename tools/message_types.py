"""`web/src/wire/messages.ts`: what goes over the socket and through the addresses."""

from collections.abc import Iterator
from typing import Any, get_type_hints

from fastapi.responses import PlainTextResponse
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from regalia.game import GAMES
from regalia.questions import Question, questions
from regalia.server.app import ROUTERS
from regalia.server.companion import ask
from regalia.server.wire.messages import FROM_PLAYER
from regalia.server.wire.outgoing import FROM_SERVER
from tools.schemas import Definitions
from tools.typescript import Named, Object, Property, Type, alias, file, interface

_JSON = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n"


def messages() -> str:
    definitions = Definitions()
    unions = [
        _union(definitions, "FromPlayer", FROM_PLAYER, sent=False, about="What a client sends over the socket."),
        _union(definitions, "FromServer", FROM_SERVER, sent=True, about="What the server sends over the socket."),
    ]
    addresses = Object((*_addresses(definitions), *_questions(definitions)))
    about = "By method and address: what is sent there, and what is answered."
    return file(
        "the message types of the server", _JSON, *unions, interface("Addresses", addresses, about), definitions.text()
    )


def _union(definitions: Definitions, name: str, adapter: TypeAdapter[Any], *, sent: bool, about: str) -> str:
    return alias(name, _type(definitions, adapter, sent=sent), about)


def _addresses(definitions: Definitions) -> Iterator[Property]:
    """Every address, with the types of its body and of its answer."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    for route in [route for route in routes if route.endpoint is not ask]:
        both = (Property("body", _body(definitions, route)), Property("answer", _answer(definitions, route)))
        for method in sorted(route.methods or ()):
            yield Property(f"{method} {route.path}", Object(both), about=route.description)


def _questions(definitions: Definitions) -> Iterator[Property]:
    """What can be asked of each game by those who have its box: one address for all, and a shape for each."""
    for game in GAMES:
        for name, question in questions(game).items():
            both = (
                Property("body", _type(definitions, TypeAdapter(question), sent=False)),
                Property("answer", _type(definitions, TypeAdapter(_answered(question)), sent=True)),
            )
            yield Property(f"POST /api/companion/{game}/{name}", Object(both), about=question.answer.__doc__ or "")


def _answered(question: type[Question[Any]]) -> Any:
    return get_type_hints(question.answer)["return"]


def _body(definitions: Definitions, route: APIRoute) -> Type:
    if route.body_field is None:
        return Named("undefined")
    annotation: Any = route.body_field.field_info.annotation
    return _type(definitions, TypeAdapter(annotation), sent=False)


def _answer(definitions: Definitions, route: APIRoute) -> Type:
    if route.response_class is PlainTextResponse:
        return Named("string")
    assert route.response_model is not None, f"{route.path} says what it answers"
    return _type(definitions, TypeAdapter(route.response_model), sent=True)


def _type(definitions: Definitions, adapter: TypeAdapter[Any], *, sent: bool) -> Type:
    schema = adapter.json_schema(mode="serialization" if sent else "validation")
    pool = schema.pop("$defs", {})
    return definitions.add(schema, pool, sent=sent)
