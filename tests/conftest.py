"""What every test can ask for."""

import io
from functools import partial
from pathlib import Path

import pytest
from hypothesis import settings
from rich.console import Console

from regalia.bots import BOTS, Bot, BotKind, Budget, SearchMemory
from regalia.bots.search import Search
from regalia.cli import main
from regalia.game import Game
from tests.noticed import Look, Notice, Noticed, Terminal
from tests.typed import Outcome, Run

settings.register_profile("unhurried", deadline=None)  # how long an example takes says more of the machine than of us
settings.load_profile("unhurried")


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> Run:
    """`regalia ...` in this process, at 80 columns, in English and without colour unless told."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    monkeypatch.setattr("regalia.terminal.files.shutil.which", lambda name: f"/usr/bin/{name}")

    def run_here(command: str, *typed: str) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(command.split(" ") if command else [])
        return Outcome(code, *capsys.readouterr())

    return run_here


@pytest.fixture
def notice(monkeypatch: pytest.MonkeyPatch) -> Notice:
    """Bots at a table, whatever their names, are such that each decision can be looked at."""

    def seat(look: Look) -> None:
        def made(name: str, game: Game, seed: int, budget: Budget, memory: SearchMemory) -> Bot:
            return Noticed(game, budget, look)

        monkeypatch.setattr("regalia.table.table.bot", made)

    return seat


@pytest.fixture
def second_thinker(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of another bot that makes use of a budget: it is registered, and that is all."""
    monkeypatch.setitem(BOTS, "deep", BotKind(Search, uses_budget=True, about="bot-search"))
    return "deep"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Somebody looks at what is printed."""
    monkeypatch.setenv("TERM", "xterm")
    looked_at = Terminal()
    monkeypatch.setattr("regalia.terminal.screen.Console", partial(Console, file=looked_at))
    return looked_at


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests in a browser run only when they are named, in a call of their own: see `tests/browser/conftest.py`."""
    is_named = any("browser" in Path(argument).parts for argument in config.args)
    return True if collection_path.name == "browser" and not is_named else None
