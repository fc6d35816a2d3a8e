"""Which people have a connection to their table; and what is to be written of that, and when."""

from collections import Counter
from typing import Final, NamedTuple

from regalia.server.tables.course import Course
from regalia.server.tables.entries import CameBack, RanOn, WentAway
from regalia.server.tables.setting import Setting


class Notice(NamedTuple):
    """An entry that is to be made, and when."""

    at: float
    happened: WentAway | CameBack | RanOn


class Presence:
    """Whoever has no connection counts as present for a while: a connection is easily lost, and found again."""

    def __init__(self, course: Course, setting: Setting) -> None:
        self._course: Final = course
        self._setting: Final = setting
        self._here = Counter[str]()  # connections, by guest
        self._gone: dict[str, float] = {}  # when the last connection of each ended
        self._since = setting.now()  # nobody counts as missing from before that

    def arrive(self, guest: str | None) -> None:
        if guest is not None:
            self._here[guest] += 1
            self._tell_lobby()

    def leave(self, guest: str | None) -> None:
        if guest is not None:
            self._here[guest] -= 1
            self._gone[guest] = self._setting.now()
            if self._course.state == "open":
                self._setting.later(self._setting.grace, self._tell_lobby)

    def _tell_lobby(self) -> None:
        """The lobby shows where somebody waits for the game to begin."""
        if self._course.state == "open":
            self._setting.changed()

    @property
    def is_attended(self) -> bool:
        """Whether one of the people who sit here has a connection, or has had one not long ago."""
        lately = self._setting.now() - self._setting.grace
        here = (guest for guest in self._course.seating.guests if guest is not None)
        return any(self._here[guest] > 0 or self._gone.get(guest, lately) > lately for guest in here)

    def begin(self) -> None:
        """The game begins: only from now on people are missed."""
        self._since = self._setting.now()

    def next(self) -> Notice | None:
        """What is to be written next, if nobody comes or goes before."""
        if self._course.state != "playing":
            return None
        if self._course.takes_days:
            return self._end_of_rest()
        seating = self._course.seating
        noticed = [self._notice(seat) for seat in seating.people]
        if self._course.is_resting and not any(noticed) and not seating.is_deserted:
            return Notice(self._since, RanOn())
        return min(filter(None, noticed), key=lambda notice: notice.at, default=None)

    def _end_of_rest(self) -> Notice | None:
        """Where a game takes days nobody is missed: only sand waits, as long as anywhere, for all to be back."""
        if not self._course.is_resting:
            return None
        seating = self._course.seating
        is_complete = all(self._here[guest] > 0 for guest in seating.guests if guest is not None)
        return Notice(self._since if is_complete else self._since + self._setting.longest_rest, RanOn())

    def _notice(self, seat: int) -> Notice | None:
        guest, is_away = self._course.seating.guests[seat], self._course.seating.seats[seat].away
        assert guest is not None, "people sit there"
        is_here = self._here[guest] > 0
        if is_here:
            return Notice(self._since, CameBack(seat=seat)) if is_away else None
        return None if is_away else Notice(self._missing_since(guest), WentAway(seat=seat))

    def _missing_since(self, guest: str) -> float:
        """Until when a person counts as present. After the server began anew all have the time that sand stands."""
        if self._course.is_resting:
            return self._since + self._setting.longest_rest
        return max(self._since, self._gone.get(guest, self._since)) + self._setting.grace
