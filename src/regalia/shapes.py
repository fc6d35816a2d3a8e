"""What JSON looks like that passes through the messages unread: described for other programs, not checked on its way.

Whoever made it has checked it, and checking the sentences of a message again would cost more than all the rest.
"""

from typing import Annotated, Any, NotRequired, TypeAlias

from pydantic import ConfigDict, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType, TypedDict


class Spoken(TypedDict):
    """A player of whom a sentence speaks."""

    seat: int


Argument = TypeAliasType("Argument", "int | float | str | Spoken | Sentence | list[Argument]")


class Sentence(TypedDict):
    """What is said, before it is said in a language: a message of the catalogues, and what it speaks of."""

    message: str
    arguments: NotRequired[dict[str, Argument]]


class AnyAction(TypedDict):
    """An action of some game, as its description lists them."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]
    type: str


class AnyEvent(TypedDict):
    """An event of some game, as its description lists them."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]
    type: str


class Result(TypedDict):
    """Places, points with their sources, and winners (none in a draw), by seat."""

    places: list[int]
    points: list[int]
    sources: dict[str, list[int]]
    winners: list[int]


class LooksLike:
    """An annotation: such JSON is described as another type."""

    def __init__(self, shape: Any) -> None:
        self._shape: TypeAdapter[Any] = TypeAdapter(shape)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return handler(self._shape.core_schema)


Action: TypeAlias = Annotated[dict[str, Any], LooksLike(AnyAction)]
EventJson: TypeAlias = Annotated[dict[str, Any], LooksLike(AnyEvent)]
ResultJson: TypeAlias = Annotated[dict[str, Any], LooksLike(Result)]
SentenceJson: TypeAlias = Annotated[dict[str, Any], LooksLike(Sentence)]
