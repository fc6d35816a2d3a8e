"""Imports go one way: errors, schema, kernel <- games <- match <- bots <- arena <- terminal <- cli."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "regalia"

LAYERS = [
    {"errors", "fingerprint", "private_folder", "words"},
    {"compiled", "schema"},
    {"compiler"},
    {"kernel"},
    {"contract", "games"},
    {"legality"},
    {"entry_points"},
    {"game"},
    {"history", "records", "views"},
    {"match"},
    {"bots"},
    {"arena"},
    {"rulings", "terminal"},
    {"cli"},
    {"__main__"},
]
LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}

# what a game's files may import beside their own folder; the drawing for the terminal needs its words too
GAMES_MAY_IMPORT = {"kernel", "schema", "words"}


def part_of(module: str) -> str:
    return [*module.split("."), ""][1]


def imported(file: Path) -> Iterator[str]:
    """The modules of ours that a file imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("regalia"))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            if node.module == "regalia":
                yield from (f"regalia.{name.name}" for name in node.names)
            elif node.module is not None and node.module.startswith("regalia."):
                yield node.module


def module_of(file: Path) -> str:
    return ".".join(["regalia", *file.relative_to(SOURCE).with_suffix("").parts])


FILES = [file for file in sorted(SOURCE.rglob("*.py")) if file != SOURCE / "__init__.py"]


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_a_module_imports_only_from_below(file: Path) -> None:
    mine = part_of(module_of(file))
    for module in imported(file):
        theirs = part_of(module)
        assert theirs == mine or LEVEL[theirs] < LEVEL[mine], f"{module_of(file)} imports {module}"


@pytest.mark.parametrize("file", [file for file in FILES if "games" in file.parts], ids=module_of)
def test_a_game_imports_nothing_but_the_kernel_and_its_own_folder(file: Path) -> None:
    folder = ".".join(module_of(file).split(".")[:3])
    for module in imported(file):
        assert module.startswith(folder) or part_of(module) in GAMES_MAY_IMPORT, f"{module_of(file)} imports {module}"


@pytest.mark.parametrize("file", [file for file in FILES if "games" in file.parts], ids=module_of)
def test_rules_do_no_input_or_output_and_know_no_clock(file: Path) -> None:
    forbidden = {"time", "datetime", "socket", "random", "secrets", "logging", "sqlite3", "os", "sys"}
    names = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert not names & forbidden
