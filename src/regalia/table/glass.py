"""The glass of a match, and how much of its sand has run."""

from typing import Final

from regalia.views import Clock


class Hourglass:
    """Sand that runs from some moment on, or stands. Moments are those of a clock that only goes forward."""

    def __init__(self, clock: Clock, since: float | None) -> None:
        self.clock: Final = clock
        self._ran = 0.0  # seconds of sand, when it last began to run
        self._since = since  # when that was; None while it stands

    @property
    def deadline(self) -> float | None:
        """When the sand is out; None while it stands."""
        return None if self._since is None else self._since + self.clock.seconds - self._ran

    def ran(self, moment: float) -> float:
        """Seconds of sand that have run at a moment."""
        more = 0.0 if self._since is None else max(0.0, moment - self._since)
        return min(self._ran + more, self.clock.seconds)

    def stand(self, moment: float) -> None:
        self._ran, self._since = self.ran(moment), None

    def run_on(self, moment: float) -> None:
        if self._since is None:
            self._since = moment

    def lay(self, ran: float) -> None:
        """So much has run of sand that stands."""
        self._ran = ran
