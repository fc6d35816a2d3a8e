"""Tables to be made."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from regalia.bots import MOST_SECONDS, opponents
from regalia.errors import MalformedInput, quoted
from regalia.match import Match, new, position
from regalia.schema import Json
from regalia.server.store import Guest, Head, Saved, Sitting, Visibility
from regalia.server.tables.entries import Sat, written
from regalia.server.tables.seating import Seating, colours, free_colour
from regalia.server.wire.messages import Colour, Seat, Title
from regalia.table.names import bot_name

_MOST_SEATS = 8
_CONSONANTS, _VOWELS, _SYLLABLES = "bdfgklmnprstvz", "aeiou", 4  # a code can be said aloud: 24 million of them


class PlannedBot(BaseModel):
    """A bot as somebody wants it. Without a colour, or where somebody else has it, it has one that is free."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    bot: Annotated[str, Field(max_length=32)] = "easy"
    seconds: Annotated[float, Field(gt=0, le=MOST_SECONDS)] | None = None
    title: Title = "feminine"
    colour: Colour | None = None


class PlannedSeat(PlannedBot):
    """A seat as whoever makes a table wants it."""

    kind: Literal["me", "open", "bot"]


class Settings(BaseModel):
    """How a table is run, whatever is played there."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    absence: Literal["pause", "bot"] = "pause"  # the table waits for who is away, or a bot stands in
    pace: Literal["live", "days"] = "live"  # over days people come and go as they like, and nobody counts as away


class Plan(BaseModel):
    """A table to be made."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[PlannedSeat], Field(min_length=1, max_length=_MOST_SEATS)]
    visibility: Literal["public", "link"] = "link"
    settings: Settings = Settings()


@dataclass(frozen=True)
class NewTable:
    """A table to be made: its match, which is dealt again when all are ready, its seats, and who sits down first."""

    match: Match
    seats: list[Seat]
    people: list[Sat]
    visibility: Visibility
    settings: dict[str, Json]

    def saved(self, today: int) -> Saved:
        """All there is of it."""
        seating = reduce(Seating.sat, self.people, Seating.of(self.seats))
        sittings = [Sitting(guest, waiting=guest is not None) for guest in seating.guests]
        log = [written(number, sat, today) for number, sat in enumerate(self.people, 1)]
        return Saved(self._head(seating, today), self._beginning(), sittings, log)

    def _head(self, seating: Seating, today: int) -> Head:
        record = self.match.record()
        return Head(
            id=secrets.token_urlsafe(12), code=new_code(), game=record["game"], edition=record["edition"],
            options=record.get("options", {}), visibility=self.visibility, created=today, state="open",
            seats=[kept(seat) for seat in seating.seats], settings=self.settings,
        )  # fmt: skip

    def _beginning(self) -> dict[str, Json]:
        """What is secret: the seed, or the position that was arranged; and the seats before anybody sat down."""
        record = self.match.record()
        dealt = {key: record[key] for key in ("seed", "position") if key in record}
        return dealt | {"seats": [kept(seat) for seat in self.seats]}


def planned(plan: Plan, guest: Guest, seed: int) -> NewTable:
    """The table of a plan. Whoever makes it sits where he said."""
    match = new(plan.game, len(plan.seats), seed, plan.options)
    return _laid(plan, guest, match, plan.settings.model_dump())


def arranged(plan: Plan, guest: Guest, values: Json) -> NewTable:
    """The table of a plan that begins with a position instead of a deal, and is marked so."""
    match = position(plan.game, values)
    if match.players != len(plan.seats):
        given = len(plan.seats)
        raise MalformedInput("malformed-players", "players-at-table", players=match.players, given=given)
    return _laid(plan, guest, match, plan.settings.model_dump() | {"arranged": True})


def _laid(plan: Plan, guest: Guest, match: Match, settings: dict[str, Json]) -> NewTable:
    seats = _seats(plan)
    return NewTable(match, seats, _sitting_down(plan, guest, seats), plan.visibility, settings)


def _seats(plan: Plan) -> list[Seat]:
    """The seats of a new table, before anybody sits down."""
    if all(seat.kind == "bot" for seat in plan.seats):
        raise MalformedInput("malformed-plan", "only-bots")
    bots = [planned for planned in plan.seats if planned.kind == "bot"]
    chosen = [Seat(kind="bot", colour=bot.colour) for bot in bots if bot.colour is not None]
    seats = list[Seat]()
    for planned in plan.seats:
        others = [*seats, *chosen] if planned.colour is None else seats
        seats.append(bot_seat(planned, others) if planned.kind == "bot" else Seat(kind="open"))
    return seats


def bot_seat(planned: PlannedBot, others: Sequence[Seat]) -> Seat:
    """A bot's seat, with a name and if need be a colour that no other seat has."""
    if planned.bot not in opponents():
        raise MalformedInput("unknown-bot", "unknown-bot", given=quoted(planned.bot), bots=list(opponents()))
    return Seat(
        kind="bot", name=_free_name(others, planned.title), bot=planned.bot, seconds=planned.seconds,
        title=planned.title, colour=_colour(planned.colour, others),
    )  # fmt: skip


def _colour(wanted: int | None, others: Sequence[Seat]) -> int:
    return free_colour(others) if wanted is None or wanted in colours(others) else wanted


def _free_name(others: Sequence[Seat], title: Title) -> str:
    names = (bot_name(number, title) for number in range(len(others) + 1))
    taken = {seat.name for seat in others}
    return next(name for name in names if name not in taken)


def _sitting_down(plan: Plan, guest: Guest, seats: Sequence[Seat]) -> list[Sat]:
    """Whoever names no colour has the first one that was not chosen for a bot: other bots give way."""
    chosen = [seat for seat, planned in zip(seats, plan.seats, strict=True) if planned.colour is not None]
    return [
        Sat(
            seat=number, guest=guest.id, name=guest.name, title=planned.title,
            colour=free_colour(chosen) if planned.colour is None else planned.colour,
        )
        for number, planned in enumerate(plan.seats)
        if planned.kind == "me"
    ]  # fmt: skip


def kept(seat: Seat) -> dict[str, Any]:
    """A seat as the store keeps it."""
    return seat.model_dump(exclude_defaults=True)


def new_code() -> str:
    pairs = [secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(_SYLLABLES)]
    return "".join(pairs)


def is_arranged(head: Head) -> bool:
    """Whether a table began with a position arranged by us: nothing there counts for anybody."""
    return bool(head.settings.get("arranged"))
