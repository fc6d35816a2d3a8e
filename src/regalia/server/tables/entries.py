"""What can happen at a table: the entries of its log. The table is what they lead to, one after the other."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from regalia.server.store import Entry
from regalia.server.wire.messages import Colour, Replacement, Seat, Title
from regalia.shapes import Action


class _Happened(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    sand: int | None = None  # that had run, in milliseconds, while there is a glass


class Sat(_Happened):
    """A person took a seat."""

    kind: Literal["sat"] = "sat"
    seat: int
    guest: str
    name: str
    title: Title
    colour: Colour


class Left(_Happened):
    """A person left a seat before the game began."""

    kind: Literal["left"] = "left"
    seat: int


class Chose(_Happened):
    """A person chose another title, colour or name before the game began."""

    kind: Literal["chose"] = "chose"
    seat: int
    title: Title
    colour: Colour
    name: str | None = None  # None: as before


class Reassigned(_Happened):
    """The host made a seat open, a bot's or nobody's before the game began. Nobody is ready any more."""

    kind: Literal["reassigned"] = "reassigned"
    seat: int
    into: Seat


class Readied(_Happened):
    """A person is ready to begin, or is not after all. With the last who was ready the game was dealt."""

    kind: Literal["readied"] = "readied"
    seat: int
    ready: bool


class _Asked(_Happened):
    """Something that a person asked for by a message: by its id it is known again when it is sent twice.

    Bots send none.
    """

    seat: int
    id: str | None = None


class Acted(_Asked):
    """A seat acted: one message, one or several actions."""

    kind: Literal["acted"] = "acted"
    actions: list[Action]


class Undid(_Asked):
    """A seat took back its last message, which had brought nothing to light."""

    kind: Literal["undid"] = "undid"


class AskedUndo(_Asked):
    """A seat asked to take its own last message back, and all that came after.

    Where nobody else had to agree, that was done at once.

    All other people who sit at the table have to, also those who are away: a bot that stands in agrees to nothing. Who
    does not come back in time has not agreed, and nothing is taken back: nobody has rolled again in his absence.
    """

    kind: Literal["asked-undo"] = "asked-undo"
    asked: list[int] | None = None  # who has to agree; None, in older logs: all for whom no bot stood in
    messages: int = 1  # how many that are; in older logs only the last one, whosever it was


class Answered(_Asked):
    """A seat agreed to that or did not. With the last who agreed it was done."""

    kind: Literal["answered"] = "answered"
    agrees: bool


class Lapsed(_Happened):
    """Somebody who was asked did not answer in time."""

    kind: Literal["lapsed"] = "lapsed"


class Ticked(_Happened):
    """The glass ran out."""

    kind: Literal["ticked"] = "ticked"


class Resigned(_Happened):
    """A person gave up: a bot plays on, and the person comes last."""

    kind: Literal["resigned"] = "resigned"
    seat: int


class WentAway(_Happened):
    """A person has had no connection for a while."""

    kind: Literal["went-away"] = "went-away"
    seat: int


class CameBack(_Happened):
    """A person who was away is here again."""

    kind: Literal["came-back"] = "came-back"
    seat: int


class RanOn(_Happened):
    """Sand that has stood since the server began anew runs on: all people are here, or known to be away."""

    kind: Literal["ran-on"] = "ran-on"


class AskedReplacing(_Happened):
    """A person asked the others whether somebody who is away is replaced."""

    kind: Literal["asked-replacing"] = "asked-replacing"
    seat: int
    absent: int
    by: Replacement


class AnsweredReplacing(_Happened):
    """A person agreed to that or did not: then nobody is asked any more."""

    kind: Literal["answered-replacing"] = "answered-replacing"
    seat: int
    number: int  # of the entry that asked
    agrees: bool


class Decided(_Happened):
    """The time in which the others could agree and the one who is away could come back is over."""

    kind: Literal["decided"] = "decided"
    seat: int
    by: Replacement | None = None  # None: the seat stays his


class Rematched(_Happened):
    """A person asked for another game when this one was over: the table for it was made."""

    kind: Literal["rematched"] = "rematched"
    seat: int
    table: str


Asked: TypeAlias = Acted | Undid | AskedUndo | Answered
OfPlay: TypeAlias = Asked | Lapsed | Ticked
OfSeats: TypeAlias = (
    Sat
    | Left
    | Chose
    | Reassigned
    | Readied
    | Resigned
    | WentAway
    | CameBack
    | RanOn
    | AskedReplacing
    | AnsweredReplacing
    | Decided
    | Rematched
)
Happened: TypeAlias = Annotated[OfPlay | OfSeats, Field(discriminator="kind")]

_HAPPENED: TypeAdapter[Happened] = TypeAdapter(Happened)


def written(number: int, happened: Happened, at: int) -> Entry:
    """An entry as the store keeps it."""
    return Entry(number, happened.kind, happened.model_dump(exclude={"kind"}, exclude_none=True), at)


def read(entry: Entry) -> Happened:
    content: dict[str, Any] = {"kind": entry.kind, **entry.content}
    return _HAPPENED.validate_python(content)
