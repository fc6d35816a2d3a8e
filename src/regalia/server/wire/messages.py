"""What players may send, and what is spoken of in both directions. What is sent to them is in `outgoing`."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from regalia.bots import MOST_SECONDS
from regalia.server.store import State, Visibility
from regalia.shapes import Action

LONGEST_NAME = 24
MOST_COLOURS = 16
MOST_ACTIONS = 64  # in one message: the longest payment is far shorter

Id: TypeAlias = Annotated[str, Field(min_length=1, max_length=64)]  # made by the client, his own for each message
Number: TypeAlias = Annotated[int, Field(ge=0)]
Language: TypeAlias = Literal["en", "de"]
Title: TypeAlias = Literal["feminine", "masculine"]
Colour: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_COLOURS)]
Replacement: TypeAlias = Literal["bot", "person"]  # for somebody who vanished: a person comes by the table's link


class Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Join(Message):
    """Read a table from now on, instead of the one before. `seen` is the last number known, if any.

    To whoever names a language refusals are said in words too.
    """

    type: Literal["join"] = "join"
    table: str
    seen: Number | None = None
    language: Language | None = None


class Act(Message):
    """Some actions, all or none. Only the last may bring anything to light."""

    type: Literal["act"] = "act"
    id: Id
    seen: Number
    actions: Annotated[list[Action], Field(min_length=1, max_length=MOST_ACTIONS)]


class Undo(Message):
    """Take back what one's last message did."""

    type: Literal["undo"] = "undo"
    id: Id
    seen: Number


class AskUndo(Message):
    """Ask the others whether the last message of a person may be taken back though something came to light."""

    type: Literal["ask-undo"] = "ask-undo"
    id: Id
    seen: Number


class Answer(Message):
    """Answer him who asked for an undo."""

    type: Literal["answer"] = "answer"
    id: Id
    seen: Number
    agrees: bool


class WhyNot(Message):
    """Ask why an action of one's own seat is not allowed, without playing it.

    Where several belong together, `after` are those that would be sent before it. They may bring nothing to light.
    """

    type: Literal["why-not"] = "why-not"
    id: Id
    action: Action
    after: Annotated[list[Action], Field(max_length=MOST_ACTIONS)] = []


class WatchLobby(Message):
    """Get the list of open tables now, and whenever it changes."""

    type: Literal["watch-lobby"] = "watch-lobby"


class Ping(Message):
    type: Literal["ping"] = "ping"
    id: Id


Move: TypeAlias = Act | Undo | AskUndo | Answer  # what changes a table
FromPlayer: TypeAlias = Annotated[
    Join | Act | Undo | AskUndo | Answer | WhyNot | WatchLobby | Ping, Field(discriminator="type")
]


class Seat(Message):
    """Who sits in a seat, as everybody may know it."""

    kind: Literal["open", "person", "bot", "nobody"]  # nobody: it is left out when the game begins
    name: str = ""
    bot: str | None = None
    seconds: Annotated[float, Field(gt=0, le=MOST_SECONDS)] | None = None  # that a bot may think about a decision
    title: Title = "feminine"
    colour: Colour = 0
    ready: bool = False
    host: bool = False  # who sat down first, and may make something else of the other seats before the game begins
    resigned: bool = False  # a bot plays on, and whoever sat there comes last
    away: bool = False  # the person has had no connection for a while


class OpenTable(Message):
    """A table as lists show it."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    visibility: Visibility
    state: State
    seats: list[Seat]
    arranged: bool  # it begins with a position that was set up, and nothing there counts for anybody
    created: int  # milliseconds since 1970
    settings: dict[str, Any]  # how the table is run


class _Identified(BaseModel):
    """A message of any shape that has an id."""

    id: Id


FROM_PLAYER: TypeAdapter[FromPlayer] = TypeAdapter(FromPlayer)


def id_of(text: str) -> str | None:
    """The id of a message that may be of the wrong shape; None if none can be read."""
    try:
        return _Identified.model_validate_json(text).id
    except ValidationError:
        return None
