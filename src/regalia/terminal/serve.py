"""The server, run from a terminal."""

import asyncio
import webbrowser
from pathlib import Path

from regalia.server.addresses import addresses
from regalia.server.serving import listen, serve
from regalia.server.store import StoreProblem
from regalia.server.tables import Surroundings
from regalia.terminal.problem import Problem
from regalia.terminal.screen import Screen, spoken


def run(console: Screen, folder: Path, host: str, port: int, public: str | None, language: str, *, opens: bool) -> int:
    """Serve until told to stop."""
    try:
        listening = listen(host, port)
    except OSError as error:
        raise Problem("problem-address", address=f"{host}:{port}", problem=error.strerror or str(error)) from error
    where = addresses(listening, public)

    def answers() -> None:
        words = spoken(console, None, language)
        console.print(words("serving", address=where.own, folder=str(folder)), soft_wrap=True)
        for shared in where.shared:
            if shared != where.own:
                console.print(words("serving-others", address=shared), soft_wrap=True)
        if opens:
            webbrowser.open(where.own)

    try:
        asyncio.run(serve(folder, listening, answers, Surroundings(), public))
    except StoreProblem as problem:
        raise Problem("problem-store", problem=str(problem)) from problem
    finally:
        listening.close()
    return 0
