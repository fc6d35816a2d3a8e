"""What the log of a table leads to, entry by entry: who sits there, the match, and what was answered to whom.

Nothing here waits, writes or sends. Whether an entry may be is found out before it is written (`outcome`); once it is
written it takes place (`take_place`), and when the table is loaded it takes place again in the same way.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, assert_never

from regalia.bots import SearchMemory
from regalia.errors import IllegalAction, MalformedInput
from regalia.match import Match, Step
from regalia.server.store import Head, Saved, State
from regalia.server.tables import agreement
from regalia.server.tables.acting import prepared
from regalia.server.tables.dealing import dealt
from regalia.server.tables.entries import (
    Acted,
    Answered,
    AnsweredReplacing,
    AskedReplacing,
    AskedUndo,
    CameBack,
    Decided,
    Happened,
    Lapsed,
    OfPlay,
    OfSeats,
    RanOn,
    Reassigned,
    Rematched,
    Resigned,
    Sat,
    Ticked,
    Undid,
    WentAway,
    read,
)
from regalia.server.tables.seating import Seating, player_of, stand_in_of
from regalia.server.tables.taking_back import Messages
from regalia.server.tables.trying import tried
from regalia.server.wire.messages import Seat
from regalia.table import Player, Table
from regalia.views import News

MILLISECONDS = 1000  # a second: sand is logged as a whole number of them
_OF_PLAY = (Acted, Undid, AskedUndo, Answered, Lapsed, Ticked)
_IN_PLAY = (Resigned, WentAway, CameBack, RanOn, AskedReplacing, AnsweredReplacing, Decided)


class Outcome(NamedTuple):
    """What an entry will lead to, as far as the store keeps it beside the log."""

    seating: Seating
    state: State
    waiting: frozenset[int]  # the seats of people for whom the table waits
    step: Step | None = None  # what was tried to find it out, and need not be played again


class Course:
    def __init__(self, saved: Saved, *, now: Callable[[], float], seed: int, memory: SearchMemory) -> None:
        self.head: Final[Head] = saved.head
        self.number = 0  # of the last entry
        seats = [Seat(**seat) for seat in saved.beginning["seats"]]
        self.seating = Seating.of(seats)
        self.table: Table | None = None  # once all were ready
        self.question: agreement.Question | None = None  # whether somebody is replaced
        self.rematch: Rematched | None = None  # who asked for another game, and where
        self._beginning: Final = saved.beginning
        self._setting: Final = (now, seed, memory)
        self.messages: Final = Messages()
        self._turned = [0] * len(seats)  # the entries that last changed each seat's turn
        self._undone = 0  # the last entry that took something back
        self._asked = 0  # the last entry that asked for that
        self._is_together = False  # whether several act at once, if only one of them is not done yet
        self._done: dict[tuple[str | None, str], int] = {}  # by guest and id of a message: the entry that it made
        self.is_resting = True  # whether sand stands because nobody knows yet who is there
        for entry in saved.entries:
            self.take_place_again(read(entry))
        self.is_resting = self.has_glass

    def take_place_again(self, happened: Happened) -> list[News]:
        """As it did before, with the sand where it was."""
        if self.table is not None and happened.sand is not None:
            self.table.lay_sand(happened.sand / MILLISECONDS)
        return self.take_place(happened)

    @property
    def state(self) -> State:
        if self.table is None:
            return "open"
        return "over" if self.table.match.over else "playing"

    @property
    def has_stand_ins(self) -> bool:
        """Whether bots play for people who are away, as the table was set up; else it waits for them."""
        return self.head.settings.get("absence") == "bot"

    @property
    def takes_days(self) -> bool:
        """Whether people come and go as they like. Tables that were made before there was a choice are played live."""
        return self.head.settings.get("pace") == "days"

    @property
    def has_glass(self) -> bool:
        """Whether sand runs, or stands until it may."""
        return self.table is not None and self.table.match.clock is not None

    def _stands(self, table: Table) -> bool:
        """Whether sand stands: it does not run out on somebody whom the table waits for."""
        waits = not self.has_stand_ins and not self.seating.away.isdisjoint(table.match.actors)
        return self.is_resting or self.seating.is_deserted or waits

    @property
    def why_hands_rest(self) -> IllegalAction | None:
        """Why nobody may do anything while sand stands; None if it does not."""
        stands = self.table is not None and self.table.stands
        return IllegalAction("sand-stands", "sand-stands") if stands else None

    def entry_of(self, guest: str, message: str) -> int | None:
        """The entry that a guest's message made, if it was here before."""
        return self._done.get((guest, message))

    def check_seen(self, seat: int, seen: int, *, is_answer: bool) -> None:
        """Refuse what a player asks for who does not know of an undo, or of a change of his own turn.

        Where several act at once nothing is stale that they do.
        """
        if seen > self.number:
            raise MalformedInput("malformed-number", "unseen-number", given=seen, number=self.number)
        changed = 0 if self._is_together else max(self._undone, self._turned[seat])
        if seen < (self._asked if is_answer else changed):
            raise IllegalAction("stale", "stale")

    def outcome(self, happened: Happened) -> Outcome:
        """What an entry will lead to. Refused if it may not be."""
        if isinstance(happened, _OF_PLAY):
            if isinstance(happened, Acted | Undid) and self.why_hands_rest is not None:
                raise self.why_hands_rest
            if isinstance(happened, Acted) and len(happened.actions) == 1:
                return self._outcome_of_one(happened)
            return self._outlook(self.seating, tried(self._playing(), happened, self.messages.moves_undone(happened)))
        seating = self._seating_after(happened)
        return self._before_play(seating) if self.table is None else self._outlook(seating, self.table.match)

    def _before_play(self, seating: Seating) -> Outcome:
        if seating.is_ready:
            return self._outlook(seating.begun(), self._dealt(seating))
        waiting = (number for number, seat in enumerate(seating.seats) if seat.kind == "person" and not seat.ready)
        return Outcome(seating, "open", frozenset(waiting))

    def _outcome_of_one(self, happened: Acted) -> Outcome:
        """Nearly all messages bring one action: what it leads to is kept until it takes place."""
        step = prepared(self._playing().match, happened)
        after = step.standing
        state: State = "over" if after.is_over else "playing"
        return Outcome(self.seating, state, frozenset(after.actors).intersection(self.seating.people), step)

    def _outlook(self, seating: Seating, match: Match) -> Outcome:
        return Outcome(
            seating, "over" if match.over else "playing", frozenset(match.actors).intersection(seating.people)
        )

    def _seating_after(self, happened: OfSeats) -> Seating:
        """Who sits where after an entry that is no move. Refused if it may not be."""
        self._check_time(happened)
        if isinstance(happened, AskedReplacing | AnsweredReplacing):
            agreement.check(self.question, happened, self.seating)
        seating = self.seating.after(happened)
        if isinstance(happened, Reassigned):
            self._dealt(seating)  # refuses a number of players that cannot be
        return seating

    def _check_time(self, happened: OfSeats) -> None:
        """Some things are possible only before the game, others only while it is played or when it is over."""
        if isinstance(happened, _IN_PLAY):
            if self._playing().match.over:
                raise IllegalAction("game-over", "game-over")
        elif isinstance(happened, Rematched):
            if self.state != "over":
                raise IllegalAction("not-over", "not-over")
        elif self.table is not None and not (isinstance(happened, Sat) and happened.seat in self.seating.free):
            raise IllegalAction("begun", "game-begun")

    def _playing(self) -> Table:
        if self.table is None:
            raise IllegalAction("not-begun", "not-begun")
        return self.table

    def take_place(self, happened: Happened, step: Step | None = None) -> list[News]:
        """An entry that was written takes place, by the step that was tried for it if there is one.

        What it brought to the match is handed back.
        """
        self.number += 1
        actors, had_glass = self._actors(), self.has_glass
        moves = 0 if self.table is None else len(self.table.match.log)
        if isinstance(happened, Acted | Undid | AskedUndo | Answered) and happened.id is not None:
            self._done[self.seating.guests[happened.seat], happened.id] = self.number
        news = self._happen(happened, step)
        self._note_turns(happened, actors, had_glass)
        if isinstance(happened, Undid | AskedUndo | Answered) and self.table and len(self.table.match.log) > moves:
            self._undone = self.number
            self.messages.take_back(happened)
        now, _, _ = self._setting
        asked = agreement.after(self.question, happened, self.seating, self.number, now())
        self.question = None if self.state == "over" else asked
        if self.table is not None:
            self.table.let_run(not self._stands(self.table))
        return news

    def _happen(self, happened: Happened, step: Step | None) -> list[News]:
        if isinstance(happened, _OF_PLAY):
            return self._play_on(happened, self._playing(), step)
        before, self.seating = self.seating, self._seating_after(happened)
        if isinstance(happened, RanOn):
            self.is_resting = False
        if isinstance(happened, Rematched):
            self.rematch = happened
        if self.table is None:
            return self._begin() if self.seating.is_ready else []
        self._reseat(self.table, before)
        return []

    def _reseat(self, table: Table, before: Seating) -> None:
        """Others play on where somebody else sits now, or somebody went away or came back."""
        for number, (old, new) in enumerate(zip(before.seats, self.seating.seats, strict=True)):
            if self._player(old) != self._player(new):
                is_his_still = before.guests[number] == self.seating.guests[number]
                (table.lend if is_his_still else table.replace)(number, self._player(new))

    def _player(self, seat: Seat) -> Player:
        return stand_in_of(seat) if seat.away and self.has_stand_ins else player_of(seat)

    def _play_on(self, happened: OfPlay, table: Table, step: Step | None) -> list[News]:
        if isinstance(happened, Acted | Ticked | AskedUndo):
            self.messages.note(happened)
        match happened:
            case Acted():
                if step is not None:
                    return [table.complete(step)]
                return [table.act(happened.seat, action) for action in happened.actions]
            case Ticked():
                return [table.tick()]
            case Undid():
                return [table.undo(happened.seat, self.messages.moves_undone(happened))]
            case AskedUndo():
                self._asked = self.number
                moves = self.messages.moves_undone(happened)
                return _told(table.ask_undo(happened.seat, moves, happened.asked))
            case Answered():
                if happened.agrees:
                    return _told(table.agree(happened.seat))
                table.disagree()
                return []
            case Lapsed():
                table.disagree()
                return []
        assert_never(happened)

    def _begin(self) -> list[News]:
        now, seed, memory = self._setting
        match = self._dealt(self.seating)
        self.seating = self.seating.begun()
        self.table = Table(match, self.seating.players(), now=now, seed=seed, memory=memory)
        return [match.news()]

    def _dealt(self, seating: Seating) -> Match:
        players = sum(seat.kind != "nobody" for seat in seating.seats)
        return dealt(self.head, self._beginning, players)

    def _actors(self) -> set[int]:
        return set() if self.table is None else set(self.table.match.actors)

    def _note_turns(self, happened: Happened, before: set[int], had_glass: bool) -> None:
        """Who could act before an entry, and can now. Who is left of several who act at once is one of them still."""
        actors = self._actors()
        for seat in (before ^ actors) | ({happened.seat} if isinstance(happened, Acted) else set()):
            self._turned[seat] = self.number
        is_one_of_them = self._is_together and not had_glass and before >= actors
        self._is_together = self.has_glass or len(actors) > 1 or is_one_of_them


def _told(news: News | None) -> list[News]:
    return [] if news is None else [news]
