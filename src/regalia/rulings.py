"""Where each ruling of a game lives: the functions that enforce it and the tests that protect it.

Nothing is listed by hand. A function enforces the rulings that its docstring and comments name (or that it
returns as the reason for a refusal); a test protects those in its name.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from regalia.game import game

_RULING = re.compile(r"(?<![A-Za-z0-9])[CKT]\d+[a-z]?(?![A-Za-z0-9])")
_TESTS = Path(__file__).parents[2] / "tests"


@dataclass
class Ruling:
    name: str
    functions: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def rulings(name: str) -> list[Ruling]:
    """Every ruling of a game in order. Tests are found only in a checkout: they are not installed."""
    found = {ruling: Ruling(ruling) for ruling in game(name).rulings}
    folder = Path(str(files(f"regalia.games.{name}")))
    for where, text in _functions(folder):
        for ruling in _named(text, found):
            found[ruling].functions.append(where)
    for where, _ in _functions(_TESTS):
        function = where.rpartition(".")[2]
        if function.startswith("test_"):
            for ruling in _named(function.replace("_", " "), found):
                found[ruling].tests.append(where)
    return list(found.values())


def _named(text: str, rulings: dict[str, Ruling]) -> list[str]:
    return [ruling for ruling in dict.fromkeys(_RULING.findall(text)) if ruling in rulings]


def _functions(folder: Path) -> Iterator[tuple[str, str]]:
    """Every function in a folder's files, as file.function, with its text, comments included."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text("utf-8")
        lines = source.splitlines()
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef):
                yield f"{file.stem}.{node.name}", "\n".join(lines[node.lineno - 1 : node.end_lineno])
