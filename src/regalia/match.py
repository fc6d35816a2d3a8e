"""One play of a game: who may act, what is legal, what each seat sees and is told, and the log that replays it."""

import secrets
from collections.abc import Callable
from copy import deepcopy
from threading import RLock
from typing import Any, Final, NamedTuple

import numpy as np

from regalia.errors import IllegalAction, MalformedInput, quoted
from regalia.game import SEED_BITS as SEED_BITS
from regalia.game import Game, load_game
from regalia.history import Acted, Entry, History, Log, Move, TakenBack, Ticked
from regalia.records import FORMAT, beginning, sealed
from regalia.schema import NOT_YOUR_TURN, Array, Asked, Json
from regalia.sentences import Argument, Seat
from regalia.telling import telling
from regalia.views import Clock, News, Standing, Undone, View, audience, read_seat, standing

PUBLIC_FORMAT = "regalia 1 public"


class Match:
    """A match from its first position on. Made by `new`, `replay`, `position` and `from_bytes`, not by hand.

    Threads may share a match: whoever changes it holds its lock, and a record that is once the match's own is never
    written to again, so that whoever reads one sees a whole position.
    """

    def __init__(self, game: Game, start: Array, head: dict[str, Json]) -> None:
        self.game: Final = game
        self.players: Final = int(start["players"][0])
        self._head: Final = head
        self._records = start
        self._standing = standing(game, start)
        self._entries: list[Entry] = []
        self._undone: Undone | None = None  # if the last entry took something back
        self._history = History(game, start)
        self._lock = RLock()

    def __repr__(self) -> str:
        state = "over" if self.over else f"to act: {', '.join(map(str, self.actors))}"
        return f"<Match of {self.game.name}, {self.players} players, {len(self._entries)} entries, {state}>"

    def copy(self) -> "Match":
        """A match of its own that stands where this one does."""
        twin = Match.__new__(Match)
        with self._lock:
            twin.__dict__.update(self.__dict__, _entries=self._entries[:], _history=self._history.copy(), _lock=RLock())
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        state = self.copy().__dict__
        del state["_lock"], state["_standing"]
        return state | {"_records": state["_records"].tobytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        records = state["game"].layout.from_bytes(state["_records"])
        self.__dict__.update(state, _records=records, _standing=standing(state["game"], records), _lock=RLock())

    @property
    def log(self) -> Log:
        """What was done so far, entry by entry; it grows with the match and cannot be changed."""
        return Log(self.game, self._entries)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over, or only the clock can go on."""
        return self._standing.actors

    @property
    def clock(self) -> Clock | None:
        """The glass that runs; None while no time is measured."""
        return self._standing.clock

    @property
    def over(self) -> bool:
        return self._standing.is_over

    def legal(self, seat: int) -> list[dict[str, Json]]:
        """Every action that a seat may take now."""
        codes: Array = np.empty(len(self.game.actions), np.int32)
        count = self.game.entry_points.legal_at(self._records, 0, self._read_seat(seat), codes)
        return [self.game.actions.write(code) for code in codes[:count].tolist()]

    def play(self, seat: int, action: Json) -> News:
        """Take an action; what each seat is told of it is handed back. If it is refused, nothing has changed."""
        with self._lock:
            return self.complete(self.prepare(seat, action))

    def prepare(self, seat: int, action: Json) -> "Step":
        """What an action would lead to. Refused if it may not be taken; nothing has changed yet."""
        with self._lock:
            asked = self.game.actions.parse(action)
            seat = self._read_seat(seat)
            refusal = self._refusal(seat, asked, action)
            if refusal is not None:
                raise refusal
            return self._step(Acted(seat, asked.code))

    def complete(self, step: "Step") -> News:
        """Take the step that was prepared: nothing else can have happened since."""
        with self._lock:
            assert step.before is self._records, "the match went on since the step was prepared"
            self._history.add(step.move, step.before, step.after)
            return self._write_down(step.move, step.after, step.standing, None)

    def tick(self) -> News:
        """The glass that runs has run out. That cannot be taken back, by whomever."""
        with self._lock:
            running = self.clock
            if running is None:
                raise IllegalAction("no-clock", "no-clock")
            return self.complete(self._step(Ticked(running.glass)))

    def _step(self, move: Move) -> "Step":
        """Play a move on a new record: the one before stays as it is for those who look at it."""
        after = self.game.layout.from_bytes(self._records.tobytes())
        move.apply(self.game, after)
        return Step(move, self._records, after, standing(self.game, after))

    def _write_down(self, entry: Entry, records: Array, stands: Standing, undone: Undone | None) -> News:
        self._records, self._standing, self._undone = records, stands, undone
        self._entries.append(entry)
        return self.news()

    def news(self) -> News:
        """What the last entry brought, or the deal."""
        return News(self.game, self.players, len(self._entries), self._records, self._undone)

    def why_not(self, seat: int, action: Json) -> IllegalAction | None:
        """Why a seat may not take an action now, without trying it; None if it may."""
        with self._lock:
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
        code = reason.code
        if number <= NOT_YOUR_TURN:
            actors: list[Argument] = [Seat(actor) for actor in self.actors]
            return IllegalAction(code, reason.name, actors=actors)
        facts = telling(self.game.name).explained(self.hidden(seat), seat, action, reason.name)
        return IllegalAction(code, reason.name, game=self.game.name, **facts)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back without asking: nothing came to light since.

        A game that is over stays over unless all consent.
        """
        return self._read_seat(seat) == self.undoer

    @property
    def undoer(self) -> int | None:
        """The seat that may take its last action back without asking, if there is one."""
        with self._lock:
            return None if self.over else self._history.mover_in_the_dark

    def undo(self, seat: int, *, consented: bool = False) -> News:
        """Take the last action back: a seat its own while nothing came to light, anybody's if all consent.

        Past a reveal the random stream moves on and what lies face down is mixed anew: nobody gets what he has
        already seen.
        """
        with self._lock:
            seat = self._read_seat(seat)
            if type(consented) is not bool:
                raise MalformedInput("malformed-undo", "consent", given=quoted(consented))
            if len(self._history) == 0:
                raise IllegalAction("nothing-to-undo", "nothing-to-undo")
            if self._history.ends_in_tick:
                raise IllegalAction("time-has-run", "time-has-run")
            is_free = self.can_undo(seat)
            if not is_free and not consented:
                raise IllegalAction("undo-not-free", "undo-not-free")
            undone = Undone(seat, audience(self._records))
            before = self._history.take_back(self._records)
            return self._write_down(TakenBack(seat, not is_free), before, standing(self.game, before), undone)

    def look(self, seat: int | None) -> View:
        """All that a seat may know now; None is a spectator."""
        with self._lock:
            record = self.hidden(seat).tobytes()
            return View(self.game, seat, len(self._entries), self.actors, self.clock, record, self._undone)

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that a seat may know now, as JSON."""
        return self.look(seat).to_json()

    def hidden(self, seat: int | None) -> Array:
        """All that a seat may know, as a record of its own: what bots are given."""
        hidden = self.game.layout.from_bytes(self._records.tobytes())
        self.game.entry_points.hide_at(hidden, 0, -1 if seat is None else self._read_seat(seat))
        return hidden

    @property
    def result(self) -> dict[str, Json] | None:
        """Places, points with their sources, and winners (none in a draw); None while the game goes on."""
        with self._lock:
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
        """The whole match as JSON: how it began, what was done, and how it ended. `replay` reads it.

        It holds the seed or the whole first position: whoever has it knows every die and card to come. While a match
        runs, show `public_record` instead.
        """
        with self._lock:
            return sealed({"format": FORMAT, **deepcopy(self._head), "log": self.log[:], "result": self.result})

    def public_record(self) -> dict[str, Json]:
        """The match as spectators know it, with nothing in it that is secret while the match runs.

        Actions can be secret too, as when a seat tries how to pay, so there is no log. In its place stands the story:
        what spectators were told at the beginning, and then by each entry.
        """
        again = Match(self.game, self._history.start, self._head)
        start = again.view(None)
        told = [play_entry(again, number, entry).told(None) for number, entry in enumerate(self.log)]
        options = {"options": deepcopy(self._head["options"])} if "options" in self._head else {}
        return {
            "format": PUBLIC_FORMAT,
            "game": self.game.name,
            **options,
            "start": start["state"],
            "story": [start["events"], *told],
            "result": again.result,
        }

    def position(self) -> dict[str, Json]:
        """The whole position as JSON, hidden parts included. `regalia.position` reads it."""
        return self.game.layout.write(self._records, secrets=True)

    def to_bytes(self) -> bytes:
        """The record itself, hidden parts included; `regalia.from_bytes` reads it.

        Equal positions, reached by acts that told the same, are equal bytes on every machine.
        """
        return self._records.tobytes()

    def _read_seat(self, seat: object) -> int:
        return read_seat(seat, self.players)


class Step(NamedTuple):
    """A move that can be made, from one position to the next."""

    move: Move
    before: Array
    after: Array
    standing: Standing  # who may act after it


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
    """A match that begins with a position set up by hand: what `values` leaves out is as after a deal.

    Dice and deal come from `random_key`, four numbers of 32 bits: give it in `values` to have the same ones each
    time. Without it they come from a key that nobody can guess.
    """
    game = load_game(name)
    start = game.arrange(values)
    head = {"game": name, "edition": int(start[0].edition), "position": game.layout.write(start, secrets=True)}
    return Match(game, start, head)


def from_bytes(name: str, data: bytes) -> Match:
    """A match that begins where another was when it gave its `to_bytes`."""
    game = load_game(name)
    start = game.restore(data)
    return Match(game, start, {"game": name, "edition": int(start[0].edition), "bytes": data.hex()})


def replay(record: Json) -> Match:
    """The match that a record tells of, played again; an error if the record is damaged or not ours."""
    match = begun(record)
    if not isinstance(record["log"], list):
        raise MalformedInput("malformed-record", "log-no-list", given=quoted(record["log"]))
    for number, entry in enumerate(record["log"]):
        play_entry(match, number, entry)
    if record["result"] != match.result:
        raise MalformedInput("tampered-record", "record-result")
    return match


def begun(record: Json) -> Match:
    """The match of a record before the first entry of its log."""
    return Match(*beginning(record))


def play_entry(match: Match, number: int, entry: Json) -> News:
    """Play one entry of a log."""
    play = _KINDS.get(frozenset(entry)) if isinstance(entry, dict) else None
    if play is None:
        raise MalformedInput("malformed-record", "log-entry", number=number, given=quoted(entry))
    try:
        news = play(match, entry)
    except (MalformedInput, IllegalAction) as error:
        raise type(error)(error.code, "log-refused", game=error.game, number=number, problem=error.sentence) from error
    if entry != match.log[-1]:
        raise MalformedInput("tampered-record", "log-spelling", number=number)
    return news


_KINDS: dict[frozenset[str], Callable[[Match, dict[str, Json]], News]] = {  # of entries in a log, by their keys
    frozenset({"seat", "action"}): lambda match, entry: match.play(entry["seat"], entry["action"]),
    frozenset({"clock"}): lambda match, entry: match.tick(),
    frozenset({"seat", "undo"}): lambda match, entry: match.undo(entry["seat"], consented=entry["undo"] == "consented"),
}
