"""Compiling the games side by side, and what there is to see of it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from regalia.game import GAMES, load_game
from regalia.terminal.compiling import compile_games, patiently
from tests.compiling import SlowCompiler
from tests.noticed import Terminal

PYTHON = sys.executable
SHOWN = "Making To Court the King ready, once for this machine: search"
LINE_WIPED = "\x1b[2K"


def seen(make: Callable[[], object], file: Terminal, *, is_terminal: bool) -> str:
    console = Console(file=file, force_terminal=is_terminal, force_interactive=is_terminal, width=100)
    patiently(console, load_game("court"), "en", "search", make)
    return file.text


def test_a_step_that_compiles_is_shown_while_it_lasts_and_leaves_no_line_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = seen(SlowCompiler(monkeypatch).compile, Terminal(), is_terminal=True)
    assert SHOWN in out
    assert out.rstrip().endswith(LINE_WIPED)


def test_a_step_that_compiles_is_printed_where_lines_cannot_be_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seen(SlowCompiler(monkeypatch).compile, Terminal(), is_terminal=False) == f"{SHOWN}\n"


@pytest.mark.parametrize("is_terminal", [True, False])
def test_of_a_warm_start_nothing_is_seen_however_long_it_takes(
    monkeypatch: pytest.MonkeyPatch, is_terminal: bool
) -> None:
    assert seen(SlowCompiler(monkeypatch).load, Terminal(), is_terminal=is_terminal) == ""


LEFT = """
import pkgutil, sys
from importlib import import_module
from itertools import chain
from numba.core.registry import CPUDispatcher
from regalia.game import load_game
from regalia.telling import compile_telling

game = load_game(sys.argv[1])
for _ in chain(game.compile(), compile_telling(game)):
    pass
folder = import_module(f"regalia.games.{game.name}.telling")
modules = [import_module(f"{folder.__name__}.{module.name}") for module in pkgutil.iter_modules(folder.__path__)]
asked = {name: rule for module in modules for name, rule in vars(module).items() if name.endswith("_at")}
assert asked and all(isinstance(rule, CPUDispatcher) for rule in asked.values())
print(*(name for name, rule in asked.items() if not rule.overloads))
"""


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_that_telling_asks_is_left_to_be_compiled_while_people_play(game: str) -> None:
    run = subprocess.run([PYTHON, "-c", LEFT, game], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""


@pytest.fixture
def regalia(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts a shell script in the place of `python -m regalia compile GAME`; $4 is the game."""

    def replace(script: str) -> None:
        (tmp_path / "python").write_text(f"#!/bin/sh\ncd {tmp_path}\n{script}\n")
        (tmp_path / "python").chmod(0o700)
        monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))

    return replace


MEET = """
echo > begun-$4
for _ in $(seq 1000); do
    [ -e begun-court ] && [ -e begun-council ] && exec echo making $4
    sleep 0.01
done
"""


def test_games_are_compiled_side_by_side_and_tell_their_steps(regalia: Callable[[str], None]) -> None:
    regalia(MEET)
    out = Terminal()
    assert compile_games(Console(file=out, force_interactive=False), ["court", "council"], "en") == 0
    assert sorted(out.text.splitlines()) == ["making council", "making court"]


def test_if_one_game_cannot_be_compiled_its_exit_code_is_told(regalia: Callable[[str], None]) -> None:
    regalia("[ $4 = court ] || exit 3")
    assert compile_games(Console(file=Terminal()), ["council", "court"], "en") == 3


# a process that a script starts in the background may be deaf to interrupts, and its children with it
COMPILE = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from rich.console import Console
from regalia.terminal.compiling import compile_games
sys.executable = {python!r}
compile_games(Console(), ["court", "council"], "en")
"""


def test_ctrl_c_ends_all_processes(regalia: Callable[[str], None], tmp_path: Path) -> None:
    """Even if only the first of them hears of it."""
    regalia("trap '' INT; echo $$; exec tail -f /dev/null")
    code = COMPILE.format(python=str(tmp_path / "python"))
    with subprocess.Popen([PYTHON, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as main:
        assert main.stdout is not None
        processes = [int(main.stdout.readline()) for _ in range(2)]
        main.send_signal(signal.SIGINT)
        assert main.wait(60) != 0
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
