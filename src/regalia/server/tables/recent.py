"""What went to each seat last, so that somebody who was gone for a moment gets what he missed."""

from collections import deque
from collections.abc import Collection, Mapping, Set

_MOST_ENTRIES = 64
_MOST_CHARACTERS = 16 * 1024  # for a seat: a snapshot is not much longer; five hundred tables of four are 32 MB at most


class _Seat:
    def __init__(self) -> None:
        self.entries = deque[str]()
        self.characters = 0
        self.unread = 0  # entries since somebody last read there

    def keeps(self, entry: str, is_read: bool) -> bool:
        """Keep one more; returns whether that is worth while. It is not where nobody has read for long."""
        entries = self.entries
        entries.append(entry)
        self.characters += len(entry)
        while self.characters > _MOST_CHARACTERS or len(entries) > _MOST_ENTRIES:
            self.characters -= len(entries.popleft())
        self.unread = 0 if is_read else self.unread + 1
        return is_read or self.unread <= len(entries)


class Recent:
    """The last entries for each seat (None: spectators) where somebody reads, or did not long ago."""

    def __init__(self) -> None:
        self._seats: dict[int | None, _Seat] = {}

    @property
    def seats(self) -> Collection[int | None]:
        return self._seats.keys()

    def begin(self, seat: int | None) -> None:
        """Somebody reads there: what comes now is kept."""
        if seat not in self._seats:
            self._seats[seat] = _Seat()
        self._seats[seat].unread = 0

    def add(self, entries: Mapping[int | None, str], read: Set[int | None]) -> None:
        """The next entry as it is for each seat, and the seats where somebody reads it."""
        self._seats = {seat: kept for seat, kept in self._seats.items() if kept.keeps(entries[seat], seat in read)}
        for seat in read - self._seats.keys():
            self.begin(seat)

    def last(self, seat: int | None, entries: int) -> list[str] | None:
        """So many of the last entries; None if they are not all there."""
        kept = self._seats.get(seat)
        if kept is None or not 0 <= entries <= len(kept.entries):
            return None
        return list(kept.entries)[len(kept.entries) - entries :]

    def forget(self) -> None:
        """Somebody sits elsewhere now: what went to a seat before is not for who reads there from now on."""
        self._seats.clear()
