"""Functions of the project by their addresses in the repository, as pytest takes them: `tests/test_x.py::test_y`.

It needs nothing but the standard library: the build hook, which has no more, asks it for the tests.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]  # of a checkout
TESTS_FILE = "ruling_tests.json"  # in an installed package: what a checkout has as tests

_RULING = re.compile(r"[A-Z]\d+b?")  # C7, K7b


def functions(files: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Every function of some files by its address, with its text, comments included."""
    for file in files:
        source = file.read_text("utf-8")
        lines = source.splitlines()
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef):
                yield f"{_path(file)}::{node.name}", "\n".join(lines[node.lineno - 1 : node.end_lineno])


def ruling_tests() -> dict[str, str]:
    """The tests of this checkout that have a ruling in their names, with their texts."""
    found = functions(sorted((ROOT / "tests").rglob("test_*.py")))
    return {
        address: text for address, text in found if is_test(address) and any(map(_RULING.fullmatch, words_of(address)))
    }


def is_test(address: str) -> bool:
    return address.rpartition("::")[2].startswith("test_")


def words_of(address: str) -> list[str]:
    """What a function is called, word by word."""
    return address.rpartition("::")[2].split("_")


def _path(file: Path) -> str:
    """Where it lies in the repository, from which an installed package is made."""
    package = Path(__file__).parent
    within = Path("src", "regalia") / file.relative_to(package) if file.is_relative_to(package) else None
    return (within or file.relative_to(ROOT)).as_posix()
