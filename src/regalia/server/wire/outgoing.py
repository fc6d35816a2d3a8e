"""Every message that the server sends. Sentences travel free of language, as `Sentence.to_json` writes them.

Every entry of a table's log has a number, and every reader gets a message with that number, also where nothing of the
entry is told to him. A reader who puts what an `Entry` says in the place of what he knew has what a `Snapshot` of that
number would have given him.

These are plain dictionaries: several are made for every move, and to check them again as they are made would cost more
than the move. mypy checks them; clients have their schema. What many readers are told, or one again and again, is
written as JSON once (`Written`) and put into its place in each message.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, NewType, NotRequired, TypeAlias

from pydantic import Field, TypeAdapter
from pydantic_core import to_json
from typing_extensions import TypedDict

from regalia.server.store import State
from regalia.server.wire.messages import Id, Number, OpenTable, Replacement, Seat
from regalia.shapes import Action, EventJson, ResultJson, SentenceJson


class Choice(TypedDict):
    """A legal action, what it would do or cost, and the offer in a sentence."""

    action: Action
    facts: Mapping[str, Any]
    sentence: SentenceJson


class Glass(TypedDict):
    """The glass that there is, and how many seconds of sand are left. Sand that stands waits for somebody."""

    glass: str
    seconds: int
    left: float
    stands: bool


class Request(TypedDict):
    """A seat asks for an undo; who was asked, and who has agreed so far."""

    seat: int
    asked: list[int]
    agreed: list[int]


class Rematch(TypedDict):
    """Somebody asked for another game: the table where the same people play on."""

    seat: int
    table: str


class Replacing(TypedDict):
    """Whether somebody who vanished is replaced: who has to agree, and who does. Answers name the number."""

    seat: int
    by: Replacement
    number: Number  # of the entry that asked
    asked: list[int]
    agreed: list[int]


class Line(TypedDict):
    """A sentence of the story, of whom it tells, and whether it stands on a line of its own."""

    sentence: SentenceJson
    seat: int | None
    headline: bool


class Turn(TypedDict):
    """The lines of a turn that changed: so many of those that were known stand, and these come after them."""

    kept: int
    lines: list[Line]


class Story(TypedDict):
    """How many turns the story has now, and those of them that changed."""

    turns: int
    changed: dict[int, Turn]


class Ending(TypedDict):
    """How it ended. `standing` is `places` of the result with those last who resigned."""

    result: ResultJson
    standing: list[int]
    sentences: list[SentenceJson]


class Situation(TypedDict):
    """How things stand at a table for one reader, apart from the fields of the game and the story."""

    state: State
    seats: tuple[Seat, ...]
    actors: tuple[int, ...]
    expected: SentenceJson | None
    choices: dict[int, Choice]  # of the reader's seat, by the numbers of the actions in the game's table
    can_undo: bool  # whether the reader may take his last message back without asking
    askers: tuple[int, ...]  # the seats that may ask to take their last message back, and all that came after
    clock: Glass | None
    request: Request | None
    replacing: Replacing | None
    rematch: Rematch | None
    ending: Ending | None


class Changes(TypedDict, total=False):
    """What changed of a `Situation`: what is missing is as it was. A choice that there is no more is null."""

    state: State
    seats: tuple[Seat, ...]
    actors: tuple[int, ...]
    expected: SentenceJson | None
    choices: dict[int, Choice | None]
    can_undo: bool
    askers: tuple[int, ...]
    clock: Glass | None
    request: Request | None
    replacing: Replacing | None
    rematch: Rematch | None
    ending: Ending | None


class Snapshot(Situation):
    """All that a reader may know."""

    type: Literal["snapshot"]
    table: str
    number: Number  # of the last entry
    seat: int | None  # the reader's; None is a spectator
    spectators: int  # people who read without a seat
    code: str  # by which others find the table
    game: str
    options: dict[str, Any]
    arranged: bool  # it began with a position that was set up, and nothing here counts for anybody
    settings: dict[str, Any]  # how the table is run
    fields: dict[str, Any]  # of the game; none before it begins
    derived: dict[str, Any]  # what follows from the fields by the rules and is worth showing
    story: list[list[Line]]  # by turns


class Entry(Changes):
    """What one entry of the log brought for a reader."""

    type: Literal["entry"]
    table: str
    number: Number
    told: list[EventJson]
    fields: dict[str, Any]  # those with new values
    derived: dict[str, Any]  # likewise
    story: Story


class Past(TypedDict):
    """What a reader saw up to some entry: a snapshot, and what followed; another one where he changed seats."""

    messages: list[Snapshot | Entry]
    earlier: bool  # whether the game had begun before


class Spectators(TypedDict):
    """How many people read a table without a seat. That is no entry: it says so when it changes, and not too often."""

    type: Literal["spectators"]
    table: str
    spectators: int


class UpToDate(TypedDict):
    """The reader knows the last entry, as every entry that he had missed came before this one.

    That holds if this is the seat that he had then. The glass and the number of those who watch are as they are now,
    not as of the entry.
    """

    type: Literal["up-to-date"]
    table: str
    number: Number
    seat: int | None
    spectators: int
    clock: Glass | None


class Acknowledged(TypedDict):
    """What the message asked for is done and durable; it is the entry of that number."""

    type: Literal["acknowledged"]
    id: Id
    number: Number


class Refusal(TypedDict):
    """Why not. The sentence is in the catalogue of the game if there is one, else in the shared one.

    In words it is said over HTTP, and on the socket to those who joined with a language.
    """

    code: str
    reason: str
    sentence: SentenceJson
    game: str | None
    words: NotRequired[str]


class Refused(Refusal):
    """Nothing of what the message asked for was done."""

    type: Literal["refused"]
    id: Id | None  # None: the message could not be read
    action: int | None  # which of the list it was


class Reason(TypedDict):
    """The answer to `WhyNot`; with no refusal the action is legal."""

    type: Literal["reason"]
    id: Id
    refusal: Refusal | None


class Pong(TypedDict):
    type: Literal["pong"]
    id: Id


class Lobby(TypedDict):
    """The public tables where a seat is open and somebody waits."""

    type: Literal["lobby"]
    tables: list[OpenTable]


FromServer: TypeAlias = Annotated[
    Snapshot | Entry | Spectators | UpToDate | Acknowledged | Refused | Reason | Pong | Lobby,
    Field(discriminator="type"),
]

FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)


Written = NewType("Written", str)  # what is JSON already


def written(value: object) -> Written:
    return Written(to_json(value).decode())


def members_of(members: Mapping[Any, Written]) -> str:
    """The members of an object without the braces around them."""
    return ",".join([f'"{name}":{value}' for name, value in members.items()])


def members_written(members: Mapping[str, object]) -> str:
    """The same of members that are not written yet."""
    return written(members)[1:-1]


def object_of(*parts: str) -> Written:
    """An object from some of its members and others, each of them as `members_of` writes them."""
    return Written("{" + ",".join(filter(None, parts)) + "}")


def list_of(items: Iterable[Written]) -> Written:
    return Written("[" + ",".join(items) + "]")


def text(message: Mapping[str, object]) -> str:
    """A message as it is sent."""
    return written(message)
