"""The server as tests run it, in a process of its own: bots answer at once, and tests may change it."""

from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from regalia.server import serving
from regalia.server.tables import Surroundings
from regalia.server.tables.pace import no_pause
from tests.server.changes import CHANGES


def run(
    folder: Path, reporting: Connection, changes: tuple[str, ...], around: dict[str, Any], public: str | None
) -> None:
    """Serve a folder until told to stop, and report the address."""
    for change in changes:
        CHANGES[change](folder)
    listening = serving.listen("127.0.0.1", 0)
    surroundings = replace(Surroundings(pace=no_pause, games=()), **around)
    serving.run(folder, listening, lambda: reporting.send(serving.address(listening)), surroundings, public)
