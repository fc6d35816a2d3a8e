"""Where each ruling of a game lives: the functions that enforce it and the tests that protect it.

Nothing is listed by hand. A function of `rules/contract.py` or of a file that it imports enforces the rulings that its
docstring and comments name (or that it returns as the reason for a refusal); a test protects those in its name.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from regalia.game import load_game

_TESTS = Path(__file__).parents[2] / "tests"


@dataclass
class Ruling:
    name: str
    functions: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def rulings(name: str) -> list[Ruling]:
    """Every ruling of a game in order. Tests are found only in a checkout: they are not installed."""
    found = {ruling: Ruling(ruling) for ruling in load_game(name).rulings}
    for where, text in _functions(_rule_files(name)):
        for ruling in _named(text, found):
            found[ruling].functions.append(where)
    for where, _ in _functions(sorted(_TESTS.rglob("*.py"))):
        function = where.rpartition(".")[2]
        if function.startswith("test_"):
            for ruling in _named(function.replace("_", " "), found):
                found[ruling].tests.append(where)
    return list(found.values())


def _named(text: str, rulings: dict[str, Ruling]) -> list[str]:
    words = set(re.findall(r"\w+", text))
    return [ruling for ruling in rulings if ruling in words]


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


def _functions(files: list[Path]) -> Iterator[tuple[str, str]]:
    """Every function in these files, as file.function, with its text, comments included."""
    for file in files:
        source = file.read_text("utf-8")
        lines = source.splitlines()
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef):
                yield f"{file.stem}.{node.name}", "\n".join(lines[node.lineno - 1 : node.end_lineno])
