"""Imports go one way, as in the picture of ARCHITECTURE.md: from the rules up to the command line."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "regalia"

LAYERS = [
    {"fingerprint", "private_folder", "sentences", "shapes", "sources"},
    {"compiled", "words"},
    {"compiler", "errors"},
    {"schema"},
    {"kernel", "questions"},
    {"contract", "timeless"},
    {"games", "legality"},
    {"entry_points"},
    {"game"},
    {"telling"},
    {"history", "records", "views"},
    {"match"},
    {"bots", "lessons"},
    {"table"},
    {"arena"},
    {"rulings"},
    {"server"},
    {"differences"},
    {"client"},
    {"terminal"},
    {"cli"},
    {"__main__"},
]
LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}

# what the files of a room in a game's folder may import: other rooms of the game, and modules beside the games
ROOMS = {
    "rules": ({"rules"}, {"errors", "kernel", "schema", "sentences", "timeless"}),
    "bot": ({"rules", "bot"}, {"kernel", "schema"}),
    "telling": ({"rules", "telling"}, {"kernel", "questions", "schema", "sentences", "shapes"}),
    "terminal": ({"rules", "telling", "terminal"}, {"kernel", "schema", "sentences", "words"}),
}
GAME_FILES = [file for file in sorted((SOURCE / "games").rglob("*.py")) if file.name != "__init__.py"]


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


@pytest.mark.parametrize("file", GAME_FILES, ids=module_of)
def test_a_room_of_a_game_imports_only_what_it_is_made_of(file: Path) -> None:
    _, _, game, room, *_ = module_of(file).split(".")
    rooms, modules = ROOMS[room]
    for module in imported(file):
        if module.startswith("regalia.games."):
            assert module.split(".")[2:4] in [[game, other] for other in rooms], f"{module_of(file)} imports {module}"
        else:
            assert part_of(module) in modules, f"{module_of(file)} imports {module}"


@pytest.mark.parametrize("file", [file for file in FILES if "terminal" not in file.parts], ids=module_of)
def test_rich_is_imported_for_the_terminal_alone(file: Path) -> None:
    assert "rich" not in all_imported(file)


@pytest.mark.parametrize("file", GAME_FILES, ids=module_of)
def test_games_do_no_input_or_output_and_know_no_clock(file: Path) -> None:
    forbidden = {"time", "datetime", "socket", "random", "secrets", "logging", "sqlite3", "os", "sys"}
    assert not all_imported(file) & forbidden


def all_imported(file: Path) -> set[str]:
    """The packages that a file imports, ours or not."""
    names = set[str]()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0])
    return names
