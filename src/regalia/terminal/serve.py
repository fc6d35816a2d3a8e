"""The server, run from a terminal."""

import errno
import socket
from pathlib import Path

from regalia.server import serving
from regalia.server.addresses import addresses
from regalia.server.serving import listen
from regalia.server.store import StoreProblem
from regalia.server.tables import Surroundings
from regalia.terminal.browser import opened
from regalia.terminal.files import program
from regalia.terminal.problem import Problem
from regalia.terminal.screen import Screen, spoken
from regalia.words import Words

_USUAL_PORT, _PORTS_TRIED = 8000, 100
_USUAL = Surroundings()


def run(
    console: Screen,
    folder: Path,
    host: str,
    port: int | None,
    public: str | None,
    language: str,
    *,
    opens: bool,
    around: Surroundings = _USUAL,
) -> int:
    """Serve until told to stop. Where no port was asked for it is the usual one, or the next that is free."""
    listening = _listening(host, port)
    words, where = spoken(console, None, language), addresses(listening, public)

    def answers() -> None:
        if port is None and listening.getsockname()[1] != _USUAL_PORT:
            console.print(words("serving-port", port=str(_USUAL_PORT)), soft_wrap=True)
        console.print(words("serving", address=where.own, folder=str(folder)), soft_wrap=True)
        for shared in where.shared(where.own):
            if shared != where.own:
                console.print(words("serving-others", address=shared), soft_wrap=True)
        if opens:
            _open(console, where.own, words)

    try:
        serving.run(folder, listening, answers, around, public)
    except StoreProblem as problem:
        raise Problem("problem-store", problem=str(problem)) from problem
    finally:
        listening.close()
    return 0


def _listening(host: str, port: int | None) -> socket.socket:
    for number in range(_USUAL_PORT, _USUAL_PORT + _PORTS_TRIED) if port is None else (port,):
        try:
            return listen(host, number)
        except OSError as error:
            where, problem = f"{host}:{number}", error
            if error.errno != errno.EADDRINUSE:
                break
    raise Problem("problem-address", address=where, problem=problem.strerror or str(problem)) from problem


def _open(console: Screen, where: str, words: Words) -> None:
    """Show the page, or say where it is; and how to do without."""
    if not opened(where):
        console.print(words("serving-unopened", address=where), soft_wrap=True)
    console.print(words("serving-terminal", program=program()), soft_wrap=True)
