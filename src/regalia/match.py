"""One play of a game: who may act, what is legal, what each seat sees, and the log that replays it."""

import hashlib
import json
import secrets
from copy import deepcopy
from dataclasses import asdict, dataclass
from typing import Final

import numpy as np

from regalia.errors import IllegalAction, MalformedInput, quoted
from regalia.game import Game, load_game
from regalia.schema import NOT_YOUR_TURN, Array, Asked, Json
from regalia.sentences import Argument, Seat
from regalia.telling import telling

FORMAT = "regalia 1"
SEED_BITS = 128

_Head = dict[str, Json]


@dataclass(frozen=True)
class Clock:
    """A glass that runs, and how long it does: who owns the time says when it has run out (`Match.tick`)."""

    glass: str
    seconds: int


class Match:
    """A match from its first position on. Made by `new`, `replay` and `position`, not by hand."""

    def __init__(self, game: Game, start: Array, head: _Head) -> None:
        self.game: Final = game
        self.log: Final[list[dict[str, Json]]] = []
        self._head = head
        self.link = _linked("", head)
        self._start = start.tobytes()
        self._records = start
        self._legal: Array = np.zeros(len(game.actions), np.int32)
        self._history: list[tuple[int, int]] = []  # what stands: seat and action, _STREAM and its number, or _CLOCK
        self._free: list[tuple[int, bytes]] = []  # who may still take back, and to which position
        self._consented = int(start["random_stream"][0])  # streams used so far

    @property
    def players(self) -> int:
        return int(self._records["players"][0])

    @property
    def _revealed(self) -> int:
        return int(self._records["revealed"][0])

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over, or only the clock can go on."""
        mask = int(self.game.entry_points.actors_at(self._records, 0))
        return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)

    @property
    def clock(self) -> Clock | None:
        """The glass that runs; None while no time is measured."""
        number = int(self.game.entry_points.clock_at(self._records, 0))
        if number == 0:
            return None
        return Clock(self.game.glasses[number - 1], int(self.game.entry_points.clock_seconds_at(self._records, 0)))

    @property
    def over(self) -> bool:
        return not self.actors and self.clock is None

    def legal(self, seat: int) -> list[dict[str, Json]]:
        """Every action that a seat may take now."""
        count = self.game.entry_points.legal_at(self._records, 0, self._read_seat(seat), self._legal)
        return [self.game.actions.write(code) for code in self._legal[:count].tolist()]

    def play(self, seat: int, action: Json) -> None:
        """Take an action. If it is refused, nothing has changed."""
        seat, asked = self._read_seat(seat), self.game.actions.parse(action)
        refusal = self._refusal(seat, asked, action)
        if refusal is not None:
            raise refusal
        code = asked.code
        before, revealed = self._records.tobytes(), self._revealed
        self.game.entry_points.act_at(self._records, 0, seat, code)
        self._history.append((seat, code))
        if self._revealed != revealed or (self._free and self._free[-1][0] != seat):
            self._free.clear()
        if self._revealed == revealed:
            self._free.append((seat, before))
        self._write_down({"seat": seat, "action": self.game.actions.write(code)})

    def tick(self) -> None:
        """The glass that runs has run out. That cannot be taken back, by whomever."""
        running = self.clock
        if running is None:
            raise IllegalAction("no-clock", "no-clock")
        self.game.entry_points.tick_at(self._records, 0)
        self._history.append((_CLOCK, 0))
        self._free.clear()
        self._write_down({"clock": running.glass})

    def why_not(self, seat: int, action: Json) -> IllegalAction | None:
        """Why a seat may not take an action now, without trying it; None if it may."""
        return self._refusal(self._read_seat(seat), self.game.actions.parse(action), action)

    def _refusal(self, seat: int, asked: Asked, action: Json) -> IllegalAction | None:
        if asked.never:
            kind = self.game.entry_points.refuse_kind_at(self._records, 0, seat, asked.verb)
            number = min(kind or len(self.game.reasons.reasons), self.game.reasons[asked.never])
        else:
            number = self.game.entry_points.refuse_at(self._records, 0, seat, asked.code)
        return self._explained(seat, action, number) if number else None

    def _explained(self, seat: int, action: Json, number: int) -> IllegalAction:
        """A reason with the facts behind it, from what the seat may know."""
        reason = self.game.reasons.reasons[number]
        code = reason.ruling or reason.name
        if number <= NOT_YOUR_TURN:
            actors: list[Argument] = [Seat(actor) for actor in self.actors]
            return IllegalAction(code, reason.name, actors=actors)
        facts = telling(self.game.name).explained(self.hidden(seat), seat, action, reason.name)
        return IllegalAction(code, reason.name, game=self.game.name, **facts)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back without asking: nothing came to light since."""
        return bool(self._free) and self._free[-1][0] == self._read_seat(seat)

    def undo(self, seat: int, *, consented: bool = False) -> None:
        """Take the last action back: a seat its own while nothing came to light, anybody's if all consent.

        Past a reveal the random stream moves on: nobody gets the dice that he has already seen.
        """
        seat = self._read_seat(seat)
        last = next((mover for mover, _ in reversed(self._history) if mover != _STREAM), None)
        if last is None:
            raise IllegalAction("nothing-to-undo", "nothing-to-undo")
        if last == _CLOCK:
            raise IllegalAction("time-has-run", "time-has-run")
        if self.can_undo(seat):
            self._restore(self._free.pop()[1])
            self._history.pop()
            self._write_down({"seat": seat, "undo": "free"})
        elif consented:
            self._rebuild_before_last_move()
            self._write_down({"seat": seat, "undo": "consented"})
        else:
            raise IllegalAction("undo-not-free", "undo-not-free")

    def _restore(self, position: bytes) -> None:
        self._records = self.game.layout.from_bytes(position)

    def _rebuild_before_last_move(self) -> None:
        while self._history.pop()[0] == _STREAM:
            pass
        self._consented += 1
        self._history.append((_STREAM, self._consented))
        self._free.clear()
        self._restore(self._start)
        for seat, number in self._history:
            if seat == _STREAM:
                self.game.entry_points.change_stream_at(self._records, 0, number)
            elif seat == _CLOCK:
                self.game.entry_points.tick_at(self._records, 0)
            else:
                self.game.entry_points.act_at(self._records, 0, seat, number)

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that a seat may know, as JSON; None is a spectator."""
        hidden = self.hidden(seat)
        return {
            "game": self.game.name,
            "seat": seat,
            "number": len(self.log),
            "actors": list(self.actors),
            "clock": None if self.clock is None else asdict(self.clock),
            "state": self.game.layout.write(hidden, secrets=False),
            "events": self._told(hidden),
        }

    def _told(self, hidden: Array) -> list[dict[str, Json]]:
        """What the last entry of the log brought: its events, or that it took an action back."""
        if self.log and "undo" in self.log[-1]:
            return [{"type": "undone", "seat": self.log[-1]["seat"]}]
        return self.game.events_of(hidden)

    def hidden(self, seat: int | None) -> Array:
        """All that a seat may know, as a record of its own: what bots are given."""
        hidden = self.game.layout.from_bytes(self._records.tobytes())
        self.game.entry_points.hide_at(hidden, 0, -1 if seat is None else self._read_seat(seat))
        return hidden

    @property
    def result(self) -> dict[str, Json] | None:
        """Places, points with their sources, and winners; None while the game goes on."""
        if not self.over:
            return None
        places = np.zeros(self.players, np.int32)
        points = np.zeros((self.players, len(self.game.sources)), np.int32)
        self.game.entry_points.places_at(self._records, 0, places)
        self.game.entry_points.points_at(self._records, 0, points)
        return {
            "places": places.tolist(),
            "points": points.sum(axis=1).tolist(),
            "sources": dict(zip(self.game.sources, points.T.tolist(), strict=True)),
            "winners": np.flatnonzero(places == 1).tolist(),
        }

    def record(self) -> dict[str, Json]:
        """The whole match as JSON: how it began, what was done, and how it ended. `replay` reads it."""
        log = [{key: dict(value) if key == "action" else value for key, value in entry.items()} for entry in self.log]
        return {"format": FORMAT, **deepcopy(self._head), "log": log, "link": self.link, "result": self.result}

    def position(self) -> dict[str, Json]:
        """The whole position as JSON, hidden parts included. `regalia.position` reads it."""
        return self.game.layout.write(self._records, secrets=True)

    def to_bytes(self) -> bytes:
        """The record itself; equal positions are equal bytes, on every machine."""
        return self._records.tobytes()

    def _read_seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise MalformedInput("malformed-seat", "seat", given=quoted(seat))
        return seat

    def _write_down(self, entry: dict[str, Json]) -> None:
        self.link = _linked(self.link, entry)
        self.log.append({**entry, "link": self.link})


_STREAM, _CLOCK = -1, -2


def _linked(link: str, entry: dict[str, Json]) -> str:
    """The next link of the chain: a digest of this entry and, through the link before, of all before it."""
    text = json.dumps([link, entry], sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def new(name: str, players: int = 2, seed: int | None = None, options: Json = None) -> Match:
    """A new match. Without a seed it is one that nobody can guess."""
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise MalformedInput("malformed-seed", "seed", bits=SEED_BITS, given=quoted(seed))
    game = load_game(name)
    options = {} if options is None else options
    start = game.deal(players, seed, options, game.edition)
    head = {
        "game": game.name,
        "edition": game.edition,
        "players": int(start[0].players),
        "seed": f"{seed:032x}",
        "options": deepcopy(game.options.filled(options)),
    }
    return Match(game, start, head)


def position(name: str, values: Json) -> Match:
    """A match that begins with a position set up by hand: what `values` leaves out is as after a deal."""
    game = load_game(name)
    start = game.arrange(values)
    head = {"game": name, "edition": int(start[0].edition), "position": game.layout.write(start, secrets=True)}
    return Match(game, start, head)


def replay(record: Json) -> Match:
    """The match that a record tells of, played again; an error if the record is damaged or not ours."""
    match = begun(record)
    log = record["log"]
    if not isinstance(log, list):
        raise MalformedInput("malformed-record", "log-no-list", given=quoted(log))
    for number, entry in enumerate(log):
        play_entry(match, number, entry)
    if record["link"] != match.link:
        raise MalformedInput("tampered-record", "record-cut")
    if record["result"] != match.result:
        raise MalformedInput("tampered-record", "record-result")
    return match


def begun(record: Json) -> Match:
    """The match of a record before the first entry of its log.

    It begins as the record says, to the letter: options that came later have their defaults.
    """
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise MalformedInput("foreign-record", "foreign-record", given=quoted(record))
    dealt = {"format", "game", "edition", "players", "seed", "options", "log", "link", "result"}
    arranged = {"format", "game", "edition", "position", "log", "link", "result"}
    if record.keys() not in (dealt, arranged):
        raise MalformedInput("malformed-record", "record-keys", given=quoted(list(record)))
    game = load_game(record["game"])
    if "position" in record:
        start = game.arrange(record["position"])
    else:
        start = game.deal(record["players"], _read_seed(record["seed"]), record["options"], record["edition"])
    if type(record["edition"]) is not int or record["edition"] != start[0].edition:
        raise MalformedInput("malformed-record", "record-edition", given=quoted(record["edition"]))
    head = {key: deepcopy(record[key]) for key in record if key not in ("format", "log", "link", "result")}
    return Match(game, start, head)


def _read_seed(seed: object) -> int:
    if not isinstance(seed, str) or len(seed) != SEED_BITS // 4 or not set(seed) <= set("0123456789abcdef"):
        raise MalformedInput("malformed-record", "record-seed", given=quoted(seed))
    return int(seed, 16)


def play_entry(match: Match, number: int, entry: Json) -> None:
    """Play one entry of a log, if it is linked to all before it."""
    kinds = ({"seat", "action", "link"}, {"seat", "undo", "link"}, {"clock", "link"})
    if not isinstance(entry, dict) or entry.keys() not in kinds:
        raise MalformedInput("malformed-record", "log-entry", number=number, given=quoted(entry))
    _check_link(match, number, entry)
    try:
        if "clock" in entry:
            match.tick()
        elif "undo" in entry:
            match.undo(entry["seat"], consented=entry["undo"] == "consented")
        else:
            match.play(entry["seat"], entry["action"])
    except (MalformedInput, IllegalAction) as error:
        raise type(error)(error.code, "log-refused", number=number, problem=str(error)) from error
    if entry != match.log[-1]:
        raise MalformedInput("tampered-record", "log-spelling", number=number)


def _check_link(match: Match, number: int, entry: dict[str, Json]) -> None:
    content = {key: value for key, value in entry.items() if key != "link"}
    try:
        fits = entry["link"] == _linked(match.link, content)
    except (TypeError, ValueError, RecursionError):  # nothing that we ever wrote
        fits = False
    if not fits:
        raise MalformedInput("tampered-record", "log-changed", number=number)
