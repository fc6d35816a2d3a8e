"""`regalia serve`."""

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.server.running import served
from tests.typed import Run


def test_serve_says_where_it_is_answers_and_ends_by_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regalia", "serve", "--data", str(tmp_path / "data"), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http"))
        with urllib.request.urlopen(f"{address}/healthz") as answer:
            assert json.load(answer) == {"status": "ok"}
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["regalia.db"]


def test_a_folder_has_one_server(tmp_path: Path, run: Run) -> None:
    with served(tmp_path):
        outcome = run(f"serve --data {tmp_path} --port 0")
    assert outcome.code == 2
    assert "Another server is running" in outcome.err


def test_a_port_that_is_taken_is_named(tmp_path: Path, run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        outcome = run(f"serve --data {tmp_path} --port {port}")
    assert outcome.code == 2
    assert f"127.0.0.1:{port}" in outcome.err


def test_a_port_is_a_number(tmp_path: Path, run: Run) -> None:
    outcome = run(f"serve --data {tmp_path} --port 70000")
    assert (outcome.code, "70000" in outcome.err) == (2, True)


def test_serve_says_what_others_open(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regalia", "serve", "--data", str(tmp_path), "--port", "0"]
    with subprocess.Popen(
        [*command, "--public-url", "https://play.example.org/"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline(), process.stdout.readline()]
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    assert "http://127.0.0.1:" in lines[0]
    assert lines[1].strip() == "Others open https://play.example.org"


@pytest.mark.parametrize("url", ["a.example", "ftp://a.example", "https://a.example/b"])
def test_a_public_address_has_a_scheme_and_no_path(tmp_path: Path, run: Run, url: str) -> None:
    outcome = run(f"serve --data {tmp_path} --port 0 --public-url {url}")
    assert (outcome.code, url in outcome.err) == (2, True)
