"""Whatever goes wrong with a request is answered in one shape, in words, and with the headers that guard a browser."""

import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.running import served

JSON = {"Content-Type": "application/json"}
GUARDS = ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy")


def asked(
    address: str, method: str, path: str, body: Any = None, headers: dict[str, str] = JSON
) -> tuple[int, dict[str, str], Any]:
    """The status, the headers and the content of an answer; a body in parts does not say how large it is."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
    try:
        connection.request(method, path, body, headers, encode_chunked=body is not None and not isinstance(body, bytes))
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, json.load(answer)
    finally:
        connection.close()


def check_refused(answer: tuple[int, dict[str, str], Any], status: int, code: str) -> None:
    found, headers, content = answer
    assert (found, content["code"]) == (status, code)
    assert content["sentence"]["message"].startswith("reason-")
    assert content["words"]
    assert all(name in headers for name in GUARDS)


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/api/games"), ("GET", "/api/return"), ("POST", "/healthz")])
def test_what_an_address_does_not_do_is_refused(address: str, method: str, path: str) -> None:
    answer = asked(address, method, path)
    check_refused(answer, 405, "wrong-method")
    assert answer[1]["allow"]


@pytest.mark.parametrize("depth", [100, 900, 5_000, 30_000])
@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/companion/tumult/tumults"])
def test_what_lies_too_deep_cannot_be_read(address: str, path: str, depth: int) -> None:
    method = "PUT" if path == "/api/me" else "POST"
    check_refused(asked(address, method, path, b"[" * depth + b"]" * depth), 400, "malformed-message")


@pytest.mark.parametrize("depth", [100, 900, 5_000])
def test_an_option_that_lies_too_deep_is_refused(address: str, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    plan = f'{{"game": "court", "seats": [{{"kind": "me"}}, {{"kind": "bot"}}], "options": {{"fools": {deep}}}}}'
    found, _, content = asked(address, "POST", "/api/tables", plan.encode())
    assert found == 400
    assert content["sentence"]["message"].startswith("reason-")


@pytest.mark.parametrize("path", ["/api/tables", "/api/companion/tumult/tumults"])
def test_a_body_in_parts_that_becomes_too_large_is_refused(address: str, path: str) -> None:
    def parts() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(7):
            yield b"x" * 10_000

    check_refused(asked(address, "POST", path, parts()), 413, "too-large")


def test_our_own_mistakes_are_told_without_telling_anything(tmp_path: Path) -> None:
    with served(tmp_path, "say_nothing", "break_the_lobby") as server:
        answer = asked(server.address, "GET", "/api/tables")
        check_refused(answer, 500, "server-failed")
        assert "ZeroDivision" not in json.dumps(answer[2])


def test_a_server_whose_store_cannot_be_read_is_not_well_until_it_can(tmp_path: Path) -> None:
    with served(tmp_path, "say_nothing", "obey_marks") as server:
        assert asked(server.address, "GET", "/healthz")[::2] == (200, {"status": "ok"})
        (tmp_path / "unreadable").touch()
        check_refused(asked(server.address, "GET", "/healthz"), 503, "store-database")
        (tmp_path / "unreadable").unlink()
        assert asked(server.address, "GET", "/healthz")[0] == 200
