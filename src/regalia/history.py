"""What was done in a match: the entries of its log, which only grows, and the moves that stand."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload

from regalia.game import Game
from regalia.schema import Array, Json

KEYFRAME_EVERY = 32  # moves: so many are played again at most when one is taken back
NOBODY = -1


class Acted(NamedTuple):
    """A seat took an action."""

    seat: int
    code: int

    def apply(self, game: Game, records: Array) -> None:
        game.entry_points.act_at(records, 0, self.seat, self.code)

    def to_json(self, game: Game) -> dict[str, Json]:
        return {"seat": self.seat, "action": game.actions.write(self.code)}


class Ticked(NamedTuple):
    """A glass ran out."""

    glass: str

    @property
    def seat(self) -> int:
        return NOBODY

    def apply(self, game: Game, records: Array) -> None:
        game.entry_points.tick_at(records, 0)

    def to_json(self, game: Game) -> dict[str, Json]:
        return {"clock": self.glass}


class TakenBack(NamedTuple):
    """A seat took back the last move that stood."""

    seat: int
    consented: bool

    def to_json(self, game: Game) -> dict[str, Json]:
        return {"seat": self.seat, "undo": "consented" if self.consented else "free"}


Move = Acted | Ticked  # what leads from one position to the next
Entry = Move | TakenBack


class Log(Sequence[dict[str, Json]]):
    """The entries of a match as JSON, to be read only: each is written anew when it is asked for."""

    def __init__(self, game: Game, entries: list[Entry]) -> None:
        self._game = game
        self._entries = entries

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, at: int) -> dict[str, Json]: ...
    @overload
    def __getitem__(self, at: slice) -> list[dict[str, Json]]: ...
    def __getitem__(self, at: int | slice) -> dict[str, Json] | list[dict[str, Json]]:
        if isinstance(at, slice):
            return [entry.to_json(self._game) for entry in self._entries[at]]
        return self._entries[at].to_json(self._game)

    def __iter__(self) -> Iterator[dict[str, Json]]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and (self._game, self._entries) == (other._game, other._entries)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Log of {len(self)} entries>"


class History:
    """The moves that stand, and how to take the last of them back.

    Every so often the position is kept: however long the match, only the moves since then are played again.
    """

    def __init__(self, game: Game, start: Array) -> None:
        self._game = game
        self._moves: list[Move] = []
        self._keyframes = [start.tobytes()]  # the positions after every so many moves
        self._streams: dict[int, int] = {}  # by moves played: the random stream that the match went on with there
        self._last_stream = int(start["random_stream"][0])
        self._free = (NOBODY, 0)  # whose moves at the end brought nothing to light, and how many

    def __len__(self) -> int:
        return len(self._moves)

    @property
    def start(self) -> Array:
        return self._game.layout.from_bytes(self._keyframes[0])

    def copy(self) -> "History":
        twin = History.__new__(History)
        twin.__dict__.update(self.__dict__)
        twin._moves, twin._keyframes, twin._streams = self._moves[:], self._keyframes[:], self._streams.copy()
        return twin

    def add(self, move: Move, before: Array, after: Array) -> None:
        """A move was played."""
        self._moves.append(move)
        if len(self._moves) % KEYFRAME_EVERY == 0:
            self._keyframes.append(after.tobytes())
        if move.seat == NOBODY or _revealed(before) != _revealed(after):
            self._free = (NOBODY, 0)
        else:
            seat, moves = self._free
            self._free = (move.seat, moves + 1 if seat == move.seat else 1)

    @property
    def ends_in_tick(self) -> bool:
        """Whether time ran out last: that cannot be taken back."""
        return bool(self._moves) and isinstance(self._moves[-1], Ticked)

    @property
    def mover_in_the_dark(self) -> int | None:
        """Whose the last move is, if nothing came to light since before it."""
        mover, moves = self._free
        return mover if moves > 0 else None

    def take_back(self, position: Array) -> Array:
        """The position before the last move.

        If anything came to light since then the match goes on with another random stream and what lies face down is
        mixed anew. That is so too if what came to light after the last move was itself taken back before.
        """
        was_seen = self._streams.pop(len(self._moves), None) is not None
        self._moves.pop()
        del self._keyframes[len(self._moves) // KEYFRAME_EVERY + 1 :]
        mover, moves = self._free
        self._free = (mover, max(0, moves - 1))
        before = self._rebuilt()
        if was_seen or _revealed(before) != _revealed(position):
            self._last_stream += 1
            self._streams[len(self._moves)] = self._last_stream
            before = self._rebuilt()
        return before

    def _rebuilt(self) -> Array:
        """The position that the moves lead to."""
        first = len(self._moves) // KEYFRAME_EVERY * KEYFRAME_EVERY
        records = self._game.layout.from_bytes(self._keyframes[-1])
        for played in range(first, len(self._moves)):
            self._change_stream(records, played)
            self._moves[played].apply(self._game, records)
        self._change_stream(records, len(self._moves))
        return records

    def _change_stream(self, records: Array, played: int) -> None:
        if played in self._streams:
            self._game.entry_points.change_stream_at(records, 0, self._streams[played])


def _revealed(records: Array) -> int:
    return int(records["revealed"][0])
