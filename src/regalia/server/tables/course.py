"""What the log of a table leads to, entry by entry: who sits there, the match, and what was answered to whom.

Nothing here waits, writes or sends. Whether an entry may be is found out before it is written (`outcome`); once it is
written it takes place (`take_place`), and when the table is loaded it takes place again in the same way.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, assert_never

from regalia.bots import SearchMemory
from regalia.errors import IllegalAction, MalformedInput
from regalia.match import Match, begun
from regalia.records import FORMAT, sealed
from regalia.server.store import Head, Saved, State
from regalia.server.tables.entries import (
    Acted,
    Answered,
    AskedUndo,
    CameBack,
    Happened,
    Lapsed,
    Left,
    RanOn,
    Readied,
    Resigned,
    Sat,
    Ticked,
    Undid,
    WentAway,
    read,
)
from regalia.server.tables.seating import Seating, player_of, stand_in_of
from regalia.server.wire.messages import Seat
from regalia.table import Player, Table
from regalia.views import News

MILLISECONDS = 1000  # a second: sand is logged as a whole number of them
_OF_PLAY = (Acted, Undid, AskedUndo, Answered, Lapsed, Ticked)


class RefusedList(Exception):
    """One of several actions was refused: which, and why."""

    def __init__(self, action: int, refusal: IllegalAction | MalformedInput) -> None:
        super().__init__(action, refusal)
        self.action: Final = action
        self.refusal: Final = refusal


class Outcome(NamedTuple):
    """What an entry will lead to, as far as the store keeps it beside the log."""

    seating: Seating
    state: State
    waiting: frozenset[int]  # the seats of people for whom the table waits


class Course:
    def __init__(self, saved: Saved, *, now: Callable[[], float], seed: int, memory: SearchMemory) -> None:
        self.head: Final[Head] = saved.head
        self.number = 0  # of the last entry
        seats = [Seat(**seat) for seat in saved.beginning["seats"]]
        self.seating = Seating(tuple(seats), (None,) * len(seats))
        self.table: Table | None = None  # once all were ready
        self._beginning: Final = saved.beginning
        self._setting: Final = (now, seed, memory)
        self._messages: list[int] = []  # how many moves each made, of those that stand
        self._turned = [0] * len(seats)  # the entries that last changed each seat's turn
        self._undone = 0  # the last entry that took something back
        self._asked = 0  # the last entry that asked for that
        self._done: dict[tuple[str | None, str], int] = {}  # by guest and id of a message: the entry that it made
        self.is_resting = True  # whether sand stands because nobody knows yet who is there
        for entry in saved.entries:
            self._take_place_again(read(entry))
        self.is_resting = self._has_glass

    def _take_place_again(self, happened: Happened) -> None:
        """As it did before, with the sand where it was."""
        if self.table is not None and happened.sand is not None:
            self.table.lay_sand(happened.sand / MILLISECONDS)
        self.take_place(happened)

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
    def _has_glass(self) -> bool:
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

        While a glass runs all act at once, and nothing is stale.
        """
        if seen > self.number:
            raise MalformedInput("malformed-number", "unseen-number", given=seen, number=self.number)
        if self._has_glass:
            return
        if seen < (self._asked if is_answer else max(self._undone, self._turned[seat])):
            raise IllegalAction("stale", "stale")

    def outcome(self, happened: Happened) -> Outcome:
        """What an entry will lead to. Refused if it may not be."""
        if isinstance(happened, _OF_PLAY):
            if isinstance(happened, Acted | Undid) and self.why_hands_rest is not None:
                raise self.why_hands_rest
            return self._outlook(self.seating, self._tried(happened))
        seating = self._seating_after(happened)
        if isinstance(happened, Resigned | WentAway | CameBack | RanOn):
            return self._outlook(seating, self._playing().match)
        return self._before_play(seating)

    def _before_play(self, seating: Seating) -> Outcome:
        if seating.is_ready:
            return self._outlook(seating, self._dealt())
        waiting = (number for number, seat in enumerate(seating.seats) if seat.kind == "person" and not seat.ready)
        return Outcome(seating, "open", frozenset(waiting))

    def _outlook(self, seating: Seating, match: Match) -> Outcome:
        people = {number for number, seat in enumerate(seating.seats) if seat.kind == "person"}
        return Outcome(seating, "over" if match.over else "playing", frozenset(people & set(match.actors)))

    def _seating_after(self, happened: Sat | Left | Readied | Resigned | WentAway | CameBack | RanOn) -> Seating:
        if isinstance(happened, RanOn):
            return self.seating
        if isinstance(happened, WentAway | CameBack):
            return self.seating.moved(happened)
        if isinstance(happened, Resigned):
            if self._playing().match.over:
                raise IllegalAction("game-over", "game-over")
            return self.seating.resigned(happened)
        if self.table is not None:
            raise IllegalAction("begun", "game-begun")
        match happened:
            case Sat():
                return self.seating.sat(happened)
            case Left():
                return self.seating.left(happened)
            case Readied():
                return self.seating.readied(happened)
        assert_never(happened)

    def _playing(self) -> Table:
        if self.table is None:
            raise IllegalAction("not-begun", "not-begun")
        return self.table

    def _tried(self, happened: Acted | Undid | AskedUndo | Answered | Lapsed | Ticked) -> Match:
        """The match as it would be, tried on a copy."""
        match = self._playing().match.copy()
        if isinstance(happened, Acted):
            _try_actions(match, happened)
        elif isinstance(happened, Ticked):
            match.tick()
        elif isinstance(happened, Undid):
            self._try_undo(match, happened.seat, consented=False)
        elif isinstance(happened, AskedUndo):
            self._try_asking(match, happened.seat)
        elif isinstance(happened, Answered):
            self._try_answer(match, happened)
        return match

    def _try_undo(self, match: Match, seat: int, *, consented: bool) -> None:
        for _ in range(self._last_message):
            match.undo(seat, consented=consented)

    def _try_asking(self, match: Match, seat: int) -> None:
        """Where others have to agree nothing is taken back yet; but it has to be possible."""
        after = match.copy()
        self._try_undo(after, seat, consented=True)
        if self._playing().people == [seat]:
            self._try_undo(match, seat, consented=True)

    def _try_answer(self, match: Match, happened: Answered) -> None:
        request = self._playing().request
        if request is None:
            raise IllegalAction("nothing-asked", "nothing-asked")
        if happened.seat not in request.asked:
            raise IllegalAction("not-asked", "not-asked")
        if happened.agrees and request.agreed | {happened.seat} == request.asked:
            self._try_undo(match, request.seat, consented=True)

    @property
    def _last_message(self) -> int:
        """How many moves the last message made that stands; if there is none, the match will say so."""
        return self._messages[-1] if self._messages else 1

    def take_place(self, happened: Happened) -> list[News]:
        """An entry that was written takes place. What it brought to the match is handed back."""
        self.number += 1
        actors = self._actors()
        moves = 0 if self.table is None else len(self.table.match.log)
        if isinstance(happened, Acted | Undid | AskedUndo | Answered) and happened.id is not None:
            self._done[self.seating.guests[happened.seat], happened.id] = self.number
        news = self._happen(happened)
        self._note_turns(happened, actors ^ self._actors())
        if isinstance(happened, Undid | AskedUndo | Answered) and self.table and len(self.table.match.log) > moves:
            self._undone = self.number
            self._messages.pop()
        if self.table is not None:
            self.table.let_run(not self._stands(self.table))
        return news

    def _happen(self, happened: Happened) -> list[News]:
        if isinstance(happened, _OF_PLAY):
            return self._play_on(happened, self._playing())
        self.seating = self._seating_after(happened)
        if isinstance(happened, RanOn):
            self.is_resting = False
            return []
        if isinstance(happened, Resigned | WentAway | CameBack):
            self._playing().replace(happened.seat, self._player(happened.seat))
            return []
        return self._begin() if self.seating.is_ready else []

    def _player(self, seat: int) -> Player:
        sitter = self.seating.seats[seat]
        return stand_in_of(sitter) if sitter.away and self.has_stand_ins else player_of(sitter)

    def _play_on(self, happened: Acted | Undid | AskedUndo | Answered | Lapsed | Ticked, table: Table) -> list[News]:
        match happened:
            case Acted():
                self._messages.append(len(happened.actions))
                return [table.act(happened.seat, action) for action in happened.actions]
            case Ticked():
                self._messages.append(1)
                return [table.tick()]
            case Undid():
                return [table.undo(happened.seat, self._last_message)]
            case AskedUndo():
                self._asked = self.number
                return _told(table.ask_undo(happened.seat, self._last_message))
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
        match = self._dealt()
        self.table = Table(match, self.seating.players(), now=now, seed=seed, memory=memory)
        return [match.news()]

    def _dealt(self) -> Match:
        """The match before anybody acted, by the edition of the rules that the table was made with."""
        head = {"game": self.head.game, "edition": self.head.edition, "options": self.head.options}
        rest = {"seed": self._beginning["seed"], "players": len(self.seating.seats), "log": [], "result": None}
        return begun(sealed({"format": FORMAT, **head, **rest}))

    def _actors(self) -> set[int]:
        return set() if self.table is None else set(self.table.match.actors)

    def _note_turns(self, happened: Happened, changed: set[int]) -> None:
        for seat in changed | ({happened.seat} if isinstance(happened, Acted) else set()):
            self._turned[seat] = self.number


def _try_actions(match: Match, happened: Acted) -> None:
    """Try some actions one after the other. Only the last may bring anything to light, or end the game.

    Where an earlier one would, nothing is said but that: the answer must not tell what it was.
    """
    last = len(happened.actions) - 1
    for number, action in enumerate(happened.actions):
        try:
            match.play(happened.seat, action)
        except (IllegalAction, MalformedInput) as refusal:
            raise RefusedList(number, refusal) from refusal
        if number < last and not match.can_undo(happened.seat):
            raise IllegalAction("reveals-early", "reveals-early")


def _told(news: News | None) -> list[News]:
    return [] if news is None else [news]
