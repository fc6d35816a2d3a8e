"""How the client comes to the browser."""

import asyncio
import gzip
import json
import re
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.requests import Request
from tools.build_client import CLIENT

from regalia.game import GAMES
from regalia.server.built import Client
from regalia.server.pages import client_page


class Answer(NamedTuple):
    status: int
    headers: Message
    content: bytes


def get(address: str, path: str, **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urllib.request.urlopen(urllib.request.Request(address + path, headers=named)) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.headers, error.read())


def post(address: str, path: str, body: Any) -> Any:
    request = urllib.request.Request(address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def script(address: str) -> str:
    """The address of the script that the page begins with."""
    found = re.search(r'src="(/assets/[^"]+\.js)"', get(address, "/").content.decode())
    assert found is not None
    return found[1]


@pytest.mark.parametrize("path", ["/", "/settings", "/t/7f3", "/join/ABCD", "/rules/court", "/return"])
def test_every_page_is_the_client_and_is_asked_for_again(address: str, path: str) -> None:
    answer = get(address, path)
    assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-cache")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert b'<div id="app">' in answer.content


def test_a_page_that_has_not_changed_is_not_sent_again(address: str) -> None:
    tag = get(address, "/").headers["ETag"]
    answer = get(address, "/", If_None_Match=tag)
    assert (answer.status, answer.content) == (304, b"")
    assert get(address, "/", If_None_Match='"another"').status == 200


def test_assets_are_kept_for_ever(address: str) -> None:
    answer = get(address, script(address))
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"


def test_assets_come_packed_as_the_browser_likes_them(address: str) -> None:
    path = script(address)
    plain, packed = get(address, path), get(address, path, Accept_Encoding="deflate, gzip;q=1.0")
    assert plain.headers["Content-Encoding"] is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    best = get(address, path, Accept_Encoding="gzip, deflate, br")
    assert best.headers["Content-Encoding"] == "br"
    assert len(best.content) < len(packed.content) < len(plain.content)
    assert {answer.headers["Vary"] for answer in (plain, packed, best)} == {"Accept-Encoding"}


def linked(address: str, path: str, **headers: str) -> dict[str, str]:
    """What a page tells the browser to fetch at once, and how."""
    found = re.findall(r"<([^>]+)>; ([^,]+)", get(address, path, **headers).headers["Link"])
    return dict(found)


def test_a_browser_fetches_all_that_the_hall_is_made_of_at_once(address: str) -> None:
    links = linked(address, "/")
    assert links["/api/games"] == links["/api/me/tables"] == "rel=preload; as=fetch; crossorigin"
    assert {how for part, how in links.items() if part.endswith(".js")} == {"rel=modulepreload"}
    assert {how for part, how in links.items() if part.endswith(".css")} == {"rel=preload; as=style; crossorigin"}
    assert {get(address, part).status for part in links} == {200}


def test_a_browser_fetches_the_board_of_the_game_together_with_its_table(address: str) -> None:
    table = post(address, "/api/tables", {"game": "court", "seats": [{"kind": "me"}, {"kind": "open"}]})
    links = linked(address, f"/t/{table['id']}")
    assert "/api/games/court" in links
    assert any(part.startswith("/assets/court-") for part in links)
    assert not any(part.startswith("/assets/court-") for part in linked(address, "/t/no-such-table"))
    assert {get(address, part).status for part in links} == {200}


@pytest.mark.parametrize("path", ["/", "/settings", "/t/7f3"])
def test_a_browser_fetches_the_words_of_its_own_language_and_no_others(address: str, path: str) -> None:
    english, german = (linked(address, path, Accept_Language=language) for language in ("en-GB", "de-CH, en;q=0.5"))
    assert [sorted(re.findall(r"/assets/(en|de)-", " ".join(links))) for links in (english, german)] == [["en"], ["de"]]


@pytest.mark.parametrize("packing", ["br, gzip", "gzip"], ids=["secure", "plain-http"])
@pytest.mark.parametrize("page", ["hall", *GAMES])
def test_the_first_load_of_a_page_is_small(address: str, page: str, packing: str) -> None:
    """120 kB of scripts and 350 kB in all, packed; with every font, though no page needs them all.

    Over plain HTTP browsers do not take the tighter packing.
    """
    path = "/"
    if page != "hall":
        table = post(address, "/api/tables", {"game": page, "seats": [{"kind": "me"}, {"kind": "open"}]})
        path = f"/t/{table['id']}"
    named = re.findall(r'(?:src|href)="(/[^"]+)"', get(address, path).content.decode())
    fonts = [f"/assets/{font.name}" for font in CLIENT.glob("assets/*.woff2")]
    parts = {path, *named, *linked(address, path), *fonts}
    sizes = {part: len(get(address, part, Accept_Encoding=packing).content) for part in parts}
    assert sum(size for part, size in sizes.items() if part.endswith(".js")) < 120_000
    assert sum(sizes.values()) < 350_000
    assert len(fonts) > 3


@pytest.mark.parametrize("path", ["/api/games", "/api/games/court", "catalogue"])
def test_what_all_pages_need_comes_packed_and_once(address: str, path: str) -> None:
    if path == "catalogue":
        path = json.loads(get(address, "/api/games").content)["games"][0]["catalogues"]["en"]["game"]
    plain, packed = get(address, path), get(address, path, Accept_Encoding="gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert get(address, path, If_None_Match=plain.headers["ETag"]).status == 304


def test_scripts_run_only_from_here(address: str) -> None:
    policy = get(address, "/").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert not re.search(r"<script(?![^>]* src=)", get(address, "/").content.decode())


def test_the_service_worker_knows_the_files_of_the_first_page(address: str) -> None:
    answer = get(address, "/worker.js")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert f'"{script(address)}"' in answer.content.decode()


def test_people_who_look_where_nothing_is_see_the_client_say_so(address: str) -> None:
    answer = get(address, "/no/such/page", Accept="text/html,*/*;q=0.8")
    assert answer.status == 404
    assert b'<div id="app">' in answer.content


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js", "/nothing.js", "/assets/../../app.py"])
def test_programs_that_look_where_nothing_is_get_a_refusal(address: str, path: str) -> None:
    answer = get(address, path)
    assert answer.status == 404
    assert b'"unknown-address"' in answer.content


def test_nothing_is_served_that_is_no_page(address: str) -> None:
    assert (CLIENT / ".made-from").exists()
    assert get(address, "/.made-from").status == 404
    assert get(address, "/index.html.gz").status == 404


def test_where_the_client_was_not_built_the_page_says_how(tmp_path: Path) -> None:
    request = Request({"type": "http", "headers": []})
    answer = asyncio.run(client_page(request, Client(tmp_path / "nothing")))
    assert answer.status_code == 200
    assert b"make run" in bytes(answer.body)
