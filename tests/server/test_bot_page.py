"""docs/bot.md: what a stranger writes there plays."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

from regalia.client import Client
from tests.server.running import ROOT

PAGE = ROOT / "docs" / "bot.md"


def bot(folder: Path) -> str:
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    file = folder / "bot.py"
    file.write_text(code, "utf-8")
    return str(file)


def run(*command: str) -> str:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_takes_thirty_lines(tmp_path: Path) -> None:
    lines = Path(bot(tmp_path)).read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 30


def test_the_bot_plays_a_whole_game_against_bots_of_the_server(tmp_path: Path, address: str) -> None:
    places = re.fullmatch(r"places: \[(\d), (\d), (\d)\]\n", run(bot(tmp_path), address))
    assert places is not None
    assert "1" in places.groups()


def test_the_bot_joins_a_table_by_its_code(tmp_path: Path, address: str) -> None:
    seats = [{"kind": "bot"}, {"kind": "open"}]
    table = asyncio.run(Client(address).post("/api/tables", {"game": "court", "seats": seats}))
    assert run(bot(tmp_path), address, table["code"]) in ("places: [1, 2]\n", "places: [2, 1]\n")
    now = asyncio.run(Client(address).get(f"/api/tables/{table['id']}"))
    assert (now["table"]["seats"][1]["name"], now["table"]["state"]) == ("Robin", "over")


def test_the_links_of_the_page_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE.read_text("utf-8")):
        assert (PAGE.parent / link).exists(), link
