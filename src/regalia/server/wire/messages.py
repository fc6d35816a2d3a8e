"""Every message between a player and the server. Sentences travel free of language, as `Sentence.to_json` writes them.

Every entry of a table's log has a number, and every reader gets a message with that number, also where nothing of the
entry is told to him. A reader who puts what an `Entry` says in the place of what he knew has what a `Snapshot` of that
number would have given him.
"""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from regalia.bots import MOST_SECONDS
from regalia.server.store import State, Visibility

LONGEST_NAME = 24
MOST_ACTIONS = 64  # in one message: the longest payment is far shorter

Id: TypeAlias = Annotated[str, Field(min_length=1, max_length=64)]  # made by the client, his own for each message
Number: TypeAlias = Annotated[int, Field(ge=0)]
Action: TypeAlias = dict[str, Any]
SentenceJson: TypeAlias = dict[str, Any]
Title: TypeAlias = Literal["feminine", "masculine"]
Colour: TypeAlias = Annotated[int, Field(ge=0, le=15)]


class Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Join(Message):
    """Read a table from now on, instead of the one before. `seen` is the last number known, if any."""

    type: Literal["join"] = "join"
    table: str
    seen: Number | None = None


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
    """Ask the others whether the last message may be taken back though something came to light."""

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
    """Ask why an action of one's own seat is not allowed, without playing it."""

    type: Literal["why-not"] = "why-not"
    id: Id
    action: Action


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

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    seconds: Annotated[float, Field(gt=0, le=MOST_SECONDS)] | None = None  # that a bot may think about a decision
    title: Title = "feminine"
    colour: Colour = 0
    ready: bool = False
    resigned: bool = False  # a bot plays on, and whoever sat there comes last
    away: bool = False  # the person has had no connection for a while


class Choice(Message):
    """A legal action, what it would do or cost, and the offer in a sentence."""

    action: Action
    facts: dict[str, Any]
    sentence: SentenceJson


class Glass(Message):
    """The glass that there is, and how many seconds of sand are left. Sand that stands waits for somebody."""

    glass: str
    seconds: int
    left: float
    stands: bool


class Request(Message):
    """A seat asks for an undo; who was asked, and who has agreed so far."""

    seat: int
    asked: list[int]
    agreed: list[int]


class Line(Message):
    """A sentence of the story, of whom it tells, and whether it stands on a line of its own."""

    sentence: SentenceJson
    seat: int | None
    headline: bool


class Story(Message):
    """How many turns the story has now, and the lines of those that changed: they replace what was known of them."""

    turns: int
    changed: dict[int, list[Line]]


class Ending(Message):
    """How it ended. `standing` is `places` of the result with those last who resigned."""

    result: dict[str, Any]
    standing: list[int]
    sentences: list[SentenceJson]


class Situation(Message):
    """How things stand at a table for one reader, apart from the fields of the game and the story."""

    table: str
    number: Number  # of the last entry
    state: State
    seats: list[Seat]
    actors: list[int]
    expected: SentenceJson | None
    choices: list[Choice]  # of the reader's seat
    can_undo: bool  # whether the reader may take his last message back without asking
    derived: dict[str, Any]  # what follows from the fields by the rules and is worth showing
    clock: Glass | None
    request: Request | None
    ending: Ending | None


class Snapshot(Situation):
    """All that a reader may know."""

    type: Literal["snapshot"] = "snapshot"
    seat: int | None  # the reader's; None is a spectator
    code: str  # by which others find the table
    game: str
    options: dict[str, Any]
    settings: dict[str, Any]  # how the table is run
    fields: dict[str, Any]  # of the game; none before it begins
    story: Story


class Entry(Situation):
    """What one entry of the log brought for a reader."""

    type: Literal["entry"] = "entry"
    told: list[dict[str, Any]]
    changed: dict[str, Any]  # the fields of the game with new values
    story: Story


class UpToDate(Message):
    """The reader had seen the last entry: nothing was missed, if this is the seat that he had then."""

    type: Literal["up-to-date"] = "up-to-date"
    table: str
    number: Number
    seat: int | None


class Acknowledged(Message):
    """What the message asked for is done and durable; it is the entry of that number."""

    type: Literal["acknowledged"] = "acknowledged"
    id: Id
    number: Number


class Refusal(Message):
    """Why not. The sentence is in the catalogue of the game if there is one, else in the shared one."""

    code: str
    reason: str
    sentence: SentenceJson
    game: str | None = None


class Refused(Refusal):
    """Nothing of what the message asked for was done."""

    type: Literal["refused"] = "refused"
    id: Id | None = None  # None: the message could not be read
    action: int | None = None  # which of the list it was


class Reason(Message):
    """The answer to `WhyNot`; with no refusal the action is legal."""

    type: Literal["reason"] = "reason"
    id: Id
    refusal: Refusal | None


class Pong(Message):
    type: Literal["pong"] = "pong"
    id: Id


class OpenTable(Message):
    """A table as lists show it."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    visibility: Visibility
    state: State
    seats: list[Seat]
    created: int  # milliseconds since 1970
    settings: dict[str, Any]  # how the table is run


class Lobby(Message):
    """The public tables where a seat is open and somebody waits."""

    type: Literal["lobby"] = "lobby"
    tables: list[OpenTable]


FromServer: TypeAlias = Annotated[
    Snapshot | Entry | UpToDate | Acknowledged | Refused | Reason | Pong | Lobby, Field(discriminator="type")
]

FROM_PLAYER: TypeAdapter[FromPlayer] = TypeAdapter(FromPlayer)
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
