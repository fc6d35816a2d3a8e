"""What went to each seat last, so that somebody who was gone for a moment gets what he missed."""

from collections import deque
from collections.abc import Collection, Mapping, Set
from itertools import islice

_MOST_ENTRIES = 64
_MOST_CHARACTERS = 64 * 1024  # at a table: four snapshots are not much longer; five hundred tables are 32 MB at most


class Recent:
    """The last entries for each seat (None: spectators) where somebody reads, or did not long ago."""

    def __init__(self) -> None:
        self._entries = deque[Mapping[int | None, str]]()
        self._characters = 0
        self._unread: dict[int | None, int] = {}  # by seat: entries since somebody last read there

    @property
    def seats(self) -> Collection[int | None]:
        return self._unread.keys()

    def begin(self, seat: int | None) -> None:
        """Somebody reads there: what comes now is kept."""
        self._unread[seat] = 0

    def add(self, entries: Mapping[int | None, str], read: Set[int | None]) -> None:
        """The next entry as it is for each seat, and the seats where somebody reads it."""
        kept = entries if entries.keys() == self._unread.keys() else {seat: entries[seat] for seat in self._unread}
        self._entries.append(kept)
        self._characters += _characters(kept)
        while self._characters > _MOST_CHARACTERS or len(self._entries) > _MOST_ENTRIES:
            self._characters -= _characters(self._entries.popleft())
        if self._unread.keys() != read or any(self._unread.values()):
            self._note(read)

    def _note(self, read: Set[int | None]) -> None:
        """It is not worth while to keep anything where nobody has read what is kept."""
        missed = {seat: unread + 1 for seat, unread in self._unread.items() if seat not in read}
        kept = {seat: unread for seat, unread in missed.items() if unread <= len(self._entries)}
        self._unread = dict.fromkeys(read, 0) | kept

    def last(self, seat: int | None, entries: int) -> list[str] | None:
        """So many of the last entries; None if they are not all there."""
        if not 0 <= entries <= len(self._entries):
            return None
        texts = [kept.get(seat) for kept in islice(self._entries, len(self._entries) - entries, None)]
        found = [text for text in texts if text is not None]
        return found if len(found) == entries else None

    def forget(self) -> None:
        """Somebody sits elsewhere now: what went to a seat before is not for who reads there from now on."""
        self._entries.clear()
        self._characters = 0
        self._unread.clear()


def _characters(entries: Mapping[int | None, str]) -> int:
    return sum(map(len, entries.values()))
