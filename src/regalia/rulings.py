"""The rules of a game as people look them up: ruling by ruling, with figures, pictures, code and tests.

No code or test is listed by hand. A function of `rules/contract.py` or of a file that it imports enforces the rulings
that its docstring and comments name (or that it returns as the reason for a refusal); a test protects those in its
name. Headings and pictures are in `reference.json` beside the game, and figures come from its components.
"""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from regalia.game import load_game
from regalia.lessons import lesson
from regalia.schema import Json
from regalia.sentences import Sentence
from regalia.sources import ROOT, TESTS_FILE, functions, ruling_tests, words_of


@dataclass
class Ruling:
    name: str
    sentence: Sentence
    functions: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def rulings(name: str) -> list[Ruling]:
    """Every ruling of a game in order, with the addresses of its code and its tests."""
    found = {ruling: Ruling(ruling, ruling_sentence(name, ruling)) for ruling in load_game(name).rulings}
    for address, text in functions(_rule_files(name)):
        for ruling in found.keys() & re.findall(r"\w+", text):
            found[ruling].functions.append(address)
    for address in _tests():
        for ruling in found.keys() & words_of(address):
            found[ruling].tests.append(address)
    return list(found.values())


@cache
def code(name: str) -> dict[str, str]:
    """The text of all code and tests that the rulings of a game lead to, by its address."""
    known = {**dict(functions(_rule_files(name))), **_tests()}
    led_to = (address for ruling in rulings(name) for address in (*ruling.functions, *ruling.tests))
    return {address: known[address] for address in led_to}


def ruling_sentence(name: str, ruling: str) -> Sentence:
    """What a ruling says. Its words may name any figure of the box: `{ $prices-joker }`."""
    return Sentence(f"ruling-{ruling}", figures(name))


@cache
def figures(name: str) -> dict[str, int]:
    """The numbers of the components by their places in them: `prices-joker`, `set_up-coins-0`."""
    return dict(_figures("", load_game(name).components))


@cache
def reference(name: str) -> dict[str, Json]:
    """All that a page of the rules shows: language-free, as JSON."""
    about: dict[str, Any] = json.loads(files(f"regalia.games.{name}").joinpath("reference.json").read_text("utf-8"))
    entries = {
        ruling.name: _entry(ruling, about["examples"], lesson(name).teaching(ruling.name)) for ruling in rulings(name)
    }
    sections = [
        {"section": section, "rulings": [entries[ruling] for ruling in named]}
        for section, named in about["sections"].items()
    ]
    described = load_game(name).describe()
    return {
        **load_game(name).introduce(),
        "course": about["course"],
        "sections": sections,
        "figures": dict(figures(name)),
        **{part: described[part] for part in ("options", "components")},
    }


def _entry(ruling: Ruling, examples: dict[str, Json], step: str | None) -> dict[str, Json]:
    return {
        "ruling": ruling.name,
        "functions": ruling.functions,
        "tests": ruling.tests,
        "examples": examples.get(ruling.name, []),
        "lesson": step,
    }


def _figures(place: str, value: object) -> Iterator[tuple[str, int]]:
    if isinstance(value, int):
        yield place, value
    elif isinstance(value, dict | list):
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        for key, one in inner:
            yield from _figures(f"{place}-{key}" if place else str(key), one)


@cache
def _tests() -> dict[str, str]:
    """Those of the checkout, by their addresses; an installed package was told them when it was built."""
    if (ROOT / "tests").is_dir():
        return ruling_tests()
    told: dict[str, str] = json.loads(files("regalia").joinpath(TESTS_FILE).read_text("utf-8"))
    return told


def _rule_files(name: str) -> list[Path]:
    """`rules/contract.py` and all that it imports from its own room."""
    folder, package = Path(str(files(f"regalia.games.{name}.rules"))), f"regalia.games.{name}.rules."
    found = [folder / "contract.py"]
    for file in found:  # which grows on the way
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith(package):
                imported = folder / f"{node.module.removeprefix(package)}.py"
                if imported not in found:
                    found.append(imported)
    return sorted(found)
