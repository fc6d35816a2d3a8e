"""`make play` and `regalia serve --open`: a browser is opened where one can be seen, and else is told what to open."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from regalia.server.addresses import local_network
from tests.server.running import ROOT

SERVE = (sys.executable, "-m", "regalia", "serve", "--open")


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """Those of somebody without a screen, who keeps his data in a folder."""
    screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY")
    kept = {name: value for name, value in os.environ.items() if name not in screens}
    return {**kept, "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **more}


@contextmanager
def said(*command: str, environment: dict[str, str]) -> Iterator[Iterator[str]]:
    """The lines that a command prints while it runs; then it is told to end."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT, process_group=0
    ) as process:
        try:
            assert process.stdout is not None
            yield iter(process.stdout)
            os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does
            assert process.wait(60) in (0, -signal.SIGINT)  # the server ends by itself, make by the signal
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def address_in(line: str) -> str:
    return next(word.rstrip(".") for word in line.split() if word.startswith("http"))


def browser(folder: Path) -> tuple[str, Path]:
    """A browser that writes what it was to open into a pipe."""
    pipe, script = folder / "pipe", folder / "browser"
    os.mkfifo(pipe)
    script.write_text(f'#!/bin/sh\necho "$1" > {pipe}\n')
    script.chmod(0o700)
    return str(script), pipe


def test_the_page_is_opened_and_how_to_play_in_the_terminal_is_told(tmp_path: Path) -> None:
    script, pipe = browser(tmp_path)
    with said(*SERVE, "--port", "0", environment=surroundings(tmp_path, BROWSER=script)) as lines:
        where = address_in(next(lines))
        assert next(lines).rstrip().endswith("play")
        assert pipe.read_text().strip() == where


def test_without_a_screen_or_over_ssh_nothing_is_opened_and_the_address_is_told(tmp_path: Path) -> None:
    ssh = {"DISPLAY": ":0", "SSH_CONNECTION": "10.0.0.1 22 10.0.0.2 22"}
    for number, seen in enumerate(({}, ssh)):
        environment = surroundings(tmp_path / str(number), **seen)
        with said(*SERVE, "--port", "0", environment=environment) as lines:
            where = address_in(next(lines))
            assert "No browser" in (told := next(lines))
            assert address_in(told) == where
            assert next(lines).rstrip().endswith("play")


def test_where_the_usual_port_is_taken_it_is_the_next_and_that_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):  # somebody else has it: all the same
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        with said(*SERVE, environment=surroundings(tmp_path)) as lines:
            assert "Port 8000 is taken" in next(lines)
            assert int(address_in(next(lines)).rpartition(":")[2]) in range(8001, 8100)


def test_make_play_serves_the_usual_folder_here_and_in_the_network_and_opens_the_page(tmp_path: Path) -> None:
    script, pipe = browser(tmp_path)
    make = ("make", "--no-print-directory", "play", "PYTHON=true", f"VENV={Path(sys.executable).parent}")
    with said(*make, environment=surroundings(tmp_path, BROWSER=script)) as lines:
        where = next(line for line in lines if "http" in line)
        assert str(tmp_path / "regalia") in where
        own = address_in(where)
        assert own.startswith("http://127.0.0.1:")
        assert pipe.read_text().strip() == own
        others = [own.replace("127.0.0.1", host) for host in local_network() if ":" not in host]
        assert [address_in(next(lines)) for _ in others] == others
        for address in (own, *others):
            with urllib.request.urlopen(f"{address}/healthz") as answer:
                assert answer.status == 200
