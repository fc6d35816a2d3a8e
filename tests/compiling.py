"""A compiler that takes as long as a test needs."""

from threading import Event

import pytest


class SlowCompiler:
    """Stands in for `compiled_rules`. What it does takes until somebody has looked at it twice.

    After the second look whatever the first one led to has been shown.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._compiled, self._looks, self._seen = 0, 0, Event()
        monkeypatch.setattr("regalia.terminal.compiling.compiled_rules", self._look)
        monkeypatch.setattr("regalia.terminal.compiling._SPINNER_DELAY", 0.001)

    def _look(self) -> int:
        self._looks += 1
        if self._looks == 2:
            self._seen.set()
        return self._compiled

    def load(self) -> None:
        """Find a rule in the cache, slowly."""
        self._looks = 0
        self._seen.clear()
        assert self._seen.wait(60)

    def compile(self) -> None:
        self._compiled += 1
        self.load()
