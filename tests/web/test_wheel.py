"""The wheel, installed into an environment that has nothing else of ours: a game is played from it."""

import asyncio
import json
import os
import random
import subprocess
import sys
import sysconfig
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import GAMES
from regalia.client import Client
from regalia.rulings import rulings
from tests.server.running import ROOT, play, seated

# A game by whoever starts it next: how many rules had to be compiled for it.
AGAIN = """
import regalia
from regalia.compiler import compiled_rules

match = regalia.new("court", seed=7, options={"turn_limit": 4})
while not match.over:
    (seat,) = match.actors
    match.play(seat, match.legal(seat)[0])
    match.view(seat)
print(compiled_rules())
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its folder of programs. What we depend on is lent to it, without what makes our own sources importable."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    programs = folder / "venv" / "bin"
    install = [
        "uv",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--offline",
        "--python",
        str(programs / "python"),
        str(wheel),
    ]
    subprocess.run([sys.executable, "-m", *install], check=True)
    (packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_paths()["purelib"])  # of its own .pth files none is read
    return programs


@pytest.fixture(scope="module")
def address(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where `regalia serve` of the wheel answers."""
    command = [str(environment / "regalia"), "serve", "--data", str(tmp_path_factory.mktemp("data")), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=environment, env=bare()) as process:
        try:
            assert process.stdout is not None
            yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
        finally:
            process.kill()


def bare() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def test_the_package_is_the_installed_one(environment: Path) -> None:
    command = [str(environment / "python"), "-c", "import regalia; print(regalia.__file__)"]
    asked = subprocess.run(command, cwd=environment, env=bare(), capture_output=True, text=True, check=True)
    assert Path(asked.stdout.strip()).is_relative_to(environment.parent)


def test_it_serves_the_built_client(address: str) -> None:
    with urllib.request.urlopen(address) as page:
        assert b'<div id="app">' in page.read()


def test_its_rules_name_the_tests_that_it_does_not_carry(address: str) -> None:
    for game in GAMES:
        with urllib.request.urlopen(f"{address}/api/games/{game}/rules") as answer:
            sections = json.load(answer)["sections"]
        told = {entry["ruling"]: entry["tests"] for section in sections for entry in section["rulings"]}
        assert told == {ruling.name: ruling.tests for ruling in rulings(game)}


def test_a_whole_game_is_played_from_it_and_its_next_start_is_warm(environment: Path, address: str) -> None:
    async def work() -> None:
        async with seated(address, "court", options={"turn_limit": 12}) as people:
            await play(people, random.Random(7))
            assert people.lives[0].ending is not None
            table = await Client(address).get(f"/api/tables/{people.table}")
            assert table["table"]["state"] == "over"

    asyncio.run(work())
    command = [str(environment / "python"), "-c", AGAIN]
    again = subprocess.run(command, cwd=environment, env=bare(), capture_output=True, text=True, check=True)
    assert again.stdout.strip() == "0", "rules were compiled once more"
