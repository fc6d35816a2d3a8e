"""The wheel, installed into an environment that has nothing else of ours: a game is played from it."""

import asyncio
import json
import os
import random
import subprocess
import sys
import sysconfig
import urllib.request
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

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


def needed(found: Distribution, extras: Iterable[str] = ()) -> Iterator[Distribution]:
    """What a distribution asks for, as it is installed here, and whatever that asks for in turn."""
    for asked in map(Requirement, found.requires or []):
        if asked.marker is None or any(asked.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield distribution(asked.name)
            yield from needed(distribution(asked.name), asked.extras)


def lend(packages: Path) -> None:
    """Put into an environment what the wheel in it says it needs, as it is in ours, and nothing else."""
    (wheel,) = packages.glob("regalia-*.dist-info")
    files = {file.parts[0] for found in needed(Distribution.at(wheel)) for file in found.files or []}
    for part in files - {"..", "__pycache__"}:
        (packages / part).symlink_to(Path(sysconfig.get_paths()["purelib"]) / part)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its folder of programs. What the package says it depends on is lent to it."""
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
    lend(packages)
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


@pytest.mark.parametrize("name", ["pytest", "hatchling", "PIL", "hypothesis"])
def test_nothing_is_there_that_the_package_does_not_ask_for(environment: Path, name: str) -> None:
    command = [str(environment / "python"), "-c", f"import importlib.util; print(importlib.util.find_spec({name!r}))"]
    asked = subprocess.run(command, cwd=environment, env=bare(), capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == "None"


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
